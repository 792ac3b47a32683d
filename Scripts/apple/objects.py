# SPDX-License-Identifier: MIT
"""What the object files must and must not say. The lists are kept in Tests/AppleObjects, for review in each change."""

import difflib
import os
import plistlib
import re

from toolchain import ROOT, Failure, run, tool

LISTS = os.path.join(ROOT, "Tests", "AppleObjects")
MANIFEST = os.path.join(ROOT, "Sources", "SightlineUIKit", "Resources", "PrivacyInfo.xcprivacy")

# developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
REQUIRED_REASONS = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": """creationDate modificationDate fileModificationDate
        NSURLContentModificationDateKey NSURLCreationDateKey NSFileCreationDate NSFileModificationDate
        contentModificationDateKey creationDateKey getattrlist getattrlistbulk fgetattrlist getattrlistat stat fstat
        fstatat lstat""",
    "NSPrivacyAccessedAPICategorySystemBootTime": "systemUptime mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": """NSURLVolumeAvailableCapacityKey
        NSURLVolumeAvailableCapacityForImportantUsageKey NSURLVolumeAvailableCapacityForOpportunisticUsageKey
        NSURLVolumeTotalCapacityKey NSFileSystemFreeSize NSFileSystemSize statfs statvfs fstatfs fstatvfs
        volumeAvailableCapacityKey volumeAvailableCapacityForImportantUsageKey
        volumeAvailableCapacityForOpportunisticUsageKey volumeTotalCapacityKey systemFreeSize systemSize getattrlist
        fgetattrlist getattrlistat""",
    "NSPrivacyAccessedAPICategoryActiveKeyboards": "activeInputModes",
    "NSPrivacyAccessedAPICategoryUserDefaults": "standardUserDefaults NSUserDefaults initWithSuiteName:",
}

# Marked as unavailable in app extensions; the compiler refuses them in its extension mode, but not when sent unseen.
UNSAFE_IN_EXTENSIONS = """sharedApplication openURL: openURL:options:completionHandler: beginIgnoringInteractionEvents
    endIgnoringInteractionEvents keyWindow isIgnoringInteractionEvents""".split()

# Ways around what the compiler checks: methods put in the place of others, classes and selectors by their names.
FORBIDDEN = """method_exchangeImplementations method_setImplementation class_replaceMethod imp_implementationWithBlock
    objc_getClass objc_lookUpClass NSClassFromString NSSelectorFromString sel_registerName sel_getUid dlopen dlsym
    performSelector: performSelector:withObject: valueForKey: valueForKeyPath: setValue:forKey:
    setValue:forKeyPath:""".split()
# With a reason each.
ALLOWED = {
    "NSSelectorFromString": "the names come from the delegate's own protocol, which the relay reads",
}


def demangled(names):
    names = sorted(set(names))
    answer = run([tool("swift-demangle"), "-compact"], input="\n".join(names) + "\n")
    return dict(zip(names, answer.stdout.split("\n")))


def implemented(objects):
    """Sorted lines: class, then what it implements and adopts."""
    found = {}
    for each in objects:
        for name, entries in each.classes().items():
            found.setdefault(name, set()).update(entries)
    names = demangled(found)
    lines = []
    for name in sorted(found, key=lambda name: names[name]):
        lines.append(names[name].removeprefix("SightlineUIKit.").removeprefix("SightlineSwiftUI.").removeprefix("SightlineRecording.")
                     .removeprefix("SightlineObjC.").removeprefix("SightlineDelegates."))
        lines += ["  " + entry for entry in sorted(found[name]) if entry != "- .cxx_destruct"]
    return lines


def system_symbols(objects):
    """What is used of the system: C names and classes as they are, Swift names of frameworks in words; not what the
    compiler calls by itself, and not the standard library."""
    defined = set().union(*(each.defined() for each in objects))
    names = set().union(*(each.undefined() for each in objects)) - defined
    helpers = r"_(swift_|objc_(alloc|autorelease|opt_|release|retain|storeWeak|loadWeak|initWeak|destroyWeak|copyWeak|"
    helpers += r"storeStrong|msgSendSuper2?$|msgSend$|terminate|begin_catch|end_catch|exception|enumerationMutation))|___?swift|"
    helpers += r"__objc_empty|_objc_msgSend\$|___(objc|CFConstant|stack_chk|NSConcrete|NSArray0|udivti3)|__Block_|__Unwind|__NSConcrete|__tlv_bootstrap"
    names = {name for name in names if not re.match(helpers, name)}
    swift = demangled({name for name in names if name.startswith("_$s")})
    lines = set()
    for name in names:
        if name not in swift:
            lines.add(name)
            continue
        # Of the standard library and of our own modules nothing is listed.
        module = re.match(r"_\$s(?:So\w*?)?(\d+)([A-Za-z_]\w*)", name)
        word = module.group(2)[:int(module.group(1))] if module else ""
        if word in FRAMEWORKS or any("10Foundation" in name or "5UIKit" in name for _ in "1"):
            lines.add(swift[name])
    return sorted(lines)


FRAMEWORKS = {"Foundation", "UIKit", "Dispatch", "QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC", "Darwin"}


def selectors(objects):
    return sorted(set().union(*(each.selectors_used() for each in objects)))


def private_or_unsafe(symbols, used):
    """Complaints about names that must not occur."""
    found = []
    for selector in used:
        if selector.startswith("_") or re.search(r":_", selector):
            found.append("private selector: " + selector)
        if selector in UNSAFE_IN_EXTENSIONS and selector not in ALLOWED:
            found.append("not for app extensions: " + selector)
        if selector in FORBIDDEN and selector not in ALLOWED:
            found.append("a way around the compiler: " + selector)
    for symbol in symbols:
        plain = symbol.lstrip("_") if symbol.startswith("_") else symbol
        if symbol.startswith("__") and symbol not in ALLOWED:
            found.append("private symbol: " + symbol)
        if plain in FORBIDDEN and plain not in ALLOWED:
            found.append("a way around the compiler: " + symbol)
    return found


def reasons(symbols, used):
    """The categories of the manifest that what is used asks for."""
    words = set(used)
    for symbol in symbols:
        words.add(symbol.removeprefix("_").removeprefix("OBJC_CLASS_$_"))
        words.update(re.findall(r"[A-Za-z_]\w*", symbol))
    return sorted(category for category, names in REQUIRED_REASONS.items() if words & set(names.split()))


def check_manifest(needed):
    if not os.path.exists(MANIFEST):
        raise Failure("no privacy manifest: " + os.path.relpath(MANIFEST, ROOT))
    with open(MANIFEST, "rb") as file:
        manifest = plistlib.load(file)
    keys = {"NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"}
    if set(manifest) != keys:
        raise Failure("the privacy manifest has other keys than %s" % ", ".join(sorted(keys)))
    if manifest["NSPrivacyTracking"] or manifest["NSPrivacyTrackingDomains"] or manifest["NSPrivacyCollectedDataTypes"]:
        raise Failure("the privacy manifest says that Sightline tracks or collects; it sends nothing anywhere")
    declared = sorted(entry["NSPrivacyAccessedAPIType"] for entry in manifest["NSPrivacyAccessedAPITypes"])
    if declared != needed:
        raise Failure("the privacy manifest declares %s; the objects need %s" % (declared, needed))


def compare(name, lines, record):
    """Compares with the list in the repository, or writes it."""
    path = os.path.join(LISTS, name)
    try:
        with open(path) as file:
            kept = file.read().splitlines()
    except FileNotFoundError:
        kept = []
    if kept == lines:
        return ""
    if record:
        os.makedirs(LISTS, exist_ok=True)
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")
    difference = list(difflib.unified_diff(kept, lines, path.replace(ROOT + "/", ""), "the objects", lineterm="", n=2))
    return "\n".join(difference[:80])


# What was promised, whatever is recorded: 400 kB of machine code in an app; in one in SwiftUI, 400 times 1,024 bytes.
MOST = {"what an app links": 400_000, "what a SwiftUI app links": 409_600}


def check_sizes(measured, record):
    """Holds each size to the number in the repository plus two percent, and below what it may be at most."""
    path = os.path.join(LISTS, "sizes.txt")
    kept = {}
    try:
        with open(path) as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    name, size = line.rsplit(None, 1)
                    kept[name.strip()] = int(size)
    except FileNotFoundError:
        pass
    found = ["%s: %d bytes of machine code, and %d are the most" % (name, size, MOST[name])
             for name, size in measured if size > MOST.get(name, size)]
    if record:
        with open(path, "w") as file:
            file.write("# Bytes of machine code (__text) for arm64, before linking. May grow by 2 %; more is a decision:\n")
            file.write("# Scripts/typecheck-apple --record, and say in the commit what for.\n")
            for name, size in measured:
                file.write("%-40s %d\n" % (name, size))
        return found
    for name, size in measured:
        if name not in kept:
            found.append("%s has no size in Tests/AppleObjects/sizes.txt; it has %d bytes" % (name, size))
        elif size > kept[name] * 1.02:
            found.append("%s has %d bytes of machine code, %d were agreed" % (name, size, kept[name]))
    return found
