"""Reads the layouts of all types from the tables of docs/protocol_types.md, and the version from docs/protocol.md."""

import re
from pathlib import Path

PAGES = Path(__file__).resolve().parents[2] / "docs"

# A layout is one of these, by its first word:
#   ("plain", name)  ("maybe", T)  ("list", T)  ("row", [T, ...])  ("named", name)
# The contents of a type:
#   ("values", [T, ...])  ("fields", [(field, T), ...])  ("one of", [(variant, holds), ...])

PLAIN = {
    *("u8", "i8", "bool", "u16", "u32", "u64", "u128", "i16", "i32", "i64", "i128"),
    *("f32", "f64", "char", "text", "nothing"),
}


class Expression:
    """A type as it is written on the page."""

    def __init__(self, text):
        self.tokens = re.findall(r"[A-Za-z_0-9]+|[][();,:?]", text)
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def take(self, wanted=None):
        token = self.peek()
        if token is None or (wanted is not None and token != wanted):
            raise ValueError(f"{wanted} is wanted, and {token} stands there: {self.tokens}")
        self.at += 1
        return token

    def layout(self):
        token = self.take()
        if token == "[":
            inner = self.layout()
            if self.peek() == ";":
                self.take()
                layout = ("row", [inner] * int(self.take()))
            else:
                layout = ("list", inner)
            self.take("]")
        elif token == "(":
            row = [self.layout()]
            while self.peek() == ",":
                self.take()
                row.append(self.layout())
            self.take(")")
            layout = ("row", row)
        else:
            layout = ("plain" if token in PLAIN else "named", token)
        while self.peek() == "?":
            self.take()
            layout = ("maybe", layout)
        return layout

    def holds(self):
        """The contents of a variant: nothing, values, or fields with names."""
        if self.peek() is None:
            return ("values", [])
        if self.tokens[1:2] == [":"]:
            fields = []
            while self.peek() is not None:
                field = self.take()
                self.take(":")
                fields.append((field, self.layout()))
                if self.peek() is not None:
                    self.take(",")
            return ("fields", fields)
        values = [self.layout()]
        while self.peek() is not None:
            self.take(",")
            values.append(self.layout())
        return ("values", values)


def cells(line):
    inside = re.split(r"(?<!\\)\|", line.strip().strip("|"))
    return [cell.strip().strip("`") for cell in inside]


def version():
    """The version of the protocol that the page describes."""
    return int(re.search(r"The version is (\d+)\.", (PAGES / "protocol.md").read_text(encoding="utf-8")).group(1))


def read_page():
    """The layouts of the page, by the names of the types."""
    types, name, columns = {}, None, None
    for line in (PAGES / "protocol_types.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            # Options are no types.
            if line == "# Options":
                break
            name, columns = line.lstrip("# "), None
        elif line.startswith("Has no bytes."):
            types[name] = ("values", [])
        elif line.startswith("Written as `"):
            types[name] = Expression(line.split("`")[1]).holds()
        elif line.startswith("| ---"):
            continue
        elif line.startswith("|") and columns is None:
            columns = cells(line)
            types[name] = ("fields" if columns[0] == "field" else "one of", [])
        elif line.startswith("|"):
            row = dict(zip(columns, cells(line)))
            kind, held = types[name]
            if kind == "fields":
                held.append((row["field"], Expression(row["type"]).layout()))
            else:
                if int(row["number"]) != len(held):
                    raise ValueError(f"{name}: the numbers have a gap at {row['number']}")
                held.append((row["variant"], Expression(row["holds"]).holds()))
    return types
