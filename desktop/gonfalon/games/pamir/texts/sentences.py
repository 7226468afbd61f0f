"""The sentences of the log of Pax Pamir, reasons of bots among them, with all names filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.games.pamir.bots.reasons import RIVAL
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.texts.log_annotations import RULE_CITATIONS
from gonfalon.games.pamir.texts.log_writer import LogWriter
from gonfalon.games.pamir.texts.names import Names, numbered_names, plain_names
from gonfalon.games.pamir.texts.wakhan_reasons import WAKHAN_REASONS
from gonfalon.texts.log_entries import SHARED_PHRASES, Landmark, LogEntry, LogFigure, LogRenderer, Phrases, add_entry
from gonfalon.texts.translations import translate

__all__ = [
    "ALL_SENTENCES",
    "BOT_REASONS",
    "FIGURES",
    "LOG_RENDERER",
    "PARTS",
    "PHRASES",
    "PLAIN_LOG_RENDERER",
    "LogEntry",
    "LogWriter",
    "add_entry",
    "bot_reason",
    "entry_text",
]


BOT_REASONS: Final[Phrases] = {
    "motive-check": lambda n: translate(
        "PamirMotives", "{family} expects to score more at the next Dominance Check this way."
    ),
    "motive-check-now": lambda n: translate("PamirMotives", "{family} prefers this Dominance Check to a later one."),
    "motive-check-blocks": lambda n: translate(
        "PamirMotives", "{family} is preparing the blocks on the map for the next Dominance Check."
    ),
    "motive-check-influence": lambda n: translate(
        "PamirMotives", "{family} is preparing its influence for the next Dominance Check."
    ),
    "motive-check-cylinders": lambda n: translate(
        "PamirMotives", "{family} is preparing its cylinders in play for the next Dominance Check."
    ),
    "motive-influence": lambda n: translate("PamirMotives", "{family} wants more influence in the coalition."),
    "motive-coalition": lambda n: translate("PamirMotives", "{family} wants its coalition to be stronger on the map."),
    "motive-cylinders": lambda n: translate("PamirMotives", "{family} wants more cylinders in play."),
    "motive-rupees": lambda n: translate("PamirMotives", "{family} needs rupees."),
    "motive-court": lambda n: translate("PamirMotives", "{family} wants a better court."),
    "motive-hand": lambda n: translate("PamirMotives", "{family} wants a good hand for later turns."),
    "motive-rule": lambda n: translate("PamirMotives", "{family} wants to rule and to profit from it."),
    "motive-spies": lambda n: translate("PamirMotives", "{family} has in mind what spies can do to court cards."),
    "motive-holdings": lambda n: translate("PamirMotives", "{family} simply wants more cards, pieces and rupees."),
    "motive-whim": lambda n: translate("PamirMotives", "{family} acts on a whim."),
    "motive-loyalty": lambda n: translate(
        "PamirMotives", "{family} looks at the patriots in the market, and at who else is loyal."
    ),
    "motive-done": lambda n: translate("PamirMotives", "{family} sees nothing better to do."),
    "motive-victory": lambda n: translate("PamirMotives", "{family} wins with this."),
    "motive-soon": lambda n: translate("PamirMotives", "{family} can win this turn."),
    #: {other_family} is another player
    "motive-rival": lambda n: translate("PamirMotives", "{family} wants to stop {other_family}."),
}


def bot_reason(word: str, figures: Sequence[int], seat: int, table: Table) -> LogEntry | None:
    """Return the log entry of a bot's reason; None for another word, or a rival that does not exist."""
    if word not in BOT_REASONS:
        return None
    families = table.seating.families
    values: dict[str, object] = {"family": families[seat]}
    if word == RIVAL:
        if len(figures) != 1 or figures[0] not in range(len(families)):
            return None
        values["other_family"] = families[figures[0]]
    return LogEntry(word, families[seat], values=values)


