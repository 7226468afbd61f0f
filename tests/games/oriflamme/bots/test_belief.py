"""What the regent believes of face-down cards: Bayes' rule, and nothing that its seat does not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import exp

import pytest

from gonfalon.bots.policy import Policy
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.bots import belief
from gonfalon.games.oriflamme.bots.belief import believing_dealer, gather_evidence
from gonfalon.games.oriflamme.bots.learned_policy import policy_for_view
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.rules.game import HAND
from tests.bots.playing import decisions

RULES = Oriflamme()
OPTIONS = RULES.options({"families": "RBG"})


def views(name: str, seed: int = 1) -> list[View]:
    return [view for view, _ in decisions("oriflamme", [name] * 3, OPTIONS, seed)]


def test_games_that_are_believed_look_like_the_real_one() -> None:
    for view in views("courtier"):
        state = believing_dealer(view, policy_for_view(view))(Dice(1))
        seen = View.of(state, view.seat)
        assert (seen.table, seen.decision) == (view.table, view.decision)
        for seat in range(3):
            assert sorted(state.table.faces[card] for card in view.table.seating.deck(seat)) == list(range(10))


def test_a_view_without_the_whole_game_tells_nothing() -> None:
    *_, view = views("page")
    faces = view.determinize(Dice(1)).table.faces
    policy = policy_for_view(view)
    assert gather_evidence(view, faces, policy) is not None
    for history in ((), view.history[:-2], view.history[1:]):
        part = View(view.seat, view.table, view.stack, view.decision, history)
        assert gather_evidence(part, faces, policy) is None
        assert believing_dealer(part, policy)(Dice(2)).table == part.determinize(Dice(2)).table


def test_deals_come_as_often_as_bayes_says() -> None:
    """The first card of a rival: all hands of seven with each card of it, summed up, against what is drawn.

    It was played as was learned, or blindly.
    """
    view = next(view for view in views("chancellor") if len(view.history) == 1)
    rival, _, card = view.history[0]
    faces = view.determinize(Dice(1)).table.faces
    evidence = gather_evidence(view, faces, policy_for_view(view))
    ((_, _, logits, odds),) = evidence.placed[rival]
    exact = [0.0] * 10
    for hand in combinations(range(10), HAND):
        for face in hand:
            exact[face] += exp(logits[face]) / sum(odds[other] for other in hand) + exp(evidence.by_chance[rival])
    place = evidence.unknown[rival].index(card)
    drawn = Counter(
        deal[place] for seed in range(240) for deal in evidence.deals(rival, faces, random.Random(seed).random)
    )
    for face, chance in enumerate(exact):
        assert drawn[face] / drawn.total() == pytest.approx(chance / sum(exact), abs=0.03)
    assert max(exact) > 2 * sum(exact) / 10


def test_a_card_that_was_kept_is_as_likely_as_keeping_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the face with which the game is replayed: what the policy says of each time it was kept, multiplied."""
    likely: dict[int, float] = {}
    keeping = belief._keeping

    def watched(state: State, unknown: Sequence[int], policy: Policy) -> list[float]:
        chance = policy.probabilities(state)[0] if len(state.moves) > 1 else 1.0
        likely[state.table.acted] = likely.get(state.table.acted, 1.0) * chance
        return keeping(state, unknown, policy)

    monkeypatch.setattr(belief, "_keeping", watched)
    seen = 0
    for view in views("courtier"):
        likely.clear()
        faces = view.determinize(Dice(1)).table.faces
        evidence = gather_evidence(view, faces, policy_for_view(view))
        assert evidence.kept.keys() == likely.keys()
        for card, chance in likely.items():
            assert exp(evidence.kept[card][faces[card]]) == pytest.approx(chance)
            seen += chance < 0.9
    assert seen
