"""Plays a short match of each game on a separate server, from docs/protocol.md and docs/protocol_types.md alone.

Usage: python3 tests/protocol_client/play.py PROGRAM (built with the server). Needs only the standard library.
"""

import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

import layouts
import match
import recorded
from room import HELLO, VERSION, Room
from websocket import TEXT, Closed, WebSocket

# The time limit for everything, in seconds.
LONGEST = 240
# The longest time without a message, in seconds.
SILENCE = 60
MOST_MEMORY = 2 << 30


def started(program, folder):
    """A server on the loopback address, and its address."""
    command = [program, "--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    line = server.stdout.readline()
    found = re.search(r"127\.0\.0\.1:(\d+)", line)
    if not found:
        server.kill()
        raise SystemExit(f"The server did not start: {line}")
    # The rest of its output is read, so that it never waits for us.
    threading.Thread(target=server.stdout.read, daemon=True).start()
    return server, ("127.0.0.1", int(found.group(1)))


def closes(address, first, then=None, kind=2):
    """The code with which the server closes a connection after these messages."""
    socket = WebSocket(*address, SILENCE)
    try:
        socket.send(first)
        if then is not None:
            socket.send(then, kind)
        while True:
            socket.receive()
    except Closed as closed:
        return closed.code


def strangers(types, address):
    """Bytes that are no message of this protocol close the connection, with the code that the page names."""
    newer, older = (b"TTOP" + struct.pack("<H", version) for version in (VERSION + 1, VERSION - 1))
    hello = HELLO
    for code, found in [
        (4010, closes(address, newer)),
        (4009, closes(address, older)),
        (4000, closes(address, b"GET / HTTP/1.1")),
        (4000, closes(address, hello, b"\x00\x7f")),
        (4000, closes(address, hello, b"\x00\x14\x00")),
        (4000, closes(address, hello, b"\x00\x14", TEXT)),
    ]:
        assert found == code, f"closed with {found}, not {code}"
    room = Room(types, address, SILENCE)
    room.send(0, ("Join", [list(b"ABCDEF"), {"name": "Bo"}]))
    said, held = room.receive()
    assert (said, held) == ("Answer", [0, ("Err", ("NoRoom", None))]), held
    room.socket.close()


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    signal.alarm(LONGEST)
    types = layouts.read_page()
    recorded.check(types)
    recorded.check_draw(types)
    done, failed = {}, []

    def one(game, address):
        try:
            done[game] = match.play(types, address, game, SILENCE)
        except BaseException:
            failed.append(f"{game}: {traceback.format_exc()}")

    with tempfile.TemporaryDirectory(prefix="tumbletop-client.") as folder:
        server, address = started(sys.argv[1], folder)
        try:
            strangers(types, address)
            began = time.monotonic()
            players = [threading.Thread(target=one, args=(game, address), daemon=True) for game in match.GAMES]
            for player in players:
                player.start()
            for player in players:
                player.join(max(0.0, began + LONGEST - 10 - time.monotonic()))
            for game in match.GAMES:
                print(done.get(game, f"{game}: not played to its end"), flush=True)
        finally:
            server.terminate()
            ended = server.wait(30)
        if failed or len(done) != len(match.GAMES):
            raise SystemExit("\n".join(failed) or "Not all matches came to their end.")
        if ended != 0:
            raise SystemExit(f"The server ended with {ended}.")
        kept = len(list(Path(folder, "matches").glob("*.match")))
        if kept != len(match.GAMES):
            raise SystemExit(f"{kept} matches were kept.")


if __name__ == "__main__":
    main()
