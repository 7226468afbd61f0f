"""What is said about the time that people have for their decisions."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.time_control import TimeControl
from gonfalon.texts.translations import translate


def control_text(control: TimeControl) -> str:
    """Return a time control in a few words."""
    words = (
        translate("Clock", "{minutes} min + {seconds} s") if control.increment else translate("Clock", "{minutes} min")
    )
    return words.format(minutes=control.minutes, seconds=control.increment)


def choice_texts(control: TimeControl) -> tuple[str, str]:
    """Return a time control with what happens at zero, in words and in a few."""
    time = control_text(control)
    if control.bot_moves:
        return translate("Clock", "{time}, then the simplest bot moves").format(
            time=time
        ), f"{time} · {translate('SeatRow', 'Bot')}"
    return translate("Clock", "{time}, then only a mark").format(time=time), time


def clock_tip() -> str:
    """Return what a clock means, before the game."""
    return translate(
        "Clock",
        "The minutes that each person has for the whole game, and the seconds added after each decision. The time runs "
        "only while its owner is asked: not while others move, something lies over the table or the curtain is down. "
        "At zero it is told, at the table and at the end of the game, or the simplest bot decides.",
    )


def warnings() -> dict[int, str]:
    """Return what is said when so few seconds are left."""
    return {60: translate("Clock", "One minute left"), 10: translate("Clock", "Ten seconds left")}


def time_up(name: str, *, bot_moves: bool) -> str:
    """Return what a table is told when a player's time has run out; the name is empty for the only person there."""
    if bot_moves:
        own, other = (
            translate("Clock", "Your time is up: the simplest bot moves for you"),
            translate("Clock", "{name}: the time is up, the simplest bot moves"),
        )
    else:
        own, other = translate("Clock", "Your time is up"), translate("Clock", "{name}: the time is up")
    return other.format(name=name) if name else own


def clock_facts(control: TimeControl, times_out: Sequence[tuple[str, int]]) -> list[tuple[str, str]]:
    """Return with headings which time people had, and whose ran out how often."""
    late = [f"{name} ×{times}" if times > 1 else name for name, times in times_out if times]
    facts = [(translate("Clock", "Clock"), control_text(control))]
    return [*facts, (translate("Clock", "Time ran out"), ", ".join(late))] if late else facts
