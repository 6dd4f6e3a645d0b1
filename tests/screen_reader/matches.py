"""A whole match of each game against a computer player: what lies on the table is read, and choices are clicked. What
was announced is compared with the log of the match."""

import glob
import os
from dataclasses import dataclass

import menus
from bus import Gone, Missing, Stale

# A match ends long before it.
MOST_CHOICES = 900
# How long the computer player and the table may take, in seconds.
LONGEST_WAIT = 90


@dataclass
class Game:
    key: str
    title: str
    # The options that make the match short, by name, with their value then and the arrow that leads there.
    short: tuple = ()
    # Words of choices, the best first.
    likes: tuple = ()


FROM_STOCK = ("from the stock", "play")
STOCK = (("Cards in each stock", "5 cards", "next"),)
GAMES = [
    Game("stack", "Stack", (("Points to win", "10", "previous"),), ("put", "roll")),
    Game("skip-bo", "Skip-Bo", STOCK, FROM_STOCK),
    Game("skip-bo-mod", "Skip-Bo MOD", STOCK, ("from the stock", "roll", "play")),
    Game("skip-bo-dice", "Skip-Bo Dice", (), ("play", "roll")),
]


def play(reader, game):
    menus.set_up(reader, game.title, game.short)
    clicked = play_to_the_end(reader, game)
    reader.hear_to_the_end()
    print(f"{game.key}: {clicked} choices", flush=True)


def play_to_the_end(reader, game):
    """Plays until the results are shown, and returns how many choices were clicked."""
    clicked = 0
    has_read = False
    last = None
    while clicked < MOST_CHOICES:
        what, nodes = reader.wait(lambda: look(reader, last), "a choice, a question or the results", LONGEST_WAIT)
        if what == "results":
            menus.check(has_read, "nothing on the table could be read")
            return clicked
        if what == "dialog":
            last = answer(nodes)
        else:
            facts, choices = nodes
            has_read = has_read or bool(facts)
            last = best(choices, game)
            clicked += 1
        try:
            last.click()
        except (Gone, Stale):
            last = None
    raise Missing(f"the match does not end after {clicked} choices")


def look(reader, last):
    """What can be done now: a dialog's buttons, the choices at the table, or nothing more; None while there is nothing
    new since the last click."""
    top = reader.top()
    for node in top:
        if node.role == "dialog":
            buttons = [button for button in reader.nodes(node.accessible) if button.role == "push button"]
            buttons = [button for button in buttons if button.can_click and not button.is_same(last)]
            return ("dialog", buttons) if buttons else None
        if node.role == "heading" and " win" in node.name:
            return "results", []
    table = next((node for node in top if node.name == "Table"), None)
    if table is None:
        return None
    inside = reader.nodes(table.accessible)
    facts = [node for node in inside if node.role == "label"]
    choices = [node for node in inside if node.role == "push button"]
    if not choices or any(choice.is_same(last) for choice in choices):
        return None
    return "table", (facts, choices)


def answer(buttons):
    """Goes on: the button that is the main one is the last of a page, and no is never it."""
    wanted = [button for button in buttons if not button.name.lower().startswith(("no", "cancel", "back"))]
    return (wanted or buttons)[-1]


def best(choices, game):
    for like in game.likes:
        for choice in choices:
            if like in choice.name.lower():
                return choice
    return choices[0]


def saved_match(folder):
    found = glob.glob(os.path.join(folder, "**", "*.match"), recursive=True)
    if len(found) != 1:
        raise Missing(f"there is not one saved match: {found}")
    return found[0]


def read_log(reader):
    """All lines of the log of a match that is shown from its end."""
    reader.press("Log")
    log = reader.await_node("Log", "panel")
    size = -1
    # The replay jumps to its end; the log is whole once it does not grow any more.
    looks = 0
    while looks < 3:
        now = log.accessible.get_child_count()
        looks = looks + 1 if now == size and now > 0 else 0
        size = now
        reader.pump(1.0)
    return [node.name for node in reader.nodes(log.accessible) if node.role == "label"]


def compare(announced, log):
    """Each event of the log was announced once, and in order."""
    if announced == log:
        return
    differing = (at for at, (one, other) in enumerate(zip(announced, log)) if one != other)
    at = next(differing, min(len(announced), len(log)))
    raise Missing(
        f"{len(announced)} lines were announced, and the log has {len(log)}; they differ from line {at}:\n"
        f"announced: {announced[max(0, at - 2):at + 4]}\nlog:       {log[max(0, at - 2):at + 4]}"
    )
