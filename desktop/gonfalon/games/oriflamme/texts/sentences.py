"""The lines of the chronicle of Oriflamme as sentences: those of `phrases`, with all names filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.cards import CardText, deck_texts, shipped_texts
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from gonfalon.games.oriflamme.texts.reasons import reason
from gonfalon.games.oriflamme.texts.teller import Teller, on_card, waiting
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.entries import from_id
from gonfalon.texts.families import families, family_forms
from gonfalon.texts.lines import Figure, Line, LookedFor, Telling, add_line
from gonfalon.texts.numerals import roman

__all__ = ["TELLING", "Line", "Teller", "add_line", "describe_card", "text", "waiting"]

_CARDS = frozenset({"card", "victim", "covered", "other"})


def text(line: Line, language: str, cards: CardSet | None = None, reader: str = "") -> str:
    """The whole sentence of a line.

    Args:
        line: what is told.
        language: that of the installed catalogue; it chooses the names.
        cards: the deck, which may bring its own names along; without one all shipped cards are known.
        reader: the letter of the family that reads "your" of its own cards.
    """
    texts = shipped_texts(language) if cards is None else deck_texts(cards, language)
    key = f"{line.key}-yours" if reader and line.values.get("victim_family") == reader else line.key
    return PHRASES.get(key, PHRASES[line.key])(line.counted()).format(**_forms(line, language, texts))


def describe_card(table: Table, card: int, viewer: int, language: str) -> str:
    """A card in words for those who hear it, naming only what the viewing seat knows of it, -1 for a spectator."""
    seating = table.seating
    bits = 1 << viewer if viewer >= 0 else seating.everyone
    face = table.faces[card] if table.known[card] & bits == bits else None
    seat = seating.owner[card]
    values: dict[str, object] = {
        "family": seating.families[seat],
        "card": None if face is None else seating.cards.kinds[face].id,
        "n": table.influence[card],
        "places": len(table.queue),
    }
    further: list[Line] = []
    named = "" if face is None else "-named"
    if card in table.hands[seat]:
        key = "is-in-your-hand" if seat == viewer and named else f"is-in-hand{named}"
    elif card in table.aside[seat]:
        key = f"is-set-aside{named}"
    elif card in table.discards:
        key = "is-discarded"
    elif card in table.reserves:
        key = "is-reserved"
    else:
        slot, stack = next((slot, cards) for slot in range(len(table.queue)) if card in (cards := table.stack(slot)))
        values["place"] = slot + 1
        laden = "-with" if table.influence[card] else ""
        if stack[0] != card:
            key = f"is-covered{named}"
        elif table.open[card]:
            key = f"is-open{laden}"
        else:
            key = f"is-closed{laden}{named}"
        if len(stack) > 1 and stack[0] == card:
            further.append(Line("covers", values={"n": len(stack) - 1}))
        if table.verdicts[card]:
            further.append(Line("bears-verdicts", values={"n": table.verdicts[card]}))
        if card in table.fresh:
            further.append(Line("waits"))
    return " ".join(text(line, language, seating.cards) for line in (Line(key, values=values), *further))


def _forms(line: Line, language: str, texts: Mapping[str, CardText]) -> dict[str, object]:
    """Every value in all the forms that a language may ask for."""
    forms: dict[str, object] = {}
    for name, value in line.values.items():
        if name == "round" and isinstance(value, int):
            forms[name] = roman(value)
        elif name in _CARDS and (value is None or isinstance(value, str)):
            card = _unknown(line.values.get("slot", "")) if value is None else _card(value, texts)
            forms |= {name: card[0], f"{name}_gen": card[1], f"{name}_acc": card[2], f"{name}_says": card[3]}
        elif name.endswith("family") and isinstance(value, str):
            forms |= family_forms(families(language), value, name)
        else:
            forms[name] = value
    return forms


def _card(kind: str, texts: Mapping[str, CardText]) -> tuple[str, str, str, str]:
    """Name, genitive, accusative and what it says; a kind without a text of its own is called by its id."""
    found = texts.get(kind)
    if found is None:
        name = from_id(kind)
        return name, name, name, ""
    return found.name, found.genitive, found.accusative, found.text


def _unknown(slot: object) -> tuple[str, str, str, str]:
    """What a card is called of which no more is known than its place."""
    cases = (
        translate("Chronicle", "card {slot}", "nominative"),
        translate("Chronicle", "card {slot}", "genitive"),
        translate("Chronicle", "card {slot}", "accusative"),
    )
    name, genitive, accusative = (case.format(slot=slot).rstrip() for case in cases)
    return name, genitive, accusative, ""


class _Telling(Telling[Table, CardSet]):
    """How Oriflamme is told."""

    def teller(self, table: Table) -> Teller:
        return Teller(table.seating)

    def waiting(self, decision: Decision, table: Table) -> Line:
        return waiting(decision.seat, decision.prompt, table)

    def figures(self, table: Table) -> Mapping[Figure, int]:
        owner = table.seating.owner
        scores = {Figure(seat): score for seat, score in enumerate(table.pool)}
        return scores | {Figure(owner[card], card): lain for card, lain in enumerate(table.influence) if lain}

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> Line | None:
        return reason(word, figures, seat, table.seating) or super().reason(word, figures, seat, table)

    def looked_for(self, line: Line) -> LookedFor | None:
        return "reveal" if line.key.startswith("reveal") else super().looked_for(line)

    def thing(self, figure: Figure, table: Table) -> Line | None:
        card = figure.thing
        return on_card(card, table) if isinstance(card, int) else None

    def named(self, kind: str, cards: CardSet) -> str:
        return _card(kind, deck_texts(cards, current()))[0]

    def text(self, line: Line, cards: CardSet | None = None, reader: str = "") -> str:
        return text(line, current(), cards, reader)


TELLING: Final = _Telling()
