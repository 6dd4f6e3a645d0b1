#!/usr/bin/env python3
"""Two homes that play with each other, each behind a router, in network namespaces of this program's own.

Between the routers lies a net with delay and loss, and in it a relay. There is no other way out: nothing of it reaches
the network of this machine. Each home has the same private addresses, as homes have.

Usage: lab.py PROGRAM [quick | kinds | changes | speed | all] [--json FILE]
  quick    three pairs of routers and one change of way (about a minute and a half)
  kinds    all pairs of routers
  speed    long matches, to see how long an action takes
  changes  an address that changes, a cable that is pulled, a way that is blocked and free again
PROGRAM is tumbletop-headless. Needs Linux, unshare, ip and nft (nftables), openssl, and /dev/net/tun; where a network
of its own can't be opened, it says so and ends with status 0.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

INSIDE = "TUMBLETOP_HOMES_INSIDE"
HERE = os.path.dirname(os.path.abspath(__file__))
# The delay of each of the two wires in one direction, and the share of packets that each loses in one direction: there
# and back it is 60 ms, and a packet gets through both wires in 98 of 100 cases.
DELAY_MS = 15
LOSS = 0.01
RELAY = "203.0.113.1"
KINDS = ["full cone", "address-restricted", "port-restricted", "symmetric"]
# Where no direct way can be found: the mapping of a symmetric router is new for each destination, and the other router
# lets in nobody whom it does not expect at exactly that port.
RELAYED = {("symmetric", "symmetric"), ("symmetric", "port-restricted"), ("port-restricted", "symmetric")}
LONGEST_S = 600
FORWARD = "echo 1 >/proc/sys/net/ipv4/ip_forward"
NAMESPACES = ["net", "router_a", "router_b", "home_a", "home_b"]


def run(*command, stdin=None, check=True):
    """Runs a command and returns what it printed."""
    done = subprocess.run(command, input=stdin, capture_output=True, text=True)
    if check and done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


def ip(namespace, *command, check=True):
    return run("ip", "-n", namespace, *command, check=check)


def inside(namespace, *command, **options):
    return run("ip", "netns", "exec", namespace, *command, **options)


def rules(kind, home):
    """The rules of a home's router, for nftables."""
    masquerade = "masquerade fully-random" if kind == "symmetric" else "masquerade"
    letting_in = {
        "full cone": f'iifname "wan" meta l4proto udp dnat to {home}',
        "address-restricted": f'iifname "wan" ip saddr @known meta l4proto udp dnat to {home}',
    }.get(kind, "")
    return f"""
table ip home {{
    set known {{
        type ipv4_addr
        flags dynamic, timeout
        timeout 120s
    }}
    chain before {{
        type nat hook prerouting priority -100
        {letting_in}
    }}
    chain after {{
        type nat hook postrouting priority 100
        oifname "wan" {masquerade}
    }}
    chain through {{
        type filter hook forward priority 0
        policy drop
        iifname "lan" meta l4proto udp update @known {{ ip daddr }}
        iifname "lan" accept
        ct state established,related accept
        ct status dnat accept
    }}
    chain in {{
        type filter hook input priority 0
        iifname "wan" ct state new drop
    }}
}}
"""


