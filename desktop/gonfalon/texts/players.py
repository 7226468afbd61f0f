"""The names of players: families, bots and their characters, and the remarks that bots make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from gonfalon import data
from gonfalon.core.seats import SUITED, Blend, blend_of
from gonfalon.texts.translations import LANGUAGES, current_language, load_card_texts, text_value, translate


def family_name(family: str) -> str:
    """The family as a label."""
    return _FAMILY_LABELS[family]()


def default_name(family: str) -> str:
    """Return the default name of a player of this family."""
    return _NAMES[family]()


@dataclass(frozen=True)
class PlayerText:
    """A kind of player in words."""

    name: str
    style: str
    """The name, and how it plays."""
    line: str
    """What stands under the name of somebody like this; {family} is which family that is."""
    about: str = ""
    """How it plays, in a sentence."""


@dataclass(frozen=True)
class CharacterText:
    """A character of bots in words."""

    word: str
    """What one calls somebody like this."""
    figure: str = ""
    """The name of the one whose portrait is drawn; empty for a bot without a character."""
    about: str = ""
    """What one sees of it in play, in a sentence."""


def player_text(bot: str | None) -> PlayerText:
    """Return the texts for a bot, or for a person if `bot` is None; an unknown bot keeps its name from the records."""
    level, _, kind = (bot or "").partition("/")
    if kind in _CHARACTERS:
        plain, known = player_text(level), character_text(kind)
        name = translate("SeatRow", "{level}, {character}").format(level=plain.name, character=known.word)
        # Panels are narrow, and whoever has a character is known by face and name.
        return PlayerText(name, name, plain.line, f"{plain.about} {known.about}".strip())
    blend = blend_of(bot or "")
    if blend is not None:
        return blend_text(blend)
    if bot in _KNOWN:
        return _KNOWN[bot]()
    name = str(bot).replace("-", " ").title()
    return PlayerText(name, name, f"{{family}} · {name}")


def suited_text(blend: Blend) -> PlayerText:
    """Return the texts for the choice of bots that suit the player, with the one that it is now."""
    text = player_text(SUITED)
    now = translate("SeatRow", "Now: {levels}.").format(levels=blend_text(blend).name)
    return replace(text, about=f"{text.about} {now}")


def blend_text(blend: Blend) -> PlayerText:
    """Return the texts for a bot between two levels."""
    weaker, stronger = player_text(blend.weaker).name, player_text(blend.stronger).name
    if blend.share in (0, 100):
        one = player_text(blend.stronger if blend.share else blend.weaker)
        return replace(one, about=translate("SeatRow", "Chosen to suit your strength.") + f" {one.about}")
    #: Two levels of bots that are next to each other: "Squire–Courtier"
    name = translate("SeatRow", "{weaker}–{stronger}").format(weaker=weaker, stronger=stronger)
    return PlayerText(
        name,
        name,
        translate("Table", "{family} · {levels}").format(family="{family}", levels=name),
        translate(
            "SeatRow",
            "Chosen to suit your strength: in {share} of 100 decisions it plays like {stronger}, else like {weaker}.",
        ).format(share=blend.share, stronger=stronger, weaker=weaker),
    )


def character_text(name: str) -> CharacterText:
    """A character by the name that records give it; the plain one for an empty or an unknown name."""
    return _CHARACTERS[name]() if name in _CHARACTERS else CharacterText(translate("SeatRow", "Plain"))


_KNOWN: Final[Mapping[str | None, Callable[[], PlayerText]]] = {
    None: lambda: PlayerText(
        translate("SeatRow", "Human"), translate("SeatRow", "Human"), translate("Table", "{family} · Human")
    ),
    SUITED: lambda: PlayerText(
        translate("SeatRow", "Your strength", "a bot about as strong as the player"),
        translate("SeatRow", "About your strength"),
        translate("Table", "{family} · Bot, about your strength"),
        translate("SeatRow", "A bot that is chosen from your own games, so that all have an even chance."),
    ),
    "regent": lambda: PlayerText(
        translate("SeatRow", "Regent"),
        translate("SeatRow", "Regent (thinks ahead)"),
        translate("Table", "{family} · Bot, regent"),
        translate("SeatRow", "The regent thinks ahead and gives nothing away."),
    ),
    "chancellor": lambda: PlayerText(
        translate("SeatRow", "Chancellor"),
        translate("SeatRow", "Chancellor (experienced)"),
        translate("Table", "{family} · Bot, chancellor"),
        translate("SeatRow", "The chancellor has learned from many games and rarely errs."),
    ),
    "courtier": lambda: PlayerText(
        translate("SeatRow", "Courtier"),
        translate("SeatRow", "Courtier (lively)"),
        translate("Table", "{family} · Bot, courtier"),
        translate("SeatRow", "The courtier has learned from many games and still likes to try things."),
    ),
    "squire": lambda: PlayerText(
        translate("SeatRow", "Squire"),
        translate("SeatRow", "Squire (rules of thumb)"),
        translate("Table", "{family} · Bot, squire"),
        translate("SeatRow", "The squire goes by simple rules of thumb."),
    ),
    "page": lambda: PlayerText(
        translate("SeatRow", "Page"),
        translate("SeatRow", "Page (beginner)"),
        translate("Table", "{family} · Bot, page"),
        translate("SeatRow", "The page is a beginner, who often misjudges."),
    ),
}
_CHARACTERS: Final[Mapping[str, Callable[[], CharacterText]]] = {
    "cautious": lambda: CharacterText(
        translate("SeatRow", "Cautious", "a character"),
        translate("SeatRow", "Dame Prudence"),
        translate("SeatRow", "Dame Prudence shelters what she has and would rather not strike."),
    ),
    "grudging": lambda: CharacterText(
        translate("SeatRow", "Vengeful", "a character"),
        translate("SeatRow", "Sir Guiscard"),
        translate("SeatRow", "Sir Guiscard strikes back at whoever has struck him."),
    ),
    "hoarder": lambda: CharacterText(
        translate("SeatRow", "Hoarder", "a character"),
        translate("SeatRow", "Master Aldous"),
        translate("SeatRow", "Master Aldous lets his influence lie and grow."),
    ),
    "bluffer": lambda: CharacterText(
        translate("SeatRow", "Bluffer", "a character"),
        translate("SeatRow", "Merry Perrin"),
        translate("SeatRow", "Merry Perrin keeps everyone guessing."),
    ),
    "teacher": lambda: CharacterText(
        translate("SeatRow", "Teacher", "a character"),
        translate("SeatRow", "Magister Odo"),
        translate("SeatRow", "Magister Odo plays openly, so that others can learn from it."),
    ),
}
_FAMILY_LABELS: Final[Mapping[str, Callable[[], str]]] = {
    "R": lambda: translate("Seating", "Red", "family"),
    "B": lambda: translate("Seating", "Blue", "family"),
    "G": lambda: translate("Seating", "Green", "family"),
    "Y": lambda: translate("Seating", "Gold", "family"),
    "K": lambda: translate("Seating", "Black", "family"),
}
_NAMES: Final[Mapping[str, Callable[[], str]]] = {
    "R": lambda: translate("Seating", "Marguerite", "a player's name"),
    "B": lambda: translate("Seating", "Ann", "a player's name"),
    "G": lambda: translate("Seating", "Sir Osric", "a player's name"),
    "Y": lambda: translate("Seating", "Dame Isolde", "a player's name"),
    "K": lambda: translate("Seating", "Brother Anselm", "a player's name"),
}


_CASES = ("genitive", "accusative", "dative", "instrumental", "family")


@dataclass(frozen=True)
class FamilyText:
    """The name of one family in the cases that sentences need."""

    name: str
    genitive: str
    accusative: str
    dative: str
    instrumental: str
    family: str
    """The family itself, where `name` is its players: "Red family"."""


def families(language: str) -> dict[str, FamilyText]:
    """The texts of the families by letter."""
    return dict(_read_families(language, data.translations_dir()))


def family_names(language: str) -> dict[str, str]:
    """The names of the families by letter: `R`, `B`, `G`, `Y` (gold), `K` (black)."""
    return {letter: family.name for letter, family in families(language).items()}


def localized_name(name: str, family: str) -> str:
    """Return a player's name, with a family's default name in any language put into the current language."""
    unnamed = any(family_names(language).get(family) == name for language in LANGUAGES)
    return family_names(current_language())[family] if unnamed else name


@cache
def _read_families(language: str, folder: Path) -> dict[str, FamilyText]:
    texts = {}
    for letter, entry in load_card_texts("families", language, folder).items():
        name = text_value(entry, "name") or letter
        cases = {case: text_value(entry, case) or name for case in _CASES}
        texts[letter] = FamilyText(name=name, **cases)
    return texts


def family_forms(families: Mapping[str, FamilyText], letter: str, name: str = "family") -> dict[str, object]:
    """A family in all the cases that a sentence may ask for."""
    family = families[letter]
    return {
        name: family.name,
        f"{name}_gen": family.genitive,
        f"{name}_acc": family.accusative,
        f"{name}_dat": family.dative,
        f"{name}_ins": family.instrumental,
    }


def you() -> str:
    """Return what the one person who plays is called where others have their names, at the start of a line."""
    return translate("Table", "You")


def listed_names(names: Iterable[str]) -> str:
    """Return several names as a list that begins with the one person who plays."""
    return ", ".join(sorted(names, key=lambda name: name != you()))


class FamilyNames:
    """The families in one language."""

    def __init__(self, language: str, reader: str = "") -> None:
        """
        Args:
            language: what is spoken.
            reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
        """
        self.language = language
        self.reader = reader
        self.families: dict[str, FamilyText] = families(language)

    def family(self, letter: str) -> str:
        return self.families[letter].name

    def in_list(self, letter: str) -> str:
        """Return what stands for a family where it is listed, which is "You" for that of the reader."""
        return you() if letter == self.reader else self.family(letter)

    def seat_line(self, letter: str, bot: str | None, own: bool) -> str:
        """The second line of a player's panel."""
        if own:
            return self.families[letter].family
        return player_text(bot).line.format(family=self.family(letter))


