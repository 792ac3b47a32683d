# SPDX-License-Identifier: MIT
"""What is compiled for Apple's systems, and how: as a package, as the one module of a pod, for extensions, on each system;
the sample apps in both language modes, the samples of the documents, Objective-C against the generated header."""

import glob
import os
import re
import shutil
import subprocess

from toolchain import INTERFACES, OUTPUT, ROOT, Failure, Platform, digest, files_under, run, tool

PACKAGE = "sightline"
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
# In the order of dependency. The engine imports no framework; only adapters are compiled for every system and mode.
ENGINE = ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineProbes", "SightlineRelayPlan"]
ADAPTERS = ["SightlineUIKit", "SightlineSwiftUI", "SightlineDelegates", "SightlineObjC", "SightlineRecording", "Sightline"]
# What the examples import beside these.
FOR_EXAMPLES = ["SightlineFacts"]
# How Package.swift and Sightline.podspec have a release compiled; the podspec and the manifest are held to it.
RELEASE = ["-Osize", "-Xfrontend", "-internalize-at-link", "-Xfrontend", "-mergeable-traps",
           "-Xllvm", "-homogeneous-prolog-epilog", "-Xllvm", "-machine-outliner-reruns=4", "-Xllvm", "-enable-linkonceodr-outlining"]
# The same for the front end itself.
FRONT_END = [word for word in RELEASE[1:] if word != "-Xfrontend"]
RELAY_HEADERS = os.path.join(ROOT, "Sources", "SightlineRelay", "include")
PODSPEC = os.path.join(ROOT, "Sightline.podspec")
SAMPLES = os.path.join(ROOT, "Tests", "AppleSamples")
SEEDS = os.path.join(ROOT, "Tests", "AppleSeeds")
EXAMPLES = os.path.join(ROOT, "Examples")


def sources(module):
    return files_under(os.path.join(ROOT, "Sources", module), ".swift")


def pod_list(name):
    """A list of patterns in Sightline.podspec; it is read as text, since Ruby may not be there."""
    with open(PODSPEC) as file:
        text = re.sub(r"^\s*#.*$", "", file.read(), flags=re.M)
    match = re.search(r"spec\.%s = (\[.*?\]|'[^']*'|\{.*?\})" % name, text, re.S)
    if not match:
        raise Failure("Sightline.podspec has no " + name)
    return re.findall(r"'([^']*/[^']*)'", match.group(1))


def expanded(patterns):
    found = []
    for pattern in patterns:
        alternatives = re.search(r"\{(.*?)\}", pattern)
        words = alternatives.group(1).split(",") if alternatives else [""]
        names = [pattern.replace(alternatives.group(0), word) if alternatives else pattern for word in words]
        files = sorted({path for name in names for path in glob.glob(os.path.join(ROOT, name), recursive=True)})
        if not files:
            raise Failure("Sightline.podspec names %s, and nothing is there" % pattern)
        found += [path for path in files if path not in found]
    return found


def pod_files():
    """What the pod is made of: everything that an app of the package links, and nothing else."""
    files = expanded(pod_list("source_files"))
    relay = files_under(os.path.join(ROOT, "Sources", "SightlineRelay"), ".m", ".h")
    wanted = [path for module in ENGINE + ADAPTERS[:-1] for path in sources(module)]
    wanted += [path for path in relay if os.path.basename(path) != "SightlineRelay.h"]
    if set(files) != set(wanted):
        differing = sorted(os.path.relpath(path, ROOT) for path in set(files) ^ set(wanted))
        raise Failure("Sightline.podspec has other files than the package: " + ", ".join(differing[:10]))
    headers = expanded(pod_list("public_header_files"))
    if headers != [os.path.join(RELAY_HEADERS, "SLMessageRelay.h")]:
        raise Failure("Sightline.podspec makes other headers public than SLMessageRelay.h")
    with open(PODSPEC) as podspec, open(os.path.join(ROOT, "Package.swift")) as manifest:
        pod, package = podspec.read(), manifest.read()
    settings = "'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name %s %s'" % (PACKAGE, " ".join(RELEASE[1:]))
    # A text of two lines is one; so is a list.
    pod, package = re.sub(r"' \\\n\s*'", "", pod), re.sub(r"\[\s+|\s+\]", lambda found: found.group().strip(), package)
    package = re.sub(r",\s+", ", ", package).replace(", ]", "]").replace(",]", "]")
    if settings not in pod or "'SWIFT_OPTIMIZATION_LEVEL' => '%s'" % RELEASE[0] not in pod:
        raise Failure("Sightline.podspec does not have a release compiled with " + " ".join(RELEASE))
    if "[" + ", ".join('"%s"' % word for word in RELEASE) + "]" not in package:
        raise Failure("Package.swift does not have a release compiled with " + " ".join(RELEASE))
    if expanded(pod_list("resource_bundles")) != [os.path.join(ROOT, "Sources", "SightlineUIKit", "Resources", "PrivacyInfo.xcprivacy")]:
        raise Failure("Sightline.podspec does not bundle the privacy manifest")
    return files


