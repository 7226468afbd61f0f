"""The engine and a plain game written from the rules alone play the same random games and agree about everything."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from itertools import combinations_with_replacement, pairwise
from typing import Any

import pytest

from gonfalon.games.ordonance.rules import control
from gonfalon.games.ordonance.rules.control import _reaches, controlling_seat, could_overtake
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.scenario import table_with_armies

from .control import (
    certainty_by_the_deck_is_no_later,
    comparing_in_the_end_agrees_with_every_marker,
    control_is_a_function_of_the_table,
)
from .decks import DECKS, SEATS, deck, made, options
from .lockstep import LETTERS, whole_game
from .plain_armies import Rules, better

GAMES = {"shipped": 10, "small": 40, "repeats": 20, "sizes": 20}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", DECKS)
def test_engine_plays_by_the_rules_as_written_out_by_hand(name: str, seats: int) -> None:
    for seed in range(GAMES[name]):
        whole_game(options(deck(name, seed), seats, seed), seed)


def test_several_territories_become_certain_on_one_turn() -> None:
    several = 0
    for seed in range(100, 130):
        chosen = dataclasses.replace(options(deck("small", seed), 2 + seed % 3, seed), certainty="deck")
        marked: list[int] = []
        state = whole_game(chosen, seed, watch=lambda table, marked=marked: marked.append(table.markers))
        steps = [after - before for before, after in pairwise(marked)]
        several += any(step > 1 for step in (steps[:-1] if state.table.passes else steps))
    assert several > 3


@pytest.mark.parametrize(
    "law",
    [
        comparing_in_the_end_agrees_with_every_marker,
        control_is_a_function_of_the_table,
        certainty_by_the_deck_is_no_later,
    ],
    ids=lambda law: law.__name__,
)
@pytest.mark.parametrize("name", DECKS)
def test_control(law: object, name: str) -> None:
    for seed in range(12):
        law(options(deck(name, seed), 2 + seed % 3, 3 * seed + 1), seed)  # type: ignore[operator]


# -- the proof from the deck -------------------------------------------------------------------------------------------


def some_deck(chance: random.Random) -> Deck:
    """A deck of few kinds, so that all that may come can be written down."""
    icons = ["spear", "bow", "swords", "helmet", "flag"][-chance.randint(2, 5) :]
    most = chance.choice((1, 1, 2, 3))
    kinds = {
        " ".join(icon for icon in icons if chance.random() < 0.4 for _ in range(chance.randint(1, most))) or icons[0]
        for _ in range(chance.randint(2, 6))
    }
    cards = [(kind, chance.randint(1, 3)) for kind in sorted(kinds)]
    least = 12 - sum(copies for _, copies in cards)
    cards[0] = (cards[0][0], cards[0][1] + max(0, least))
    return made(cards, icons, hand_size=1, allow_repeats=most > 1, decks_by_players={3: 1})


def test_could_overtake_is_what_trying_all_cards_says() -> None:
    answers: Counter[bool] = Counter()
    harder = 0
    for seed in range(200):
        chance = random.Random(seed)
        cards = some_deck(chance)
        pile = [unit.word for unit in cards.units for _ in range(unit.copies)]
        chance.shuffle(pile)
        armies = {"P1": [pile.pop() for _ in range(4)], "P2": [pile.pop() for _ in range(chance.randint(0, 3))]}
        # What lies elsewhere cannot come either: the third player's cards lie in the same place, which is all the same.
        if len(pile) > 4 and chance.random() < 0.5:
            armies["P3"] = [pile.pop() for _ in range(chance.randint(1, 4))]
        singles = chance.choice(("seniority", "count-then-seniority"))
        table = table_with_armies(armies, cards, certainty="deck", singles=singles)
        by_icons = table_with_armies(armies, cards, certainty="icons", singles=singles)
        letters = "".join(LETTERS[icon] for icon in cards.icons)
        rules = Rules(letters, repeats=cards.most_repeats, count_singles=singles != "seniority", by_deck=True)
        unseen = Counter(pile)
        for number, player in enumerate(armies):
            missing = 4 - len(armies[player])
            if not missing:
                continue
            futures = combinations_with_replacement(sorted(unseen), missing)
            wanted = any(
                all(more.count(card) <= unseen[card] for card in more)
                and better([*armies[player], *more], armies["P1"], rules) > 0
                for more in futures
            )
            strength = table.seating.strengths(table.counts[table.seating.across[0][0]])
            assert could_overtake(table, number, 0, strength) == wanted, (armies, unseen, cards.icons)
            loose = could_overtake(by_icons, number, 0, strength)
            assert wanted <= loose
            answers[wanted] += 1
            harder += loose and not wanted
    assert min(answers.values()) > 20, answers
    assert harder > 20


def test_a_deck_with_too_few_cards_left_lets_nobody_catch_up() -> None:
    cards = made([("spear", 4), ("flag", 3)], hand_size=1)
    lie = {"P1": ["S", "S", "S", "S"], "P2": []}
    assert controlling_seat(table_with_armies(lie, cards, certainty="icons"), 0) == -1
    # Three flags are left, an army has four cards.
    assert controlling_seat(table_with_armies(lie, cards, certainty="deck"), 0) == 0


def test_proof_does_not_count_on_repeats_that_all_lie_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [" ".join(icons) for more in range(1, 9) for icons in combinations_with_replacement(sorted(LETTERS), more)]
    plain = [(kind, 1) for kind in kinds if all(kind.split().count(icon) < 3 for icon in LETTERS)]
    cards = made([("spear spear spear", 3), *plain], hand_size=1, allow_repeats=True)
    tried = []

    def counted(*given: Any) -> bool:
        tried.append(given)
        assert len(tried) < 100, "trying them all would be millions"
        return _reaches(*given)

    monkeypatch.setattr(control, "_reaches", counted)
    lie = {"P1": ["SSS", "SSS", "SSS", "B"], "P2": []}
    assert controlling_seat(table_with_armies(lie, cards, certainty="deck"), 0) == 0


def test_a_position_with_more_copies_than_there_are_has_none_left() -> None:
    cards = made([("spear", 8), ("flag", 4)], hand_size=1)
    lie = {"P1": ["F", "F", "F", "F"], "P2": ["F"], "P3": ["F", "S", "S"]}
    assert controlling_seat(table_with_armies(lie, cards, certainty="deck"), 0) == 0
