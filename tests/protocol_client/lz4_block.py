"""Unpacks a raw LZ4 block with a dictionary."""


class Broken(Exception):
    """The bytes are no block that fits."""


def unpack(block, length, dictionary):
    """The `length` bytes of a block. A match may reach back into the dictionary."""
    out, at = bytearray(dictionary), 0
    most = len(dictionary) + length

    def byte():
        nonlocal at
        if at >= len(block):
            raise Broken("the block ends too early")
        at += 1
        return block[at - 1]

    def count(start):
        total = start
        if start == 15:
            while True:
                more = byte()
                total += more
                if more != 255:
                    break
        return total

    while at < len(block):
        token = byte()
        literals = count(token >> 4)
        if at + literals > len(block):
            raise Broken("the block ends too early")
        out += block[at : at + literals]
        at += literals
        if at == len(block):
            break
        back = byte() | byte() << 8
        if back == 0 or back > len(out):
            raise Broken("a match reaches back too far")
        matched = count(token & 15) + 4
        if len(out) + matched > most:
            raise Broken("more comes out than was said")
        # A match may reach into what it makes itself.
        start = len(out) - back
        for offset in range(matched):
            out.append(out[start + offset])
    if len(out) != most:
        raise Broken(f"{len(out) - len(dictionary)} bytes come out, not {length}")
    return bytes(out[len(dictionary) :])