def present(modules):
    return [module for module in modules if sources(module)]


class Compiler:
    """Runs the front end for one platform."""

    def __init__(self, platform, steps):
        self.platform = platform
        self.steps = steps
        self.modules = os.path.join(platform.folder, "package")
        self.keys = {}

    def compile(self, name, files, key, arguments, outputs=()):
        """One run of the front end; anything it says is a failure."""
        key = digest(files, key, arguments)

        def act():
            for path in outputs:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            answer = run(["swiftc", "-frontend", *arguments, *self.platform.flags(), *files])
            if answer.returncode or re.search(r"\b(warning|error):", answer.stdout):
                raise Failure("%s does not pass for %s:\n%s" % (name, self.platform.target, shortened(answer.stdout)))

        return self.steps.step("%s-%s" % (self.platform.name, name), key, act, outputs)

    def settings(self, module, features=FEATURES):
        features = [word for feature in features for word in ("-enable-upcoming-feature", feature)]
        # The interfaces have no submodules, by which the sources ask whether there are signposts.
        return ["-module-name", module, "-package-name", PACKAGE, "-swift-version", "6", "-parse-as-library",
                "-D", "SIGHTLINE_HAS_SIGNPOSTS", *features]

    def package_settings(self, module):
        return [*self.settings(module), "-D", "SWIFT_PACKAGE", "-I", self.modules, "-I", RELAY_HEADERS]

    def below(self, module):
        """A key for everything that a module may import."""
        order = ENGINE + ADAPTERS + FOR_EXAMPLES
        index = order.index(module) if module in order else len(order)
        keys = [self.keys[name] for name in order[:index] if name in self.keys]
        return digest(files_under(RELAY_HEADERS, ".h", ".modulemap"), self.platform.key, keys)

    def emit_package(self):
        """The modules alone, bodies left out, so that what comes later need not wait for the long runs."""
        for module in present(ENGINE + ADAPTERS + FOR_EXAMPLES):
            output = os.path.join(self.modules, module)
            outputs = [output + ending for ending in (".swiftmodule", ".swiftdoc", ".swiftsourceinfo")]
            self.keys[module] = self.compile(
                "module-" + module, sources(module), self.below(module),
                ["-emit-module", "-experimental-skip-non-inlinable-function-bodies", "-o", outputs[0],
                 "-emit-module-doc-path", outputs[1], "-emit-module-source-info-path", outputs[2],
                 *self.package_settings(module)], outputs)

    def reference(self, module):
        """What DocC makes of a module's comments and its catalog: no link may lead nowhere, no parameter be left out."""
        catalog = os.path.join(ROOT, "Sources", module, module + ".docc")
        pages = files_under(catalog, ".md")
        if not pages:
            raise Failure("%s has no catalog %s.docc" % (module, module))
        folder = os.path.join(self.platform.folder, "reference", module)

        def act():
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(os.path.join(folder, "graphs"))
            places = [word for place in (self.modules, self.platform.modules, os.path.join(INTERFACES, "ObjectiveC"), RELAY_HEADERS)
                      for word in ("-I", place)]
            extracted = run(["swift-symbolgraph-extract", "-module-name", module, "-target", self.platform.target,
                             "-sdk", os.path.join(self.platform.folder, "sdk"), "-resource-dir", self.platform.resources,
                             "-module-cache-path", os.path.join(self.platform.folder, "cache"), *places,
                             "-emit-extension-block-symbols", "-minimum-access-level", "public",
                             "-output-dir", os.path.join(folder, "graphs")])
            if extracted.returncode:
                raise Failure("the symbols of %s cannot be read:\n%s" % (module, extracted.stdout[-2000:]))
            converted = run(["docc", "convert", catalog, "--additional-symbol-graph-dir", os.path.join(folder, "graphs"),
                             "--output-dir", os.path.join(folder, "out"), "--fallback-display-name", module,
                             "--fallback-bundle-identifier", "sightline." + module, "--ide-console-output",
                             "--warnings-as-errors"])
            if converted.returncode:
                raise Failure("DocC does not take %s:\n%s" % (module, shortened(converted.stdout)))

        key = digest(sources(module) + pages, self.below(module))
        self.steps.step("%s-reference-%s" % (self.platform.name, module), key, act)

    def check(self, module, extension=False):
        name = "check-" + module + ("-extension" if extension else "")
        extra = ["-application-extension"] if extension else []
        self.compile(name, sources(module), self.below(module),
                     ["-emit-sil", "-o", os.devnull, *extra, *self.package_settings(module)])

    def object(self, module, level="-Osize"):
        output = os.path.join(self.platform.folder, "objects" + level, module + ".o")
        self.compile("object%s-%s" % (level, module), sources(module), self.below(module),
                     ["-c", level, *FRONT_END, "-o", output, *self.package_settings(module)], [output])
        return output

    def app(self, name):
        """A sample that has one list tracked, for what it makes a linker keep."""
        output = os.path.join(self.platform.folder, "objects-Osize", name + ".o")
        self.compile("object-" + name, files_under(os.path.join(SAMPLES, name), ".swift"), self.below(name),
                     ["-c", "-Osize", "-o", output, "-module-name", name, "-swift-version", "6", "-parse-as-library",
                      "-I", self.modules, "-I", RELAY_HEADERS], [output])
        return output

    def pod(self):
        """All sources as one module, as the pod has it, with the relay's header as part of it."""
        files = [path for path in pod_files() if path.endswith(".swift")]
        names = [os.path.basename(path) for path in files]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise Failure("two files of one name cannot be in one module: " + ", ".join(twice))
        folder = os.path.join(self.platform.folder, "pod")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "module.modulemap"), "w") as file:
            file.write('module Sightline {\n  header "%s"\n  export *\n}\n' % os.path.join(RELAY_HEADERS, "SLMessageRelay.h"))
        output = os.path.join(folder, "Sightline.o")
        module = os.path.join(folder, "Sightline.swiftmodule")
        header = os.path.join(folder, "Sightline-Swift.h")
        key = self.compile(
            "pod", files, digest(files_under(RELAY_HEADERS, ".h"), self.platform.key),
            ["-c", RELEASE[0], *FRONT_END, "-o", output, "-emit-module-path", module, "-emit-objc-header-path", header, "-I", folder,
             "-import-underlying-module", *self.settings("Sightline", [])], [output, module, header])
        return output, header, key

    def headers(self):
        """The header that Objective-C sees of the package, and in the same folder those of the modules that it imports."""
        folder, keys = os.path.join(self.platform.folder, "headers"), []
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "module.modulemap"), "w") as file:
            for module in ("SightlineUIKit", "SightlineDelegates"):
                file.write('module %s {\n  header "%s-Swift.h"\n  export *\n}\n' % (module, module))
        for module in ("SightlineUIKit", "SightlineDelegates", "SightlineObjC"):
            output = os.path.join(folder, module + "-Swift.h")
            keys.append(self.compile("header-" + module, sources(module), self.below(module),
                                     ["-typecheck", "-emit-objc-header-path", output, *self.package_settings(module)], [output]))
        return output, digest([], keys)

    def sample(self, folder):
        """An app: in both language modes, with and without the strict visibility of members."""
        files = files_under(folder, ".swift")
        name = os.path.basename(folder)
        imports = ["-I", self.modules, "-I", RELAY_HEADERS]
        for mode in ("5", "6"):
            for feature in ([], ["-enable-upcoming-feature", "MemberImportVisibility"]):
                self.compile("sample-%s-%s%s" % (name, mode, "-strict" if feature else ""), files, self.below(name),
                             ["-emit-sil", "-o", os.devnull, "-module-name", name, "-swift-version", mode,
                              "-parse-as-library", *feature, *imports])

    def example(self, folder):
        """An app package of the examples, as its own manifest has it compiled: in Swift 6 mode."""
        name = example_name(folder)
        self.compile("example-" + name, files_under(folder, ".swift"), self.below(name),
                     ["-emit-sil", "-o", os.devnull, "-module-name", name, "-swift-version", "6", "-parse-as-library",
                      "-I", self.modules, "-I", RELAY_HEADERS])

    def document_path(self, page, number):
        return os.path.join(self.platform.folder, "documents", "%s-%d" % (page, number), "Sample.swift")

    def document(self, page, number, text):
        """A sample of a document, as the main file of an app."""
        path = self.document_path(page, number)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        write_if_changed(path, text)
        # Statements make a main file; a global of the main actor, and `@main`, can only stand in another one.
        library = ["-parse-as-library"] if re.search(r"(^|; )@MainActor (let|var) |^@main$", text, re.M) else []
        self.compile("document-%s-%d" % (page, number), [path], self.below(page),
                     ["-emit-sil", "-o", os.devnull, "-module-name", "Sample", "-swift-version", "6", *library,
                      "-I", self.modules, "-I", RELAY_HEADERS])

    def guide(self, page, texts):
        """A guide followed word by word: each sample is a file, and together they are an app."""
        folder = os.path.join(self.platform.folder, "guides", page)
        os.makedirs(folder, exist_ok=True)
        files = []
        for number, text in enumerate(texts, 1):
            files.append(os.path.join(folder, "Step%d.swift" % number))
            write_if_changed(files[-1], text)
        for mode in ("5", "6"):
            self.compile("guide-%s-%s" % (page, mode), files, self.below(page),
                         ["-emit-sil", "-o", os.devnull, "-module-name", "Guide", "-swift-version", mode,
                          "-parse-as-library", "-I", self.modules, "-I", RELAY_HEADERS])

    def objective_c(self, path, header, key):
        """A file of Objective-C that imports the generated header."""
        name = os.path.basename(path)
        own = os.path.join(INTERFACES, "ObjectiveC")
        key = digest([path, header] + files_under(own, ".h", ".modulemap") + files_under(RELAY_HEADERS, ".h"), key)

        def act():
            answer = run([tool("clang"), "-target", self.platform.target, "-nostdlibinc", "-isystem", own,
                          "-I", os.path.dirname(header), "-I", RELAY_HEADERS, "-std=gnu11", "-fobjc-arc", "-fblocks",
                          "-fmodules", "-fmodules-cache-path=" + os.path.join(self.platform.folder, "clang-cache"),
                          "-fmodule-map-file=" + os.path.join(own, "module.modulemap"), "-Wall", "-Wextra", "-Werror",
                          "-fsyntax-only", path])
            if answer.returncode:
                raise Failure("%s does not compile against %s:\n%s" % (path, header, shortened(answer.stdout)))

        self.steps.step("%s-objc-%s-%s" % (self.platform.name, os.path.basename(os.path.dirname(header)), name), key, act)

    def relay_object(self):
        """The one part in Objective-C."""
        path = os.path.join(ROOT, "Sources", "SightlineRelay", "SLMessageRelay.m")
        files = files_under(os.path.dirname(path), ".m", ".h")
        own = os.path.join(INTERFACES, "ObjectiveC")
        output = os.path.join(self.platform.folder, "objects-O", "SightlineRelay.o")
        key = digest(files + files_under(own, ".h"), "relay")

        def act():
            os.makedirs(os.path.dirname(output), exist_ok=True)
            parts = []
            for source in [path for path in files if path.endswith(".m")]:
                part = os.path.join(self.platform.folder, os.path.basename(source) + ".o")
                answer = run([tool("clang"), "-target", self.platform.target, "-nostdlibinc", "-isystem", own,
                              "-I", RELAY_HEADERS, "-I", os.path.dirname(path), "-std=gnu11", "-fobjc-arc", "-fblocks", "-fexceptions",
                              "-fobjc-exceptions", "-fno-builtin", "-O2", "-Wno-cast-function-type", "-c", source, "-o", part])
                if answer.returncode:
                    raise Failure("%s does not compile:\n%s" % (source, shortened(answer.stdout)))
                parts.append(part)
            with open(output + ".parts", "w") as file:
                file.write("\n".join(parts))

        self.steps.step(self.platform.name + "-relay", key, act, [output + ".parts"])
        with open(output + ".parts") as file:
            return file.read().split("\n")


    def listing(self, name, files, key, arguments):
        """What a module or sample mentions, out of the compiler's syntax tree of it."""
        output = os.path.join(self.platform.folder, "listings", name + ".json")
        key = digest(files, key, arguments)

        def act():
            os.makedirs(os.path.dirname(output), exist_ok=True)
            primary = [word for path in files for word in ("-primary-file", path)]
            with open(output, "w") as file:
                subprocess.run(["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", *arguments,
                                *self.platform.flags(), *primary], stdout=file, stderr=subprocess.DEVNULL)

        self.steps.step("%s-listing-%s" % (self.platform.name, name), key, act, [output])
        return output

    def listings(self):
        """Of the adapters, the samples, the examples, the documents and the seeds."""
        imports = ["-I", self.modules, "-I", RELAY_HEADERS, "-swift-version", "6"]
        for module in present(ADAPTERS):
            yield self.listing(module, sources(module), self.below(module), self.package_settings(module))
        for folder in files_by_folder(SAMPLES) + files_by_folder(SEEDS):
            for files in folder:
                name = os.path.splitext("-".join(os.path.relpath(files[0], ROOT).split("/")[2:]))[0]
                yield self.listing(name, files, self.below(name), ["-parse-as-library", *imports])
        for folder in examples():
            name = example_name(folder)
            yield self.listing("example-" + name, files_under(folder, ".swift"), self.below(name),
                               ["-module-name", name, "-parse-as-library", *imports])
        for page, number, _ in document_samples():
            path = self.document_path(page, number)
            yield self.listing("%s-%d" % (page, number), [path], self.below(page), imports)


