"""A whole match of a game against a computer player, from the messages alone."""

import random

import fair
from room import Room

OWN, OTHER = 0, 1
GAMES = {
    "stack": [["target", "10"]],
    "skip-bo": [["stock", "5"]],
    "skip-bo-mod": [["stock", "5"]],
    "skip-bo-dice": [],
}
# The actions that lead to the end of a match, preferred to all others.
FIRST = ["Place", "StandIn", "Play", "Fill", "Claim", "Write"]
# More actions of one seat than a short match has.
MOST_ACTS = 2000


def settings(game, options):
    return {
        "game": game,
        "seats": 2,
        "teams": b"",
        "options": options,
        "board": None,
        "clock": ("None", None),
        "undo": ("Never", None),
        "grace_s": 60,
        "stands_in": True,
        "onlookers_delay_s": None,
        "pace_ms": 0,
    }


def choose(legal, chance):
    """One of the legal actions."""
    for wanted in FIRST:
        fitting = [action for action in legal if action[1][0] == wanted]
        # Now and then something else, so that more kinds of actions are written.
        if fitting and chance.random() < 0.9:
            return chance.choice(fitting)
    return chance.choice(legal)


def next_ask(view, chance):
    """The next request of the own seat; None if it has no decision to make."""
    decision = view["decisions"][OWN]
    awaited = view["awaited"]
    if awaited is not None and awaited["seat"] == OWN:
        gesture = [[0.0, 3.0], [0.0, -1.0], 0.5]
        return awaited["decision"], ("Throw", {"seat": OWN, "decision": awaited["decision"], "gesture": gesture})
    if not view["due"] >> OWN & 1:
        return None
    action = choose(view["legal"][OWN], chance)
    return decision, ("Act", {"seat": OWN, "decision": decision, "action": action, "gesture": None})


def open_room(types, address, game, timeout):
    room = Room(types, address, timeout)
    why = room.refused(("Ready", True))
    assert why == "NotEntered", why
    room.send(0, ("Open", [settings(game, GAMES[game]), {"name": "Ana"}]))
    room.answer(0)
    room.send(0, ("Ping", None))
    # A client that has just entered has requested nothing yet.
    assert room.entered["heard"] == 0, room.entered
    room.number = 0
    assert room.refused(("Start", None)) == "SeatsEmpty"
    wrong = settings(game, [["board", "/etc/hostname"]])
    assert room.refused(("Configure", wrong)) in ("NamesFile", "Setup")
    room.ask(("Sit", {"seat": OWN, "name": "", "colour": 2, "face": 1}))
    room.ask(("Computer", [OTHER, ("Easy", None)]))
    room.ask(("Say", ("GoodLuck", None)))
    room.ask(("Ready", True))
    seats = room.lobby["seats"]
    assert seats[OWN]["holder"] == ("Person", room.entered["you"]), seats
    assert seats[OTHER]["holder"] == ("Computer", ("Easy", None)), seats
    assert (seats[OWN]["name"], seats[OWN]["colour"], seats[OWN]["face"]) == ("Ana", 2, 1), seats
    return room


def play(types, address, game, timeout):
    """Plays a match to its end; returns a summary."""
    chance = random.Random(game)
    room = open_room(types, address, game, timeout)
    start = room.post(("Start", None))
    waiting, asked_for, view, acts, items, refusals = {}, None, None, 0, 0, []
    while True:
        said, held = room.receive()
        if said == "Answer":
            number, (result, refusal) = held
            if number == start:
                assert result == "Ok", refusal
            elif waiting.pop(number, None) is not None and result == "Err":
                # A dice game may still roll, or wait for others: the next item says when to ask again.
                refusals.append(refusal[0])
                asked_for = None
        elif said == "Item":
            viewer, _, view = held
            assert viewer == ("Player", OWN), viewer
            items += 1
        elif said == "Lobby" and held["results"] is not None and not held["playing"]:
            break
        if view is None or view["scores"]["winners"]:
            continue
        ask = next_ask(view, chance)
        if ask is not None and ask[0] != asked_for:
            asked_for = ask[0]
            waiting[room.post(("Ask", ask[1]))] = ask[0]
            acts += 1
            assert acts < MOST_ACTS, f"{game} does not end"
    assert view["scores"] == room.lobby["results"], "the last view has other scores than the results"
    assert view["scores"]["winners"], "nobody has won"
    full = room.whole_record()
    assert full["record"].startswith(b"TMBLTOP\n") and full["tracks"].startswith(b"TMBLTRK\n")
    sealed = fair.check(types, full["record"], room.witness)
    assert sealed > items // 2, f"{sealed} seals of {items} items"
    room.leave()
    points = view["scores"]["points"][:2]
    refused = f", refused {refusals}" if refusals else ""
    score = f"{points[OWN]} to {points[OTHER]}"
    return f"{game}: {items} items, {acts} actions, {score}, {len(full['record'])} bytes of record, {sealed} seals{refused}"
