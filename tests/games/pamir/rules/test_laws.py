"""The laws of all games, kept by Pax Pamir with every number of seats and option.

`python -m tests.games.pamir.rules.long_play` plays far more games under the same laws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.moves import END
from tests.games import laws

from .accounts import ACTIONS, actions_do_something, kept
from .policies import POLICIES, stubbornly
from .subjects import Subject
from .tables import KINDS, TABLES, options

LONG = (laws.imagined_games_are_like_the_real_one, laws.worlds_stay_alike)


@pytest.mark.subject("the laws of random play at Pax Pamir's table")
@pytest.mark.parametrize(
    "law",
    [pytest.param(law, marks=pytest.mark.slow if law in LONG else (), id=law.__name__) for law in laws.LAWS],
)
@pytest.mark.parametrize("kind", KINDS)
def test_law(law: Callable[[laws.Subject, int], None], kind: str, nightly: bool) -> None:
    # Each law is kept by another policy with another number of seats.
    number = laws.LAWS.index(law)
    seats = [seats for other, seats in TABLES if other == kind]
    for turn in range(len(seats) if nightly else 1):
        seed = len(KINDS) * (number + turn) + KINDS.index(kind)
        policy = list(POLICIES)[seed % len(POLICIES)]
        law(Subject(options(kind, seats[(number + turn) % len(seats)], seed), POLICIES[policy]), seed)


@pytest.mark.parametrize("policy", POLICIES)
def test_money_and_limits_are_kept_whoever_plays(policy: str) -> None:
    """And the game comes to its end, however somebody plays who buys now and then (V3)."""
    for seed, (kind, seats) in enumerate(TABLES):
        if seed % 3 == list(POLICIES).index(policy) % 3:
            kept(Subject(options(kind, seats, seats), POLICIES[policy]), seed)


@pytest.mark.parametrize("policy", POLICIES)
def test_a2_whatever_is_offered_does_something(policy: str) -> None:
    begun: Counter[str] = Counter()
    for seed in range(4):
        begun += actions_do_something(Subject(options("hidden", 2 + seed % 4), POLICIES[policy]), seed)
    assert set(begun) == set(ACTIONS) or policy == "buyer"


STUBBORN = {
    "buys": "buy", "ends": "end", "plays": "play buy pay", "plays for nothing": "play buy drop",
    "gives": "gift play buy",
    "builds": "build play buy army road", "moves": "move march wander slip play buy", "taxes": "tax rupee play buy",
    "fights": "battle remove-tribe remove-spy remove-army move march play buy", "betrays": "betray prize play buy slip",
    "takes nothing": "betray refuse play buy", "loses": "battle lose play buy", "drops": "drop play buy move build tax",
}  # fmt: skip


@pytest.mark.parametrize("habit", STUBBORN)
def test_v3_a_game_in_which_one_seat_buys_ends_whatever_the_others_insist_on(habit: str) -> None:
    for seed, (kind, seats) in enumerate(TABLES):
        if seed % 4 == len(habit) % 4:
            kept(Subject(options(kind, seats, 1), stubbornly(*STUBBORN[habit].split())), seed)


@pytest.mark.slow
def test_v3_a_game_in_which_nobody_buys_does_not_end() -> None:
    """It is the rules' own way to go on for ever; bots must have a reason to buy."""
    with pytest.raises(AssertionError, match="Law 4: the game has not ended after 3000 decisions"):
        kept(Subject(options("hidden", 3), lambda state, dice: END if END in state.moves else state.moves[0]), 1)


EVENTS = {kind.__name__ for kind in vars(events).values() if hasattr(kind, "VERB")}
PROMPTS = {
    "actions", "ask-bribe", "battle", "betray", "blackmail", "build", "confidence-failure", "court-limit", "debt",
    "gift", "hand-limit", "infrastructure", "lift", "loyalty", "move", "other-persuasive-methods",
    "pashtunwali-values", "patriots", "pay-bribe", "prize", "rebuke", "road", "rumor", "safe-house", "site", "spy",
    "tax",
}  # fmt: skip


@pytest.mark.slow
def test_random_play_meets_every_kind_of_event_and_question() -> None:
    """So that the laws above are about something."""
    told: set[str] = set()
    asked: set[str] = set()
    for number, (kind, seats) in enumerate(reversed(TABLES)):
        for turn, policy in enumerate(POLICIES):
            if told < EVENTS or asked < PROMPTS:
                subject = Subject(options(kind, seats, turn), POLICIES[policy])
                state = laws.start(subject, number)
                state.table.listener = lambda event: told.add(type(event).__name__)
                for now in laws.random_play(state, Dice(turn), subject.pick):
                    asked.add(now.decision.prompt.word)
    assert told == EVENTS
    assert asked == PROMPTS
