# SPDX-License-Identifier: MIT
"""Makes the Swift toolchain of a Linux machine compile for Apple's systems: its standard library, compiled anew out of
its own textual interfaces with Objective-C interoperation on, and the declared interfaces of Interfaces/ as modules.
Everything built is kept under .build/apple and made again only when what it was made from has changed."""

import concurrent.futures
import hashlib
import inspect
import json
import os
import re
import subprocess
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OUTPUT = os.path.join(ROOT, ".build", "apple")
INTERFACES = os.path.join(ROOT, "Interfaces")

# Name, target, name of its module files, name of its folder of resources. Availability of Mac Catalyst is by iOS number.
PLATFORMS = {
    "ios": ("arm64-apple-ios15.0", "arm64-apple-ios", "iphoneos"),
    "tvos": ("arm64-apple-tvos15.0", "arm64-apple-tvos", "appletvos"),
    "catalyst": ("arm64-apple-ios15.0-macabi", "arm64-apple-ios-macabi", "maccatalyst"),
}
STANDARD = ["Swift", "SwiftOnoneSupport", "_Concurrency"]


class Failure(Exception):
    """A check that did not hold, or a tool that failed; its text is for people."""


def run(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)


def tool(name):
    """A program of the toolchain, else of the machine."""
    for folder in [os.path.join(os.path.dirname(info()["paths"]["runtimeResourcePath"]), "..", "bin")] + os.environ["PATH"].split(":"):
        path = os.path.join(folder, name)
        if os.access(path, os.X_OK):
            return os.path.normpath(path)
    raise Failure("no program '%s'" % name)


_info = {}


def info():
    if not _info:
        answer = subprocess.run(["swiftc", "-print-target-info"], stdout=subprocess.PIPE, text=True, check=True).stdout
        _info.update(json.loads(answer))
    return _info


def digest(files, *words):
    value = hashlib.sha256()
    for path in sorted(files):
        value.update(os.path.relpath(path, ROOT).encode() + b"\0")
        with open(path, "rb") as file:
            value.update(file.read())
    for word in words:
        value.update(repr(word).encode())
    return value.hexdigest()[:24]


def files_under(folder, *endings):
    found = []
    for parent, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(parent, name) for name in sorted(names) if name.endswith(endings)]
    return found


class Steps:
    """Runs steps, each once for each state of what it depends on. A step's key stands for its result, so that a later
    step takes it into its own."""

    def __init__(self, jobs):
        self.pool = concurrent.futures.ThreadPoolExecutor(max_workers=jobs)
        self.print_lock = threading.Lock()
        self.ran = 0

    def say(self, text):
        with self.print_lock:
            print("typecheck-apple: " + text, flush=True)

    def step(self, name, key, action, outputs=()):
        """Does `action` unless it was done with this key; returns the key."""
        mark = os.path.join(OUTPUT, "done", name.replace("/", "_"))
        try:
            with open(mark) as file:
                if file.read() == key and all(os.path.exists(path) for path in outputs):
                    return key
        except FileNotFoundError:
            pass
        action()
        self.ran += 1
        os.makedirs(os.path.dirname(mark), exist_ok=True)
        with open(mark, "w") as file:
            file.write(key)
        return key


def standard_text(module, target):
    """The interface as this target reads it."""
    host = info()["target"]["triple"]
    path = os.path.join(info()["paths"]["runtimeResourcePath"], "linux", module + ".swiftmodule", host + ".swiftinterface")
    if not os.path.exists(path):
        raise Failure("this toolchain has no textual interface of %s: %s" % (module, path))
    with open(path) as file:
        text = file.read()
    text = text.replace("-target " + host, "-target " + target).replace("-disable-objc-interop", "")
    # Two calls of the C library that only Intel's processors make, and one of Linux.
    text = re.sub(r"self = _stdlib_(remainderl|squareRootl)\(.*\)", "fatalError()", text)
    text = text.replace("_swift_stdlib_gettid()", "0").replace("import Glibc\n", "")
    lines, waits = [], False
    for line in text.split("\n"):
        # A function that is deployed backwards has a body where it is; interfaces for Linux leave it out.
        if "@backDeployed" in line:
            waits = True
        elif waits and re.search(r"\b(func|init|var|subscript|class|struct|enum|extension|let)\b", line):
            waits = False
            if re.search(r"\b(func|init)\b", line) and not line.rstrip().endswith(("{", "}")):
                line += " { Swift.fatalError() }"
        lines.append(line)
    text = "\n".join(lines)
    if module == "Swift":
        with open(os.path.join(INTERFACES, "Swift", "Standard.swift")) as file:
            text += file.read()
    return text


