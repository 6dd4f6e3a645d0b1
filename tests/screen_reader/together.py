"""A table with others: joins a room on a server, gets ready in the lobby and plays to the end against a guest of the
command line. What was announced is compared with the log of the match, which is saved here once it is over."""

import os
import re
import subprocess
import time

import matches
import menus
from bus import Missing

GAME = matches.Game("skip-bo", "Skip-Bo", (), matches.FROM_STOCK)


def line_of(file, pattern, child, seconds=60):
    """Waits for a line of a file, and returns the group of the pattern."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and child.poll() is None:
        with open(file, encoding="utf-8") as lines:
            for line in lines:
                found = re.search(pattern, line)
                if found:
                    return found.group(1)
        time.sleep(0.1)
    with open(file, encoding="utf-8") as lines:
        raise Missing(f"{pattern} did not come in {file}:\n{lines.read()}")


def start(headless, arguments, file):
    with open(file, "w", encoding="utf-8") as said:
        return subprocess.Popen([headless, "--lang", "en", *arguments], stdout=said, stderr=said)


def play(reader, headless, folder):
    """Returns what was announced."""
    os.makedirs(folder, exist_ok=True)
    said = os.path.join(folder, "server")
    server = start(headless, ["serve", "--listen", "127.0.0.1:0", "--data", os.path.join(folder, "data")], said)
    host = None
    try:
        address = line_of(said, r"(127\.0\.0\.1:\d+);", server)
        said = os.path.join(folder, "host")
        options = ["--game", "skip-bo", "--seats", "2", "--open", "1", "--set", "stock=5", "--pace", "0.1"]
        host = start(headless, ["bot", address, "new", *options, "--level", "random", "--json"], said)
        code = line_of(said, r"^([A-Z]{6})$", host)
        join(reader, f"{code}@{address}")
        clicked = matches.play_to_the_end(reader, GAME)
        print(f"together: {clicked} choices", flush=True)
        await_saved(reader)
        if host.wait(60) != 0:
            raise Missing("the guest of the command line failed")
    finally:
        for child in (host, server):
            if child is not None and child.poll() is None:
                child.terminate()
                child.wait()
    reader.hear_to_the_end()
    return reader.announced


def await_saved(reader):
    """Waits until the record of the match has come from the server and is saved: then it can be watched."""

    def can_watch():
        button = reader.find("Watch replay", "push button")
        return button is not None and button.can_click

    reader.wait(can_watch, "the saved match")


def compare(announced, log):
    """Each event of the log was announced once, and in order. Notices of the room may come before, between and after
    them."""
    lines = set(log)
    notices = [line for line in announced if line not in lines]
    print(f"together: announced besides the log: {notices}", flush=True)
    matches.compare([line for line in announced if line in lines], log)
    print(f"together: {len(log)} lines of the log were announced once and in order", flush=True)


def join(reader, table):
    reader.press(lambda name: name.startswith("Play together"))
    reader.await_node(lambda _: True, "dialog")
    menus.check_names(reader, "play together")
    menus.type_into(reader, "Your name", "Ana")
    menus.type_into(reader, "Join a table", table)
    reader.press("Join")
    reader.press("I'm ready", patience=90)
    menus.check_names(reader, "lobby")
