"""Rules that hold in whole games, worked out anew at every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import card_actions
from gonfalon.games.pamir.rules.constants import ABILITIES, EVENTS, POLITICAL, REGIONS, SUITS
from gonfalon.games.pamir.rules.events import HandsSwapped, RupeesPassed
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table

from .looking_over import looked_over
from .positions import CARDS, asked, at_random, offered, rulers, spies, split_words, tribes


def games(players: int, seeds: int) -> Iterator[tuple[State, Iterator[Move]]]:
    """The beginnings of some games, each with the random moves that whoever asks for them plays."""
    game = Pamir()
    for seed in range(seeds):
        state = game.setup(game.options({"families": FAMILIES[:players]}), seed)
        yield state, at_random(state, Dice(seed))


def expected_bribe(state: State, move: Move) -> tuple[int, int]:
    """The receiver of a bribe and the most that he may ask, worked out anew from B1, B2 and B5; -1 and 0 for none."""
    table, seat = state.table, state.seat
    abilities = {ABILITIES[CARDS.ability[card]] for card in table.courts[seat] if CARDS.ability[card] >= 0}
    if "disregard_for_customs" in (EVENTS[number] for number in range(len(EVENTS)) if table.running >> number & 1):
        return -1, 0
    if move.word == "play":
        region = REGIONS[CARDS.region[move.one]]
        lord = rulers(state).get(region, seat)
        if lord == seat or "charismatic_courtiers" in abilities:
            return -1, 0
        return lord, split_words(tribes(state, lord)).count(region)
    on_card = [split_words(spies(state, other)).count(str(move.one)) for other in range(table.seating.seats)]
    captors = [other for other, count in enumerate(on_card) if count == max(on_card)]
    if not max(on_card) or len(captors) > 1 or captors == [seat] or "civil_service_reforms" in abilities:
        return -1, 0
    return captors[0], max(on_card)


def test_b1_and_b2_and_b5_over_whole_games() -> None:
    owed_for = Counter[str]()
    for state, moves in games(3, 20):
        for move in moves:
            announced = asked(state)[1] == "actions" and move.word not in ("buy", "end")
            receiver, owed = expected_bribe(state, move) if announced else (-1, 0)
            state.play(move)
            assert (asked(state)[1] == "ask-bribe") == (receiver >= 0)
            if receiver >= 0:
                assert (state.seat, offered(state)) == (receiver, [f"ask {price}" for price in range(owed + 1)])
                owed_for[move.word] += 1
    assert owed_for["play"] > 50
    assert sum(owed_for.values()) - owed_for["play"] > 50


def politicians(court: list[int]) -> list[int]:
    """The regions of the political cards of a court."""
    return [CARDS.region[card] for card in court if CARDS.suit[card] == POLITICAL]


def test_g11_and_g12_over_whole_games() -> None:
    """From one announcement to the next, tribes and political cards of a region come to their end together."""
    by_map = by_court = 0
    for state, moves in games(4, 20):
        before: list[tuple[int, int]] = []
        for move in moves:
            if asked(state)[1] == "actions":
                table = state.table
                now = [
                    (table.tribes_of(seat, region), politicians(table.courts[seat]).count(region))
                    for seat in range(4)
                    for region in range(len(REGIONS))
                ]
                for (tribes_then, cards_then), (tribes_now, cards_now) in zip(before, now, strict=False):
                    if tribes_then and not tribes_now:
                        assert not cards_now, "the last tribe is gone, and a political card is left"
                        by_map += cards_then
                    if cards_then and not cards_now:
                        assert not tribes_now, "the last political card is gone, and a tribe is left"
                        by_court += tribes_then
                before = now
            state.play(move)
    assert min(by_map, by_court) > 25


def test_g15_and_g16_and_r4_over_whole_games() -> None:
    """Rupees and cards change hands only by a rule, what is discarded never comes back, and rulers are found anew."""
    passed = 0
    for state, moves in games(4, 10):
        gone, left = 0, len(state.table.deck)
        for move in moves:
            told: list[object] = []
            state.table.listener = told.append
            state.play(move)
            gave = [event for event in told if isinstance(event, RupeesPassed)]
            assert not gave or move.word in ("pay", "rupee"), move
            assert not any(isinstance(event, HandsSwapped) for event in told) or move.word == "swap"
            passed += len(gave)
            table = state.table
            prizes = sum(1 << card for cards in table.prizes for card in cards)
            assert not gone & ~table.gone & ~prizes, "a card came back, and not as a prize"
            assert len(table.deck) <= left
            gone, left = table.gone, len(table.deck)
            looked_over(state)  # works every ruler out anew
        assert gone
    assert passed


def expected_purchases(state: State) -> list[str]:
    """What the seat may buy, worked out from P1, P3 and P6 alone, without abilities."""
    table = state.table
    found = []
    for place, card in enumerate(table.market):
        cost = place % 6 * (2 if SUITS[table.favored] == "military" else 1)
        if card and card != 111 and cost <= table.rupees[table.at] and not table.paid >> card & 1:
            found.append(card)
    return [f"buy {card}" for card in sorted(found)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t2_all_that_is_allowed_is_offered_and_nothing_else(players: int) -> None:
    """Over whole games: purchases, cards to play, and cards to use, each worked out anew."""
    questions = 0
    for state, moves in games(players, 6):
        for move in moves:
            table = state.table
            if asked(state)[1] == "actions":
                questions += 1
                seat = state.seat
                assert "end" in offered(state)
                free = any(CARDS.ability[card] in (14, 15, 16) for card in table.courts[seat])
                if not free:
                    assert offered(state, "buy") == (expected_purchases(state) if table.actions else [])
                if not table.actions:
                    assert not offered(state, "play", "buy")
                plays = [
                    f"play {card} {end}"
                    for card in sorted(table.hands[seat])
                    for end in ("left", "right")
                    if not table.announced >> card & 1  # B3
                ]
                assert offered(state, "play") == (plays if table.actions else [])
                for use in offered(state, "battle", "betray", "build", "gift", "move", "tax"):
                    word, number = use.split()
                    card = int(number)
                    assert card in table.courts[seat]
                    assert not table.used >> card & 1
                    bonus = CARDS.suit[card] == table.favored or table.actions or table.boons[seat]
                    assert bonus or CARDS.ability[card] >= 18, f"{word} of {card} is no bonus action"
            state.play(move)
    assert questions > 200


BEDFELLOWS, WELL_CONNECTED = 21, 56


def beside(table: Table, seat: int, card: int) -> set[int]:
    """The cards that are neighbours of a card for this seat."""
    ring = [other for court in table.courts for other in court]
    pairs = [*zip(ring, ring[1:] + ring[:1], strict=True)]
    near = {there for here, there in pairs if here == card} | {here for here, there in pairs if there == card}
    if BEDFELLOWS in table.courts[seat]:
        near |= {other for other in ring if CARDS.region[other] == CARDS.region[card]}
    return near - {card}


def one_step(table: Table, seat: int, card: int) -> set[int]:
    """Where a step ends: with Well-Connected also two cards away."""
    near = beside(table, seat, card)
    if WELL_CONNECTED in table.courts[seat]:
        near |= {further for step in near for further in beside(table, seat, step)}
    return near - {card}


def random_courts(dice: Dice) -> Table:
    """Some cards in courts; seat 0 has Strange Bedfellows, Well-Connected, or both (X6, X11)."""
    table = Table.empty(Seating(CARDS, "RBG"))
    cards = [card for card in range(1, 101) if card not in (BEDFELLOWS, WELL_CONNECTED)]
    dice.shuffle(cards)
    abilities = [[BEDFELLOWS], [WELL_CONNECTED], [BEDFELLOWS, WELL_CONNECTED]][dice.below(3)]
    for seat, count in enumerate((dice.below(3), dice.below(5), dice.below(5))):
        for card in (abilities if seat == 0 else []) + [cards.pop() for _ in range(count)]:
            table.hands[seat].append(card)
            table.play(seat, card, dice.below(2))
    return table


def test_n10_all_steps_of_spies_with_both_abilities() -> None:
    dice = Dice(1)
    for _ in range(300):
        table = random_courts(dice)
        track = card_actions.spy_track(table)
        for card in track:
            for seat in range(3):
                assert card_actions.spy_targets_from(table, seat, track, card) == one_step(table, seat, card), (
                    table.courts,
                    card,
                )
