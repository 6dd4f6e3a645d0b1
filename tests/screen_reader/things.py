"""The things of the table by themselves: a card is chosen and discarded by its node and that of a pile."""

import menus

PLACE = "what is chosen can go here"


def play(reader):
    menus.set_up(reader, "Skip-Bo", ())
    card = reader.wait(lambda: first(reader, " in hand"), "a card of the hand", 90)
    # It lies on the table, and there are no two at one place.
    places = reader.wait(lambda: places_of_their_own(reader), "a place of its own for each thing", 30)
    card.click()
    reader.wait(lambda: first(reader, " in hand, chosen"), "the chosen card", 30)
    pile = reader.wait(lambda: first(reader, PLACE), "a place for it", 30)
    said = len(reader.announced)
    pile.click()
    reader.wait(lambda: reader.announced[said:] or None, "the discard is announced", 60)
    print(f"things: {len(places)} on the table, one chosen and discarded", flush=True)


def things(reader):
    group = next((node for node in reader.top() if node.name == "Things on the table"), None)
    return reader.nodes(group.accessible) if group else []


def first(reader, words):
    found = (node for node in things(reader) if words in node.name and node.can_click)
    return next(found, None)


def places_of_their_own(reader):
    """Where the things lie; nothing while two lie at one place, as while they are dealt."""
    places = [extents(node) for node in things(reader)]
    return places if len(set(places)) == len(places) else None


def extents(node):
    at = node.accessible.get_component_iface().get_extents(0)
    return at.x, at.y
