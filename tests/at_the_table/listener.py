"""Somebody who only hears the program: another process on the bus of those who read screens aloud (AT-SPI 2).

Things are found by what they are and are called, pressed as a screen reader presses them, and what is announced is
kept. Nothing is known of windows, places on the screen or the program's own code.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which
from time import monotonic
from typing import Any, Final

from jeepney import DBusAddress, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.scripts import load_script

SPI: Final = "org.a11y.atspi."
CHECKED, ENABLED, SHOWING = 1 << 4, 1 << 8, 1 << 25
"""Bits of what AT-SPI calls states."""
REACTION: Final = 3.0
"""Seconds after which somebody presses again."""
PATIENCE: Final = 60.0
"""Seconds until something is never heard."""


class NoBus(RuntimeError):
    """This machine has not what it takes to listen to a window; says what is missing."""


@dataclass
class Thing:
    """What is heard of one thing, and of what is in it."""

    path: str
    name: str = ""
    role: str = ""
    description: str = ""
    states: int = 0
    parts: list[Thing] = field(default_factory=list)

    @property
    def enabled(self) -> bool:
        return bool(self.states & ENABLED)

    @property
    def checked(self) -> bool:
        return bool(self.states & CHECKED)

    def all(self) -> Iterator[Thing]:
        """This and everything in it, in the order in which it is read."""
        yield self
        for part in self.parts:
            yield from part.all()

    def named(self, name: str, role: str = "") -> Thing | None:
        """The first of these that is called so."""
        return next((one for one in self.all() if one.name == name and role in ("", one.role)), None)


@contextmanager
def desk(folder: Path, program: Sequence[str]) -> Iterator[Listener]:
    """A screen and a bus of one's own, on which the program runs for somebody who listens.

    Raises:
        NoBus: a part of that is not installed.
    """
    libraries = load_script("system_libraries")
    missing = [name for name in ("Xvfb", "dbus-daemon") if which(name) is None]
    missing += [library.soname for library in libraries.missing(libraries.X11)]
    if missing:
        raise NoBus(f"not installed: {', '.join(missing)}")
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    environ = os.environ | {
        "HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime), "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"), "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"), "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }  # fmt: skip
    with ExitStack() as stack:
        log = stack.enter_context((folder / "log").open("w+"))

        def start(order: Sequence[str], fds: Sequence[int] = ()) -> subprocess.Popen[str]:
            process = subprocess.Popen(order, env=environ, stderr=log, stdout=subprocess.PIPE, text=True, pass_fds=fds)
            stack.callback(_end, process)
            return process

        screen = start(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"])
        assert screen.stdout is not None
        environ["DISPLAY"] = ":" + screen.stdout.readline().strip()
        bus = start(["dbus-daemon", "--session", "--nofork", "--print-address"])
        assert bus.stdout is not None
        environ["DBUS_SESSION_BUS_ADDRESS"] = address = bus.stdout.readline().strip()
        with open_dbus_connection(address) as session:
            call = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
            reply = session.send_and_get_reply(call, timeout=PATIENCE)
        if reply.header.message_type is MessageType.error:
            raise NoBus(f"not installed: at-spi2-core ({reply.body[0]})")
        connection = stack.enter_context(open_dbus_connection(reply.body[0]))
        listener = Listener(connection)
        player = start(program)
        try:
            listener.wait_for_program()
            yield listener
        except TimeoutError:
            player.kill()
            log.seek(0)
            raise AssertionError(f"not heard in time; the program said: {log.read()[-2000:]}") from None


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Listener:
    """Hears one program."""

    def __init__(self, connection: DBusConnection) -> None:
        self.announced: list[str] = []
        """What was said aloud, from the beginning."""
        self._connection = connection
        self._program = ""
        self._root = ""
        registry, path = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry"
        for kind in ("object:announcement", "object:children-changed", "object:property-change"):
            self._call(registry, path, "Registry", "RegisterEvent", "sas", kind, [])
        rule = MatchRule(type="signal", interface=f"{SPI}Event.Object")
        self._connection.send_and_get_reply(message_bus.AddMatch(rule), timeout=PATIENCE)

    # -- the bus -------------------------------------------------------------------------------------------------------

    def _call(self, to: str, path: str, interface: str, method: str, signature: str = "", *body: Any) -> Any:
        (answer,) = self._ask([_message(to, path, interface, method, signature, *body)])
        if answer is None:
            raise LookupError(f"{path} is no more, or does not answer to {method}")
        return answer[0] if answer else None

    def _ask(self, messages: Iterable[Message]) -> list[tuple[Any, ...] | None]:
        """The answers to all of these at once, None for what is refused: a thing may go while it is asked about."""
        serials = []
        for message in messages:
            serials.append(next(self._connection.outgoing_serial))
            self._connection.send(message, serial=serials[-1])
        answers: dict[int, tuple[Any, ...] | None] = {}
        missing = set(serials)
        while missing:
            self._receive(PATIENCE, answers)
            missing -= answers.keys()
        return [answers[serial] for serial in serials]

    def _receive(self, timeout: float, answers: dict[int, tuple[Any, ...] | None]) -> None:
        message = self._connection.receive(timeout=timeout)
        fields = {key.name: value for key, value in message.header.fields.items()}
        if message.header.message_type is MessageType.signal:
            if fields.get("member") == "Announcement":
                self.announced.append(message.body[3][1])
        elif "reply_serial" in fields:
            fine = message.header.message_type is MessageType.method_return
            answers[fields["reply_serial"]] = message.body if fine else None

    def wait_for_program(self) -> None:
        """Wait until the program has come to the bus."""
        end = monotonic() + PATIENCE
        registry, root = "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"
        while not (there := self._call(registry, root, "Accessible", "GetChildren")):
            if monotonic() > end:
                raise TimeoutError("the program")
            self.listen(0.2)
        ((self._program, self._root),) = there

    # -- what is heard -------------------------------------------------------------------------------------------------

    def window(self) -> Thing:
        """Everything that is to be heard now."""
        whole = Thing(self._root)
        level = [whole]
        while level:
            asked = [message for thing in level for message in self._questions(thing.path)]
            answers = iter(self._ask(asked))
            below: list[Thing] = []
            for thing in level:
                name, description, role, states, parts = (next(answers) for _ in range(5))
                if None in (name, description, role, states, parts):
                    continue
                thing.name, thing.description, thing.role = name[0][1], description[0][1], role[0]  # type: ignore[index]
                thing.states = states[0][0]  # type: ignore[index]
                if thing is whole or thing.states & SHOWING:
                    thing.parts = [Thing(path) for _, path in parts[0]]  # type: ignore[index]
                    below += thing.parts
            level = below
        _drop_hidden(whole)
        return whole

    def _questions(self, path: str) -> Iterator[Message]:
        for what in ("Name", "Description"):
            where = DBusAddress(path, self._program, "org.freedesktop.DBus.Properties")
            yield new_method_call(where, "Get", "ss", (f"{SPI}Accessible", what))
        for method in ("GetRoleName", "GetState", "GetChildren"):
            yield _message(self._program, path, "Accessible", method)

    def listen(self, seconds: float) -> None:
        """Hear what comes, until nothing has come for so long."""
        try:
            while True:
                self._receive(seconds, {})
        except TimeoutError:
            return

    def find(self, name: str, role: str = "") -> Thing:
        """What is called so, as soon as it is there."""
        end = monotonic() + PATIENCE
        while (found := self.window().named(name, role)) is None:
            if monotonic() > end:
                raise TimeoutError(name)
            self.listen(0.1)
        return found

    # -- what is done --------------------------------------------------------------------------------------------------

    def press(self, thing: Thing, before: Thing | None = None) -> None:
        """Do what the thing is there for, if it has not gone meanwhile.

        Args:
            thing: what is pressed.
            before: all that was heard; it is waited a while until anything else is heard.
        """
        self._ask([_message(self._program, thing.path, "Action", "DoAction", "i", 0)])
        end = monotonic() + REACTION
        self.listen(0.02)
        while before is not None and self.window() == before and monotonic() < end:
            self.listen(0.05)


def _message(to: str, path: str, interface: str, method: str, signature: str = "", *body: Any) -> Message:
    return new_method_call(DBusAddress(path, to, SPI + interface), method, signature or None, body)


def _drop_hidden(thing: Thing) -> None:
    thing.parts = [part for part in thing.parts if part.states & SHOWING]
    for part in thing.parts:
        _drop_hidden(part)
