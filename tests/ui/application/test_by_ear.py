"""A whole game of each kind, played by what a screen reader is told alone: from the start screen to the ending."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.core.dice import Dice

if sys.platform != "linux":
    pytest.skip("screen readers are heard on the bus of Linux desktops", allow_module_level=True)

from tests.at_the_table.listener import Listener, NoBus, Thing, desk

AGAIN = "Play again, same seats"
NO_ANSWERS = {"Explain", "Undo", "Back"}
PRESSED = ("push button", "radio button", "check box")
ENOUGH = 1500
"""So often nobody presses anything in one game."""
QUICK = "[General]\nlanguage=en\nanimation_speed=off\nbot_pause=0\nplayer_name=Ann\n"


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    """Somebody who listens to a program that has just been started."""
    settings = tmp_path / "config" / "gonfalon" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(QUICK)
    try:
        with desk(tmp_path, [sys.executable, "-m", "gonfalon"]) as listener:
            yield listener
    except NoBus as reason:
        pytest.skip(f"no screen reader can listen here: {reason}")


def answers(heard: Thing) -> list[Thing]:
    """What can be pressed to answer what is asked."""
    rows = {row.name: row for row in heard.all() if row.role in ("panel", "filler")}
    places = [thing for thing in rows.get("Places", Thing("")).all() if thing.description == "can be chosen"]
    if places:
        return places
    buttons = [thing for thing in rows.get("Answers", Thing("")).parts if thing.role == "push button"]
    things = [thing for thing in heard.all() if thing.description == "can be chosen"]
    # What lies over the table is heard in its place.
    paper = [thing for thing in heard.all() if thing.name == "Go on"]
    return [thing for thing in (*buttons, *things, *paper) if thing.enabled and thing.name not in NO_ANSWERS]


def nameless(heard: Thing) -> set[str]:
    """What can be pressed and is called nothing."""
    return {thing.path for thing in heard.all() if thing.role in PRESSED and not thing.name}


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "leaving"),
    [("Oriflamme", "Gold"), ("Alliance", "Gold"), ("Ordonance", "Gold Green"), ("Pax Pamir", "Gold Green")],
)
def test_a_whole_game_is_played_by_ear(listener: Listener, game: str, leaving: str) -> None:
    while not listener.find(game, "radio button").checked:
        listener.press(listener.find(game, "radio button"))
    for family in leaving.split():
        listener.press(listener.find(f"Remove the player of {family}"))
    listener.press(listener.find("Begin the game"))
    # Who plays this for the first time is told what for.
    listener.find("Your goal")
    listener.press(listener.find("Begin the game"))
    assert listener.find("Game", "panel").parts[0].name in (game, "Oriflamme: Alliance")
    dice, asked = Dice(5), 0
    while (heard := listener.window()).named(AGAIN) is None:
        can = answers(heard)
        if can:
            asked += 1
            assert asked < ENOUGH, [one.name for one in can]
            # What goes while it is listened to has no name any more.
            assert not nameless(heard) or not nameless(heard) & nameless(listener.window())
            listener.press(dice.pick(can), heard)
        else:
            listener.listen(0.1)
    # What others did was said while it happened, with what it changed; the question in between, and the end.
    said = listener.announced
    assert len(said) > asked / 2
    assert any(": plus " in one or ": minus " in one for one in said)
    assert all(one.strip() for one in said)
