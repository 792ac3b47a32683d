# SPDX-License-Identifier: MIT
"""Reads Mach-O object files: sections, symbols, and what they tell the Objective-C runtime.

The layout is that of <mach-o/loader.h>, <mach-o/nlist.h>, <mach-o/reloc.h> and of the runtime's open sources
(github.com/apple-oss-distributions/objc4): a class has five words, the last of which leads to its description; that has
name, methods and protocols. In an object all these pointers are relocations."""

import re
import struct

UNDEFINED, SECTION = 0x0, 0xE


class Section:
    def __init__(self, segment, name, address, data, relocations, references, flags):
        self.segment, self.name, self.address, self.data, self.relocations = segment, name, address, data, relocations
        # Every relocation: offset, symbol or section, whether it is a symbol, kind.
        self.references, self.flags = references, flags


class Symbol:
    def __init__(self, name, kind, section, description, value):
        self.name, self.section, self.description, self.value = name, section, description, value
        self.external = bool(kind & 0x01)
        self.undefined = kind & 0xE == UNDEFINED


def text(raw):
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


class Object:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = data = file.read()
        magic, cpu, _, kind, count, _, _, _ = struct.unpack_from("<8I", data, 0)
        if magic != 0xFEEDFACF or kind != 1:
            raise ValueError(path + " is not a 64-bit Mach-O object")
        self.sections, self.symbols = [], []
        position = 32
        for _ in range(count):
            command, size = struct.unpack_from("<2I", data, position)
            if command == 0x19:
                self._read_segment(position)
            elif command == 0x2:
                self._read_symbols(position)
            position += size

    def _read_segment(self, position):
        count = struct.unpack_from("<I", self.data, position + 64)[0]
        for index in range(count):
            at = position + 72 + index * 80
            name, segment = text(self.data[at:at + 16]), text(self.data[at + 16:at + 32])
            address, size, offset, _, relocations, relocation_count, flags = struct.unpack_from("<2Q5I", self.data, at + 32)
            zero = flags & 0xFF in (0x1, 0xC, 0x12)
            raw = b"\0" * size if zero else self.data[offset:offset + size]
            table, references = {}, []
            for number in range(relocation_count):
                where, info = struct.unpack_from("<iI", self.data, relocations + number * 8)
                references.append((where, info & 0xFFFFFF, bool(info >> 27 & 1), info >> 28))
                # Pointers alone: eight bytes, absolute.
                if info >> 28 == 0 and (info >> 25) & 3 == 3:
                    table[where] = (info & 0xFFFFFF, bool(info >> 27 & 1))
            self.sections.append(Section(segment, name, address, raw, table, references, flags))

    def _read_symbols(self, position):
        offset, count, strings, size = struct.unpack_from("<4I", self.data, position + 8)
        names = self.data[strings:strings + size]
        for index in range(count):
            name, kind, section, description, value = struct.unpack_from("<IBBHQ", self.data, offset + index * 16)
            # Debugging entries keep their place, since relocations count them.
            self.symbols.append(Symbol(text(names[name:name + 1024 * 16]), kind if not kind & 0xE0 else 0xE, section, description, value))

    def section_at(self, address):
        for section in self.sections:
            if section.address <= address < section.address + len(section.data):
                return section
        return None

    def word(self, address, form="<Q"):
        section = self.section_at(address)
        if section is None or address - section.address + struct.calcsize(form) > len(section.data):
            return 0
        return struct.unpack_from(form, section.data, address - section.address)[0]

    def pointer(self, address):
        """What a pointer at this address leads to: an address in this object, and the name of a symbol if one is told."""
        section = self.section_at(address)
        if section is None:
            return None, None
        content = self.word(address)
        entry = section.relocations.get(address - section.address)
        if entry is None:
            return (content or None), None
        number, external = entry
        if not external:
            return content, None
        symbol = self.symbols[number]
        return (None if symbol.undefined else symbol.value + content), symbol.name

    def string(self, address):
        section = self.section_at(address) if address is not None else None
        return text(section.data[address - section.address:]) if section else ""

    def text_size(self):
        return sum(len(section.data) for section in self.sections if section.name == "__text")

    def undefined(self):
        return {symbol.name for symbol in self.symbols if symbol.undefined and symbol.external and symbol.name}

    def defined(self):
        return {symbol.name for symbol in self.symbols if not symbol.undefined and symbol.external}

    def selectors_used(self):
        """What messages are sent, or named by `#selector`."""
        found = set()
        for section in self.sections:
            if section.name == "__objc_selrefs":
                for offset in range(0, len(section.data), 8):
                    found.add(self.string(self.pointer(section.address + offset)[0]))
        found |= {name[len("_objc_msgSend$"):] for name in self.undefined() if name.startswith("_objc_msgSend$")}
        return found - {""}

    def _methods(self, address):
        if address is None:
            return []
        entry, count = self.word(address, "<I"), self.word(address + 4, "<I")
        if entry & 0x80000000:
            raise ValueError("method lists of relative pointers are not read")
        size = entry & 0xFFFC
        if size != 24 or count > 4096:
            raise ValueError("this is no list of methods")
        return [self.string(self.pointer(address + 8 + index * size)[0]) for index in range(count)]

    def _protocols(self, address):
        if address is None:
            return []
        names = []
        for index in range(self.word(address)):
            target, name = self.pointer(address + 8 + index * 8)
            own = self.string(self.pointer(target + 8)[0]) if target is not None else ""
            names.append(own or (name or "").split("_$_")[-1])
        return names

    def classes(self):
        """Of each class and category: its name, and `-` or `+` with each selector that it implements, and protocols."""
        found = {}

        def add(name, sign, methods, protocols):
            entry = found.setdefault(name, set())
            entry |= {"%s %s" % (sign, selector) for selector in methods}
            entry |= {"<%s>" % protocol for protocol in protocols}

        for symbol in self.symbols:
            if symbol.undefined:
                continue
            # A class's description: Swift's and clang's names for it.
            name = symbol.name.lstrip("l")
            plain = name.startswith(("__DATA_", "__OBJC_CLASS_RO_$_"))
            if plain or name.startswith(("__METACLASS_DATA_", "__OBJC_METACLASS_RO_$_")):
                at = symbol.value
                own = self.string(self.pointer(at + 24)[0])
                add(own, "-" if plain else "+", self._methods(self.pointer(at + 32)[0]),
                    self._protocols(self.pointer(at + 40)[0]) if plain else [])
            elif re.match(r"__(OBJC_\$_)?CATEGORY_(?!INSTANCE_|CLASS_|PROTOCOLS_|PROPERTIES_)", name):
                at = symbol.value
                target, class_name = self.pointer(at + 8)
                shown = (class_name or "").replace("_OBJC_CLASS_$_", "") or name
                own = "%s (%s)" % (shown, self.string(self.pointer(at)[0]))
                add(own, "-", self._methods(self.pointer(at + 16)[0]), self._protocols(self.pointer(at + 32)[0]))
                add(own, "+", self._methods(self.pointer(at + 24)[0]), [])
        return found
