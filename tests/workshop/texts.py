"""Texts of card sets for the tests of the workshop: whole ones, and ones that are being written."""

from __future__ import annotations

import random
import re

import pytest

from gonfalon.core.yaml_reader import read_card_file
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.set_store import all_shipped

OTHERS = tuple(kind.id for kind in all_shipped().kinds)

_FENCE = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def first_set() -> str:
    """The set of the first steps, in cards/README.md."""
    return _examples("README.md")[0]


def shipped(name: str) -> str:
    return read_card_file(cards_dir() / f"{name}.yaml")


def examples() -> list[str]:
    """The cards of cards/language.md, in many lines and in one."""
    return _examples("language.md")


def _examples(page: str) -> list[str]:
    return _FENCE.findall((cards_dir() / page).read_text(encoding="utf-8"))


LONG_WINDED = """\
# All that is written otherwise
name: 'Strange: but good'
author: "Some
  body"
cards:

    lord: {type: character, influence: "kept",
      activate: [{if: any mine, then: [gain: 1]}, gain: 1 per
        adjacent mine]}
    # in the column of its key
    watch-dog:
        type: intrigue
        cost: 2
        activate:
        - place: 1 on one other
            closed
        - close: it
        - "discard": "this"
        reserved: {kill: [{if: it closed, then: [gain: 1]}], end: [gain: 1 per token on this]}
texts: {pl: {lord: {name: Pan}}}
"""
TEXTS = {
    "first set": first_set(),
    "oriflamme": shipped("oriflamme"),
    "alliance": shipped("alliance"),
    "examples": "cards:\n" + "".join(f"  {line}\n" for text in examples()[:7] for line in text.splitlines()),
    "long-winded": LONG_WINDED,
}


def large_set() -> str:
    """Twenty cards with names, texts and advice in four languages."""
    cards = shipped("oriflamme") + shipped("alliance").partition("cards:\n")[2]
    lines = [cards, "texts:\n"]
    for language in ("en", "ru", "uk", "pl"):
        lines.append(f"  {language}:\n")
        for id in OTHERS:
            words = " ".join(f"{id}{number}" for number in range(12))
            lines.append(f'    {id}:\n      name: {id}\n      text: "{words}"\n      tip: "{words}"\n')
    return "".join(lines)


SCRAPS = ('"', "'", ":", "- ", "{", "}", "[", "]", "|-", "#", "\t", "  ", "\n", ", ", "&a ", "*", "!x ", "😀", "\\")
WORDS = ("one", "each", "gain: 1", "open", "closed", "peddler", "type", "cards:", "it", "then:", "99", "adjcent", "...")


def spoilt(text: str, seed: int, most: int = 4) -> str:
    """A text in which letters, words and lines were struck out, doubled, swapped or put in."""
    dice = random.Random(seed)
    for _ in range(dice.randint(1, most)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(12):
            case 0:
                text = text[:at] + text[at + dice.randint(1, 3) :]
            case 1:
                text = text[:at] + dice.choice(SCRAPS) + text[at:]
            case 2:
                text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
            case 3:
                text = re.sub(r"\S+", lambda match: dice.choice(WORDS) if dice.random() < 0.02 else match[0], text)
            case 4:
                text = text[:at]
            case 5:
                lines = text.split("\n")
                number = dice.randrange(len(lines))
                lines[number : number + 1] = dice.choice(([], [lines[number]] * 2, [f" {lines[number]}"]))
                text = "\n".join(lines)
            case 6:
                start = dice.randrange(len(text) + 1)
                text = text[:at] + text[start : start + dice.randint(1, 60)] + text[at:]
    return text


being_written = pytest.mark.parametrize(
    "text",
    [text if not seed else spoilt(text, seed) for text in TEXTS.values() for seed in range(12)],
    ids=[f"{name} {seed}" for name in TEXTS for seed in range(12)],
)
"""Parametrize a test by texts that somebody is writing; of each kind the first is whole."""
