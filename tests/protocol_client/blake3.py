"""BLAKE3, plain and keyed, by its specification (https://github.com/BLAKE3-team/BLAKE3-specs), for short inputs."""

import struct

IV = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
ORDER = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
CHUNK_START, CHUNK_END, PARENT, ROOT, KEYED = 1, 2, 4, 8, 16
BLOCK, CHUNK = 64, 1024
MIXED = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)
ALL = 0xFFFFFFFF


def turned(word, bits):
    return (word >> bits | word << 32 - bits) & ALL


def compress(chain, block, counter, flags):
    """The next chaining value: eight words. The block may be shorter than 64 bytes."""
    words = struct.unpack("<16I", block.ljust(BLOCK, b"\0"))
    state = [*chain, *IV[:4], counter & ALL, counter >> 32, len(block), flags]
    for _ in range(7):
        for at, (a, b, c, d) in enumerate(MIXED):
            for word, right, left in ((words[2 * at], 16, 12), (words[2 * at + 1], 8, 7)):
                state[a] = (state[a] + state[b] + word) & ALL
                state[d] = turned(state[d] ^ state[a], right)
                state[c] = (state[c] + state[d]) & ALL
                state[b] = turned(state[b] ^ state[c], left)
        words = [words[at] for at in ORDER]
    return [state[at] ^ state[at + 8] for at in range(8)]


def subtree(data, first, key, flags, root):
    """The chaining value of a part of the input that begins with this chunk."""
    if len(data) <= CHUNK:
        chain = key
        blocks = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)] or [b""]
        for at, block in enumerate(blocks):
            here = flags | (CHUNK_START if at == 0 else 0)
            if at == len(blocks) - 1:
                here |= CHUNK_END | (ROOT if root else 0)
            chain = compress(chain, block, first, here)
        return chain
    # The left part is the largest power of two of chunks that leaves something for the right one.
    left = CHUNK
    while left * 2 < len(data):
        left *= 2
    first_part = subtree(data[:left], first, key, flags, False)
    second_part = subtree(data[left:], first + left // CHUNK, key, flags, False)
    block = struct.pack("<16I", *first_part, *second_part)
    return compress(key, block, 0, flags | PARENT | (ROOT if root else 0))


def digest(data, key=None):
    """The 32 bytes of the hash of some bytes; keyed, if there is a key of 32 bytes."""
    start, flags = (IV, 0) if key is None else (struct.unpack("<8I", key), KEYED)
    return struct.pack("<8I", *subtree(bytes(data), 0, start, flags, True))