Occasion = Literal["begins", "strikes", "robbed", "wins", "loses"]
"""What has happened to the one who speaks."""
OCCASIONS: Final[tuple[Occasion, ...]] = get_args(Occasion)


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """Return the remarks a character may make on an occasion; empty if the character is unknown."""
    return tuple(say() for say in _REMARKS.get(character, {}).get(occasion, ()))


_REMARKS: Final[Mapping[str, Mapping[Occasion, tuple[Callable[[], str], ...]]]] = {
    "cautious": {
        "begins": (lambda: translate("Sayings", "Let us begin, and carefully, please."),),
        "strikes": (
            lambda: translate("Sayings", "Forgive me. It was too close to what is mine."),
            lambda: translate("Sayings", "I had no choice, believe me."),
        ),
        "robbed": (lambda: translate("Sayings", "I knew I should have locked that away."),),
        "wins": (lambda: translate("Sayings", "Slow steps go far."),),
        "loses": (lambda: translate("Sayings", "At least nobody was hurt."),),
    },
    "grudging": {
        "begins": (lambda: translate("Sayings", "I forget nothing. Just so you know."),),
        "strikes": (
            lambda: translate("Sayings", "That was for last time."),
            lambda: translate("Sayings", "Now we are even. For now."),
        ),
        "robbed": (lambda: translate("Sayings", "I shall remember that."),),
        "wins": (lambda: translate("Sayings", "All debts are paid."),),
        "loses": (lambda: translate("Sayings", "This is not over."),),
    },
    "hoarder": {
        "begins": (lambda: translate("Sayings", "Hands off my chest, everybody."),),
        "strikes": (
            lambda: translate("Sayings", "A little more for the chest."),
            lambda: translate("Sayings", "You will not miss it."),
        ),
        "robbed": (lambda: translate("Sayings", "My savings. All my savings."),),
        "wins": (lambda: translate("Sayings", "Penny by penny, and here we are."),),
        "loses": (lambda: translate("Sayings", "A little longer and it would have paid."),),
    },
    "bluffer": {
        "begins": (lambda: translate("Sayings", "Trust me. Or don’t."),),
        "strikes": (
            lambda: translate("Sayings", "You did not see that coming, did you?"),
            lambda: translate("Sayings", "Surprise."),
        ),
        "robbed": (lambda: translate("Sayings", "Just as I planned. Honestly."),),
        "wins": (lambda: translate("Sayings", "And I was bluffing the whole time."),),
        "loses": (lambda: translate("Sayings", "I let you have this one."),),
    },
    "teacher": {
        "begins": (lambda: translate("Sayings", "Watch closely; I shall hide little."),),
        "strikes": (
            lambda: translate("Sayings", "A lesson: guard what matters."),
            lambda: translate("Sayings", "Do you see why that had to be?"),
        ),
        "robbed": (lambda: translate("Sayings", "Well done. I would have done the same."),),
        "wins": (lambda: translate("Sayings", "Shall we go through it once more?"),),
        "loses": (lambda: translate("Sayings", "The pupil surpasses the master. Splendid."),),
    },
}