# `names` tells which placeholders each value stands for. Beside these there is {parts}, what came of a deed: nothing,
# or a colon and a list of parts (": a tribe in Kabul, 2 rupees from the bank"), and {clauses}, such a list without a
# colon. A part begins with a small letter and has no full stop; it has to make sense behind any of the sentences.

_COURSE: Phrases = {
    "turn": lambda n: translate("PamirChronicle", "Turn {turn} · {family}, %n rupee(s)", "", n),
    "turn-wakhan": lambda n: translate("PamirChronicle", "Turn {turn} · Wakhan ({family}), %n rupee(s)", "", n),
    #: of an answer that the chronicle does not tell
    "turn-ends": lambda n: translate("PamirChronicle", "{family} ends the turn."),
    #: likewise, where more could be built, moved, taken or removed
    "stops": lambda n: translate("PamirChronicle", "{family} leaves it at that."),
    "loyal": lambda n: translate("PamirChronicle", "{family} is loyal to the {coalition_people}."),
    #: what somebody has done and said before goes on, a reason may stand between: "Black: a spy on Cossacks."
    "goes-on": lambda n: translate("PamirChronicle", "{family}{parts}."),
    "happens": lambda n: translate("PamirChronicle", "{clauses}."),
    "wins": lambda n: translate("PamirChronicle", "{family} wins with %n victory point(s).", "", n),
    "shared": lambda n: translate("PamirChronicle", "The victory is shared: {families}."),
    "held": lambda n: translate("PamirChronicle", "{family} still held {cards}."),
    "holds": lambda n: translate("PamirChronicle", "{family} holds {cards} now."),
}

FIGURES: Final[Phrases] = {
    #: by how much stands before it: "+3 in points"
    "in-points": lambda n: translate("PamirChronicle", "in points"),
    #: by how much stands before it: "+1 in influence"
    "in-influence": lambda n: translate("PamirChronicle", "in influence"),
}

_MARKET: Phrases = {
    "market": lambda n: translate("PamirChronicle", "New in the market: {cards}."),
    "buy": lambda n: translate("PamirChronicle", "{family} buys {card} for %n rupee(s).", "", n),
    #: {gets} are the rupees that lay on the card
    "buy-gets": lambda n: translate(
        "PamirChronicle", "{family} buys {card} for %n rupee(s) and gets the {gets} on it.", "", n
    ),
    "buy-free": lambda n: translate("PamirChronicle", "{family} takes {card} for free."),
    "buy-free-gets": lambda n: translate(
        "PamirChronicle", "{family} takes {card} for free and gets the %n rupee(s) on it.", "", n
    ),
    "buy-event": lambda n: translate("PamirChronicle", "{family} buys {card} for %n rupee(s){parts}.", "", n),
    "buy-event-gets": lambda n: translate(
        "PamirChronicle", "{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.", "", n
    ),
    "buy-event-free": lambda n: translate("PamirChronicle", "{family} takes {card} for free{parts}."),
    "buy-event-free-gets": lambda n: translate(
        "PamirChronicle", "{family} takes {card} for free and gets the %n rupee(s) on it{parts}.", "", n
    ),
    "event": lambda n: translate("PamirChronicle", "{card} leaves the market. {event}{parts}."),
    "check-leaves": lambda n: translate("PamirChronicle", "{card} leaves the market."),
    "effect": lambda n: translate("PamirChronicle", "{event}{parts}."),
    "effects-end": lambda n: translate("PamirChronicle", "No longer in force: {events}."),
}