class Lab:
    """The net, the relay, and two homes: new ones each time, as routers remember what went through them."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.children = []
        for namespace in NAMESPACES:
            run("ip", "netns", "add", namespace)
            ip(namespace, "link", "set", "lo", "up")
        for namespace in ["net", "router_a", "router_b"]:
            inside(namespace, "sh", "-c", FORWARD)
        ip("net", "addr", "add", f"{RELAY}/32", "dev", "lo")
        for number, letter in enumerate("ab"):
            self.connect(number, letter)
        self.relay()

    def connect(self, number, letter):
        """A home, its router, and the wire from there into the net."""
        router, home = f"router_{letter}", f"home_{letter}"
        wire = [sys.executable, "-B", os.path.join(HERE, "wire.py")]
        wire += ["net", f"to_{letter}", router, "wan", str(DELAY_MS), str(LOSS), str(number)]
        child = subprocess.Popen(wire, stdout=subprocess.PIPE, text=True)
        self.children.append(child)
        assert child.stdout.readline() == "ready\n", "the wire"
        outside, inner = f"198.51.100.{number * 4 + 2}", f"198.51.100.{number * 4 + 1}"
        ip("net", "addr", "add", inner, "peer", outside, "dev", f"to_{letter}")
        ip("net", "link", "set", f"to_{letter}", "up")
        ip(router, "addr", "add", outside, "peer", inner, "dev", "wan")
        ip(router, "link", "set", "wan", "up")
        ip(router, "route", "add", "default", "dev", "wan")
        run("ip", "link", "add", "lan", "netns", router, "type", "veth", "peer", "name", "eth0", "netns", home)
        ip(router, "addr", "add", "192.168.1.1/24", "dev", "lan")
        ip(router, "link", "set", "lan", "up")
        self.move_in(home, "192.168.1.2")

    def move_in(self, home, address):
        """Gives a home's machine an address, instead of the one before."""
        ip(home, "addr", "flush", "dev", "eth0")
        ip(home, "addr", "add", f"{address}/24", "dev", "eth0")
        ip(home, "link", "set", "eth0", "up")
        ip(home, "route", "replace", "default", "via", "192.168.1.1")

    def router(self, letter, kind):
        """Makes a home's router one of this kind, which knows nobody."""
        router = f"router_{letter}"
        inside(router, "nft", "flush", "ruleset")
        inside(router, "nft", "-f", "-", stdin=rules(kind, "192.168.1.2"))

    def start(self, name, namespace, *arguments):
        """Starts the program in a namespace; returns it and the file of its output."""
        out = os.path.join(self.folder, name)
        with open(out, "w") as output, open(out + ".err", "w") as errors:
            command = ["ip", "netns", "exec", namespace, self.program, "--lang", "en", *arguments]
            child = subprocess.Popen(command, stdout=output, stderr=errors)
        self.children.append(child)
        return child, out

    def relay(self):
        certificate, key = (os.path.join(self.folder, name) for name in ["relay.pem", "relay.key"])
        run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=relay",
            "-addext", f"subjectAltName=IP:{RELAY}", "-addext", "basicConstraints=critical,CA:FALSE")
        self.certificate = certificate
        _, out = self.start("relay", "net", "relay", "--listen", f"{RELAY}:443", "--tls-cert", certificate,
                            "--tls-key", key)
        self.line(out, r"waiting at (\S+)\.")

    def line(self, file, pattern):
        """Waits for a line in a file, and returns what its group matches."""
        for _ in range(300):
            with open(file) as output:
                found = re.search(pattern, output.read())
            if found:
                return found[1]
            time.sleep(0.1)
        with open(file + ".err") as errors:
            raise SystemExit(f"{file}: no {pattern}\n{errors.read()[-2000:]}")

    def host(self, name):
        """A server in the first home that other homes can reach; returns it and its address for them."""
        data = os.path.join(self.folder, name + ".data")
        server, out = self.start(name, "home_a", "serve", "--data", data, "--listen", "0.0.0.0:7448", "--homes",
                                 "--relay", RELAY, "--relay-trust", self.certificate)
        return server, self.line(out, r"(?:join|is) at (table://\S+)")

    def match(self, game, options, pace, meanwhile=None):
        """Plays a match between the homes: a host in the first, a guest in the second. Returns both reports."""
        server, address = self.host("server")
        settings = [word for option in options for word in ("--set", option)]
        host, host_out = self.start("host", "home_a", "bot", "127.0.0.1:7448", "new", "--game", game, "--seats",
                                    "2", "--open", "1", "--name", "Ana", "--pace", str(pace), "--json", *settings)
        code = self.line(host_out + ".err", r"\b([A-Z]{6})\b")
        began = time.monotonic()
        guest, guest_out = self.start("guest", "home_b", "bot", address, code, "--name", "Bo", "--pace",
                                      str(pace), "--trust", self.certificate, "--json")
        if meanwhile:
            meanwhile(self)
            assert guest.poll() is None, "the match was over before"
        reports = []
        for child, out in [(host, host_out), (guest, guest_out)]:
            try:
                child.wait(LONGEST_S)
            except subprocess.TimeoutExpired:
                pass
            with open(out) as output, open(out + ".err") as errors:
                text, wrong = output.read(), errors.read()
            if child.poll() != 0:
                raise SystemExit(f"{out} ended with {child.poll()}\n{text}{wrong[-3000:]}")
            reports.append(json.loads(text))
        server.terminate()
        server.wait(30)
        host, guest = reports
        guest["seconds"] = round(time.monotonic() - began, 1)
        for field in ["game", "finished", "scores", "final_hash"]:
            assert host[field] == guest[field], (field, host, guest)
        assert guest["finished"], guest
        return guest

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for child in reversed(self.children):
            child.kill()
        for child in self.children:
            child.wait()
        for namespace in NAMESPACES:
            run("ip", "netns", "delete", namespace)


