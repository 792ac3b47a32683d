# SPDX-License-Identifier: MIT
"""Right and wrong samples, each with what the compiler has to say of it: they show that the check can fail.

The first lines of a sample say what is expected (`clean`, or a part of the message), and how it is checked: for an
extension, for another system. Another checker that is at hand is asked about the same samples (Scripts/typecheck-apple
seeds --against PROGRAM): its answers must be the same."""

import os
import re

from checks import FEATURES, SEEDS, shortened
from toolchain import Failure, digest, files_under, run

# The strict mode of isolation and near misses is a matter of warnings; here any warning counts.
OPTIONS = {
    "": ("ios", []), "extension": ("ios", ["-application-extension"]), "tvos": ("tvos", []), "catalyst": ("catalyst", []),
}


class Seed:
    def __init__(self, path):
        self.path = path
        self.name = os.path.splitext(os.path.basename(path))[0]
        with open(path) as file:
            text = file.read()
        self.expects = re.search(r"^// expects: (.*)$", text, re.M).group(1)
        mode = re.search(r"^// checked for: (.*)$", text, re.M)
        self.mode = mode.group(1) if mode else ""

    def complaint(self, answer):
        """What is wrong with the compiler's answer, if anything."""
        said = re.search(r"\b(warning|error):", answer)
        if self.expects == "clean":
            return "%s is right, and was refused:\n%s" % (self.name, shortened(answer, 5)) if said else ""
        if not said:
            return "%s is wrong (%s), and passed" % (self.name, self.expects)
        if self.expects not in answer:
            return "%s was refused for another reason than '%s':\n%s" % (self.name, self.expects, shortened(answer, 5))
        return ""


def all_seeds():
    return [Seed(path) for path in files_under(SEEDS, ".swift")]


def settings():
    return ["-swift-version", "6", *[word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]]


def check(compilers):
    """Compiles each sample; a Failure names all that were not judged as expected."""
    complaints = []
    for seed in all_seeds():
        platform, flags = OPTIONS[seed.mode]
        if platform not in compilers:
            continue
        compiler = compilers[platform]
        arguments = ["-emit-sil", "-o", os.devnull, "-module-name", "Seed", "-parse-as-library", *settings(), *flags]

        def act(seed=seed, compiler=compiler, arguments=arguments):
            answer = run(["swiftc", "-frontend", *arguments, *compiler.platform.flags(), seed.path]).stdout
            complaint = seed.complaint(answer)
            if complaint:
                raise Failure(complaint)

        try:
            compiler.steps.step("seed-" + seed.name, digest([seed.path], compiler.platform.key, arguments), act)
        except Failure as failure:
            complaints.append(str(failure))
    if complaints:
        raise Failure("\n".join(complaints))


def check_against(program):
    """Asks another checker, which takes apple-check's options."""
    complaints = []
    flags = {"": [], "extension": ["--extension"], "tvos": ["--platform", "tvos"], "catalyst": ["--platform", "maccatalyst"]}
    seeds = all_seeds()
    for seed in seeds:
        words = settings()[2:]
        answer = run([program, "--strict", *flags[seed.mode], *["--frontend-flag=" + word for word in words], seed.path])
        text = "\n".join(line for line in answer.stdout.split("\n") if not line.startswith("apple-check:"))
        complaint = seed.complaint(text)
        if not complaint and (answer.returncode == 0) != (seed.expects == "clean"):
            complaint = "%s: the other program answers %d" % (seed.name, answer.returncode)
        if complaint:
            complaints.append(complaint)
    if complaints:
        raise Failure("\n".join(complaints))
    print("typecheck-apple: %d samples are judged alike" % len(seeds))
