"""What is said of the cards of a set: verdicts that respect the intervals, and a sentence for each card."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.data import cards_dir
from gonfalon.games import find_game
from gonfalon.games.oriflamme.rules import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.texts.translations import LANGUAGES, language_spoken
from gonfalon_lab.card_balance import EVEN, CardTally, measure_cards
from gonfalon_lab.oriflamme_balance import OriflammeCardBalance
from gonfalon_workshop.balance import (
    SLIGHT,
    TOO_MUCH,
    USUAL,
    WIDE,
    CardBalanceRow,
    Comparison,
    Estimate,
    balance_rows,
    compare,
    comparison_text,
    usual_ranges,
)

MANY = 3000
Ratios = Mapping[str, tuple[int, int]]
TEXT = """
miller: {type: character, activate: [gain: 1]}
dear: {type: intrigue, cost: 2, activate: [gain: 3, discard: this]}
leaver: {type: intrigue, influence: doubled, activate: [discard: this]}
"""
OWN = from_texts((("own.yaml", TEXT),))
USUALLY: Ratios = {
    "played": (4, 5), "revealed": (4, 5), "eliminated": (2, 5), "influence": (10, 5), "wins": (75, 300), "open": (1, 1),
    "turned": (1, 1), "lain": (0, 1), "aside": (0, 5), "struck": (0, 5), "idle": (0, 4), "short": (0, 4),
}  # fmt: skip
"""Of each game what happened and of how many: an even card."""


def tally(games: int = MANY, **ratios: tuple[int, int]) -> CardTally:
    """One of games that were all nearly alike."""
    found = OriflammeCardBalance().tally()
    found.games = games
    for key, (part, whole) in {**USUALLY, **ratios}.items():
        for place in range(games):
            # One more here, one less there.
            found.ratios[key].add(part + (-1) ** place if 0 < part < whole else part, whole)
    return found


def of(kind: str = "miller", cards: CardSet = OWN, games: int = MANY, **ratios: tuple[int, int]) -> CardBalanceRow:
    (row,) = balance_rows(cards, {kind: tally(games, **ratios)}, 4)
    return row


def wins(points: int) -> tuple[int, int]:
    """So many points more than even, of a hundred games each."""
    return 25 * EVEN + points * EVEN, 100 * EVEN


POINTS = st.floats(-30, 30)
SHARES = st.tuples(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1)).map(lambda ends: Estimate(*sorted(ends)))


@given(st.tuples(POINTS, POINTS, POINTS).map(sorted), SHARES, SHARES)
def test_no_verdict_says_more_than_its_interval(points: list[float], played: Estimate, revealed: Estimate) -> None:
    low, value, high = points
    verdict = compare(played, revealed, Estimate(value, low, high))
    if verdict is Comparison.TOO_STRONG:
        assert low > TOO_MUCH
    elif verdict is Comparison.TOO_WEAK:
        assert high < -TOO_MUCH
    elif verdict is Comparison.A_LITTLE_STRONG:
        assert low > 0
        assert value > SLIGHT
    elif verdict is Comparison.A_LITTLE_WEAK:
        assert high < 0
        assert value < -SLIGHT
    elif verdict is Comparison.EVEN:
        assert high - low <= 2 * WIDE
        assert abs(value) <= SLIGHT or low <= 0 <= high
    mirrored = compare(played, revealed, Estimate(-value, -high, -low))
    assert (verdict.strong, verdict.weak) == (mirrored.weak, mirrored.strong)


def test_what_nothing_tells_is_unsure() -> None:
    assert compare(None, None, None) is Comparison.UNSURE
    row = of(games=1)
    assert (row.played, row.difference, row.verdict) == (None, None, Comparison.UNSURE)
    assert row.advice == "1 game with this card says too little about it yet."


def test_a_rare_card_is_never_played_and_another_never_revealed() -> None:
    assert of(played=(0, 5)).verdict is Comparison.NEVER_PLAYED
    assert of(revealed=(0, 5), wins=wins(9)).verdict is Comparison.NEVER_REVEALED


def test_own_cards_come_first_and_of_each_part_those_that_win_most() -> None:
    found = balance_rows(
        OWN,
        {
            "spy": tally(wins=wins(9)),
            "miller": tally(wins=wins(-2)),
            "dear": tally(wins=wins(4)),
            "heir": tally(wins=wins(-9)),
            "leaver": OriflammeCardBalance().tally(),
        },
        4,
    )
    assert [(row.kind, row.own) for row in found] == [
        ("dear", True), ("miller", True), ("leaver", True), ("spy", False), ("heir", False),
    ]  # fmt: skip
    assert found[0].difference is not None
    assert found[0].difference.value == pytest.approx(4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_difference_is_from_what_is_even_for_so_many(players: int) -> None:
    (row,) = balance_rows(OWN, {"miller": tally(wins=(60, 60 * players))}, players)
    assert row.difference is not None
    assert row.difference.value == pytest.approx(0)


ADVICE: list[tuple[Comparison, str, Ratios, str]] = [
    *((Comparison.TOO_STRONG, "miller", ratios, says) for ratios, says in [
        ({"open": (9, 4)}, "It earns 2.3 a round while it lies open; most cards of .* no more than 1.8."),
        ({"turned": (3, 1)}, "It earns 3.0 when it is revealed; most cards of .* earn no more than 2.1."),
        ({"struck": (10, 5)}, "It eliminates 2.0 cards a play; most eliminating cards of .* reach no more than 1.7."),
        ({"aside": (10, 5)}, "It earns 2.0 a play on other cards’ turns; .* earn no more than 1.7."),
        ({"open": (9, 4), "turned": (9, 1)}, "It earns 9.0 when it is revealed"),
        ({"eliminated": (0, 5)}, "Only 0% of its copies are eliminated; .* least 36% are."),
        ({}, "Those who play it win 34.0% of their games, though none of its other figures stands out."),
    ]),
    *((Comparison.TOO_WEAK, kind, ratios, says) for kind, ratios, says in [
        ("dear", {"short": (2, 4)}, "It costs 2, and on 50% of its face-down turns it does not hold enough to pay."),
        ("miller", {"short": (2, 4)}, "Those who play it win only 16.0%"),
        ("miller", {"idle": (2, 4)}, "On 50% of its turns it does nothing: what it needs is missing."),
        ("leaver", {"idle": (2, 4)}, "Those who play it win only 16.0%"),
        ("miller", {"revealed": (1, 5)}, "Only 20% of those who play it reveal it, and then it earns 1.0."),
        ("miller", {"eliminated": (5, 5)}, "100% of its copies are eliminated; of most cards .* 70% are."),
        ("miller", {"influence": (3, 5)}, "It earns 0..* a play; most cards of .* earn at least 1.5."),
        ("spy", {"idle": (2, 4)}, "On 50% of its turns it does nothing"),
    ]),
    *((Comparison.EVEN, "miller", ratios, f"It is as good as the others, {says}") for ratios, says in [
        ({"open": (20, 10)}, "and earns most while it lies open: 2.0 a round."),
        ({"turned": (20, 10)}, "and earns most when it is revealed: 2.0."),
        ({"aside": (20, 10)}, "and earns most on other cards’ turns: 2.0 a play."),
        ({"struck": (10, 10)}, "and at its best when eliminating: 1.0 cards a play."),
        ({"open": (0, 5), "turned": (0, 5)}, "though it earns nothing itself."),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("verdict", "kind", "ratios", "says"), ADVICE, ids=range(len(ADVICE)))
def test_why_a_card_is_strong_weak_or_even(verdict: Comparison, kind: str, ratios: Ratios, says: str) -> None:
    row = of(
        kind, wins=wins({Comparison.TOO_STRONG: 9, Comparison.TOO_WEAK: -9, Comparison.EVEN: 0}[verdict]), **ratios
    )
    assert row.verdict is verdict
    assert re.match(says, row.advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_words_are_those_of_the_language(language: str) -> None:
    with language_spoken(language):
        said = of(wins=wins(9), open=(9, 4)).advice
        assert len({comparison_text(verdict) for verdict in Comparison}) == len(Comparison)
    assert ("2.3" in said, "2,3" in said) == (language == "en", language != "en")
    assert "{" not in said


@pytest.mark.nightly
def test_what_is_usual_was_measured() -> None:
    """Roughly: the figures kept are those of many more games."""
    sets = [load_files(cards_dir() / name) for name in ("oriflamme.yaml", "alliance.yaml")]
    found = usual_ranges(measure_cards(find_game, "oriflamme", cards, "squire", 4, 3, range(300)) for cards in sets)
    assert found.keys() == USUAL.keys()
    for key, ends in found.items():
        assert ends.low == pytest.approx(USUAL[key].low, rel=0.15, abs=0.1), key
        assert ends.high == pytest.approx(USUAL[key].high, rel=0.15, abs=0.1), key
