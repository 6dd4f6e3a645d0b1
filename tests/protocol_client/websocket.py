"""A WebSocket of a client (RFC 6455), as far as needed here: binary messages, fragments, pings, closing."""

import base64
import hashlib
import os
import socket
import struct

# The most bytes of a message to a client.
MOST = 1 << 20
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Closed(Exception):
    """The connection is closed, with this code."""

    def __init__(self, code):
        super().__init__(f"closed with code {code}")
        self.code = code


class WebSocket:
    def __init__(self, host, port, timeout):
        self.socket = socket.create_connection((host, port), timeout)
        self.data = b""
        key = base64.b64encode(os.urandom(16)).decode()
        asks = (
            f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(asks.encode())
        while b"\r\n\r\n" not in self.data:
            self.more()
            if len(self.data) > 8192:
                raise Closed(None)
        head, self.data = self.data.split(b"\r\n\r\n", 1)
        magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accepted = base64.b64encode(hashlib.sha1((key + magic).encode()).digest())
        if not head.startswith(b"HTTP/1.1 101") or accepted not in head:
            raise Closed(None)

    def more(self):
        came = self.socket.recv(65536)
        if not came:
            raise Closed(None)
        self.data += came

    def take(self, count):
        while len(self.data) < count:
            self.more()
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def send(self, data, kind=BINARY):
        head = bytes([128 | kind])
        if len(data) < 126:
            head += bytes([128 | len(data)])
        elif len(data) < 65536:
            head += struct.pack(">BH", 128 | 126, len(data))
        else:
            head += struct.pack(">BQ", 128 | 127, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at & 3] for at, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def frame(self):
        first, second = self.take(2)
        length = second & 127
        if length == 126:
            (length,) = struct.unpack(">H", self.take(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self.take(8))
        if first & 0x70 or second & 128 or length > MOST:
            raise Closed(1002)
        return bool(first & 128), first & 15, self.take(length)

    def receive(self):
        """The next message. Raises TimeoutError after a time without one, but only between two frames."""
        whole = None
        while True:
            if whole is None:
                # A frame that has begun is read to its end: waiting loses nothing of it.
                while len(self.data) < 2:
                    self.more()
            is_last, kind, data = self.frame()
            if kind == PING:
                self.send(data, PONG)
            elif kind == CLOSE:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None)
            elif kind == PONG:
                continue
            elif (kind == 0) != (whole is not None) or kind not in (0, BINARY):
                raise Closed(1002)
            else:
                whole = (whole or b"") + data
                if len(whole) > MOST:
                    raise Closed(1009)
                if is_last:
                    return whole

    def close(self):
        try:
            self.send(struct.pack(">H", 1000), CLOSE)
        except OSError:
            pass
        self.socket.close()
