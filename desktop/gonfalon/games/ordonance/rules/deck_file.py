"""Reads the YAML of a deck in both its forms and checks that it adds up (rules, section 1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import yaml

from gonfalon.core.diagnostics import Message, closest_word, join_words
from gonfalon.core.yaml_reader import Keys, YamlReader, compose_yaml
from gonfalon.games.ordonance.rules.deck import LETTERS, PRINTED, RECONSTRUCTION, Deck, Unit, word_of

KEYS = (
    "id", "status", "icons", "copies_by_icon_count", "cards", "expect", "allow_repeats", "decks_by_players",
    "hand_size", "territories", "army_size",
)  # fmt: skip
PLAYER_COUNTS = (2, 3, 4)
USUAL_DECKS = {2: 1, 3: 2, 4: 2}
"""What the rules shuffle together (section 2)."""
MAX_COPIES = 60
MAX_DECKS = 4
MAX_HAND = 9
MAX_TERRITORIES = 5
MAX_ARMY = 4
MAX_REPEATS = 3
MAX_CARDS = 480
"""In all the decks of one game together."""

A_DECK = Message("a deck of Ordonance")


class DeckReader:
    """One file, taken apart key by key."""

    def __init__(self, source: str, text: str) -> None:
        self.source = (source, text)
        self.reader = YamlReader(source)
        self.document = compose_yaml(text, source)
        self.keys: Keys = self.reader.mapping(self.document, A_DECK)
        if not isinstance(self.document, yaml.MappingNode):
            self.reader.finish()  # that its keys are missing as well is nothing new
        self.reader.known_keys(self.keys, KEYS, A_DECK)
        self.icons: tuple[str, ...] = ()
        self.repeats = False

    def deck(self) -> Deck:
        """Return the deck of the file; raises CardFileError with every mistake."""
        name = self.reader.id(self.keys["id"][1], "'id'") if "id" in self.keys else "ordonance"
        status = self._word("status", (RECONSTRUCTION, PRINTED), RECONSTRUCTION)
        self.icons = self._icons_of_deck()
        self.repeats = self._word("allow_repeats", ("true", "false"), "false") == "true"
        units = self._units()
        territories = self._territories()
        hand_size = self._size("hand_size", 5, MAX_HAND)
        army_size = self._size("army_size", 4, MAX_ARMY)
        decks = self._decks()
        if units and not self.reader.diagnostics:
            self._expect(units)
            self._enough(units, hand_size, decks)
        self.reader.finish()
        numbers = {unit.word: number for number, unit in enumerate(units)}
        return Deck(
            name, status, self.icons, units, territories, hand_size, army_size, decks, self.source, numbers
        )  # fmt: skip

    # -- plain values --------------------------------------------------------------------------------------------------

    def _word(self, key: str, words: tuple[str, ...], usual: str) -> str:
        if key not in self.keys:
            return usual
        node = self.keys[key][1]
        text = self.reader.text(node, f"'{key}'")
        if text is not None and text not in words:
            phrase = Message(
                "'{key}' must be one of {words}, not '{word}'", key=key, words=join_words(words), word=text
            )
            self.reader.add_error(node, phrase)
        return text or usual

    def _number(self, node: yaml.Node, what: str | Message, least: int, most: int) -> int:
        """A whole number within limits; the least one, noted, for anything else."""
        found = self.reader.number(node, what, least, most)
        return least if found is None else found

    def _size(self, key: str, usual: int, most: int) -> int:
        return self._number(self.keys[key][1], f"'{key}'", 1, most) if key in self.keys else usual

    # -- icons ---------------------------------------------------------------------------------------------------------

    def _icons_of_deck(self) -> tuple[str, ...]:
        if "icons" not in self.keys:
            missing = Message("there is no 'icons': name them from the lowest in seniority to the highest")
            self.reader.add_error(self.document, missing)
            return tuple(LETTERS)
        key, node = self.keys["icons"]
        before = len(self.reader.diagnostics)
        icons = [icon for item in self.reader.sequence(node, "'icons'") if (icon := self._icon(item, tuple(LETTERS)))]
        for icon, count in Counter(icons).items():
            if count > 1:
                self.reader.add_error(node, Message("'{icon}' appears more than once in 'icons'", icon=icon))
        if not icons and len(self.reader.diagnostics) == before:
            self.reader.add_error(key, Message("a deck has at least one icon"))
        # Where they are wrong, the cards are not blamed for it too.
        return tuple(dict.fromkeys(icons)) if len(self.reader.diagnostics) == before else tuple(LETTERS)

    def _icon(self, node: yaml.Node, known: tuple[str, ...]) -> str | None:
        icon = self.reader.text(node, Message("an icon"))
        if icon is None or icon in known:
            return icon
        if near := closest_word(icon, known):
            self.reader.add_error(node, Message("unknown icon '{icon}', did you mean '{near}'?", icon=icon, near=near))
        else:
            phrase = Message("unknown icon '{icon}'; the icons are {icons}", icon=icon, icons=join_words(known))
            self.reader.add_error(node, phrase)
        return None

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _units(self) -> tuple[Unit, ...]:
        if "cards" in self.keys:
            return self._listed_units()
        if "copies_by_icon_count" in self.keys:
            return self._counted_units()
        missing = Message("there are no cards here: a deck has 'copies_by_icon_count' or a list 'cards'")
        self.reader.add_error(self.document, missing)
        return ()

    def _counted_units(self) -> tuple[Unit, ...]:
        """The same number of copies of every combination of so many icons."""
        key, node = self.keys["copies_by_icon_count"]
        units = []
        for word, (number, value) in self.reader.mapping(node, "'copies_by_icon_count'").items():
            what = Message("a number of icons")
            icons = self._number(number, what, 1, len(self.icons))
            copies = self._number(value, Message("the copies of cards with that many icons ({word})", word=word), 0,
                                  MAX_COPIES)  # fmt: skip
            if copies:
                units += [self._unit(chosen, copies) for chosen in combinations(self.icons, icons)]
        if not units and not self.reader.diagnostics:
            self.reader.add_error(key, Message("there are no cards here"))
        return tuple(sorted(units, key=lambda unit: unit.word))

    def _listed_units(self) -> tuple[Unit, ...]:
        """Every card by its icons."""
        key, node = self.keys["cards"]
        found: dict[str, Unit] = {}
        for item in self.reader.sequence(node, "'cards'"):
            unit = self._listed_unit(item)
            if unit is None:
                continue
            if unit.word in found:
                phrase = Message("the card with {icons} appears twice in this list", icons=join_words(unit.icons))
                self.reader.add_error(item, phrase)
            found[unit.word] = unit
        if not found and not self.reader.diagnostics:
            self.reader.add_error(key, Message("there are no cards here"))
        return tuple(found[word] for word in sorted(found))

    def _listed_unit(self, node: yaml.Node) -> Unit | None:
        keys = self.reader.mapping(node, Message("a card"))
        if not isinstance(node, yaml.MappingNode):
            return None
        self.reader.known_keys(keys, ("icons", "copies"), Message("a card"))
        if "icons" not in keys:
            self.reader.add_error(node, Message("this card has no 'icons'"))
            return None
        given = keys["icons"][1]
        items = self.reader.sequence(given, Message("the icons of a card"))
        icons = [icon for item in items if (icon := self._icon(item, self.icons))]
        if not items and isinstance(given, yaml.SequenceNode):
            self.reader.add_error(given, Message("a card must have at least one icon"))
        copies = 1
        if "copies" in keys:
            copies = self._number(keys["copies"][1], Message("the copies of a card"), 1, MAX_COPIES)
        most = MAX_REPEATS if self.repeats else 1
        for icon, count in Counter(icons).items():
            if count > most:
                phrase = Message("'{icon}' appears {count} times on this card", icon=icon, count=count)
                if not self.repeats:
                    phrase = Message("'{icon}' appears twice on this card; write 'allow_repeats: true' if it may",
                                    icon=icon)  # fmt: skip
                self.reader.add_error(given, phrase)
        return self._unit(tuple(icons), copies) if icons else None

    def _unit(self, icons: tuple[str, ...], copies: int) -> Unit:
        counts = tuple(icons.count(icon) for icon in self.icons)
        repeated = [icon for icon, count in zip(self.icons, counts, strict=True) for _ in range(count)]
        borne = tuple(icon for icon, count in zip(self.icons, counts, strict=True) if count)
        return Unit(word_of(repeated), counts, borne, copies)

    # -- the set-up ----------------------------------------------------------------------------------------------------

    def _territories(self) -> tuple[str, ...]:
        """Their ids; where the file gives a number, they have numbers for names."""
        if "territories" not in self.keys:
            return tuple(str(number) for number in range(1, MAX_TERRITORIES + 1))
        key, node = self.keys["territories"]
        if isinstance(node, yaml.ScalarNode):
            count = self._number(node, "'territories'", 1, MAX_TERRITORIES)
            return tuple(str(number) for number in range(1, count + 1))
        names = []
        for item in self.reader.sequence(node, "'territories'"):
            name = self.reader.id(item, Message("the name of a territory"))
            if name and name in names:
                self.reader.add_error(item, Message("the territory '{name}' appears twice in this list", name=name))
            names.append(name)
        if not 1 <= len(names) <= MAX_TERRITORIES and not self.reader.diagnostics:
            phrase = Message("there are {count} territories; a game has 1 to {most}", count=len(names),
                            most=MAX_TERRITORIES)  # fmt: skip
            self.reader.add_error(key, phrase)
        return tuple(names)

    def _decks(self) -> dict[int, int]:
        decks = dict(USUAL_DECKS)
        if "decks_by_players" not in self.keys:
            return decks
        for word, (key, value) in self.reader.mapping(self.keys["decks_by_players"][1], "'decks_by_players'").items():
            players = self._number(key, Message("a number of players"), PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
            what = Message("the decks for {players} players", players=word)
            decks[players] = self._number(value, what, 1, MAX_DECKS)
        return decks

    def _expect(self, units: tuple[Unit, ...]) -> None:
        """Compare the cards with what the file itself says they add up to."""
        if "expect" not in self.keys:
            return
        keys = self.reader.mapping(self.keys["expect"][1], "'expect'")
        self.reader.known_keys(keys, ("cards", "with_icons"), "'expect'")
        size = sum(unit.copies for unit in units)
        if "cards" in keys:
            before = len(self.reader.diagnostics)
            wanted = self._number(keys["cards"][1], Message("the number of cards"), 1, MAX_CARDS)
            if wanted != size and len(self.reader.diagnostics) == before:
                phrase = Message("the deck has {count} cards, not {wanted}", count=size, wanted=wanted)
                self.reader.add_error(keys["cards"][1], phrase)
        if "with_icons" not in keys:
            return
        have: Counter[int] = Counter()
        for unit in units:
            have[len(unit.icons)] += unit.copies
        for key, value in self.reader.mapping(keys["with_icons"][1], "'with_icons'").values():
            before = len(self.reader.diagnostics)
            icons = self._number(key, Message("a number of icons"), 1, len(self.icons))
            wanted = self._number(value, Message("a number of cards"), 0, MAX_CARDS)
            if have[icons] != wanted and len(self.reader.diagnostics) == before:
                phrase = Message(
                    "of the cards with that many icons ({icons}) the deck has {count}, not {wanted}",
                    icons=icons, count=have[icons], wanted=wanted,
                )  # fmt: skip
                self.reader.add_error(value, phrase)

    def _enough(self, units: tuple[Unit, ...], hand_size: int, decks: dict[int, int]) -> None:
        """A game needs the cards that are dealt, and a table has room for no more than so many."""
        size = sum(unit.copies for unit in units)
        key = self.keys["cards" if "cards" in self.keys else "copies_by_icon_count"][0]
        for players, count in decks.items():
            if size * count < players * hand_size + 1:
                phrase = Message(
                    "{count} cards are too few for {players} players with {hand} cards each",
                    count=size * count, players=players, hand=hand_size,
                )  # fmt: skip
                self.reader.add_error(key, phrase)
                return
            if size * count > MAX_CARDS:
                phrase = Message(
                    "{count} cards for {players} players are too many; there may be {most}",
                    count=size * count, players=players, most=MAX_CARDS,
                )  # fmt: skip
                self.reader.add_error(key, phrase)
                return
