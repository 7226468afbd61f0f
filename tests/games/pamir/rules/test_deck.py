"""The cards as the rules find them, and what identifies a deck."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
import yaml

from gonfalon.core.record import MissingSet
from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    ACTIONS,
    CHECKS,
    COALITIONS,
    COURT_SIZE,
    EVENTS,
    ICONS,
    LAST_CARD,
    NONE,
    REGIONS,
    SUITS,
)
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, LINES, WAKHAN_SIZE, from_text, shipped
from gonfalon.games.pamir.session import DeckStore

from .test_deck_file import FIRST, SHIPPED, read, with_

FACTS = Path(__file__).parent / "card_facts.yaml"


def word_of(words: tuple[str, ...], code: int) -> str | None:
    return None if code == NONE else words[code]


# -- what is read ------------------------------------------------------------------------------------------------------


def test_the_shipped_deck_is_complete() -> None:
    deck = shipped()
    assert [card.number for card in deck.court] == list(range(1, COURT_SIZE + 1))
    assert [card.number for card in deck.events] == list(range(FIRST_EVENT, LAST_CARD + 1))
    assert [card.number for card in deck.wakhan] == list(range(1, WAKHAN_SIZE + 1))
    assert [card.number for card in deck.events if card.bought == EVENTS.index("dominance_check")] == list(CHECKS)
    assert {card.ability for card in deck.court} == {NONE, *range(len(ABILITIES))}
    assert {line for card in deck.wakhan for line in card.lines} == set(LINES)
    assert {side for card in deck.events for side in (card.bought, card.discarded)} == set(range(len(EVENTS)))


def test_a_card_is_what_is_printed_on_it() -> None:
    mohan_lal = shipped().court[0]
    assert (mohan_lal.id, SUITS[mohan_lal.suit], mohan_lal.rank) == ("mohan-lal", "intelligence", 3)
    assert (REGIONS[mohan_lal.region], mohan_lal.patriot, COALITIONS[mohan_lal.prize]) == ("kabul", NONE, "russian")
    assert [ICONS[icon] for icon in mohan_lal.impact] == ["spy", "spy", "spy"]
    assert [ACTIONS[action] for action in mohan_lal.actions] == ["move"]
    assert ABILITIES[mohan_lal.ability] == "indispensable_advisors"
    bank = shipped().court[45]
    assert [ICONS[icon] for icon in bank.impact] == ["road", "road", "leverage", "favor_intelligence"]
    assert bank.leverage
    assert not mohan_lal.leverage
    rebuke = shipped().events[-1]
    assert (rebuke.id, EVENTS[rebuke.bought], EVENTS[rebuke.discarded]) == ("rebuke", "rebuke", "favor_political")


def test_icons_stand_in_the_printed_order() -> None:
    """Cards 2, 3 and 68 are those on which the order is not the usual one (N4)."""
    orders = [[ICONS[icon] for icon in shipped().impact[number]] for number in (2, 3, 68)]
    assert orders == [["spy", "spy", "army", "favor_military"]] * 2 + [["spy", "spy", "army"]]


def test_the_rules_find_everything_by_the_number_of_a_card() -> None:
    deck = shipped()
    by_number = (
        deck.id, deck.suit, deck.rank, deck.region, deck.patriot, deck.prize, deck.impact, deck.leverage, deck.actions,
        deck.ability, deck.emblem, deck.bought, deck.discarded,
    )  # fmt: skip
    assert {len(found) for found in by_number} == {LAST_CARD + 1}
    for card in deck.court:
        said = (card.id, card.suit, card.rank, card.region, card.patriot, card.prize, card.impact, card.leverage,
                card.actions, card.ability, card.emblem, NONE, NONE)  # fmt: skip
        assert tuple(found[card.number] for found in by_number) == said
    for event in deck.events:
        nothing = (NONE, NONE, NONE, NONE, NONE, (), False, (), NONE, NONE)
        assert tuple(found[event.number] for found in by_number) == (event.id, *nothing, event.bought, event.discarded)
    assert deck.numbers["mohan-lal"] == 1
    assert deck.numbers["rebuke"] == LAST_CARD
    assert len(deck.numbers) == LAST_CARD


def test_all_facts_agree_with_the_list_that_was_compiled_from_two_sources() -> None:
    facts, deck = yaml.safe_load(FACTS.read_text(encoding="utf-8")), shipped()
    told = [
        {
            "number": card.number, "suit": SUITS[card.suit], "rank": card.rank, "region": REGIONS[card.region],
            "patriot": word_of(COALITIONS, card.patriot), "prize": word_of(COALITIONS, card.prize),
            "impact": [ICONS[icon] for icon in card.impact], "leverage": card.leverage,
            "actions": [ACTIONS[action] for action in card.actions], "ability": word_of(ABILITIES, card.ability),
        }
        for card in deck.court
    ]  # fmt: skip
    assert told == [{key: value for key, value in card.items() if key != "name"} for card in facts["court"]]
    sides = [(card.number, EVENTS[card.bought], EVENTS[card.discarded]) for card in deck.events]
    assert sides == [(card["number"], card["bought"], card["discarded"]) for card in facts["events"]]
    wakhan = [
        {
            "number": card.number, "columns": list(card.columns), "actions": list(card.lines),
            "sides": [("top", "bottom")[side] for side in card.sides],
            "column_arrow": card.column_arrow, "red_arrow": card.red_arrow,
            "loyalty": [COALITIONS[code] for code in card.loyalty], "regions": [REGIONS[code] for code in card.regions],
        }
        for card in deck.wakhan
    ]  # fmt: skip
    assert wakhan == facts["wakhan"]


# -- what identifies a deck --------------------------------------------------------------------------------------------


def test_the_hash_does_not_change_with_the_form() -> None:
    plain = "\n".join(line.split(" #")[0] for line in SHIPPED.splitlines() if not line.startswith("#"))
    again = read(plain.replace("id: pamir", "id: mine"))
    assert (again.name, again.hash) == ("mine", shipped().hash)
    assert (again.court, again.events, again.wakhan) == (shipped().court, shipped().events, shipped().wakhan)


def test_the_hash_does_not_change_with_the_pictures() -> None:
    plain = read(re.sub(r",\s+emblem: \w+", "", SHIPPED))
    assert plain.hash == shipped().hash, "games that were played with other pictures go on"
    assert set(plain.emblem) == {NONE}


@pytest.mark.slow
def test_the_hash_changes_with_every_card() -> None:
    changed = [
        read(with_("impact: [tribe, army, spy]", "impact: [tribe, spy, army]")),
        read(with_("id: bank", "id: banks")),
        read(with_("riots_in_kabul", "?").replace("riots_in_persia", "riots_in_kabul").replace("?", "riots_in_persia")),
        read(with_(FIRST, "columns: [4, 3, 5, 0, 1, 2]")),
    ]
    hashes = [shipped().hash, *(deck.hash for deck in changed)]
    assert len(set(hashes)) == len(hashes)


def test_a_deck_travels_as_its_text() -> None:
    deck = shipped()
    assert pickle.loads(pickle.dumps(deck)) is deck
    strange = read(SHIPPED)
    again = pickle.loads(pickle.dumps(strange))
    assert again is from_text(*strange.source)
    assert again.hash == strange.hash


def test_a_record_finds_its_deck() -> None:
    decks, deck = DeckStore(), shipped()
    assert decks.deck() is decks.cards_of([(deck.name, deck.hash)]) is deck
    assert decks.diagnostics == ()


@pytest.mark.parametrize(
    ("sets", "sentence", "place"),
    [
        ([], "a game of Pax Pamir is played with one deck", 0),
        ([("pamir", shipped().hash), ("other", "0" * 16)], "a game of Pax Pamir is played with one deck", 1),
        ([("pamir", "0" * 16)], f"'pamir' ({'0' * 16}); this program has another one ({shipped().hash})", 0),
    ],
)
def test_a_record_of_another_deck_is_refused(sets: list[tuple[str, str]], sentence: str, place: int) -> None:
    with pytest.raises(MissingSet, match=re.escape(sentence)) as caught:
        DeckStore().cards_of(sets)
    assert caught.value.place == place


def test_a_broken_deck_is_told_to_whoever_opens_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pamir.yaml").write_text(with_("rank: 3", "rank: 4"), encoding="utf-8")
    monkeypatch.setattr("gonfalon.games.pamir.rules.deck.cards_dir", lambda: tmp_path)
    monkeypatch.setattr("gonfalon.games.pamir.session.shipped", shipped.__wrapped__)
    with pytest.raises(MissingSet, match=r"cannot be read: .*pamir\.yaml:\d+:\d+: a rank must be"):
        DeckStore().cards_of([("pamir", "0" * 16)])
