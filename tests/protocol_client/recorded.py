"""Reads the recorded sessions in tests/golden/protocol, message by message."""

from pathlib import Path

import fair
import lz4_block
import values

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "protocol"


def check(types, folder=FOLDER):
    """Checks that every message can be read whole, and is written as it was."""
    sessions = sorted(folder.glob("*.txt"))
    assert len(sessions) == 4, sessions
    for session in sessions:
        views = {}
        for line in session.read_text(encoding="utf-8").splitlines():
            who, digits, meaning = line.split(" ", 2)
            if digits == "-":
                assert meaning.startswith("closed with code "), line
                continue
            data = bytes.fromhex(digits)
            if data[:4] == b"TTOP":
                continue
            name = "ClientMessage" if who == "client" else "ServerMessage"
            value = values.read(types, name, data)
            assert values.write(types, name, value) == data, f"{session.name}: {line}"
            if name == "ClientMessage":
                assert meaning.startswith(f"{value['number']}: {value['asks'][0]}"), line
                continue
            assert meaning.startswith(value[0]), line
            if value[0] == "Began":
                views = {}
            elif value[0] == "Item":
                viewer, packed = value[1]
                view = lz4_block.unpack(packed["view"], packed["length"], views.get(viewer, b""))
                views[viewer] = view
                told = values.read(types, "MatchView", view)
                assert values.write(types, "MatchView", told) == view, f"{session.name}: {line}"


def check_draw(types, file=FOLDER / "draw" / "vectors.txt"):
    """Checks the draw of a seed and the seals of a match against those of the program."""
    lines = [line.split(" ", 1) for line in file.read_text(encoding="utf-8").splitlines()]
    known = {name: [bytes.fromhex(held) for key, held in lines if key == name] for name, _ in lines}
    [secret], numbers = known["secret"], known["number"]
    assert [fair.commitment(number) for number in [secret, *numbers]] == known["commitment"]
    assert [fair.seed(secret, numbers)] == known["seed"]
    record = fair.read(types, known["record"][0])
    assert bytes(record["seed"][1]) == known["seed"][0]
    assert fair.seals(types, record, known["seed"][0]) == known["seal"]
