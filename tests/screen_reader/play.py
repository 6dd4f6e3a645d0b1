"""Uses the program only by what a screen reader has: names, roles, states and actions over the accessibility bus.

Usage: play.py PROGRAM HEADLESS FOLDER [PART...], with a session bus and a display; without parts all of them run.
"""

import os
import sys
import time

import bus
import matches
import menus
import things
import together

WINDOW = ["--lang", "en", "--mute", "--speed", "16", "--windowed", "640x360", "--quality", "lowest"]


def through_menus(reader):
    menus.welcome(reader)
    menus.title(reader)
    menus.settings(reader)
    menus.rules(reader)


class Programs:
    """Starts the programs of the parts, each with a folder of its own."""

    def __init__(self, program, headless, folder):
        self.program = os.path.abspath(program)
        self.headless = os.path.abspath(headless)
        self.folder = folder

    def use(self, name, arguments, run, is_known=True):
        """Runs a function with a program that has just started, and returns what it returns."""
        reader = bus.Reader(self.program, [*arguments, *WINDOW], os.path.join(self.folder, name), is_known)
        try:
            return run(reader)
        except (bus.Missing, bus.Gone):
            print(reader.output(), file=sys.stderr)
            raise
        finally:
            reader.close()

    def match(self, game):
        def play(reader):
            matches.play(reader, game)
            return reader.announced

        announced = self.use(game.key, [], play)
        log = self.log_of_match(game.key)
        matches.compare(announced, log)
        print(f"{game.key}: {len(log)} lines of the log were announced once and in order", flush=True)

    def table(self):
        server = os.path.join(self.folder, "server")
        announced = self.use("together", [], lambda reader: together.play(reader, self.headless, server))
        together.compare(announced, self.log_of_match("together"))

    def log_of_match(self, name):
        """The log of the one match that the program of a part has saved."""
        saved = matches.saved_match(os.path.join(self.folder, name))
        # From its end the whole log can be read.
        return self.use(f"{name}-log", ["replay", saved, "--at", "1000000"], matches.read_log)


def main():
    program, headless, folder, *wanted = sys.argv[1:]
    bus.enable()
    programs = Programs(program, headless, folder)
    parts = {"menus": lambda: programs.use("menus", [], through_menus, is_known=False)}
    for game in matches.GAMES:
        parts[game.key] = lambda game=game: programs.match(game)
    parts["things"] = lambda: programs.use("things", [], things.play)
    parts["together"] = programs.table
    unknown = [part for part in wanted if part not in parts]
    if unknown:
        sys.exit(f"There is no part {unknown[0]}; there are {', '.join(parts)}.")
    for name in wanted or parts:
        began = time.monotonic()
        try:
            parts[name]()
        except (bus.Missing, bus.Gone) as fault:
            sys.exit(f"{name}: {fault}")
        print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
