"""A screen reader of the test: reads names, roles and states over the accessibility bus, calls actions, and hears
announcements. It knows nothing of the program but that."""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# How long to wait for something to appear, in seconds. The picture is drawn without a graphics adapter.
PATIENCE = 60


# What the bus says of something that leaves the screen while it is looked at.
Gone = GLib.Error


class Missing(Exception):
    """Something did not appear in time."""


class Stale(Missing):
    """Something has changed since it was read."""


class Node:
    """What was read of an accessible object."""

    def __init__(self, accessible, depth):
        self.accessible = accessible
        self.depth = depth
        self.role = accessible.get_role_name()
        self.name = accessible.get_name()
        self.about = accessible.get_description()

    def is_same(self, other):
        """Whether both are of the same object of the program."""
        return other is not None and self.accessible == other.accessible

    def is_(self, state):
        return self.accessible.get_state_set().contains(state)

    @property
    def can_click(self):
        action = self.accessible.get_action_iface()
        return action is not None and action.get_n_actions() > 0

    def click(self):
        action = self.accessible.get_action_iface()
        if action is None or not action.do_action(0):
            raise Stale(f"{self} can't be clicked")

    def focus(self):
        if not self.accessible.grab_focus():
            raise Missing(f"{self} can't have the focus")

    @property
    def value(self):
        value = self.accessible.get_value_iface()
        return None if value is None else value.get_current_value()

    def set_value(self, to):
        self.accessible.get_value_iface().set_current_value(to)

    @property
    def text(self):
        return self.accessible.get_text_iface().get_text(0, -1)

    def __str__(self):
        return f"{self.role} '{self.name}'"


def enable():
    """Tells the session that a screen reader runs, as the settings of a desktop do."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        arguments = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.freedesktop.DBus.Properties",
            "Set",
            arguments,
            None,
            Gio.DBusCallFlags.NONE,
            20_000,
        )
    Atspi.init()
    # A busy machine may let the program wait.
    Atspi.set_timeout(20_000, 20_000)
    # Every look asks the program itself.
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)


def fits(name, other):
    return name(other) if callable(name) else name == other


class Reader:
    """The program, and what is heard of it."""

    def __init__(self, program, arguments, folder, is_known=True):
        os.makedirs(folder, exist_ok=True)
        if is_known:
            with open(os.path.join(folder, "settings.toml"), "w") as settings:
                settings.write("welcomed = true\n")
        environment = dict(os.environ)
        environment.update(
            TUMBLETOP_CONFIG_DIR=folder,
            XDG_DATA_HOME=os.path.join(folder, "data"),
            XDG_STATE_HOME=os.path.join(folder, "state"),
        )
        self.said = open(os.path.join(folder, "said"), "w+")
        self.announced = []
        self.moves = []
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self.hear)
        for event in ["object:announcement", "object:state-changed:focused"]:
            self.listener.register(event)
        self.process = subprocess.Popen(
            [program, *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=self.said, stderr=self.said
        )
        self.application = None
        self.application = self.wait(self.find_application, "the program on the bus")
        self.take_keys()

    def hear(self, event):
        if event.type.startswith("object:announcement"):
            self.announced.append(event.any_data)
        elif event.detail1:
            self.moves.append(event.source)

    def pump(self, seconds=0.0):
        """Lets events arrive."""
        until = time.monotonic() + seconds
        while self.context.iteration(False) or time.monotonic() < until:
            if not self.context.pending():
                time.sleep(0.005)

    def wait(self, look, what, patience=PATIENCE):
        """Looks until there is an answer, and returns it."""
        until = time.monotonic() + patience
        while True:
            self.pump(0.02)
            try:
                found = look()
            except (Gone, Stale):
                # It left the screen while it was read.
                found = None
            if found:
                return found
            if self.process.poll() is not None:
                raise Missing(f"the program has ended ({self.process.returncode}) before {what}")
            if time.monotonic() > until:
                raise Missing(f"there was:\n{self.dump()}\n{what} did not come")

    def hear_to_the_end(self):
        """Waits until nothing more is announced: what was said last may still be on its way."""
        heard = -1
        while heard != len(self.announced):
            heard = len(self.announced)
            self.pump(2.0)

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(at)
            if application is not None and application.get_process_id() == self.process.pid:
                if application.get_child_count() > 0:
                    return application
        return None

    def top(self):
        """The nodes that lie in the window itself."""
        window = self.application.get_child_at_index(0)
        found = []
        for at in range(window.get_child_count()):
            child = window.get_child_at_index(at)
            if child is not None:
                found.append(Node(child, 0))
        return found

    def nodes(self, under=None):
        """All nodes in reading order. A page that changes while it is read is read again."""
        for _ in range(20):
            try:
                return self.read(under or self.application)
            except Gone as gone:
                if self.process.poll() is not None:
                    raise Missing(f"the program has ended ({self.process.returncode})") from gone
                last = gone
                self.pump(0.1)
        raise last

    def read(self, accessible, depth=0):
        found = [Node(accessible, depth)]
        for at in range(accessible.get_child_count()):
            child = accessible.get_child_at_index(at)
            if child is not None:
                found.extend(self.read(child, depth + 1))
        return found

    def dump(self):
        if self.application is None:
            return "nothing"
        try:
            return "\n".join("  " * node.depth + str(node) for node in self.nodes())
        except Gone as error:
            return str(error)

    def find(self, name, role=None, under=None):
        """The first node with this name, or with a name that a function accepts; None without one."""
        for node in self.nodes(under):
            if fits(name, node.name) and role in (None, node.role):
                return node
        return None

    def await_node(self, name, role=None, patience=PATIENCE):
        return self.wait(lambda: self.find(name, role), f"{role or 'a node'} named {name}", patience)

    def take_keys(self):
        """Gives the keys to the window: the screen has no window manager that does it."""
        self.keys("windowfocus", "--sync", self.windows()[0])

    def take_keys_anew(self):
        """The same from the screen itself, so that the window hears of it in any case."""
        self.keys("windowfocus", "--sync", *self.keys("search", "--maxdepth", "0", "--name", ".*").split()[:1])
        self.take_keys()

    def windows(self):
        """The windows of the program on the screen."""
        return self.keys("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()

    def keys_go_to(self):
        """Who has the keys, for a message of a failure."""
        return f"the keys go to window {self.keys('getwindowfocus', '-f').strip()} of {self.windows()}"

    def type(self, words):
        self.keys("key", "ctrl+a")
        self.keys("type", "--delay", "30", words)

    def keys(self, *arguments):
        done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode != 0:
            raise Missing(f"xdotool {' '.join(arguments)}: {done.stderr}")
        return done.stdout

    def press(self, name, role="push button", patience=PATIENCE):
        """Clicks the button with this name as soon as it can be clicked."""

        def click():
            node = self.find(name, role)
            if node is None or not node.can_click:
                return None
            node.click()
            return node

        return self.wait(click, f"a button named {name}", patience)

    def focused(self):
        """The node that has the focus, as the program says it."""
        return next((node for node in self.nodes() if node.is_(Atspi.StateType.FOCUSED)), None)

    def close(self):
        self.listener.deregister("object:announcement")
        self.listener.deregister("object:state-changed:focused")
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def output(self):
        self.said.flush()
        self.said.seek(0)
        return self.said.read()
