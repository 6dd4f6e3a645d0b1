"""The draw of a match's seed, and the check of the record at the end, as docs/protocol.md describes them."""

import secrets

import blake3
import values

COMMITS = b"tumbletop commitment to a number"
SEEDS = b"tumbletop seed of a drawn match."
SEALS = b"tumbletop key of a match's seals"
# The mark and the format of a record in front, and the checksum at its end.
BEGINS, ENDS = 10, 32


def commitment(number):
    return blake3.digest(number, COMMITS)


def seed(secret, numbers):
    return blake3.digest(secret + b"".join(numbers), SEEDS)


class Witness:
    """What a client sees of a draw and of the match after it."""

    def __init__(self):
        self.server = self.people = self.number = self.commitments = self.numbers = None
        # By viewer: the seals by number of entries.
        self.seals = {}

    def step(self, step, held, you):
        """The request with which a client answers a step of the draw; None if it has nothing to say."""
        if step == "Begins":
            self.server, self.people = bytes(held["secret"]), held["people"]
            self.number = secrets.token_bytes(32) if you in self.people else None
            if self.number is not None:
                return "Commit", {"draw": list(self.server), "to": list(commitment(self.number))}
        elif step == "Committed":
            self.commitments = [bytes(each) for each in held]
            if self.number is not None:
                assert self.commitments[self.people.index(you)] == commitment(self.number), "not my commitment"
                return "Reveal", {"draw": list(self.server), "number": list(self.number)}
        elif step == "Revealed":
            self.numbers = [bytes(each) for each in held]
            assert [commitment(number) for number in self.numbers] == self.commitments, "not the numbers committed to"
        else:
            raise AssertionError(f"the draw failed because of {held}")
        return None

    def item(self, viewer, told, seal):
        """Notes the seal of an item. Undone entries leave none."""
        seals = self.seals.setdefault(viewer, {})
        if told == "Whole":
            seals.clear()
        for entries in [entries for entries in seals if entries >= seal["entries"]]:
            del seals[entries]
        seals[seal["entries"]] = bytes(seal["hash"])


def read(types, data):
    """The record in these bytes."""
    contents = data[BEGINS:-ENDS]
    assert blake3.digest(data[:-ENDS]) == data[-ENDS:], "the checksum of the record is wrong"
    reader = values.Reader(types, contents)
    reader.plain("text")
    reader.varint(32)
    record = reader.named("Record")
    assert reader.at == len(contents), "bytes are left over behind the record"
    return record


def seals(types, record, drawn):
    """The seal after each number of entries."""
    key = blake3.digest(drawn, SEALS)
    layouts = dict(types["Record"][1])
    begins = [values.write_value(types, layouts[field], record[field]) for field in ("options", "seats")]
    head = blake3.digest(b"".join(begins))
    heads = [head]
    for entry in record["entries"]:
        head = blake3.digest(head + values.write(types, "Entry", entry))
        heads.append(head)
    return [blake3.digest(head, key)[:16] for head in heads]


def check(types, data, witness):
    """Compares a record with what was seen. Returns how many seals were compared."""
    record = read(types, data)
    kind, drawn = record["seed"]
    assert kind == "Drawn", record["seed"]
    secret = bytes(record["draw"]["secret"])
    numbers = [bytes(number) for number in record["draw"]["numbers"]]
    assert commitment(secret) == witness.server, "the server had committed to another secret"
    assert numbers == witness.numbers and witness.number in numbers, "other numbers were shown"
    assert seed(secret, numbers) == bytes(drawn), "the seed is not that of the numbers"
    known = seals(types, record, bytes(drawn))
    compared = 0
    for seen in witness.seals.values():
        for entries, seal in seen.items():
            assert known[entries] == seal, f"the record differs within the first {entries} entries"
            compared += 1
    return compared
