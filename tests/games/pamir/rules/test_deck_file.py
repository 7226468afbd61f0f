"""The file of the cards: every mistake with its place."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.data import cards_dir
from gonfalon.games.pamir.rules.deck import Deck, load, shipped
from gonfalon.games.pamir.rules.deck_file import DeckReader

SHIPPED = (cards_dir() / "pamir.yaml").read_text(encoding="utf-8")
FIRST = "columns: [3, 4, 5, 0, 1, 2]"
"""What stands on the back of Wakhan's first card."""


def read(content: str) -> Deck:
    return DeckReader("mine.yaml", content).deck()


def with_(old: str, new: str) -> str:
    """The shipped file with its first `old` changed."""
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def place_of(text: str, content: str = SHIPPED) -> str:
    """`line:column` of the first such text."""
    before = content[: content.index(text)]
    return f"{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"


def mistakes(content: str) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        read(content)
    return [line.removeprefix("mine.yaml:") for line in str(caught.value).splitlines()]


def without(start: str) -> str:
    """The shipped file without the first entry that starts so, on however many lines it stands."""
    lines = SHIPPED.splitlines()
    first = next(number for number, line in enumerate(lines) if line.strip().startswith(start))
    last = next(number for number in range(first, len(lines)) if lines[number].endswith("}"))
    return "\n".join(lines[:first] + lines[last + 1 :])


