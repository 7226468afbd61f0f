"""Files of decks: both forms, every mistake with its place, and what identifies a deck."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.data import cards_dir
from gonfalon.games.ordonance.rules.deck import Deck, from_text, load, shipped
from gonfalon.games.ordonance.rules.deck_file import DeckReader

SHIPPED = (cards_dir() / "ordonance.yaml").read_text(encoding="utf-8")
PLAIN = "\n".join(line for line in SHIPPED.splitlines() if not line.startswith("#"))
CARDS = "cards:\n  - {icons: [spear], copies: 20}\n  - {icons: [spear, flag], copies: 20}"


def text(more: str = "", *, id: str = "id: mine", icons: str = "icons: [spear, flag]", cards: str = CARDS) -> str:
    return "\n".join(part for part in (id, icons, cards, more) if part)


def read(content: str) -> Deck:
    return DeckReader("mine.yaml", content).deck()


def listed(deck: Deck) -> str:
    """The same cards, one by one, in another order."""
    return "cards:\n" + "\n".join(
        f"  - {{icons: [{', '.join(reversed(unit.icons))}], copies: {unit.copies}}}" for unit in reversed(deck.units)
    )


# -- what is read ------------------------------------------------------------------------------------------------------


def test_the_shipped_deck_is_what_the_rules_recommend() -> None:
    deck = shipped()
    assert (deck.name, deck.status, deck.size) == ("ordonance-base", "reconstruction", 56)
    assert deck.with_icons == {1: 20, 2: 20, 3: 10, 4: 5, 5: 1}
    assert {(len(unit.icons), unit.copies) for unit in deck.units} == {(1, 4), (2, 2), (3, 1), (4, 1), (5, 1)}
    assert len(deck.units) == 31
    assert [sum(unit.copies for unit in deck.units if icon in unit.icons) for icon in deck.icons] == [23] * 5
    assert deck.icons == ("spear", "bow", "swords", "helmet", "flag")
    assert deck.territories == ("antioch", "cyprus", "jerusalem", "edessa", "tripoli")
    assert (deck.hand_size, deck.army_size, [deck.decks(players) for players in (2, 3, 4)]) == (5, 4, [1, 2, 2])
    assert not any(deck.may_run_out(players) for players in (2, 3, 4))


def test_both_forms_give_the_same_deck() -> None:
    deck = shipped()
    same = read(PLAIN.replace("copies_by_icon_count: {1: 4, 2: 2, 3: 1, 4: 1, 5: 1}", listed(deck) + "\n"))
    assert same.hash == deck.hash
    assert (same.units, same.icons, same.numbers) == (deck.units, deck.icons, deck.numbers)


def test_the_list_of_cards_wins_over_the_copies() -> None:
    assert read(text("copies_by_icon_count: {1: 9}")).hash == read(text()).hash


def test_what_is_left_out_is_as_in_the_printed_game() -> None:
    deck = read(text(id=""))
    assert (deck.name, deck.status, deck.hand_size, deck.army_size) == ("ordonance", "reconstruction", 5, 4)
    assert deck.territories == ("1", "2", "3", "4", "5")
    assert [deck.decks(players) for players in (2, 3, 4)] == [1, 2, 2]
    assert read(text("expect: {}")).hash == deck.hash


def test_icons_may_stand_twice_on_a_card_where_that_is_allowed() -> None:
    deck = read(text("allow_repeats: true", cards="cards:\n  - {icons: [flag, spear, flag], copies: 40}"))
    assert (deck.units[0].word, deck.units[0].counts, deck.units[0].icons) == ("SFF", (1, 2), ("spear", "flag"))
    assert (deck.most_repeats, deck.deepest) == (2, 8)


def test_a_card_is_its_icons_in_the_seniority_of_its_deck() -> None:
    deck = read(text(icons="icons: [flag, spear]"))
    assert [unit.word for unit in deck.units] == ["FS", "S"]


def test_a_deck_that_may_run_out_is_read_and_says_so() -> None:
    deck = read(text())
    assert [deck.may_run_out(players) for players in (2, 3, 4)] == [True, False, True]
    assert not read(text("territories: 3")).may_run_out(2)


# -- mistakes ----------------------------------------------------------------------------------------------------------

MISTAKES = {
    "id": (text(id="id: Mine"), "1:5: 'Mine' is not a valid id: use small letters, digits and hyphens, at most 32"),
    "status": (text("status: copied"), "6:9: 'status' must be one of reconstruction, printed, not 'copied'"),
    "no icons": (
        text(icons=""), "1:1: there is no 'icons': name them from the lowest in seniority to the highest",
    ),
    "empty icons": (text(icons="icons: []"), "2:1: a deck has at least one icon"),
    "icon misspelt": (text(icons="icons: [speer, flag]"), "2:9: unknown icon 'speer', did you mean 'spear'?"),
    "icon unknown": (
        text(icons="icons: [dragon]"),
        "2:9: unknown icon 'dragon'; the icons are spear, bow, swords, helmet, flag",
    ),
    "icon twice": (text(icons="icons: [spear, flag, spear]"), "2:8: 'spear' appears more than once in 'icons'"),
    "icons no list": (text(icons="icons: 5"), "2:8: 'icons' must be a list, not '5'"),
    "no cards": (
        text(cards=""), "1:1: there are no cards here: a deck has 'copies_by_icon_count' or a list 'cards'",
    ),
    "empty cards": (text(cards="cards: []"), "3:1: there are no cards here"),
    "cards nothing": (text(cards="cards:"), "3:7: 'cards' must be a list, not nothing"),
    "card a word": (text(cards="cards:\n  - spear"), "4:5: a card must be a mapping of names to values, not 'spear'"),
    "card without icons": (text(cards="cards:\n  - {copies: 3}"), "4:5: this card has no 'icons'"),
    "card without an icon": (text(cards="cards:\n  - {icons: []}"), "4:13: a card must have at least one icon"),
    "card key": (
        text(cards="cards:\n  - {icons: [flag], copys: 50}"),
        "4:21: unknown key 'copys' in a card, did you mean 'copies'?",
    ),
    "icon not in the deck": (
        text(cards="cards:\n  - {icons: [bow]}"), "4:14: unknown icon 'bow'; the icons are spear, flag",
    ),
    "icon repeated": (
        text(cards="cards:\n  - {icons: [flag, flag]}"),
        "4:13: 'flag' appears twice on this card; write 'allow_repeats: true' if it may",
    ),
    "icon repeated too often": (
        text("allow_repeats: true", cards="cards:\n  - {icons: [flag, flag, flag, flag]}"),
        "4:13: 'flag' appears 4 times on this card",
    ),
    "repeats": (text("allow_repeats: yes"), "6:16: 'allow_repeats' must be one of true, false, not 'yes'"),
    "card twice": (
        text(cards="cards:\n  - {icons: [spear, flag]}\n  - {icons: [flag, spear]}"),
        "5:5: the card with spear, flag appears twice in this list",
    ),
    "no copies": (
        text(cards="cards:\n  - {icons: [flag], copies: 0}"),
        "4:29: the copies of a card must be a whole number from 1 to 60, not '0'",
    ),
    "huge number": (
        text(cards="cards:\n  - {icons: [flag], copies: 99999999999999999999}"),
        "4:29: the copies of a card must be a whole number from 1 to 60, not '99999999999999999999'",
    ),
    "too many icons": (
        text(cards="copies_by_icon_count: {3: 4}"),
        "3:24: a number of icons must be a whole number from 1 to 2, not '3'",
    ),
    "number spelt otherwise": (
        text(cards="copies_by_icon_count: {1: 20, 01: 20}"),
        "3:31: a number of icons must be a whole number from 1 to 2, not '01'",
    ),
    "no copies at all": (text(cards="copies_by_icon_count: {1: 0, 2: 0}"), "3:1: there are no cards here"),
    "copies a list": (
        text(cards="copies_by_icon_count: [4, 2]"),
        "3:23: 'copies_by_icon_count' must be a mapping of names to values, not a list",
    ),
    "too few cards": (
        text(cards="cards:\n  - {icons: [flag], copies: 10}"),
        "3:1: 10 cards are too few for 2 players with 5 cards each",
    ),
    "too many cards": (
        text("decks_by_players: {4: 4}", cards="copies_by_icon_count: {1: 60, 2: 60}"),
        "3:1: 720 cards for 4 players are too many; there may be 480",
    ),
    "players": (
        text("decks_by_players: {5: 1}"), "6:20: a number of players must be a whole number from 2 to 4, not '5'",
    ),
    "decks": (
        text("decks_by_players: {2: 0}"),
        "6:23: the decks for 2 players must be a whole number from 1 to 4, not '0'",
    ),
    "hand": (text("hand_size: 10"), "6:12: 'hand_size' must be a whole number from 1 to 9, not '10'"),
    "army": (text("army_size: 4.0"), "6:12: 'army_size' must be a whole number from 1 to 4, not '4.0'"),
    "territories": (text("territories: 6"), "6:14: 'territories' must be a whole number from 1 to 5, not '6'"),
    "no territories": (text("territories: []"), "6:1: there are 0 territories; a game has 1 to 5"),
    "territory twice": (text("territories: [acre, acre]"), "6:21: the territory 'acre' appears twice in this list"),
    "territory": (
        text("territories: [Acre]"),
        "6:15: 'Acre' is not a valid id: use small letters, digits and hyphens, at most 32",
    ),
    "expected cards": (text("expect: {cards: 41}"), "6:17: the deck has 40 cards, not 41"),
    "expected nonsense": (
        text("expect: {cards: many}"), "6:17: the number of cards must be a whole number from 1 to 480, not 'many'",
    ),
    "expected icons": (
        text("expect: {with_icons: {1: 20, 2: 19}}"),
        "6:33: of the cards with that many icons (2) the deck has 20, not 19",
    ),
    "expected other icons": (
        text("expect: {with_icons: {3: 0}}"), "6:23: a number of icons must be a whole number from 1 to 2, not '3'",
    ),
    "expected both": (
        text("expect: {cards: 41, with_icons: {1: 20, 2: 20}}"), "6:17: the deck has 40 cards, not 41"
    ),
    "expected key": (text("expect: {card: 40}"), "6:10: unknown key 'card' in 'expect', did you mean 'cards'?"),
    "key": (text("hand-size: 5"), "6:1: unknown key 'hand-size' in a deck of Ordonance, did you mean 'hand_size'?"),
    "key twice": (text("id: other"), "6:1: 'id' appears twice in a deck of Ordonance, first in line 1"),
    "anchor": (text("status: &a printed"), "6:9: anchors (&) and aliases (*) are not allowed in a card file"),
    "tag": (text("army_size: !!int 4"), "6:12: the tag 'tag:yaml.org,2002:int' is not allowed in a card file"),
    "no mapping": ("- spear", "1:1: a deck of Ordonance must be a mapping of names to values, not a list"),
    "a word": ("spear", "1:1: a deck of Ordonance must be a mapping of names to values, not 'spear'"),
}  # fmt: skip


@pytest.mark.parametrize(("content", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_once_with_its_line_and_column(content: str, sentence: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read(content)
    assert str(caught.value).splitlines() == [f"mine.yaml:{sentence}"]


def test_all_mistakes_are_told_together() -> None:
    content = text("hand_size: 0\narmy_size: 9\nterritories: []", cards="cards:\n  - {icons: [flagg]}\n  - {copies: x}")
    with pytest.raises(CardFileError) as caught:
        read(content)
    assert [(diagnostic.line, diagnostic.column) for diagnostic in caught.value.diagnostics] == [
        (4, 14),
        (5, 5),
        (6, 12),
        (7, 12),
    ]
    with pytest.raises(CardFileError) as error:
        read(text("expect: {card: 40, cards: 41}"))
    assert [diagnostic.line for diagnostic in error.value.diagnostics] == [6, 6], (
        "what does not add up beside what is misspelt"
    )


def test_an_empty_file_and_one_that_is_not_there_are_told(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="the file is empty"):
        read("# nothing\n")
    with pytest.raises(CardFileError, match=r"nowhere\.yaml"):
        load(tmp_path / "nowhere.yaml")


SCRAPS = r"""
99999999999999999999 -1 0 01 1.5 1e9 0x10 true null ~ [] {} [1,2] {a:b} &a *a !!int ' " : - , ] } [ { # | > ? % @ `
spear flag bow [spear] {icons:[spear],copies:3} cards: icons: expect: territories: << 1: 2: 6: é
"""
LINES = (
    "\n", "\t", "\u2028", "\x07", "\ud800", "\U0001f600", "cards:\n  - {icons: [flag]}", "expect: {with_icons: {1: x}}",
    "icons: []", "territories: [[]]", "decks_by_players: {[]: 1}", "? [a]\n: b", "[" * 40,
)  # fmt: skip
PIECES = (*SCRAPS.split(), *LINES)


def garbled(chance: random.Random) -> str:
    lines = [*PLAIN.splitlines(), *(CARDS.splitlines() if chance.random() < 0.5 else [])]
    for _ in range(chance.randint(1, 5)):
        place, piece = chance.randrange(len(lines)), chance.choice(PIECES)
        what = chance.random()
        if what < 0.2 and len(lines) > 1:
            lines.pop(place)
        elif what < 0.4:
            lines.insert(place, piece)
        elif what < 0.5:
            lines.append(chance.choice(lines))
        else:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = piece
            lines[place] = " ".join(words)
    return "\n".join(lines)


def test_no_file_does_anything_but_load_or_say_what_is_wrong() -> None:
    good = bad = 0
    for seed in range(250):
        content = garbled(random.Random(seed))
        try:
            deck = read(content)
        except CardFileError as error:
            bad += 1
            for diagnostic in error.diagnostics:
                assert diagnostic.sentence.isprintable()
                assert diagnostic.sentence.strip(), content
                assert diagnostic.line <= len(content.split("\n")) + 2
                assert "from 1 to 0" not in diagnostic.sentence
        else:
            good += 1
            assert deck.size == sum(deck.with_icons.values())
            assert len({unit.word for unit in deck.units}) == len(deck.units)
            assert read(content).hash == deck.hash
    assert min(good, bad) >= 5, (good, bad)


# -- what identifies a deck --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "same",
    [
        "# another comment\n" + PLAIN,
        PLAIN.replace("ordonance-base", "my-deck"),
        PLAIN.replace("status: reconstruction", "status: printed"),
        PLAIN.replace("{1: 4, 2: 2, 3: 1, 4: 1, 5: 1}", "{5: 1, 4: 1, 3: 1, 2: 2, 1: 4}"),
        "\n".join(line for line in PLAIN.splitlines() if not line.startswith("expect")),
        "\n".join(reversed(PLAIN.splitlines())),
        PLAIN + "\nallow_repeats: true\n",
    ],
    ids=["comment", "name", "status", "order", "expect", "lines", "repeats"],
)
def test_the_hash_does_not_change_with_the_form(same: str) -> None:
    assert same != PLAIN
    assert read(same).hash == shipped().hash


def test_the_hash_changes_with_everything_that_is_played_with() -> None:
    changed = [
        PLAIN.replace("hand_size: 5", "hand_size: 4"),
        PLAIN.replace("army_size: 4", "army_size: 3"),
        PLAIN.replace("{2: 1, 3: 2, 4: 2}", "{2: 1, 3: 1, 4: 2}"),
        PLAIN.replace("edessa, tripoli", "tripoli, edessa"),
        PLAIN.replace("antioch, ", ""),
        PLAIN.replace("[spear, bow, swords, helmet, flag]", "[bow, spear, swords, helmet, flag]"),
        "\n".join(line for line in PLAIN.splitlines() if not line.startswith("expect")).replace("{1: 4", "{1: 5"),
        text(), text(icons="icons: [flag, spear]"), text("territories: 4"), text(cards=CARDS.replace("20", "21", 1)),
    ]  # fmt: skip
    hashes = [shipped().hash, *(read(content).hash for content in changed)]
    assert len(set(hashes)) == len(hashes)


def test_a_deck_travels_as_its_text() -> None:
    deck = shipped()
    assert pickle.loads(pickle.dumps(deck)) is deck
    # Without the process that read it there is no other way to the same deck than to read it again.
    strange = read(text(id="id: travels"))
    again = pickle.loads(pickle.dumps(strange))
    assert (again.name, again.hash, again.units) == ("travels", strange.hash, strange.units)
    assert again is pickle.loads(pickle.dumps(strange)) is from_text(*strange.source)
