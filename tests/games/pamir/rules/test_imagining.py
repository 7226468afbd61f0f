"""Law 6 in positions in which all worlds can be counted, and the piles of whole decks (S3)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.game import begin
from gonfalon.games.pamir.rules.seating import Seating, shuffled_deck
from gonfalon.games.pamir.rules.table import Table
from tests.games import breaking, laws

from .policies import POLICIES
from .positions import CARDS, Seat, laid, play
from .tables import options

COURT, CHECKS, EVENTS = range(1, 101), range(101, 105), range(105, 117)


def kind_of(card: int | None) -> str:
    """`c` for a court card, `d` for a Dominance Check, `e` for another event."""
    assert card is not None
    return "c" if card in COURT else "d" if card in CHECKS else "e"


def dealt_until(left: int, seats: int = 2, seed: int = 1, **rules: Any) -> State:
    """A game in which nothing was done but that all cards of the deck but so many were dealt and are gone."""
    seating = Seating(CARDS, "RBGYK"[:seats], **rules)
    state = begin(seating, shuffled_deck(seating, Dice(seed)), 0, (), 1)
    table: Table = state.table
    table.checks = 4
    while len(table.deck) > left:
        card = table.deck[-1]
        assert card is not None
        table.market[0] = 0
        table.deal(0, card)
        table.discard_event(0, card)
    return state


def unseen_by(view: View) -> tuple[list[int], list[int], list[int]]:
    """The court cards, checks and other events that a seat has not seen, worked out from what lies open."""
    table: Table = view.table
    seen = {card for card in table.market if card} | {card for card in range(117) if table.gone >> card & 1}
    seen |= {card for row in (*table.courts, *table.hands, *table.prizes) for card in row if card is not None}
    return tuple([card for card in cards if card not in seen] for cards in (COURT, CHECKS, EVENTS))  # type: ignore[return-value]


def decks(state: State) -> tuple[int | None, ...]:
    return tuple(state.table.deck)


# -- small worlds ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("left", [1, 2])
def test_s3_every_end_of_a_deck_that_can_be_is_imagined(left: int) -> None:
    """The last pile has one check and one event: what was not seen of them comes, and the rest are court cards."""
    met = set()
    for seed in range(12):
        view = View.of(dealt_until(left, seed=seed), 0)
        court, checks, events = unseen_by(view)
        # The last pile lacks what was not seen of its one check; of its one event, unless six events were seen.
        wanted = ["d"] * len(checks) + ["e"] * (len(events) - 6)
        wanted += ["c"] * (left - len(wanted))
        cards = [*court, *checks, *events]
        possible = {deck for deck in permutations(cards, left) if sorted(map(kind_of, deck)) == sorted(wanted)}
        met.add("".join(sorted(wanted)))
        if len(possible) < 400:
            laws.every_world_is_imagined(view, possible, decks, 10 * len(possible), seed)
        else:
            assert all(decks(view.determinize(Dice(number))) in possible for number in range(300))
    assert len(met) > 1


def test_g5_every_hand_that_can_be_is_imagined() -> None:
    """What is hidden in two hands and the deck may be any court card that is not seen elsewhere."""
    state = dealt_until(0, seats=3)
    table: Table = state.table
    unused = unseen_by(View.of(state, 0))[0]
    for card in unused[4:]:
        table.gone |= 1 << card  # as if they had been dealt
    for seat, card in enumerate(unused[:3]):
        table.hands[seat] = [card]
    view = View.of(state, 0)
    others = unused[1:4]
    possible = {(unused[0], *hands) for hands in permutations(others, 2)}
    laws.every_world_is_imagined(view, possible, lambda world: tuple(hand[0] for hand in world.table.hands), 200)


def test_g5_open_hands_are_not_imagined() -> None:
    state = dealt_until(0, seats=3, open_hands=True)
    table: Table = state.table
    unused = unseen_by(View.of(state, 0))[0]
    table.hands = [[unused[2]], [unused[0], unused[1]], []]
    hands = [hand.copy() for hand in table.hands]
    assert all(View.of(state, 2).determinize(Dice(seed)).table.hands == hands for seed in range(20))


def test_e_after_a_swap_each_knows_its_own_hand_and_nothing_of_the_other() -> None:
    state = laid(Seat("afghan", hand="1 2"), Seat("british", hand="5"), Seat("russian"), market="114 3")
    play(state, "buy 114", "swap B")
    assert (state.table.hands[0], state.table.hands[1]) == ([5], [1, 2])
    for seat, known in ((0, 0), (1, 1), (2, NONE)):
        view = View.of(state, seat)
        worlds = [view.determinize(Dice(number)).table.hands for number in range(80)]
        for at in (0, 1):
            hands = {tuple(world[at]) for world in worlds}
            assert (len(hands) == 1) == (at == known)
            assert {len(hand) for hand in hands} == {len(state.table.hands[at])}


# -- whole decks -------------------------------------------------------------------------------------------------------


def by_pile(deck: list[int | None], sizes: tuple[int, ...]) -> list[str]:
    """The kinds of the cards that are left of each pile, the first on top, sorted."""
    coming = [kind_of(card) for card in reversed(deck)]
    found = []
    for size in reversed(sizes):
        found.append("".join(sorted(coming[max(0, len(coming) - size) :])))
        del coming[max(0, len(coming) - size) :]
    return found[::-1]


PILES = ["", "ee", "de", "de", "de", "de"]
"""What is shuffled into each pile with the court cards (S3)."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s3_each_pile_of_a_fresh_deck_has_what_belongs_to_it(seats: int) -> None:
    seating = Seating(CARDS, "RBGYK"[:seats])
    for seed in range(40):
        order: list[int | None] = [*reversed(shuffled_deck(seating, Dice(seed)))]
        assert by_pile(order, seating.piles) == ["c" * (5 + seats) + events for events in PILES]
        assert len(set(order)) == len(order) == 6 * (5 + seats) + 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s3_in_imagined_decks_each_pile_has_what_is_left_of_it(seats: int) -> None:
    """As many checks and events as in the true deck, pile by pile, and any card of that kind."""
    for policy in ("buyer", "courtier"):
        state = _begun(seats)
        dice = Dice(seats)
        for _ in laws.random_play(state, dice.split(), POLICIES[policy]):
            table: Table = state.table
            seat = dice.below(seats)
            world = View.of(state, seat).determinize(dice).table
            sizes = table.seating.piles
            assert by_pile(world.deck, sizes) == by_pile(table.deck, sizes)
            for hand in world.hands:
                assert all(card in COURT for card in hand)