_DEEDS: Phrases = {
    "announce-play": lambda n: translate("PamirChronicle", "{family} wants to play {card}{parts}."),
    "announce-use": lambda n: translate("PamirChronicle", "{family} wants to use {card} to {action}{parts}."),
    "play-left": lambda n: translate("PamirChronicle", "{family} plays {card} at the left end of the court{parts}."),
    "play-right": lambda n: translate("PamirChronicle", "{family} plays {card} at the right end of the court{parts}."),
    "use-battle": lambda n: translate("PamirChronicle", "{family} battles, using {card}{parts}."),
    "use-betray": lambda n: translate("PamirChronicle", "{family} betrays, using {card}{parts}."),
    "use-build": lambda n: translate("PamirChronicle", "{family} builds with {card}{parts}."),
    "use-gift": lambda n: translate("PamirChronicle", "{family} uses {card}{parts}."),
    "use-move": lambda n: translate("PamirChronicle", "{family} moves with {card}{parts}."),
    "use-tax": lambda n: translate("PamirChronicle", "{family} taxes with {card}{parts}."),
}

_CHECKS: Phrases = {
    "check": lambda n: translate("PamirChronicle", "Dominance Check"),
    "check-last": lambda n: translate("PamirChronicle", "Last Dominance Check · points are doubled"),
    "blocks": lambda n: translate(
        "PamirChronicle", "Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}."
    ),
    "dominant": lambda n: translate(
        "PamirChronicle", "The {coalition_people} are dominant. Influence among them{parts}."
    ),
    "dominant-alone": lambda n: translate(
        "PamirChronicle", "The {coalition_people} are dominant, and nobody has influence among them."
    ),
    "undecided": lambda n: translate("PamirChronicle", "No coalition is dominant. Cylinders in play{parts}."),
    "points": lambda n: translate("PamirChronicle", "Victory points{parts}."),
    "blocks-cleared": lambda n: translate("PamirChronicle", "All blocks leave the map{parts}."),
    #: the ability of that name
    "insurrection": lambda n: translate("PamirChronicle", "Insurrection{parts}."),
}

_PLACED: Phrases = {
    "army": lambda n: translate("PamirChronicle", "{army} {region_in}"),
    "armies": lambda n: translate("PamirChronicle", "%n {army_plural} {region_in}", "", n),
    "road": lambda n: translate("PamirChronicle", "{road} {border}"),
    "roads": lambda n: translate("PamirChronicle", "%n {road_plural} {border}", "", n),
    "tribe": lambda n: translate("PamirChronicle", "a tribe {region_in}"),
    "tribes": lambda n: translate("PamirChronicle", "%n tribe(s) {region_in}", "", n),
    "spy": lambda n: translate("PamirChronicle", "a spy on {card}"),
    "spies": lambda n: translate("PamirChronicle", "%n spy(ies) on {card}", "", n),
    "spy-abroad": lambda n: translate("PamirChronicle", "a spy on {card} in {other_family}’s court"),
    "spies-abroad": lambda n: translate("PamirChronicle", "%n spy(ies) on {card} in {other_family}’s court", "", n),
    #: {cost} is a number of rupees
    "gift": lambda n: translate("PamirChronicle", "a gift for {cost}"),
}

_MOVED: Phrases = {
    "army-moves": lambda n: translate("PamirChronicle", "{army} goes {from_region_from} {to_region_to}"),
    "armies-move": lambda n: translate(
        "PamirChronicle", "%n {army_plural} go {from_region_from} {to_region_to}", "", n
    ),
    "tribe-moves": lambda n: translate("PamirChronicle", "a tribe goes {from_region_from} {to_region_to}"),
    "tribes-move": lambda n: translate("PamirChronicle", "%n tribe(s) go {from_region_from} {to_region_to}", "", n),
    "spy-moves": lambda n: translate("PamirChronicle", "a spy goes from {from_card} to {to_card}"),
    "spies-move": lambda n: translate("PamirChronicle", "%n spy(ies) go from {from_card} to {to_card}", "", n),
    "spy-moves-abroad": lambda n: translate(
        "PamirChronicle", "a spy goes from {from_card} to {to_card} in {other_family}’s court"
    ),
    "spies-move-abroad": lambda n: translate(
        "PamirChronicle", "%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court", "", n
    ),
}

