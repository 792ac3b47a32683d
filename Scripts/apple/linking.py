# SPDX-License-Identifier: MIT
"""What a linker leaves of object files when it drops what nothing uses (`-dead_strip`, the default of a release in Xcode).

The linkers of the toolchain refuse Apple's systems, so what they do is done here: each symbol begins a part, a part leads
to what its relocations name, and what cannot be reached from the entry, or from what must stay, is left out. The rules are
those of <mach-o/nlist.h> and <mach-o/loader.h>."""

import bisect
import re

from objects import demangled

NO_DEAD_STRIP, WEAK, ALTERNATIVE = 0x20, 0x80, 0x200
SECTION_STAYS = 0x10000000
# What describes code for debuggers and unwinders follows the code, and keeps none.
FOLLOWS = {"__compact_unwind", "__eh_frame"}
ADDEND = 10


KINDS = [
    ("equality and hashing", r"== infix|__derived|hash\(into|hashValue|_rawHashValue"),
    ("sorting", r"stableSort|_merge|_mergeTopRuns|insertionSort"),
    ("specialised generics", "specializ"),
    ("value witnesses", "value witness|outlined"),
    ("shared by the compiler", "OUTLINED_FUNCTION"),
    ("metadata", "metadata|lazy|witness table accessor"),
    ("witnesses", "protocol witness"),
    ("for Objective-C", r"@objc|^_?[-+]\["),
    ("accessors", "getter|setter|modify|read "),
    ("closures", "closure"),
    ("initialisers", r"\.init\(|allocating_init"),
]


class Part:
    """A symbol's own stretch of a section."""

    __slots__ = ("name", "module", "code", "size", "stays", "leads")

    def __init__(self, name, module, code, size, stays):
        self.name, self.module, self.code, self.size, self.stays = name, module, code, size, stays
        self.leads = []


class Linked:
    def __init__(self, app, objects):
        """`objects`: pairs of a module's name and an Object. All of the app stays. Of several weak definitions the first is
        taken."""
        self.parts, self.named = [], {}
        pending = [self._divide(module, each) for module, each in [(None, app), *objects]]
        for each, places in pending:
            self._connect(each, places)

    def _divide(self, module, each):
        places = {}
        for number, section in enumerate(each.sections, 1):
            if section.segment == "__DWARF" or section.name in FOLLOWS:
                continue
            symbols = {}
            for symbol in each.symbols:
                if symbol.section == number and not symbol.undefined and symbol.name and not symbol.description & ALTERNATIVE:
                    symbols.setdefault(symbol.value, []).append(symbol)
            starts = sorted(set(symbols) | {section.address})
            parts = []
            for index, start in enumerate(starts):
                end = starts[index + 1] if index + 1 < len(starts) else section.address + len(section.data)
                here = symbols.get(start, [])
                stays = bool(section.flags & SECTION_STAYS) or any(symbol.description & NO_DEAD_STRIP for symbol in here)
                stays = stays or module is None
                names = [symbol.name for symbol in here if symbol.external] or [symbol.name for symbol in here]
                part = Part(names[-1] if names else section.name, module, section.name == "__text", end - start, stays)
                parts.append(part)
                for symbol in here:
                    if symbol.external:
                        self.named.setdefault(symbol.name, part)
            places[number] = (starts, parts)
            self.parts += parts
        return each, places

    def _connect(self, each, places):
        def part_at(section, address):
            if section not in places:
                return None
            starts, parts = places[section]
            return parts[max(0, bisect.bisect_right(starts, address) - 1)]

        for number, section in enumerate(each.sections, 1):
            if number not in places:
                continue
            for offset, symbol, external, kind in section.references:
                if kind == ADDEND:
                    continue
                source = part_at(number, section.address + offset)
                if external:
                    target = each.symbols[symbol]
                    found = self.named.get(target.name) if target.external else part_at(target.section, target.value)
                else:
                    found = part_at(symbol, each.word(section.address + offset))
                if found is not None and found is not source:
                    source.leads.append(found)

    def live(self, without=()):
        """What is reached; `without` names parts that are taken as gone."""
        gone = {part for part in self.parts if part.name in without}
        waiting = [part for part in self.parts if part.stays and part not in gone]
        seen = set(waiting)
        while waiting:
            for part in waiting.pop().leads:
                if part not in seen and part not in gone:
                    seen.add(part)
                    waiting.append(part)
        return seen

    def _code(self):
        return [part for part in self.live() if part.code and part.module]

    def code(self):
        """Bytes of machine code that are left, for each module."""
        found = {}
        for part in self._code():
            found[part.module] = found.get(part.module, 0) + part.size
        return found

    def kinds(self):
        """What the code is: kind, how many, bytes; the largest kind first."""
        names = demangled(part.name for part in self._code())
        found = {}
        for part in self._code():
            kind = next((kind for kind, pattern in KINDS if re.search(pattern, names[part.name])), "other functions")
            count, size = found.get(kind, (0, 0))
            found[kind] = (count + 1, size + part.size)
        return sorted([(kind, *each) for kind, each in found.items()], key=lambda row: -row[2])

    def largest(self, count):
        """Name, module and bytes of the largest functions."""
        parts = sorted(self._code(), key=lambda part: (-part.size, part.name))[:count]
        names = demangled(part.name for part in parts)
        return [(names[part.name], part.module, part.size) for part in parts]
