"""Values as bytes, by the rules of docs/protocol.md: "How values are written".

A type with fields is a dict; one of several variants is (variant, its contents); a type of one value is that value.
"""

import struct

BITS = {"u16": 16, "u32": 32, "u64": 64, "u128": 128, "i16": 16, "i32": 32, "i64": 64, "i128": 128}
# More values in one list than any message has room for.
MOST = 1 << 20


class Malformed(Exception):
    """The bytes are no value of the type."""


class Reader:
    def __init__(self, types, data):
        self.types, self.data, self.at = types, data, 0

    def take(self, count):
        if self.at + count > len(self.data):
            raise Malformed("bytes are missing")
        taken = self.data[self.at : self.at + count]
        self.at += count
        return taken

    def varint(self, bits):
        number, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
            if shift >= bits:
                raise Malformed("a number goes on for too long")
        if number >> bits:
            raise Malformed(f"{number} has more than {bits} bits")
        return number

    def plain(self, name):
        if name == "nothing":
            return None
        if name == "u8":
            return self.take(1)[0]
        if name == "i8":
            return struct.unpack("<b", self.take(1))[0]
        if name == "bool":
            return self.flag()
        if name == "f32":
            return struct.unpack("<f", self.take(4))[0]
        if name == "f64":
            return struct.unpack("<d", self.take(8))[0]
        if name in ("text", "char"):
            text = self.take(self.varint(32)).decode("utf-8")
            if name == "char" and len(text) != 1:
                raise Malformed("a letter is one letter")
            return text
        number = self.varint(BITS[name])
        if name.startswith("u"):
            return number
        return number >> 1 if number & 1 == 0 else -(number >> 1) - 1

    def flag(self):
        byte = self.take(1)[0]
        if byte > 1:
            raise Malformed(f"{byte} is neither 0 nor 1")
        return byte == 1

    def value(self, layout):
        kind, inner = layout
        if kind == "plain":
            return self.plain(inner)
        if kind == "maybe":
            return self.value(inner) if self.flag() else None
        if kind == "list":
            count = self.varint(32)
            if count > MOST:
                raise Malformed("a list is too long")
            if inner == ("plain", "u8"):
                return self.take(count)
            return [self.value(inner) for _ in range(count)]
        if kind == "row":
            return [self.value(each) for each in inner]
        return self.named(inner)

    def named(self, name):
        kind, held = self.types[name]
        if kind != "one of":
            return self.held((kind, held))
        number = self.varint(32)
        if number >= len(held):
            raise Malformed(f"{name} has no variant {number}")
        variant, holds = held[number]
        return (variant, self.held(holds))

    def held(self, holds):
        kind, inside = holds
        if kind == "fields":
            return {field: self.value(layout) for field, layout in inside}
        if not inside:
            return None
        values = [self.value(layout) for layout in inside]
        return values[0] if len(values) == 1 else values


def read(types, name, data):
    """A value of the type of this name. All bytes must belong to it."""
    reader = Reader(types, bytes(data))
    value = reader.named(name)
    if reader.at != len(data):
        raise Malformed(f"{len(data) - reader.at} bytes are left over behind {name}")
    return value


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def write_plain(name, value):
    if name == "nothing":
        return b""
    if name in ("u8", "bool"):
        return struct.pack("<B", value)
    if name == "i8":
        return struct.pack("<b", value)
    if name == "f32":
        return struct.pack("<f", value)
    if name == "f64":
        return struct.pack("<d", value)
    if name in ("text", "char"):
        data = value.encode("utf-8")
        return varint(len(data)) + data
    if name.startswith("i"):
        value = value * 2 if value >= 0 else -value * 2 - 1
    if not 0 <= value < 1 << BITS[name]:
        raise ValueError(f"{value} is no {name}")
    return varint(value)


def write_value(types, layout, value):
    kind, inner = layout
    if kind == "plain":
        return write_plain(inner, value)
    if kind == "maybe":
        return b"\x00" if value is None else b"\x01" + write_value(types, inner, value)
    if kind == "list":
        return varint(len(value)) + b"".join(write_value(types, inner, each) for each in value)
    if kind == "row":
        if len(value) != len(inner):
            raise ValueError(f"{len(inner)} values are wanted: {value}")
        return b"".join(write_value(types, each, one) for each, one in zip(inner, value))
    return write(types, inner, value)


def write_held(types, holds, value):
    kind, inside = holds
    if kind == "fields":
        if set(value) != {field for field, _ in inside}:
            raise ValueError(f"{sorted(value)} are not the fields {[field for field, _ in inside]}")
        return b"".join(write_value(types, layout, value[field]) for field, layout in inside)
    if not inside:
        return b""
    values = [value] if len(inside) == 1 else value
    if len(values) != len(inside):
        raise ValueError(f"{len(inside)} values are wanted: {values}")
    return b"".join(write_value(types, layout, one) for layout, one in zip(inside, values))


def write(types, name, value):
    """A value of the type of this name as bytes."""
    kind, held = types[name]
    if kind != "one of":
        return write_held(types, (kind, held), value)
    variant, inside = value
    for number, (known, holds) in enumerate(held):
        if known == variant:
            return varint(number) + write_held(types, holds, inside)
    raise ValueError(f"{name} has no variant {variant}")
