"""What the things of Pax Pamir are called, in every form that a sentence may ask for.

Sentences are given values by name, and the last word of a name says what its number stands for (`card`, `other_card`,
`from_region`). Each value fills several placeholders, which begin with its name:

    family      {family}, {family_gen}, {family_acc}, {family_dat}, {family_ins}; from a letter
    families    several of them in one list
    card        {card}: in the quotation marks of the language, with its number in front where players type numbers
    cards       several of them in one list
    region      {region}, {region_gen}, {region_acc}, {region_ins}, {region_in}: "in Herat", {region_to}, {region_from}
    border      {border}: "Herat–Kabul"; from a place
    suit        {suit}: "military suit", {suit_gen}, {suit_acc}, {suit_ins}, {suit_word}: "military",
                {suit_card}, {suit_card_acc}, {suit_cards}, {suit_cards_gen}
    coalition   {coalition}: "Afghan coalition", {coalition_gen} ..., {coalition_people}: "Afghans",
                {coalition_people_gen}, {coalition_people_dat}, {coalition_people_ins}, {coalition_patriot} ...,
                {coalition_armies} ..., {coalition_roads} ..., {coalition_as_prize}: "as an Afghan prize"
    army, road  {army}: "an Afghan army", {army_acc}, {army_plural}, {army_genpl}; from a coalition
    action      {action}: "tax"
    event       {event}: an effect by its name, {event_text}: what it does
    events      several of them in one list
    ability     {ability}, {ability_text}
    line        {line}: what a line of a card of Wakhan says, a whole sentence

Everything else stands as it is given. A translation takes the forms that it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from gonfalon.games.pamir.rules.deck import LINES, shipped
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, REGIONS
from gonfalon.games.pamir.rules.words import ABILITIES, ACTIONS, COALITIONS, COURT_SIZE, EVENTS, SUITS
from gonfalon.games.pamir.texts.cards import Described, Forms, texts
from gonfalon.texts.catalogue import current
from gonfalon.texts.euphony import euphonic
from gonfalon.texts.families import families
from gonfalon.texts.ties import tied

__all__ = ["Names", "numbered", "shown", "spoken"]

_SHORT: Final = {
    "genitive": "gen",
    "accusative": "acc",
    "dative": "dat",
    "instrumental": "ins",
    "where": "in",
}
"""How the forms of the files are called in sentences."""


class Names:
    """The names in one language, which is that of the installed catalogue where sentences are filled with them."""

    def __init__(self, language: str, *, numbered: bool = False) -> None:
        """With numbers each card is named together with its own, by which moves name it."""
        self.language = language
        self.numbered = numbered
        self.texts = texts(language)
        self.families = families(language)

    # -- one thing -----------------------------------------------------------------------------------------------------

    def family(self, letter: str) -> str:
        return self.families[letter].name

    def card_name(self, number: int) -> str:
        """A court card by its name, an event by what it does when it is bought."""
        deck = shipped()
        if number <= COURT_SIZE:
            return self.texts.cards[deck.id[number]]
        return self.event(deck.bought[number]).name

    def card(self, number: int) -> str:
        """A card as sentences name it: in quotation marks, where players type numbers with its number in front."""
        pattern = self.texts.words["numbered" if self.numbered else "card"]
        return pattern.format(name=self.card_name(number), number=number)

    def cards(self, numbers: Sequence[int]) -> str:
        return self.listed([self.card(number) for number in numbers])

    def region(self, number: int) -> str:
        return self.texts.regions[REGIONS[number]]["name"]

    def border(self, place: int) -> str:
        """A border as its two regions: "Herat–Kabul"."""
        one, two = map(self.region, BORDERS[place - FIRST_BORDER])
        return self.texts.words["border"].format(one=one, two=two)

    def suit(self, number: int, form: str = "name") -> str:
        return self.texts.suits[SUITS[number]][form]

    def coalition(self, number: int, form: str = "name") -> str:
        return self.texts.coalitions[COALITIONS[number]][form]

    def action(self, number: int) -> Described:
        return self.texts.actions[ACTIONS[number]]

    def ability(self, number: int) -> Described:
        return self.texts.abilities[ABILITIES[number]]

    def event(self, number: int) -> Described:
        """An effect of an event card; each has two."""
        return self.texts.events[EVENTS[number]]

    def line(self, number: int) -> str:
        """What a line of a card of Wakhan makes her do: "Wakhan battles."."""
        return self.texts.lines[LINES[number]]

    def listed(self, words: Sequence[str]) -> str:
        """A list as sentences have it: "Bank, Cossacks and Bala Hissar"."""
        if len(words) < 2:
            return "".join(words)
        return self.texts.words["and"].format(some=", ".join(words[:-1]), last=words[-1])

    # -- sentences -----------------------------------------------------------------------------------------------------

    def said(self, pattern: str, values: Mapping[str, object]) -> str:
        """The sentence of a pattern, with a capital at its beginning."""
        text = self.filled(pattern, values)
        return text[:1].upper() + text[1:]

    def filled(self, pattern: str, values: Mapping[str, object]) -> str:
        """A part of a sentence."""
        text = pattern.format(**self.forms(values))
        if self.language == "uk":
            text = euphonic(text)
        # What was filled in counts too: "w Heracie", "5 kart".
        return text if self.language == "en" else tied(text)

    def forms(self, values: Mapping[str, object]) -> dict[str, object]:
        """All that the placeholders of a sentence may ask for."""
        forms: dict[str, object] = {}
        for name, value in values.items():
            inflect = _FORMS.get(name.rpartition("_")[2])
            forms |= {name: value} if inflect is None else _prefixed(name, inflect(self, value))
        return forms


# -- forms of what a value stands for ----------------------------------------------------------------------------------


def spoken() -> Names:
    """The names in the language of now, each card with the number by which moves name it."""
    return numbered(current())


def shown() -> Names:
    """The names in the language of now, cards by their names alone."""
    return _bare(current())


@cache
def _bare(language: str) -> Names:
    return Names(language)


@cache
def numbered(language: str) -> Names:
    """The names in a language, each card with its number."""
    return Names(language, numbered=True)


def _prefixed(name: str, forms: Mapping[str, str]) -> dict[str, object]:
    return {name if form == "name" else f"{name}_{_short(form)}": text for form, text in forms.items()}


@cache
def _short(form: str) -> str:
    return "_".join(_SHORT.get(word, word) for word in form.split("_"))


def _family(names: Names, letter: str) -> Forms:
    return asdict(names.families[letter])


def _families(names: Names, letters: Sequence[str]) -> Forms:
    return {"name": names.listed([names.family(letter) for letter in letters])}


def _card(names: Names, number: int) -> Forms:
    return {"name": names.card(number)}


def _cards(names: Names, numbers: Sequence[int]) -> Forms:
    return {"name": names.cards(numbers)}


def _region(names: Names, number: int) -> Forms:
    return names.texts.regions[REGIONS[number]]


def _border(names: Names, place: int) -> Forms:
    return {"name": names.border(place)}


def _suit(names: Names, number: int) -> Forms:
    forms = names.texts.suits[SUITS[number]]
    return {**forms, "name": forms["suit"], "word": forms["name"]}


def _coalition(names: Names, number: int) -> Forms:
    return names.texts.coalitions[COALITIONS[number]]


def _army(names: Names, coalition: int) -> Forms:
    return _block(names.texts.coalitions[COALITIONS[coalition]], "army", "armies")


def _road(names: Names, coalition: int) -> Forms:
    return _block(names.texts.coalitions[COALITIONS[coalition]], "road", "roads")


def _block(forms: Forms, one: str, many: str) -> Forms:
    return {
        "name": forms.get(f"one_{one}", forms[one]),  # with its article, where a language has one
        "accusative": forms[f"{one}_accusative"],
        "plural": forms[many],
        "genpl": forms[f"{many}_genitive"],
    }


def _action(names: Names, number: int) -> Forms:
    return names.action(number)._asdict()


def _event(names: Names, number: int) -> Forms:
    return names.event(number)._asdict()


def _events(names: Names, numbers: Sequence[int]) -> Forms:
    return {"name": names.listed([names.event(number).name for number in numbers])}


def _line(names: Names, number: int) -> Forms:
    return {"name": names.line(number)}


def _ability(names: Names, number: int) -> Forms:
    return names.ability(number)._asdict()


_FORMS: Final[dict[str, Callable[[Names, Any], Forms]]] = {
    "family": _family,
    "families": _families,
    "card": _card,
    "cards": _cards,
    "region": _region,
    "border": _border,
    "suit": _suit,
    "coalition": _coalition,
    "army": _army,
    "road": _road,
    "action": _action,
    "event": _event,
    "events": _events,
    "ability": _ability,
    "line": _line,
}