def examples():
    """The sources of each app package in Examples."""
    found = sorted(entry.path for entry in os.scandir(EXAMPLES) if entry.name.endswith(".swiftpm"))
    return [os.path.join(path, "Sources") for path in found]


def example_name(sources_folder):
    return os.path.splitext(os.path.basename(os.path.dirname(sources_folder)))[0]


def files_by_folder(folder):
    """The modules in a folder: each folder in it, and each file in it, by itself."""
    found = []
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        files = files_under(entry.path, ".swift") if entry.is_dir() else [entry.path] if entry.name.endswith(".swift") else []
        if files:
            found.append([files])
    return found


def shortened(text, lines=60):
    """The messages, each once, without the source text around them."""
    found, seen = [], set()
    for line in text.split("\n"):
        if re.search(r"\b(warning|error): ", line) and not line.lstrip().startswith(("|", "`")) and line not in seen:
            seen.add(line)
            found.append(line.replace(ROOT + "/", ""))
    return "\n".join(found[:lines]) if found else text[-3000:]


def write_if_changed(path, text):
    try:
        with open(path) as file:
            if file.read() == text:
                return
    except FileNotFoundError:
        pass
    with open(path, "w") as file:
        file.write(text)


def documents():
    """The pages whose samples are compiled: at the top, in Documentation, and the articles of catalogs; by their names."""
    places = [os.path.join("Documentation", "*.md"), "*.md", os.path.join("Sources", "*", "*.docc", "**", "*.md")]
    pages = {}
    for path in sorted(path for place in places for path in glob.glob(os.path.join(ROOT, place), recursive=True)):
        page = os.path.splitext(os.path.basename(path))[0]
        if page in pages:
            raise Failure("two pages are called %s: %s and %s" % (page, pages[page], path))
        pages[page] = path
    return pages


def document_samples():
    """Blocks fenced as `swift apple` in the documents, or marked so: page, number, text."""
    for page, number, given, text in document_blocks():
        yield page, number, "import Sightline\nimport UIKit\n" + given + "\n" + text


def document_blocks():
    for page, path in sorted(documents().items()):
        with open(path) as file:
            text = file.read()
        # A comment in front declares what a reader has already, as for other samples.
        # DocC colours what is fenced as `swift` and nothing more, so a comment may say the other word, too.
        pattern = r"(?:^<!-- given: (.*) -->\n+)?^(?:<!-- apple -->\n```swift|```swift apple)\n((?:.*\n)*?)^```$"
        for number, match in enumerate(re.finditer(pattern, text, re.M), 1):
            yield page, number, match.group(1) or "", match.group(2)


def guides():
    """Pages that somebody follows word by word: all their samples, which are files of one app, without what is given."""
    found = {}
    for page, _, _, text in document_blocks():
        if page.startswith("GettingStarted"):
            found.setdefault(page, []).append(text)
    if len(found) < 2:
        raise Failure("no guides to follow were found")
    return found