HOW_MANY = "must be a whole number from"
SHORT = "{id: afghan-handicrafts, suit: economic, rank: 1, impact: [road], actions: [tax, move], emblem: carpet}"
WAKHAN = "wakhan:\n"
EVENTS_BEGIN = "events:\n"
WRONG = {
    "suit": ("suit: political", "suit: politcal", "unknown suit 'politcal', did you mean 'political'?"),
    "region": ("\n  punjab:", "\n  panjab:", "unknown region 'panjab', did you mean 'punjab'?"),
    "patriot": ("patriot: british", "patriot: britsh", "unknown coalition 'britsh', did you mean 'british'?"),
    "prize": ("prize: afghan", "prize: dutch", "unknown coalition 'dutch'; it may be afghan, british, russian"),
    "icon": ("impact: [tribe]", "impact: [tribes]", "unknown icon 'tribes', did you mean 'tribe'?"),
    "action": ("actions: [tax, gift]", "actions: [tax, gft]", "unknown action 'gft', did you mean 'gift'?"),
    "ability": ("ability: irregulars", "ability: regulars", "unknown ability 'regulars', did you mean 'irregulars'?"),
    "emblem": ("emblem: sabre", "emblem: saber", "unknown emblem 'saber', did you mean 'sabre'?"),
    "emblem twice": ("emblem: sabre", "emblem: quill", "'quill' is the emblem of card 1 of this region already"),
    "bought": ("bought: rumor", "bought: rumour", "unknown event 'rumour', did you mean 'rumor'?"),
    "discarded": ("discarded: no_effect", "discarded: no_efect", "unknown event 'no_efect', did you mean 'no_effect'?"),
    "line": ("lines: [tax, rad_h", "lines: [tax, rad_hi", "unknown line of Wakhan"),
    "loyalty": ("loyalty: [russian,", "loyalty: [rusian,", "unknown coalition 'rusian', did you mean 'russian'?"),
    "side": ("sides: [bottom,", "sides: [botom,", "unknown side 'botom', did you mean 'bottom'?"),
    "column": (FIRST, "columns: [6, 4, 5, 0, 1, 2]", "unknown column '6'; it may be 0, 1, 2, 3, 4, 5"),
    "key": ("actions: [tax, gift]", "action: [tax, gift]", "unknown key 'action' in card 11, did you mean 'actions'?"),
    "a list": ("actions: [tax, gift]", "actions: tax", "'actions' must be a list, not 'tax'"),
    "rank": ("rank: 3", "rank: 4", f"a rank {HOW_MANY} 1 to 3, not '4'"),
    "rank in words": ("rank: 3", "rank: three", f"a rank {HOW_MANY} 1 to 3, not 'three'"),
    "number": ("    100: {", "    101: {", f"the number of a card {HOW_MANY} 1 to 100, not '101'"),
    "number of an event": ("  116: {", "  117: {", f"the number of a card {HOW_MANY} 101 to 116, not '117'"),
    "arrow": ("column_arrow: 5", "column_arrow: 6", f"'column_arrow' {HOW_MANY} 0 to 5, not '6'"),
    "red arrow": ("red_arrow: 1", "red_arrow: 2", f"'red_arrow' {HOW_MANY} 0 to 1, not '2'"),
    "id": ("id: bank", "id: Bank", "'Bank' is not a valid id: use small letters, digits and hyphens, at most 32"),
    "id twice": ("id: cossacks", "id: bank", "'bank' is card 46 already"),
    "id of an event twice": ("id: rumor", "id: bank", "'bank' is card 46 already"),
    "number twice": ("    99: {", "    98: {", "'98' appears twice in 'transcaspia', first in line"),
    "number in two regions": ("    99: {", "    1: {", "card 1 stands in another region too"),
    "no icons": ("impact: [tribe]", "impact: []", "'impact' has 0 words; there should be 1 to 4"),
    "five icons": ("[road, road, road, army]", "[road, road, road, army, spy]", "'impact' has 5 words"),
    "four actions": ("[battle, tax, move]", "[battle, tax, move, gift]", "'actions' has 4 words; there should be 0 to"),
    "action twice": ("actions: [tax, gift]", "actions: [tax, tax]", "'tax' stands in 'actions' 2 times"),
    "leverage twice": ("[tribe, leverage]", "[leverage, leverage]", "'leverage' stands on a card once, not 2 times"),
    "columns": (FIRST, "columns: [3, 4, 5, 0, 1, 1]", "'1' stands in 'columns' 2 times"),
    "five columns": (FIRST, "columns: [3, 4, 5, 0, 1]", "'columns' has 5 words; there should be 6"),
    "sides": ("sides: [top, bottom]", "sides: [top, top]", "'top' stands in 'sides' 2 times"),
    "loyalties": ("[russian, afghan, british]", "[russian, afghan, afghan]", "'afghan' stands in 'loyalty' 2 times"),
    "regions": ("[transcaspia, kabul,", "[transcaspia, punjab,", "'punjab' stands in 'regions' 2 times"),
    "two lines": ("[tax, betray, radicalize]", "[tax, radicalize]", "'lines' has 2 words; there should be 3"),
    "last line": ("betray, radicalize]", "radicalize, betray]", "the last of the three lines is 'radicalize', not"),
    "a side of an event": ("bought: rumor", "bought: no_effect", "'no_effect' cannot stand under 'bought' of card 108"),
    "another check": ("bought: rumor", "bought: dominance_check", "'dominance_check' cannot stand under 'bought'"),
    "no check": ("discarded: dominance_check", "discarded: no_effect", "'no_effect' cannot stand under 'discarded' of"),
    "a card that is no card": (SHORT, "[]", "card 9 must be a mapping of names to values, not a list"),
    "a card without a suit": (SHORT, SHORT.replace("suit: economic, ", ""), "card 9 lacks suit"),
    "an anchor": ("id: bank", "id: &a bank", "anchors (&) and aliases (*) are not allowed in a card file"),
    "sum of cards": ("court: 100", "court: 99", "the deck has 100 of 'court', not 99"),
    "sum of nonsense": ("wakhan: 24", "wakhan: all", "how many 'wakhan' there are is a whole number, not 'all'"),
    "sum of a suit": ("economic: 28", "economic: 29", "'economic' stands on the court cards 28 times, not 29"),
    "sum of abilities": ("{bodyguards: 2, ", "{bodyguards: 1, ", "'bodyguards' stands on the court cards 2 times"),
    "sum of a wrong word": ("tax: 31", "taxes: 31", "unknown key 'taxes' in 'actions', did you mean 'tax'?"),
    "no sum": ("  wakhan: 24\n", "", "'expect' lacks wakhan"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_told_with_its_line(old: str, new: str, sentence: str) -> None:
    told = mistakes(with_(old, new))
    found = [line for line in told if re.fullmatch(rf"\d+:\d+: {re.escape(sentence)}.*", line)]
    assert len(found) == 1, told
    begin = SHIPPED[: SHIPPED.index(old)].count("\n") + 1
    line = int(found[0].partition(":")[0])
    # What is missing is told where the whole begins that it is missing from.
    assert line == begin or "lacks" in sentence or old.startswith("\n"), (line, begin)


def test_a_mistake_is_told_at_its_very_word() -> None:
    content = with_("[army, favor_political]", "[army, flavor_political]")
    (only,) = mistakes(content)
    assert (
        only
        == f"{place_of('flavor_political', content)}: unknown icon 'flavor_political', did you mean 'favor_political'?"
    )


def test_a_card_that_is_missing_is_named() -> None:
    assert mistakes(without("46: {"))[0].endswith(": 'court' lacks cards: 46")
    assert mistakes(without("105: {"))[0].endswith(": 'events' lacks cards: 105")
    content = without("24: {columns")
    assert mistakes(content) == [f"{place_of(WAKHAN, content)}: 'wakhan' lacks cards: 24"]


def test_what_a_court_card_changes_is_told_under_expect() -> None:
    content = with_("actions: [tax, gift]", "actions: [tax, move]")
    assert mistakes(content) == [
        f"{place_of('22, move')}: 'gift' stands on the court cards 21 times, not 22",
        f"{place_of('37, tax')}: 'move' stands on the court cards 38 times, not 37",
    ]
    (only,) = mistakes(
        with_("ability: irregulars", "ability: savvy_operator").replace(
            "safe_house: 2", "safe_house: 2, savvy_operator: 2"
        )
    )
    assert only == f"{place_of('abilities:')}: 'irregulars' stands on the court cards 0 times, not 1"


def test_an_event_stands_on_one_card() -> None:
    content = with_("discarded: riots_in_kabul", "discarded: riots_in_persia")
    assert mistakes(content) == [f"{place_of(EVENTS_BEGIN)}: 'riots_in_persia' stands on 2 cards, not on one"]


def test_all_mistakes_are_told_together() -> None:
    content = (
        with_("rank: 3", "rank: 9").replace("discarded: no_effect", "discarded: nothing").replace("id: bank", "id: B")
    )
    assert len(mistakes(content)) == 3


def test_what_is_no_deck_is_told() -> None:
    assert mistakes("court: {}\n")[0].startswith("1:1: a deck of Pax Pamir lacks id, expect, events, wakhan")
    assert mistakes("- a\n") == ["1:1: a deck of Pax Pamir must be a mapping of names to values, not a list"]
    with pytest.raises(CardFileError, match="the file is empty"):
        read("# nothing\n")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"nowhere\.yaml"):
        load(tmp_path / "nowhere.yaml")


SCRAPS = """
99999999999999999999 -1 0 01 1.5 null ~ [] {} [1,2] {a:b} &a *a !!int ' " : - , ] } [ { # | > ? % @ `
kabul: court: events: wakhan: expect: [spy] impact: rank: id: tax leverage radicalize persia << 1: 101: é
"""
PIECES = (*SCRAPS.split(), "\n", "\t", "\u2028", "\x07", "\ud800", "\U0001f600", "court: {}", "? [a]\n: b", "[" * 40)


def garbled(chance: random.Random) -> str:
    lines = SHIPPED.splitlines()
    for _ in range(chance.randint(1, 3)):
        place, piece = chance.randrange(9, len(lines)), chance.choice(PIECES)
        what = chance.random()
        if what < 0.2:
            lines.pop(place)
        elif what < 0.4:
            lines.insert(place, piece)
        else:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = piece
            lines[place] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.slow
def test_no_file_does_anything_but_load_or_say_what_is_wrong(nightly: bool) -> None:
    files, bad = 60 if nightly else 6, 0
    for seed in range(files):
        content = garbled(random.Random(seed))
        try:
            deck = read(content)
        except CardFileError as error:
            bad += 1
            for slip in error.diagnostics:
                assert slip.sentence.isprintable()
                assert slip.line <= len(content.split("\n")) + 2
        else:
            assert deck.hash == shipped().hash
    assert bad > files // 2
