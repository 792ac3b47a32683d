# SPDX-License-Identifier: MIT
"""Lists which declarations of the system sources use, by the compiler's own syntax trees, and which of those in
Interfaces/ nothing uses."""

import json
import os
import re

from toolchain import INTERFACES, ROOT, files_under

# Part of what a type must have to be what it is, or called by the compiler itself.
ALWAYS = re.compile(
    r"^(CGFloat|IndexPath|Selector|ObjCBool|DarwinBoolean)\b|_[a-z]\w*BridgeFromObjectiveC|_bridgeToObjectiveC|^_convert|"
    r"^_CFObject|\b(==|<|hash|hashValue|description|debugDescription|rawValue|init\(rawValue:\)|init\(stringLiteral:\))$")


LITERALS = """arrayWithObjects objectAtIndexedSubscript dictionaryWithObjects objectForKeyedSubscript setObject
    numberWithBool numberWithInt numberWithDouble numberWithInteger numberWithUnsignedInteger"""


class Used:
    """What a syntax tree mentions."""

    def __init__(self):
        self.usrs = set()          # of declarations referred to
        self.implemented = set()   # Objective-C selectors of own methods
        self.types = set()         # names in mangled types

    def read(self, text):
        for value in set(re.findall(r'"([cs]:[^"]*|\$s[^"]*)"', text)):
            if value.startswith("$s"):
                self.types.update(names_in(value))
            else:
                self.usrs.add(value)
        self.implemented.update(re.findall(r'"name":"([A-Za-z_]\w*:?(?:\w*:)*)"', text))
        # Cases that are matched by a pattern have no identifier of their own, only a name.
        self.usrs.update("case:" + name for name in re.findall(r'"base_name":"(\w+)"', text))


def names_in(mangled):
    """Names in a mangled type, as far as they are written out: a length, then as many characters."""
    for match in re.finditer(r"\d+", mangled):
        length = int(match.group())
        name = mangled[match.end():match.end() + length]
        if len(name) == length and re.fullmatch(r"\w+", name):
            yield name


def words_of_objective_c():
    """Names and selectors in Objective-C sources, and selectors written as text in Swift."""
    found = set()
    places = [os.path.join(ROOT, "Sources", "SightlineRelay"), os.path.join(ROOT, "Tests", "AppleSamples")]
    texts = [open(path).read() for place in places for path in files_under(place, ".m", ".h")]
    # Literals and subscripts of Objective-C are messages that are nowhere written.
    texts.append(LITERALS)
    texts += [open(os.path.join(ROOT, "Documentation", "Relay.md")).read()]
    for text in texts:
        found.update(re.findall(r"[A-Za-z_]\w*", text))
    for path in files_under(os.path.join(ROOT, "Sources"), ".swift"):
        with open(path) as file:
            found.update(re.findall(r'"([A-Za-z]\w*:[\w:]*)"', file.read()))
    return found


def selector(declaration):
    """The selector of a method as it is declared."""
    text = re.sub(r"SWIFT_NAMED\(.*|SINCE\(.*|DESIGNATED.*|NOT_\w+.*|__attribute__.*$", "", declaration)
    text = re.sub(r"^[-+]\s*", "", text)
    # Types in parentheses, with blocks in them, go first.
    while True:
        shorter = re.sub(r"\([^()]*\)", "", text)
        if shorter == text:
            break
        text = shorter
    parts = re.findall(r"(\w+)\s*:", text)
    return "".join(part + ":" for part in parts) if parts else re.match(r"\s*(\w+)", text).group(1)


def declared_in_headers():
    """(file, owner, kind, name) of members, functions and constants."""
    for path in files_under(os.path.join(INTERFACES, "ObjectiveC"), ".h"):
        with open(path) as file:
            text = re.sub(r"//.*", "", file.read())
        short = os.path.relpath(path, ROOT)
        for match in re.finditer(r"@(interface|protocol)\s+(\w+)([^;{]*?)\n(.*?)@end", text, re.S):
            body = match.group(4)
            required = match.group(1) == "protocol"
            for chunk in re.split(r"(@optional|@required)", body):
                if chunk in ("@optional", "@required"):
                    required = chunk == "@required"
                    continue
                for statement in chunk.split(";"):
                    statement = " ".join(statement.split())
                    if statement.startswith("@property"):
                        bare = re.sub(r"SWIFT_NAMED\(.*|SINCE\(.*|NOT_\w+.*|MAIN_ACTOR.*", "", statement).strip()
                        name = re.search(r"(\w+)$", bare).group(1)
                        yield short, match.group(2), "property", name, required
                    elif statement[:1] in "-+" and statement:
                        yield short, match.group(2), "method", selector(statement), required
        for match in re.finditer(r"^extern [^;]*?\b(\w+)\s*(?=\(|SWIFT_NAMED|NOT_ON|;)", text, re.M):
            yield short, "", "global", match.group(1), False


