"""Names and texts of cards, read from `translations/cards/`."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from gonfalon import data
from gonfalon.texts.translations import (
    ENGLISH,
    LANGUAGES,
    language_spoken,
    load_card_texts,
    load_mapping,
    name_from_id,
    text_value,
    translate,
    with_no_breaks,
)

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.card_set import CardKind, CardSet

SHIPPED = ("oriflamme", "alliance")
_MOST_DECKS: Final = 64
"""Of so many decks the texts are remembered; while somebody writes a set, each change of it is another deck."""
FIGURES: Final = ("queue",)
"""The languages of fences on a page in whose place positions of the queue are drawn."""


@dataclass(frozen=True)
class PromptText:
    """The prompt scroll's texts when a card asks its owner, and when it asks for a gap after that."""

    title: str = ""
    detail: str = ""
    gap_title: str = ""
    gap_detail: str = ""


class CardForms(NamedTuple):
    """What a card is called in the cases that sentences need."""

    nominative: str
    genitive: str
    accusative: str


@dataclass(frozen=True)
class CardText:
    """The texts of one kind of card; a text that its file lacks is empty."""

    name: str
    accusative: str
    genitive: str
    yours: CardForms | None
    """What the card is called to its owner, "your Lord"; None where nobody has written that."""
    text: str
    """The rules on the face of the card."""
    tip: str
    goes_with: str
    """What it goes well with, and below what to beware of, for whoever puts a deck together."""
    beware: str
    shelf: str
    """What it does from the reserve, in a few words."""
    prompt: PromptText
    options: Mapping[str, str]
    """What each of its options is called, by the word of the option."""
    page: str
    """The card's page in the rules, as Markdown."""
    see_also: tuple[str, ...]
    """Kinds that have to do with this one."""


def card_texts(set_name: str, language: str) -> dict[str, CardText]:
    """The texts of a card set by kind; each kind in the language asked for, else in English, else in any."""
    return dict(_card_texts(set_name, language, data.translations_dir()))


def shipped_texts(language: str) -> dict[str, CardText]:
    """The texts of all cards that the program brings along, by kind."""
    return {kind: text for name in SHIPPED for kind, text in card_texts(name, language).items()}


def deck_texts(cards: CardSet, language: str) -> dict[str, CardText]:
    """The texts of the kinds of a deck, from the set that each kind comes from.

    A user's set may bring them along in the language asked for, else in English, else in any; where it has none for a
    kind that is called like a shipped one, the shipped one's are taken, and else the kind is called by its id. A kind
    of which nobody has written what it does is told from its program, in the language asked for.
    """
    return dict(_deck_texts(cards, language, data.translations_dir()))


@lru_cache(maxsize=_MOST_DECKS)
def _deck_texts(cards: CardSet, language: str, folder: Path) -> dict[str, CardText]:
    shipped = shipped_texts(language)
    texts = {}
    for kind in cards.kinds:
        part = cards.part_of(kind.id)
        text = _brought(part, kind.id, language) or _lent(kind, shipped) or _card(kind.id, {})
        texts[kind.id] = text if text.text else replace(text, text=_written(kind, part, text, language))
    return texts


def _brought(part: CardSet, kind: str, language: str) -> CardText | None:
    """Return the texts of a kind from its set, None where the set has none."""
    order = dict.fromkeys((language, ENGLISH, *LANGUAGES, *part.texts))
    own = (part.texts[code][kind] for code in order if isinstance(part.texts.get(code, {}).get(kind), dict))
    entry = next(own, None)
    return None if entry is None else _card(kind, entry)


def _lent(kind: CardKind, shipped: Mapping[str, CardText]) -> CardText | None:
    """The texts of the shipped kind with the same id; where the two do not do the same, its name and its advice."""
    from gonfalon.core.diagnostics import CardFileError
    from gonfalon.games.oriflamme.rules.set_store import all_shipped

    text = shipped.get(kind.id)
    if text is None:
        return None
    with suppress(CardFileError):  # told to whoever wants to play with them
        whole = all_shipped()
        if kind.id in whole and whole.kinds[whole.number(kind.id)].card != kind.card:
            nothing = _card(kind.id, {})
            named = replace(nothing, name=text.name, accusative=text.accusative, genitive=text.genitive)
            return replace(named, yours=text.yours, tip=text.tip)
    return text


def _written(kind: CardKind, part: CardSet, text: CardText, language: str) -> str:
    """Return what a kind does, from its program."""
    from gonfalon.games.oriflamme.texts.card_text import rules_text

    shipped = shipped_texts(language)

    def named(id: str) -> CardText:
        if id == kind.id:
            return text
        return _brought(part, id, language) or shipped.get(id) or _card(id, {})

    with language_spoken(language):
        return rules_text(kind.card, named)


def card_types(set_name: str) -> dict[str, str]:
    """The kinds of a card set in the order of its file, each `character` or `intrigue`."""
    cards = load_mapping(data.cards_dir() / f"{set_name}.yaml").get("cards")
    if not isinstance(cards, dict):
        return {}
    return {str(kind): "intrigue" if _is_intrigue(card) else "character" for kind, card in cards.items()}


def _is_intrigue(card: object) -> bool:
    return isinstance(card, dict) and card.get("type") == "intrigue"


@cache
def _card_texts(set_name: str, language: str, folder: Path) -> dict[str, CardText]:
    return {kind: _card(kind, entry) for kind, entry in load_card_texts(set_name, language, folder).items()}


def _card(kind: str, entry: dict[str, object]) -> CardText:
    name = text_value(entry, "name") or name_from_id(kind)
    see_also = entry.get("see_also")
    return CardText(
        name=name,
        accusative=text_value(entry, "accusative") or name,
        genitive=text_value(entry, "genitive") or name,
        yours=_yours(entry.get("yours")),
        text=with_no_breaks(text_value(entry, "text")),
        tip=with_no_breaks(text_value(entry, "tip")),
        goes_with=with_no_breaks(text_value(entry, "goes_with")),
        beware=with_no_breaks(text_value(entry, "beware")),
        shelf=with_no_breaks(text_value(entry, "shelf")),
        prompt=_prompt(entry.get("prompt")),
        options=_options(entry.get("options")),
        page=with_no_breaks(text_value(entry, "page")),
        see_also=tuple(item for item in see_also if isinstance(item, str)) if isinstance(see_also, list) else (),
    )


def _yours(entry: object) -> CardForms | None:
    if not isinstance(entry, dict):
        return None
    return CardForms(*(text_value(entry, case) for case in ("nominative", "genitive", "accusative")))


def _prompt(entry: object) -> PromptText:
    if not isinstance(entry, dict):
        return PromptText()
    gap = entry.get("gap")
    gap = gap if isinstance(gap, dict) else {}
    return PromptText(*(with_no_breaks(text_value(part, key)) for part in (entry, gap) for key in ("title", "detail")))


def _options(entry: object) -> dict[str, str]:
    if not isinstance(entry, dict):
        return {}
    return {str(option): title for option in entry if (title := with_no_breaks(text_value(entry, option)))}


def your_card(kind: str, texts: Mapping[str, CardText]) -> CardForms:
    """Return what its owner calls a card; a kind of which nobody has written it is quoted behind "your card"."""
    found = texts.get(kind)
    if found is not None and found.yours is not None:
        return found.yours
    name = name_from_id(kind) if found is None else found.name
    cases = (
        translate("Chronicle", "your {card}", "nominative"),
        translate("Chronicle", "your {card}", "genitive"),
        translate("Chronicle", "your {card}", "accusative"),
    )
    return CardForms(*(case.format(card=name) for case in cases))
