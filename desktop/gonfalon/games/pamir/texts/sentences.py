"""The sentences of the log of Pax Pamir, reasons of bots among them, with all names filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from gonfalon.games.pamir.bots.reasons import RIVAL
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import BORDERS, FIRST_BORDER, NONE, REGIONS
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.texts.log_annotations import RULE_CITATIONS
from gonfalon.games.pamir.texts.log_writer import LogWriter
from gonfalon.games.pamir.texts.names import Names, numbered_names, plain_names
from gonfalon.games.pamir.texts.personal_phrases import PERSONAL_BOT_REASONS, PERSONAL_PHRASES, PERSONAL_WAKHAN_REASONS
from gonfalon.games.pamir.texts.wakhan_reasons import WAKHAN_REASONS
from gonfalon.texts.log_entries import (
    SHARED_PHRASES,
    Landmark,
    LogEntry,
    LogFigure,
    LogRenderer,
    Phrases,
    personal_key,
    values_for,
)
from gonfalon.texts.translations import phrases

_MOTIVES: Final = {
    "motive-check": "{family} expects to score more at the next Dominance Check this way.",
    "motive-check-now": "{family} prefers this Dominance Check to a later one.",
    "motive-check-blocks": "{family} is preparing the blocks on the map for the next Dominance Check.",
    "motive-check-influence": "{family} is preparing its influence for the next Dominance Check.",
    "motive-check-cylinders": "{family} is preparing its cylinders in play for the next Dominance Check.",
    "motive-influence": "{family} wants more influence in the coalition.",
    "motive-coalition": "{family} wants its coalition to be stronger on the map.",
    "motive-cylinders": "{family} wants more cylinders in play.",
    "motive-rupees": "{family} needs rupees.",
    "motive-court": "{family} wants a better court.",
    "motive-hand": "{family} wants a good hand for later turns.",
    "motive-rule": "{family} wants to rule and to profit from it.",
    "motive-spies": "{family} has in mind what spies can do to court cards.",
    "motive-holdings": "{family} simply wants more cards, pieces and rupees.",
    "motive-whim": "{family} acts on a whim.",
    "motive-loyalty": "{family} looks at the patriots in the market, and at who else is loyal.",
    "motive-done": "{family} sees nothing better to do.",
    "motive-victory": "{family} wins with this.",
    "motive-soon": "{family} can win this turn.",
    #: {other_family} is another player
    "motive-rival": "{family} wants to stop {other_family}.",
}

BOT_REASONS: Final[Phrases] = phrases("PamirMotives", _MOTIVES)


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

_COURSE: Final = {
    "turn": "Turn {turn} · {family}, %n rupee(s)",
    "turn-wakhan": "Turn {turn} · Wakhan ({family}), %n rupee(s)",
    #: of an answer that the chronicle does not tell
    "turn-ends": "{family} ends the turn.",
    #: likewise, where more could be built, moved, taken or removed
    "stops": "{family} leaves it at that.",
    "loyal": "{family} is loyal to the {coalition_people}.",
    #: what somebody has done and said before goes on, a reason may stand between: "Black: a spy on Cossacks."
    "goes-on": "{family}{parts}.",
    "happens": "{clauses}.",
    "wins": "{family} wins with %n victory point(s).",
    "shared": "The victory is shared: {families}.",
    "held": "{family} still held {cards}.",
    "holds": "{family} holds {cards} now.",
}

_FIGURES: Final = {
    #: by how much stands before it: "+3 in points"
    "in-points": "in points",
    #: by how much stands before it: "+1 in influence"
    "in-influence": "in influence",
}

_MARKET: Final = {
    "market": "New in the market: {cards}.",
    "buy": "{family} buys {card} for %n rupee(s).",
    #: {gets} are the rupees that lay on the card
    "buy-gets": "{family} buys {card} for %n rupee(s) and gets the {gets} on it.",
    "buy-free": "{family} takes {card} for free.",
    "buy-free-gets": "{family} takes {card} for free and gets the %n rupee(s) on it.",
    "buy-event": "{family} buys {card} for %n rupee(s){parts}.",
    "buy-event-gets": "{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.",
    "buy-event-free": "{family} takes {card} for free{parts}.",
    "buy-event-free-gets": "{family} takes {card} for free and gets the %n rupee(s) on it{parts}.",
    "event": "{card} leaves the market. {event}{parts}.",
    "check-leaves": "{card} leaves the market.",
    "effect": "{event}{parts}.",
    "effects-end": "No longer in force: {events}.",
}

_DEEDS: Final = {
    "announce-play": "{family} wants to play {card}{parts}.",
    "announce-use": "{family} wants to use {card} to {action}{parts}.",
    "play-left": "{family} plays {card} at the left end of the court{parts}.",
    "play-right": "{family} plays {card} at the right end of the court{parts}.",
    "use-battle": "{family} battles, using {card}{parts}.",
    "use-betray": "{family} betrays, using {card}{parts}.",
    "use-build": "{family} builds with {card}{parts}.",
    "use-gift": "{family} uses {card}{parts}.",
    "use-move": "{family} moves with {card}{parts}.",
    "use-tax": "{family} taxes with {card}{parts}.",
}

_CHECKS: Final = {
    "check": "Dominance Check",
    "check-last": "Last Dominance Check · points are doubled",
    "blocks": "Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}.",
    "dominant": "The {coalition_people} are dominant. Influence among them{parts}.",
    "dominant-alone": "The {coalition_people} are dominant, and nobody has influence among them.",
    "undecided": "No coalition is dominant. Cylinders in play{parts}.",
    "points": "Victory points{parts}.",
    "blocks-cleared": "All blocks leave the map{parts}.",
    #: the ability of that name
    "insurrection": "Insurrection{parts}.",
}

_PLACED: Final = {
    "army": "{army} {region_in}",
    "armies": "%n {army_plural} {region_in}",
    "road": "{road} {border}",
    "roads": "%n {road_plural} {border}",
    "tribe": "a tribe {region_in}",
    "tribes": "%n tribe(s) {region_in}",
    "spy": "a spy on {card}",
    "spies": "%n spy(ies) on {card}",
    "spy-abroad": "a spy on {card} in {other_family}’s court",
    "spies-abroad": "%n spy(ies) on {card} in {other_family}’s court",
    #: {cost} is a number of rupees
    "gift": "a gift for {cost}",
}

_MOVED: Final = {
    "army-moves": "{army} goes {from_region_from} {to_region_to}",
    "armies-move": "%n {army_plural} go {from_region_from} {to_region_to}",
    "tribe-moves": "a tribe goes {from_region_from} {to_region_to}",
    "tribes-move": "%n tribe(s) go {from_region_from} {to_region_to}",
    "spy-moves": "a spy goes from {from_card} to {to_card}",
    "spies-move": "%n spy(ies) go from {from_card} to {to_card}",
    "spy-moves-abroad": "a spy goes from {from_card} to {to_card} in {other_family}’s court",
    "spies-move-abroad": "%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court",
}

_REMOVED: Final = {
    "army-leaves": "{army} leaves {region}",
    "armies-leave": "%n {army_plural} leave {region}",
    "road-leaves": "{road} {border} is gone",
    "roads-leave": "%n {road_plural} {border} are gone",
    "tribe-leaves": "a tribe of {family} leaves {region}",
    "tribes-leave": "%n tribe(s) of {family} leave {region}",
    "spy-leaves": "a spy of {family} leaves {card}",
    "spies-leave": "%n spy(ies) of {family} leave {card}",
    #: {cost} is a number of rupees
    "gift-lost": "{family} loses the gift for {cost}",
    "court-leaves": "{card} leaves {family}’s court",
    #: from a court card that is discarded
    "spies-home": "%n spy(ies) of {family} on it go back",
    "discards": "{family} discards %n card(s) from the hand ({cards})",
    "prizes-lost": "{family} loses %n prize(s)",
}

_CHANGED: Final = {
    "changes": "{family} leaves the {from_coalition_people} for the {to_coalition_people}",
    "prize": "{family} takes {card} {coalition_as_prize}",
    "swap": "{family} and {other_family} swap hands",
    "rules": "{family} rules {region} now",
    "rules-none": "nobody rules {region} any more",
    "dominates": "the {coalition_people} are dominant now",
    "dominates-none": "no coalition is dominant any more",
    "favored": "the {suit} is favored now",
    "favored-double": "the {suit} is favored now, and prices double",
    "favored-still": "the {suit} stays favored",
    "about": "it is about {family}",
    "for-family": "in force for {family} until the next Dominance Check",
    "for-all": "in force until the next Dominance Check",
    #: at a Dominance Check: "Red 5" is its influence or the number of its cylinders in play
    "figure": "{family} {count}",
    "scores": "{family} {count} ({total} in all)",
}

_RUPEES: Final = {
    "asks": "{family} asks for %n rupee(s)",
    "asks-nothing": "{family} asks for nothing",
    "pays": "{family} pays",
    "cannot-pay": "{family} cannot pay that much",
    "drops": "{family} drops the action",
    "gets": "{family} gets %n rupee(s) from {other_family}",
    "taxed": "%n rupee(s) from {family}",
    "taxed-card": "%n rupee(s) from {card}",
    "bank": "%n rupee(s) from the bank",
    "pays-back": "{family} pays back %n rupee(s)",
    "lost": "%n rupee(s) leave the game",
    "lost-on": "%n rupee(s) on {card} leave the game",
}

FIGURES: Final[Phrases] = phrases("PamirChronicle", _FIGURES)
PARTS: Final[Phrases] = phrases("PamirChronicle", _PLACED, _MOVED, _REMOVED, _CHANGED, _RUPEES)
PHRASES: Final[Phrases] = {
    **SHARED_PHRASES,
    **FIGURES,
    **phrases("PamirChronicle", _COURSE, _MARKET, _DEEDS, _CHECKS),
    **PARTS,
}


ALL_SENTENCES: Final[Phrases] = {
    **PHRASES,
    **WAKHAN_REASONS,
    **BOT_REASONS,
    **RULE_CITATIONS,
    **PERSONAL_PHRASES,
    **PERSONAL_BOT_REASONS,
    **PERSONAL_WAKHAN_REASONS,
}


def entry_text(line: LogEntry, names: Names) -> str:
    """Return the whole sentence of a line to the reader of the names, whose language is that of the catalogue."""
    if line.key in FIGURES:
        return _clause(line, names)
    return names.said(_pattern(line, names), _values(line, names))


def _clause(line: LogEntry, names: Names) -> str:
    """A line as a part of another."""
    return names.filled(_pattern(line, names), _values(line, names))


def _pattern(line: LogEntry, names: Names) -> str:
    return ALL_SENTENCES[personal_key(ALL_SENTENCES, line, names.reader)](line.counted())


def _values(line: LogEntry, names: Names) -> dict[str, object]:
    """Return the values of a log entry, with the entries within it as their texts."""
    values: dict[str, object] = {"parts": "", "clauses": ""}
    for name, value in values_for(line, names.reader).items():
        if name == "parts":
            assert isinstance(value, tuple)
            clauses = ", ".join(_clause(part, names) for part in value)
            values |= {"parts": f": {clauses}" if clauses else "", "clauses": clauses}
        else:
            values[name] = _clause(value, names) if isinstance(value, LogEntry) else value
    return values


class _LogRenderer(LogRenderer[Table, Deck]):
    """The log renderer of Pax Pamir."""

    def __init__(self, names: Callable[[str], Names]) -> None:
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

    def deed(self, line: LogEntry) -> LogEntry:
        return replace(line, values={**line.values, "parts": ()}) if line.key in ("play-left", "play-right") else line

    def landmark_of(self, line: LogEntry) -> Landmark | None:
        return "check" if line.key in ("check", "check-last") else super().landmark_of(line)

    def thing(self, figure: LogFigure, table: Table) -> LogEntry | None:
        return None if figure.thing is None else LogEntry(f"in-{figure.thing}")

    def named(self, kind: str, cards: Deck) -> str:
        names, number = self._names(""), cards.numbers[kind]
        return names.card(number) if names.numbered else names.card_name(number)

    def places(self, cards: Deck) -> Mapping[str, str]:
        names = self._names("")
        return {word: names.region(region) for region, word in enumerate(REGIONS)}

    def places_in(self, values: Mapping[str, object]) -> Iterator[str]:
        for name, place in values.items():
            if isinstance(place, int) and name in ("region", "from_region", "to_region"):
                yield REGIONS[place]
            elif isinstance(place, int) and name == "border":
                yield from (REGIONS[end] for end in BORDERS[place - FIRST_BORDER])

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> LogEntry | None:
        return bot_reason(word, figures, seat, table) or super().reason(word, figures, seat, table)

    def text(self, line: LogEntry, cards: Deck | None = None, reader: str = "") -> str:
        return entry_text(line, self._names(reader))


LOG_RENDERER: Final = _LogRenderer(numbered_names)
"""With the numbers of cards, by which moves name them where they are written."""
PLAIN_LOG_RENDERER: Final = _LogRenderer(plain_names)
"""Without numbers, where cards can be seen."""