def unused(used, other_words):
    """Lines that say which declarations in the headers nothing uses."""
    members = set()
    for usr in used.usrs:
        match = re.match(r"c:objc\((?:cs|pl|ext|cy)\)([\w@]+?)\((?:im|cm|py|cpy)\)(.+)$", usr)
        if match:
            members.add((match.group(1).split("@")[-1], match.group(2)))
        match = re.match(r"c:@(?:F@)?(\w+)$", usr)
        if match:
            members.add(("", match.group(1)))
    names = {name for _, name in members}
    lines = []
    for path, owner, kind, name, required in declared_in_headers():
        if (owner, name) in members or required or name in other_words or name in used.implemented:
            continue
        # A setter or a getter with a name of its own, and members that a subclass declares anew.
        if name in names or kind == "method" and name.split(":")[0] in other_words:
            continue
        lines.append("%s: %s %s" % (path, owner, name))
    return lines + unused_types(used, other_words)


def unused_types(used, other_words):
    """Classes, protocols and enumerations that no source and no other declaration mentions."""
    paths = files_under(os.path.join(INTERFACES, "ObjectiveC"), ".h") + files_under(os.path.join(INTERFACES, "Swift"), ".swift")
    texts = {}
    for path in paths:
        with open(path) as file:
            texts[path] = re.sub(r"//.*|@class [^;]*;", "", file.read())
    known = used.types | other_words | {word for usr in used.usrs for word in re.findall(r"\w+", usr)}
    lines = []
    for path, text in texts.items():
        for match in re.finditer(r"@(?:interface|protocol) (\w+)[^\n]*\n|(?:OPEN_ENUM|OPTION_SET)\(\w+, (\w+)\)", text):
            name = match.group(1) or match.group(2)
            mentions = sum(len(re.findall(r"\b%s\b" % name, other)) for other in texts.values())
            if name not in known and mentions <= 1:
                lines.append("%s: %s" % (os.path.relpath(path, ROOT), name))
    return lines


def swift_declarations(text):
    """Names of public declarations in a syntax tree of an overlay."""
    tree = json.loads(text)
    found = []

    def walk(node, owner):
        if isinstance(node, list):
            for each in node:
                walk(each, owner)
            return
        if not isinstance(node, dict):
            return
        kind = node.get("_kind", "")
        if kind.endswith("_decl") and node.get("usr") and node.get("access") in ("public", "open") and not node.get("implicit"):
            base = (node.get("name") or {}).get("base_name", {})
            name = base.get("name") or base.get("special") or ""
            found.append((owner, kind, name, node["usr"]))
            owner = owner + "." + name if owner else name
        for key in ("items", "members"):
            walk(node.get(key), owner)

    walk(tree, "")
    return found


def undocumented():
    """Types and functions in Interfaces/ without the page they were written from: in the comment in front of their block,
    or of the file."""
    lines = []
    paths = files_under(os.path.join(INTERFACES, "ObjectiveC"), ".h") + files_under(os.path.join(INTERFACES, "Swift"), ".swift")
    pattern = r"^(?:@interface|@protocol|typedef|extern|struct|(?:open|public|@frozen public|@objc public)[^=\n]*\b(?:class|struct|enum|protocol)) .*$"
    for path in paths:
        if os.path.basename(path) in ("declared.h", "Standard.swift"):
            continue
        with open(path) as file:
            text = file.read()
        known = r"developer\.apple\.com/documentation/|\(3\)|ISO C|The compiler (?:calls|asks)|POSIX"
        if re.search(known, text.split("\n\n")[0]):
            continue
        for match in re.finditer(pattern, text, re.M):
            if match.group(0).startswith("@protocol") and match.group(0).endswith(";"):
                continue
            # A comment serves all that follows it up to the next one that names a page.
            before = text[:match.start()]
            blocks = before.split("\n\n")
            if not any(re.search(known, block) or "the compiler asks" in block for block in blocks[-6:]):
                lines.append("%s: %s" % (os.path.relpath(path, ROOT), match.group(0)[:80]))
    return lines
