"""The texts of the options before a game of Ordonance, and of how many decks are shuffled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gonfalon.texts.translations import translate


def decks_phrase(decks: int) -> str:
    """The sentence about the decks that so many players shuffle, with placeholders for players and all the cards."""
    return translate("Decks", "For {players} players %n deck(s) are shuffled, {cards} cards in all.", "", decks)


def decks_shuffled(players: int, decks: int, cards: int) -> str:
    """The whole sentence."""
    return decks_phrase(decks).format(players=players, cards=cards)


SCORING: Final = "scoring"
# Not asked of the game: it is not loaded before the first screen has been painted.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    SCORING: ("territories", "points", "tournament"),
    "singles": ("seniority", "count-then-seniority"),
    "certainty": ("icons", "deck"),
    "points-end": ("literal", "play-out"),
    "incomplete": ("score", "nothing"),
}
"""The words for each choice, what is usual first."""
_OF_POINTS: Final = ("points-end", "incomplete")


@dataclass
class ChosenOptions:
    """The chosen options; all that were not chosen are as usual."""

    chosen: dict[str, str] = field(default_factory=dict)
    """Only what is not as usual, by the name of the choice."""

    def word(self, name: str) -> str:
        """The word that holds for a choice."""
        return self.chosen.get(name, CHOICES[name][0])

    def choose(self, name: str, word: str) -> None:
        """Let another word hold; one that there is not is the usual one."""
        self.chosen.pop(name, None)
        if word in CHOICES[name][1:]:
            self.chosen[name] = word

    def names(self) -> tuple[str, ...]:
        """The choices that matter now: some do only where points are kept."""
        points = self.word(SCORING) != CHOICES[SCORING][0]
        return tuple(name for name in CHOICES if points or name not in _OF_POINTS)

    def options(self) -> tuple[tuple[str, str], ...]:
        """The pairs for a new game."""
        return tuple((name, self.word(name)) for name in self.names())

    @classmethod
    def from_json(cls, kept: object) -> ChosenOptions:
        """Return the options kept in the settings; everything that does not fit is as usual."""
        variants = cls()
        words = kept if isinstance(kept, dict) else {}
        for name in CHOICES:
            word = words.get(name)
            variants.choose(name, word if isinstance(word, str) else "")
        return variants


def option_title(name: str) -> str:
    """Return the label of an option."""
    return {
        SCORING: translate("Variants", "Scoring"),
        "singles": translate("Variants", "Single icons"),
        "certainty": translate("Variants", "When it is certain"),
        "points-end": translate("Variants", "The end of the game"),
        "incomplete": translate("Variants", "Incomplete armies"),
    }[name]


def option_label(name: str, word: str) -> str:
    """One of the possibilities, as it stands in a list of them."""
    return {
        (SCORING, "territories"): translate("Variants", "Territories"),
        (SCORING, "points"): translate("Variants", "Points"),
        (SCORING, "tournament"): translate("Variants", "Tournament"),
        ("singles", "seniority"): translate("Variants", "By seniority"),
        ("singles", "count-then-seniority"): translate("Variants", "By count first"),
        ("certainty", "icons"): translate("Variants", "By the icons"),
        ("certainty", "deck"): translate("Variants", "By the deck list"),
        ("points-end", "literal"): translate("Variants", "With the last marker"),
        ("points-end", "play-out"): translate("Variants", "When all places are full"),
        ("incomplete", "score"): translate("Variants", "Earn points"),
        ("incomplete", "nothing"): translate("Variants", "Earn nothing"),
    }[name, word]


def option_note(name: str, word: str) -> str:
    """Return the meaning of an option's value, as a sentence."""
    return {
        (SCORING, "territories"): translate(
            "Variants", "The player who controls the most territories at the end wins."
        ),
        (SCORING, "points"): translate(
            "Variants", "The strongest armies of each territory earn 3, 2 and 1 points; the player with the most wins."
        ),
        (SCORING, "tournament"): translate(
            "Variants", "The territories decide; points are kept too, to be added up over several games."
        ),
        ("singles", "seniority"): translate(
            "Variants", "They are compared by seniority alone: one flag beats spear, bow and swords."
        ),
        ("singles", "count-then-seniority"): translate(
            "Variants", "More single icons beat fewer; equal numbers are compared by seniority."
        ),
        ("certainty", "icons"): translate(
            "Variants", "A missing card is assumed to have every icon; only the territory itself counts."
        ),
        ("certainty", "deck"): translate(
            "Variants", "Only cards of the deck that are not on the table yet can still overtake."
        ),
        ("points-end", "literal"): translate(
            "Variants", "The last victory marker ends the game; what lies on the table then is counted."
        ),
        ("points-end", "play-out"): translate(
            "Variants", "Everyone plays on after the last victory marker, until all places are full."
        ),
        ("incomplete", "score"): translate(
            "Variants", "An army with cards missing earns points too, if it is strong enough."
        ),
        ("incomplete", "nothing"): translate("OrdonanceChronicle", "Only complete armies earn points."),
    }[name, word]