_REMOVED: Phrases = {
    "army-leaves": lambda n: translate("PamirChronicle", "{army} leaves {region}"),
    "armies-leave": lambda n: translate("PamirChronicle", "%n {army_plural} leave {region}", "", n),
    "road-leaves": lambda n: translate("PamirChronicle", "{road} {border} is gone"),
    "roads-leave": lambda n: translate("PamirChronicle", "%n {road_plural} {border} are gone", "", n),
    "tribe-leaves": lambda n: translate("PamirChronicle", "a tribe of {family} leaves {region}"),
    "tribes-leave": lambda n: translate("PamirChronicle", "%n tribe(s) of {family} leave {region}", "", n),
    "spy-leaves": lambda n: translate("PamirChronicle", "a spy of {family} leaves {card}"),
    "spies-leave": lambda n: translate("PamirChronicle", "%n spy(ies) of {family} leave {card}", "", n),
    #: {cost} is a number of rupees
    "gift-lost": lambda n: translate("PamirChronicle", "{family} loses the gift for {cost}"),
    "court-leaves": lambda n: translate("PamirChronicle", "{card} leaves {family}’s court"),
    #: from a court card that is discarded
    "spies-home": lambda n: translate("PamirChronicle", "%n spy(ies) of {family} on it go back", "", n),
    "discards": lambda n: translate("PamirChronicle", "{family} discards %n card(s) from the hand ({cards})", "", n),
    "prizes-lost": lambda n: translate("PamirChronicle", "{family} loses %n prize(s)", "", n),
}

_CHANGED: Phrases = {
    "changes": lambda n: translate(
        "PamirChronicle", "{family} leaves the {from_coalition_people} for the {to_coalition_people}"
    ),
    "prize": lambda n: translate("PamirChronicle", "{family} takes {card} {coalition_as_prize}"),
    "swap": lambda n: translate("PamirChronicle", "{family} and {other_family} swap hands"),
    "rules": lambda n: translate("PamirChronicle", "{family} rules {region} now"),
    "rules-none": lambda n: translate("PamirChronicle", "nobody rules {region} any more"),
    "dominates": lambda n: translate("PamirChronicle", "the {coalition_people} are dominant now"),
    "dominates-none": lambda n: translate("PamirChronicle", "no coalition is dominant any more"),
    "favored": lambda n: translate("PamirChronicle", "the {suit} is favored now"),
    "favored-double": lambda n: translate("PamirChronicle", "the {suit} is favored now, and prices double"),
    "favored-still": lambda n: translate("PamirChronicle", "the {suit} stays favored"),
    "about": lambda n: translate("PamirChronicle", "it is about {family}"),
    "for-family": lambda n: translate("PamirChronicle", "in force for {family} until the next Dominance Check"),
    "for-all": lambda n: translate("PamirChronicle", "in force until the next Dominance Check"),
    #: at a Dominance Check: "Red 5" is its influence or the number of its cylinders in play
    "figure": lambda n: translate("PamirChronicle", "{family} {count}"),
    "scores": lambda n: translate("PamirChronicle", "{family} {count} ({total} in all)"),
}

_RUPEES: Phrases = {
    "asks": lambda n: translate("PamirChronicle", "{family} asks for %n rupee(s)", "", n),
    "asks-nothing": lambda n: translate("PamirChronicle", "{family} asks for nothing"),
    "pays": lambda n: translate("PamirChronicle", "{family} pays"),
    "cannot-pay": lambda n: translate("PamirChronicle", "{family} cannot pay that much"),
    "drops": lambda n: translate("PamirChronicle", "{family} drops the action"),
    "gets": lambda n: translate("PamirChronicle", "{family} gets %n rupee(s) from {other_family}", "", n),
    "taxed": lambda n: translate("PamirChronicle", "%n rupee(s) from {family}", "", n),
    "taxed-card": lambda n: translate("PamirChronicle", "%n rupee(s) from {card}", "", n),
    "bank": lambda n: translate("PamirChronicle", "%n rupee(s) from the bank", "", n),
    "pays-back": lambda n: translate("PamirChronicle", "{family} pays back %n rupee(s)", "", n),
    "lost": lambda n: translate("PamirChronicle", "%n rupee(s) leave the game", "", n),
    "lost-on": lambda n: translate("PamirChronicle", "%n rupee(s) on {card} leave the game", "", n),
}