class Platform:
    """What is compiled for one of Apple's systems."""

    def __init__(self, name, steps):
        self.name = name
        self.steps = steps
        self.target, self.module_file, self.resource_folder = PLATFORMS[name]
        self.folder = os.path.join(OUTPUT, name)
        self.resources = os.path.join(self.folder, "resources")
        self.modules = os.path.join(self.folder, "modules")
        self.key = None

    def flags(self, interfaces=None, modules=None):
        cache = os.path.join(self.folder, "cache")
        return [
            "-target", self.target, "-sdk", os.path.join(self.folder, "sdk"), "-resource-dir", self.resources,
            "-I", modules or self.modules, "-I", interfaces or os.path.join(INTERFACES, "ObjectiveC"),
            "-module-cache-path", cache, "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-disable-implicit-string-processing-module-import", "-diagnostic-style", "llvm",
        ]

    def prepare(self):
        self.key = self._overlays(self._standard())
        return self

    def _standard(self):
        runtime = info()["paths"]["runtimeResourcePath"]
        own = os.path.join(INTERFACES, "Swift", "Standard.swift")
        key = digest([own], inspect.getsource(standard_text), info()["compilerVersion"], self.target, STANDARD)
        folder = os.path.join(self.resources, self.resource_folder)

        def build():
            self.steps.say("compiling the standard library for " + self.target)
            os.makedirs(folder, exist_ok=True)
            os.makedirs(os.path.join(self.folder, "sdk", "usr", "include"), exist_ok=True)
            for name in ("shims", "clang", "apinotes"):
                link = os.path.join(self.resources, name)
                if not os.path.lexists(link) and os.path.exists(os.path.join(runtime, name)):
                    os.symlink(os.path.join(runtime, name), link)
            for module in STANDARD:
                text = os.path.join(self.folder, module + ".swiftinterface")
                with open(text, "w") as file:
                    file.write(standard_text(module, self.target))
                output = os.path.join(folder, module + ".swiftmodule")
                os.makedirs(output, exist_ok=True)
                special = ["-parse-stdlib"] if module == "Swift" else ["-disable-availability-checking"]
                answer = run(["swiftc", "-frontend", "-compile-module-from-interface", *special, "-target", self.target,
                              "-sdk", os.path.join(self.folder, "sdk"), "-resource-dir", self.resources,
                              "-module-cache-path", os.path.join(self.folder, "cache"), "-module-name", module, text,
                              "-o", os.path.join(output, self.module_file + ".swiftmodule")])
                if answer.returncode:
                    raise Failure("%s does not compile for %s:\n%s" % (module, self.target, answer.stdout[:4000]))

        outputs = [os.path.join(folder, m + ".swiftmodule", self.module_file + ".swiftmodule") for m in STANDARD]
        return self.steps.step("standard-" + self.name, key, build, outputs)

    def _overlays(self, key):
        """The Swift side of the frameworks, in the order of Interfaces/Swift/order.txt."""
        with open(os.path.join(INTERFACES, "Swift", "order.txt")) as file:
            order = file.read().split()
        headers = files_under(os.path.join(INTERFACES, "ObjectiveC"), ".h", ".modulemap")
        for module in order:
            source = os.path.join(INTERFACES, "Swift", module + ".swift")
            output = os.path.join(self.modules, module + ".swiftmodule")
            key = digest([source] + headers, key, module)

            def build(source=source, output=output, module=module):
                os.makedirs(self.modules, exist_ok=True)
                answer = run(["swiftc", "-frontend", "-emit-module", "-parse-as-library", "-swift-version", "6", *self.flags(),
                              "-module-name", module, source, "-o", output])
                if answer.returncode or "warning:" in answer.stdout:
                    raise Failure("Interfaces/Swift/%s.swift for %s:\n%s" % (module, self.target, answer.stdout[:6000]))

            self.steps.step("overlay-%s-%s" % (self.name, module), key, build, [output])
        return key


def fail(text):
    print(text, file=sys.stderr)
    sys.exit(1)