def _begun(seats: int) -> State:
    from gonfalon.games.pamir.rules.game import Pamir

    return Pamir().setup(options("hidden", seats), seats)


def test_s3_every_card_can_come_and_lie_anywhere_in_its_pile() -> None:
    state = dealt_until(40, seats=2)
    view = View.of(state, 0)
    places: dict[str, Counter[int]] = {"c": Counter(), "d": Counter(), "e": Counter()}
    cards: Counter[int | None] = Counter()
    dice = Dice(7)
    for _ in range(1500):
        deck = view.determinize(dice).table.deck
        cards.update(deck)
        for place, card in enumerate(reversed(deck)):
            places[kind_of(card)][place] += 1
    court, checks, events = unseen_by(view)
    assert set(cards) == {*court, *checks, *events}
    sizes = view.table.seating.piles
    dealt = view.table.seating.size - 40
    for place in range(40):
        pile = next(pile for pile in range(6) if dealt + place < sum(sizes[: pile + 1]))
        may = {kind for kind in places if place in places[kind]}
        assert may <= {"c", *PILES[pile]}, f"place {place} of pile {pile}"
        if pile > 2:  # of which nothing was dealt yet
            assert may == {"c", *PILES[pile]}


def test_w8_the_back_of_wakhans_next_card_is_seen_and_the_rest_is_not() -> None:
    backs = [(card.columns, card.sides) for card in CARDS.wakhan]
    for next_card in ("1 2 3 4", "24 3 2 1"):
        state = laid(Seat("afghan"), Seat(), wakhan=1, wakhan_deck=next_card)
        table: Table = state.table
        table.wakhan_used = [card for card in range(24) if card not in table.wakhan_deck]
        top = table.wakhan_deck[-1]
        assert top is not None
        alike = {card for card in table.wakhan_deck if card is not None and backs[card] == backs[top]}
        possible = {deck for deck in permutations(table.wakhan_deck) if deck[-1] in alike}
        view = View.of(state, 0)
        laws.every_world_is_imagined(view, possible, lambda world: tuple(world.table.wakhan_deck), 40 * len(possible))


# -- broken on purpose -------------------------------------------------------------------------------------------------


@pytest.mark.nightly
def test_a_deck_that_is_shuffled_across_its_piles_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking.change_deals(monkeypatch, Table, lambda table, dice: dice.shuffle(table.deck))
    with pytest.raises(AssertionError):
        test_s3_in_imagined_decks_each_pile_has_what_is_left_of_it(3)


@pytest.mark.nightly
def test_law_6_sees_a_world_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking.change_deals(monkeypatch, Table, lambda table, dice: table.deck.sort())
    with pytest.raises(AssertionError, match=r"Law 6: .* can be, but was never imagined"):
        test_s3_every_end_of_a_deck_that_can_be_is_imagined(2)


@pytest.mark.nightly
def test_law_6_sees_a_back_that_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking.change_deals(monkeypatch, Table, lambda table, dice: dice.shuffle(table.wakhan_deck))
    with pytest.raises(AssertionError, match=r"Law 6: .* cannot be, but was imagined"):
        test_w8_the_back_of_wakhans_next_card_is_seen_and_the_rest_is_not()
