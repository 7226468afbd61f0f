"""What a coach has found about a game, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from gonfalon.bots.coach import Moment, Report
from gonfalon.session.match import Match
from gonfalon.texts.annals import Annals
from gonfalon.texts.catalogue import translate
from gonfalon.texts.figures import decimal, percent
from gonfalon.texts.lines import Telling

__all__ = ["Told", "chances", "counted", "moments_told", "played_on"]


class Told(NamedTuple):
    """A moment in words."""

    step: int
    kind: str
    where: str
    title: str
    change: str
    why: str
    answers: Sequence[tuple[str, float]]
    """What was played and the best others, each with the chance that it had."""


def moments_told(match: Match, report: Report, telling: Telling[Any, Any]) -> list[Told]:
    """All moments of the report of a match, told to nobody in particular."""
    return [_told(match, report, moment, telling) for moment in report.moments]


def counted(report: Report) -> str:
    """How many tries the chances at each step rest on."""
    said = translate("Coach", "Simulated endings at each step: {count}")
    if not report.to_end:
        said = translate("Coach", "Looks a few turns ahead, per step: {count}")
    return said.format(count=report.endings)


def played_on(report: Report) -> str:
    """Who played in these tries, and how far."""
    if report.to_end:
        return translate("Coach", "Bots finished the game from every step, each knowing only what its seat knew.")
    return translate(
        "Coach",
        "From every step bots played on for some turns, each knowing only what its seat knew, and then judged the "
        "position by what they had learned.",
    )


def chances(match: Match, shares: Sequence[float]) -> list[str]:
    """How likely each player was to win."""
    said = translate("Coach", "{name}: {percent}%")
    return [
        said.format(name=seat.name, percent=percent(share)) for seat, share in zip(match.seats, shares, strict=True)
    ]


def _told(match: Match, report: Report, moment: Moment, telling: Telling[Any, Any]) -> Told:
    name, tried = match.seats[moment.seat].name, moment.tried
    change = translate("Coach", "{name}: {before}% → {after}%").format(
        name=name, before=percent(moment.before), after=percent(moment.after)
    )
    where = translate("Coach", "Step {number}").format(number=moment.step)
    deeds = _Deeds(match, moment.step, telling)
    title = deeds.told(str(match.moves[moment.step]))
    if moment.kind == "lead":
        why = translate("Coach", "From here on {name} was most likely to win.").format(name=name)
        return Told(moment.step, moment.kind, where, title, change, why, ())
    why = _why(moment.kind, to_end=report.to_end).format(
        count=moment.tries, name=name, best=percent(tried[1].chance), own=percent(tried[0].chance),
        score=decimal(tried[1].score), rival=decimal(tried[1].rival), less=decimal(tried[0].score),
        more=decimal(tried[0].rival),
    )  # fmt: skip
    return Told(
        moment.step, moment.kind, where, title, change, why, [(deeds.told(one.move), one.chance) for one in tried]
    )


def _why(kind: str, *, to_end: bool) -> str:
    if kind == "costly":
        if not to_end:
            return translate(
                "Coach",
                "{name} had a better move. In {count} games that would have looked the same to {name}, played on "
                "for a few turns, it gave a {best}% chance of winning; the move played gave {own}%.",
            )
        return translate(
            "Coach",
            "{name} had a better move. In {count} games that would have looked the same to {name} it won {best}%, "
            "and the move played {own}%. It scored {score} on average against the best rival’s {rival}; the move "
            "played, {less} against {more}.",
        )
    if not to_end:
        return translate(
            "Coach",
            "This was the best move. In {count} games that would have looked the same to {name}, played on for a "
            "few turns, it gave a {own}% chance of winning; the next best gave {best}%.",
        )
    return translate(
        "Coach",
        "This was the best move. In {count} games that would have looked the same to {name} it won {own}%, and the "
        "next best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move "
        "played, {less} against {more}.",
    )


class _Deeds:
    """Tells the answers that could be given at a step."""

    def __init__(self, match: Match, step: int, telling: Telling[Any, Any]) -> None:
        self._match, self._step, self._telling = match, step, telling

    def told(self, written: str) -> str:
        """What an answer does, as the chronicle tells it first; what it is called where that tells nothing."""
        state = self._match.past_state(self._step)
        seat = state.seat
        if line := self._telling.passed_over(written, self._match.seats[seat].family):
            return self._telling.text(line, self._match.deck)
        annals = Annals(self._telling, self._match.open_table(self._step))
        events: list[Any] = []
        with suppress(ValueError, LookupError, StopIteration):
            state.table.listener = events.append
            state.play(next(move for move in state.moves if str(move) == written))
            for passage in annals.add(seat, events, None):
                if passage.line is not None and passage.telling and not passage.line.heading:
                    return self._telling.text(passage.line, self._match.deck)
        return written
