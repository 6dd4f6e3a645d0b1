"""One connection to a room: hello, requests and answers, and the feed of each viewer."""

import struct
import time

import fair
import layouts
import lz4_block
import values
from websocket import Closed, WebSocket

VERSION = layouts.version()
HELLO = b"TTOP" + struct.pack("<H", VERSION)
MOST_VIEW = 64 * 1024
# How many requests may come at once, and how many seconds apart the later ones must be.
BURST, EACH = 15, 0.22


class Refused(Exception):
    """The server refuses a request."""


class Room:
    def __init__(self, types, address, timeout, hello=HELLO):
        self.types = types
        self.socket = WebSocket(*address, timeout)
        self.number = 0
        self.sent = 0
        self.next_at = time.monotonic()
        self.lobby = self.entered = self.epoch = None
        # By viewer: the number of the last item, and its view as bytes.
        self.feeds = {}
        self.record = b""
        self.witness = fair.Witness()
        self.socket.send(hello)
        answer = self.socket.receive()
        if answer[:6] != HELLO:
            raise AssertionError(f"the server says {answer!r}")

    def send(self, number, asks):
        self.socket.send(values.write(self.types, "ClientMessage", {"number": number, "asks": asks}))

    def post(self, asks):
        """Sends a request, and returns its number. Keeps to the pace that the server asks for."""
        self.sent += 1
        if self.sent > BURST:
            time.sleep(max(0.0, self.next_at - time.monotonic()))
            self.next_at = max(self.next_at, time.monotonic()) + EACH
        self.number += 1
        self.send(self.number, asks)
        return self.number

    def receive(self):
        """The next message, read and applied: its variant, and its contents."""
        data = self.socket.receive()
        said, held = values.read(self.types, "ServerMessage", data)
        # There is one way to write each value.
        if values.write(self.types, "ServerMessage", (said, held)) != data:
            raise AssertionError(f"{said} is written in another way")
        if said == "Entered":
            self.entered = held
        elif said == "Lobby":
            self.lobby = held
        elif said == "Began":
            self.epoch = held
            self.feeds = {viewer: (number, b"") for viewer, (number, _) in self.feeds.items()}
        elif said == "Item":
            viewer, packed = held
            self.witness.item(viewer, packed["told"][0], packed["seal"])
            held = (viewer, packed["told"], self.view(viewer, packed))
        elif said == "Record":
            if held["from"] != len(self.record):
                raise AssertionError("a part of the record is not the one asked for")
            self.record += held["bytes"]
        elif said == "Draw":
            asks = self.witness.step(*held, self.entered["you"])
            if asks is not None:
                self.send(0, asks)
        return said, held

    def view(self, viewer, packed):
        number, before = self.feeds.get(viewer, (0, b""))
        if packed["told"][0] != "Whole" and packed["number"] != number + 1:
            raise AssertionError(f"item {packed['number']} comes after {number}")
        if packed["length"] > MOST_VIEW:
            raise AssertionError("a view is too long")
        view = lz4_block.unpack(packed["view"], packed["length"], before)
        self.feeds[viewer] = (packed["number"], view)
        return values.read(self.types, "MatchView", view)

    def answer(self, number):
        """Receives until a request is answered. Raises Refused if it is refused."""
        while True:
            said, held = self.receive()
            if said == "Answer" and held[0] == number:
                result, refusal = held[1]
                if result == "Err":
                    raise Refused(refusal[0])
                return

    def ask(self, asks):
        self.answer(self.post(asks))

    def refused(self, asks):
        """Sends a request that is refused; returns the reason."""
        try:
            self.ask(asks)
        except Refused as why:
            return str(why)
        raise AssertionError(f"{asks[0]} was not refused")

    def whole_record(self):
        """The record of the match that is over, part by part."""
        while True:
            self.post(("Record", len(self.record)))
            said, held = self.receive()
            while said != "Record":
                said, held = self.receive()
            if len(self.record) >= held["of"]:
                return values.read(self.types, "FullRecord", self.record)

    def leave(self):
        self.post(("Leave", None))
        try:
            while True:
                self.receive()
        except Closed as closed:
            if closed.code != 4006:
                raise AssertionError(f"after leaving: {closed}") from None
