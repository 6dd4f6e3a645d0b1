"""Title, settings, rules and set-up: every control has a name, and its action does what it says."""

from bus import Gone, Missing

# What a control is called on the bus.
CONTROLS = {"push button", "toggle button", "slider", "spin button", "entry"}


def check(is_true, what):
    if not is_true:
        raise Missing(what)


def check_names(reader, where):
    """Every control can be told from the others of the page, and there is something to read."""
    nodes = reader.nodes()
    controls = [node for node in nodes if node.role in CONTROLS]
    check(controls, f"{where}: no controls")
    nameless = [str(node) for node in controls if not node.name.strip()]
    check(not nameless, f"{where}: controls without a name: {nameless}\n{reader.dump()}")
    # The focus comes with the frame after the one that a page comes with.
    reader.wait(reader.focused, f"{where}: the focus")


def welcome(reader):
    """The first start: a name is typed, the games are read, and the title is reached."""
    reader.await_node("Your name", "entry")
    check_names(reader, "the first page")
    type_into(reader, "Your name", "Zoe")
    reader.press("Go on")
    reader.await_node(lambda name: name.startswith("Short game"), "push button")
    check_names(reader, "the games")
    reader.press("To the title")


def title(reader):
    reader.await_node(lambda name: name.startswith("Stack, "), "push button")
    check_names(reader, "title")


def settings(reader):
    reader.press("Settings")
    reader.await_node("Settings", "dialog")
    check_names(reader, "settings")
    # What lies behind the page can't be reached.
    check(reader.find("Quit") is None, "the title can be read behind the settings")

    volume = reader.await_node("Volume", "slider")
    check(volume.about, "the volume has no explanation")
    volume.set_value(0.25)
    reader.wait(lambda: abs(reader.find("Volume", "slider").value - 0.25) < 0.01, "a volume of a quarter")

    motion = reader.await_node("Reduced motion", "toggle button")
    from gi.repository import Atspi

    was_on = motion.is_(Atspi.StateType.PRESSED)
    motion.click()
    reader.wait(
        lambda: reader.find("Reduced motion", "toggle button").is_(Atspi.StateType.PRESSED) != was_on,
        "another state of the switch",
    )

    pace = reader.await_node(lambda name: name.startswith("Speed: "), "spin button")
    pace.click()
    reader.wait(
        lambda: reader.find(lambda name: name.startswith("Speed: ") and name != pace.name, "spin button"),
        "another speed",
    )
    reader.await_node("Search", "entry").focus()
    reader.wait(lambda: has_focus(reader, "Search"), "the focus in the field")
    reader.press("Done")
    reader.await_node("Quit", "push button")


def rules(reader):
    reader.press("Rules")
    reader.await_node(lambda _: True, "dialog")
    check_names(reader, "rules")

    def can_read():
        texts = (node for node in reader.nodes() if node.role in ("label", "heading"))
        return sum(len(node.name) > 40 for node in texts) > 3

    reader.wait(can_read, "the text of the rules")
    reader.press("Back")
    reader.await_node("Quit", "push button")


def set_up(reader, game, options=()):
    """Sets up a match against a computer player and starts it. Options are steppers, each with the
    value to step to and the arrow that leads there."""
    reader.press(lambda name: name.startswith(f"{game}, "))
    reader.await_node("Start", "push button")
    check_names(reader, f"set-up of {game}")
    for option, wanted, arrow in options:
        step_to(reader, option, wanted, arrow)
    reader.press("Start")


def step_to(reader, option, wanted, arrow):
    """Clicks an arrow of a stepper until its value is the wanted one."""

    def stepper(other_than=None):
        node = reader.find(lambda name: name.startswith(f"{option}: "), "spin button")
        return node if node is not None and node.name != other_than else None

    for _ in range(60):
        now = reader.wait(stepper, f"a stepper named {option}")
        if now.name == f"{option}: {wanted}":
            return
        reader.find(arrow, "push button", now.accessible).click()
        reader.wait(lambda: stepper(now.name), f"another value of {option} than {now.name}")
    raise Missing(f"{option} never became {wanted}")


def has_focus(reader, field):
    focused = reader.focused()
    return focused is not None and (focused.role, focused.name) == ("entry", field)


def type_into(reader, field, words):
    """Types into a field: a screen reader has no action for it, and leaves it to the keys."""

    def is_written():
        return reader.find(field, "entry").text == words

    # Once, on a busy machine, a letter of these very fast hands was lost on its way; and once no letter came at all.
    for attempt in range(3):
        try:
            if attempt > 0:
                reader.take_keys_anew()
            reader.await_node(field, "entry").focus()
            reader.wait(lambda: has_focus(reader, field), f"the focus in {field}")
            reader.type(words)
            return reader.wait(is_written, f"{words} in {field}", 10)
        except (Gone, Missing) as fault:
            last = fault
    raise Missing(f"{last}\nthere is: {reader.find(field, 'entry').text!r}; {reader.keys_go_to()}")