PARTS: Final[Phrases] = {**_PLACED, **_MOVED, **_REMOVED, **_CHANGED, **_RUPEES}
PHRASES: Final[Phrases] = {**SHARED_PHRASES, **_COURSE, **FIGURES, **_MARKET, **_DEEDS, **_CHECKS, **PARTS}


ALL_SENTENCES: Final[Phrases] = {**PHRASES, **WAKHAN_REASONS, **BOT_REASONS, **RULE_CITATIONS}


def entry_text(line: LogEntry, names: Names) -> str:
    """The whole sentence of a line; the language of the names is that of the installed catalogue."""
    if line.key in FIGURES:
        return _clause(line, names)
    return names.said(_pattern(line), _values(line, names))


def _clause(line: LogEntry, names: Names) -> str:
    """A line as a part of another."""
    return names.filled(_pattern(line), _values(line, names))


def _pattern(line: LogEntry) -> str:
    return ALL_SENTENCES[line.key](line.counted())


def _values(line: LogEntry, names: Names) -> dict[str, object]:
    """Return the values of a log entry, with the entries within it as their texts."""
    values: dict[str, object] = {"parts": "", "clauses": ""}
    for name, value in line.values.items():
        if name == "parts":
            assert isinstance(value, tuple)
            clauses = ", ".join(_clause(part, names) for part in value)
            values |= {"parts": f": {clauses}" if clauses else "", "clauses": clauses}
        else:
            values[name] = _clause(value, names) if isinstance(value, LogEntry) else value
    return values


class _LogRenderer(LogRenderer[Table, Deck]):
    """The log renderer of Pax Pamir."""

    def __init__(self, names: Callable[[], Names]) -> None:
        self._names = names

    def log_writer(self, table: Table) -> LogWriter:
        return LogWriter(table.seating)

    def figures(self, table: Table) -> Mapping[LogFigure, int]:
        figures = {LogFigure(seat): rupees for seat, rupees in enumerate(table.rupees)}
        figures |= {LogFigure(seat, "points"): points for seat, points in enumerate(table.points)}
        held = ((seat, coalition) for seat, coalition in enumerate(table.loyalty) if coalition != NONE)
        return figures | {LogFigure(seat, "influence"): influence(table, seat, side) for seat, side in held}

    def choice_entry(self, answer: str, family: str) -> LogEntry | None:
        key = {"end": "turn-ends", "done": "stops", "pass": "stops"}.get(answer)
        return None if key is None else LogEntry(key, family, values={"family": family})

    def landmark_of(self, line: LogEntry) -> Landmark | None:
        return "check" if line.key in ("check", "check-last") else super().landmark_of(line)

    def thing(self, figure: LogFigure, table: Table) -> LogEntry | None:
        return None if figure.thing is None else LogEntry(f"in-{figure.thing}")

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> LogEntry | None:
        return bot_reason(word, figures, seat, table) or super().reason(word, figures, seat, table)

    def text(self, line: LogEntry, cards: Deck | None = None, reader: str = "") -> str:
        return entry_text(line, self._names())


LOG_RENDERER: Final = _LogRenderer(numbered_names)
"""With the numbers of cards, by which moves name them where they are written."""
PLAIN_LOG_RENDERER: Final = _LogRenderer(plain_names)
"""Without numbers, where cards can be seen."""
