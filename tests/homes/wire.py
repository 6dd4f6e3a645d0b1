"""A wire between two network namespaces, with delay and loss.

It is two TUN devices and this process, which carries the packets.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000
CLONE_NEWNET = 0x40000000


def tun(namespace, name):
    """Opens a TUN device in a namespace; this process stays in it."""
    file = os.open(f"/run/netns/{namespace}", os.O_RDONLY)
    if ctypes.CDLL(None, use_errno=True).setns(file, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")
    os.close(file)
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def carry(ends, delay_s, loss, seed):
    """Carries packets both ways, each later by the delay, until this process is killed."""
    chance = random.Random(seed)
    waiting = []
    number = 0
    while True:
        now = time.monotonic()
        while waiting and waiting[0][0] <= now:
            _, _, out, packet = heapq.heappop(waiting)
            try:
                os.write(out, packet)
            except OSError:
                # The other end is down, or its queue is full: the packet is lost.
                pass
        until = max(0.0, waiting[0][0] - now) if waiting else None
        ready, _, _ = select.select(ends, [], [], until)
        for end in ready:
            out = ends[1] if end == ends[0] else ends[0]
            while True:
                try:
                    packet = os.read(end, 65536)
                except OSError:
                    break
                if chance.random() >= loss:
                    number += 1
                    heapq.heappush(waiting, (time.monotonic() + delay_s, number, out, packet))


def main():
    one, one_name, other, other_name, delay_ms, loss, seed = sys.argv[1:]
    ends = [tun(one, one_name), tun(other, other_name)]
    print("ready", flush=True)
    carry(ends, float(delay_ms) / 1000, float(loss), int(seed))


main()
