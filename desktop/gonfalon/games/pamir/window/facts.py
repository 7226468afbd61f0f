"""What is worth telling of a game of Pax Pamir that is over: what decided it, who changed sides, and who was paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.session import Check, Summary
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import translate
from gonfalon.texts.numerals import roman
from gonfalon.ui.board.ending import Turned

__all__ = ["facts", "turning_point"]


def facts(outcome: Outcome, summary: Summary, families: str, names: Names) -> Iterator[tuple[str, str]]:
    """Headings with a line each."""
    if len(outcome.winners) == 1:
        yield translate("PamirEnding", "Decided by"), _decided(outcome.winners[0], summary, families, names)
    if any(any(check.points) for check in summary.checks):
        yield translate("Ending", "Largest gain"), _largest(summary, families, names)
    changed = [max(0, len(loyalties) - 1) for loyalties in summary.loyalties]
    if any(changed):
        yield translate("PamirEnding", "Changes of loyalty"), _counted(changed, families, names)
    if any(summary.bribes):
        heading = translate("PamirEnding", "Rupees from others, by bribes and taxes")
        yield heading, _counted(summary.bribes, families, names)


def _counted(figures: Sequence[int], families: str, names: Names) -> str:
    """Those who have any, the most first: "Red 3 · Blue 1"."""
    order = sorted((seat for seat, figure in enumerate(figures) if figure), key=lambda seat: -figures[seat])
    return " · ".join(f"{names.family(families[seat])} {figures[seat]}" for seat in order)


def _decided(seat: int, summary: Summary, families: str, names: Names) -> str:
    """What the last check changed between the winner and whoever was nearest."""
    last = summary.checks[-1]
    before = [sum(check.points[other] for check in summary.checks[:-1]) for other in range(len(families))]
    rival = max((other for other in range(len(families)) if other != seat), key=before.__getitem__)
    ahead = before[seat] - before[rival]
    values = {"family": families[seat], "other_family": families[rival], "points": last.points[seat]}
    return names.said(_how(last, ahead, len(summary.checks)), values)


def _led_from(seat: int, summary: Summary) -> int | None:
    """The check from which on the winner led alone, by its place; None where equals were parted otherwise."""
    points = [0] * len(summary.loyalties)
    turned = None
    for place, check in enumerate(summary.checks):
        points = [have + more for have, more in zip(points, check.points, strict=True)]
        ahead = all(points[seat] > had for other, had in enumerate(points) if other != seat)
        turned = (place if turned is None else turned) if ahead else None
    return turned


def turning_point(outcome: Outcome, summary: Summary, families: str, names: Names) -> Turned | None:
    """The check from which on the winner led alone; None where equals were parted otherwise."""
    if len(outcome.winners) != 1:
        return None
    (winner,) = outcome.winners
    place = _led_from(winner, summary)
    if place is None:
        return None
    check, values = summary.checks[place], {"family": families[winner]}
    if not place:
        text = translate("PamirEnding", "{family} led from the first check on.")
    else:
        text = translate("PamirEnding", "Check {check}, turn {turn}: {family} took the lead and kept it.")
        text = text.replace("{check}", roman(place + 1)).replace("{turn}", str(check.turn))
    return Turned(names.said(text, values), check.event)


def _how(last: Check, ahead: int, checks: int) -> str:
    """The pattern for a winner who was so far ahead before the last check; {points} is what that check brought."""
    if not last.final:
        text = translate("PamirEnding", "Check {check}: {family} scored {points} and led by four points or more.")
        return text.replace("{check}", roman(checks))
    if ahead > 0:
        return translate(
            "PamirEnding",
            "The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.",
            "",
            ahead,
        )
    if ahead < 0:
        return translate(
            "PamirEnding",
            "The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.",
            "",
            -ahead,
        )
    return translate(
        "PamirEnding",
        "The final check, with all points doubled: {family} was level with {other_family_ins} and scored {points}.",
    )


def _largest(summary: Summary, families: str, names: Names) -> str:
    points, _, seat, check = max(
        (points, -index, seat, check)
        for index, check in enumerate(summary.checks)
        for seat, points in enumerate(check.points)
    )
    values: dict[str, object] = {"family": families[seat], "turn": check.turn}
    if check.coalition == NONE:
        text = translate("PamirEnding", "{family}: %n point(s) for cylinders in play, turn {turn}", "", points)
    else:
        text = translate("PamirEnding", "{family}: %n point(s) with the {coalition_people}, turn {turn}", "", points)
        values["coalition"] = check.coalition
    return names.said(text, values)