def tell(name, report):
    answers = report["answers"]
    print(f"{name:44} {' > '.join(report['ways']):28} lost {report['reconnects']}  answers {answers['count']:4}  "
          f"p50 {answers['p50']:6.1f} ms  p99 {answers['p99']:6.1f} ms  {report['seconds']:5.1f} s", flush=True)


def play(program, name, kinds, options, pace, meanwhile=None):
    """Plays a match between two new homes with these kinds of routers; returns the guest's report."""
    with tempfile.TemporaryDirectory(prefix="tumbletop-homes-") as folder, Lab(program, folder) as lab:
        for letter, kind in zip("ab", kinds):
            lab.router(letter, kind)
        report = lab.match("skip-bo", options, pace, meanwhile)
    tell(name, report)
    return {"case": name, **report}


def pair(program, kinds):
    """Plays between homes with these kinds of routers, and checks the way."""
    report = play(program, " - ".join(kinds), kinds, ["stock=5"], 0.15)
    wanted = "relayed" if kinds in RELAYED else "direct"
    assert report["ways"][-1] == wanted, (kinds, report["ways"])
    return report


def speed(program, kinds):
    """Plays a long match as fast as a room lets one, to see how long an action takes."""
    return play(program, f"long: {' - '.join(kinds)}", kinds, ["stock=50"], 0.26)


def address_changes(lab):
    time.sleep(12)
    lab.move_in("home_b", "192.168.1.3")


def cable_is_pulled(lab):
    time.sleep(12)
    ip("home_b", "link", "set", "eth0", "down")
    time.sleep(3)
    lab.move_in("home_b", "192.168.1.2")


def way_is_blocked(lab):
    time.sleep(12)
    block = 'table ip block {\n chain through {\n  type filter hook forward priority 0\n  policy drop\n }\n}\n'
    inside("net", "nft", "-f", "-", stdin=block)
    time.sleep(25)
    inside("net", "nft", "delete", "table", "ip", "block")


def change(program, name, what, ways):
    """Plays between homes while something happens to the way."""
    report = play(program, name, ("port-restricted", "port-restricted"), ["stock=10"], 0.5, what)
    assert set(ways) <= set(report["ways"]), (name, report["ways"])
    assert report["reconnects"] == 0, (name, report)
    return report


CHANGES = [
    ("the guest's address changes", address_changes, ["direct"]),
    ("the guest's cable is pulled for 3 s", cable_is_pulled, ["direct"]),
    ("the direct way is blocked for 25 s", way_is_blocked, ["direct", "relayed"]),
]


def main():
    program, *rest = sys.argv[1:]
    into = rest[rest.index("--json") + 1] if "--json" in rest else None
    what = rest[0] if rest and not rest[0].startswith("--") else "quick"
    if INSIDE not in os.environ:
        own = ["unshare", "--map-root-user", "--net", "--mount", "--pid", "--fork", "--kill-child"]
        tools = all(shutil.which(tool) for tool in ["unshare", "ip", "nft", "openssl"])
        tries = (
            "mount -t tmpfs tmpfs /run && mkdir /run/netns && ip netns add one && ip tuntap add one mode tun && "
            f'ip netns exec one sh -c "{FORWARD}" && ip netns exec one nft "add table ip home"'
        )
        if not tools or subprocess.run([*own, "sh", "-c", tries], capture_output=True).returncode != 0:
            print("left out: no network of its own can be opened here")
            return
        environment = {**os.environ, INSIDE: "1"}
        os.execvpe(own[0], [*own, sys.executable, "-B", *sys.argv], environment)
    run("mount", "-t", "tmpfs", "tmpfs", "/run")
    os.makedirs("/run/netns")
    program = os.path.abspath(program)
    pairs, changes = [], []
    if what == "quick":
        pairs = [("port-restricted", "port-restricted"), ("full cone", "symmetric"), ("symmetric", "symmetric")]
        changes = CHANGES[:1]
    if what in ["kinds", "all"]:
        pairs = [(one, other) for one in KINDS for other in KINDS]
    if what in ["changes", "all"]:
        changes = CHANGES
    fast = [("port-restricted", "port-restricted"), ("symmetric", "symmetric")] if what in ["speed", "all"] else []
    found = [pair(program, kinds) for kinds in pairs]
    found += [change(program, *of) for of in changes]
    found += [speed(program, kinds) for kinds in fast]
    if into:
        with open(into, "w") as file:
            json.dump(found, file, indent=1)


main()
