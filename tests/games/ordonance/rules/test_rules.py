"""Set-up, turns, control, the end and the variants, position by position (rules, sections 2, 3 and 5 to 8)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gonfalon.core.game import Outcome
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.rules.scoring import outcome, score_sheet

from .decks import made
from .positions import GAME, heard, markers, offered, play, stacked

NOBODY = -1


def small(territories: int = 2, army: int = 1, hand: int = 1, cards: int = 20) -> Deck:
    """A table of few places and a deck of spears and flags."""
    return made([("spear", cards), ("flag", cards)], territories=territories, army_size=army, hand_size=hand)


# -- section 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, 56), (3, 112), (4, 112)])
def test_everybody_is_dealt_five_cards_of_one_deck_or_of_two(seats: int, size: int) -> None:
    table: Table = GAME.setup(GAME.options({"families": "RBGY"[:seats]}), 7).table
    assert table.seating.size == size
    assert [len(hand) for hand in table.hands] == [6 if seat == table.at else 5 for seat in range(seats)]
    assert table.left == size - 5 * seats - 1
    copies = Counter(table.faces)
    assert all(copies[face] == unit.copies * size // 56 for face, unit in enumerate(shipped().units))


def test_the_first_player_may_be_named() -> None:
    for first, seat in (("R", 0), ("G", 2), (1, 1)):
        assert GAME.setup(GAME.options({"families": "RBG", "first": first}), 3).seat == seat


# -- section 3 ---------------------------------------------------------------------------------------------------------


def test_a_turn_is_to_draw_and_to_play_and_goes_round() -> None:
    state = stacked(["S", "B", "W"], "H F SB WH")
    assert [state.seat, state.decision.prompt.word] == [0, "play"]
    assert offered(state) == [*(f"H {number}" for number in range(1, 6)), *(f"S {number}" for number in range(1, 6))]
    play(state, "H 1")
    assert state.seat == 1
    play(state, "F 5")
    assert state.seat == 2
    play(state, "SB 2")
    assert [state.seat, state.table.turn, state.table.ply] == [0, 2, 3]


def test_a_full_territory_takes_no_more_cards() -> None:
    state = stacked(["S S S S S", "B B B B B"], "W W W W W W W W W")
    play(state, *["S 3", "B 3"] * 4)
    assert offered(state) == [f"{card} {number}" for card in ("S", "W") for number in (1, 2, 4, 5)]


def test_without_cards_in_the_pile_one_plays_on() -> None:
    state = stacked(["S S", "B B"], "W")
    told = heard(state, "S 1", "B 1", "S 2")
    assert [type(event).__name__ for event in told] == ["Shown", "Played"] * 3
    assert offered(state) == [f"B {number}" for number in range(1, 6)]
    assert state.decision.prompt == ("play", -1)


def test_without_cards_in_the_hand_one_passes() -> None:
    state = stacked(["S", "B B B"])
    play(state, "S 1", "B 1")
    assert [offered(state), state.decision.prompt.word] == [["pass"], "pass"]
    play(state, "pass", "B 1", "pass")
    assert offered(state) == [f"B {number}" for number in range(1, 6)]


def test_without_places_one_passes_and_keeps_the_cards() -> None:
    cards = small(territories=1, army=1)
    state = stacked(["S S", "F", "F"], "", cards, scoring="points", points_end="play-out")
    # The second player had a card taken away, so that the first is full before the others.
    state.table.hands[1].clear()
    play(state, "S 1")
    assert offered(state) == ["pass"]
    play(state, "pass", "F 1")
    assert [offered(state), state.decision.prompt.word] == [["pass"], "pass"]
    assert len(state.table.hands[0]) == 1
    assert not state.over


def test_who_passes_has_drawn_as_long_as_there_are_cards() -> None:
    cards = small(territories=1, army=1)
    state = stacked(["S", "F", "F"], "S S S S S S", cards, scoring="points", points_end="play-out")
    play(state, "S 1", "F 1")
    # As if the third player had missed turns.
    state.table.at = 0
    state.moves = ()
    state.run()
    assert [offered(state), len(state.table.hands[0])] == [["pass"], 2]


# -- section 5 ---------------------------------------------------------------------------------------------------------


def test_by_the_deck_only_cards_that_there_are_stand_in_the_way() -> None:
    cards = made([("spear", 12), ("flag", 2)], territories=4, army_size=1, hand_size=1)
    # No card has spear and flag: a flag is certain at once, a spear only while nobody has a place left.
    state = stacked(["S S S F", "S S F S"], "S S S S S S", cards, certainty="deck")
    play(state, "S 4", "S 4")
    assert markers(state) == [(NOBODY, 0)] * 3 + [(0, 1)]
    play(state, "S 3", "F 1", "S 2")
    assert markers(state) == [(1, 2), (NOBODY, 0), (NOBODY, 0), (0, 1)]


def test_several_markers_on_one_turn_go_where_was_played_and_then_from_the_first_territory_on() -> None:
    cards = made([("spear", 11), ("flag", 1)], territories=4, army_size=1, hand_size=1)
    hands = ["S S S", "S F S"]
    by_deck = stacked(hands, "S S S S S S", cards, certainty="deck")
    play(by_deck, "S 4", "S 1", "S 2")
    assert markers(by_deck) == [(NOBODY, 0)] * 4
    # The only flag lies in the third territory: it is certain there, and nobody can better a spear any more.
    play(by_deck, "F 3")
    assert markers(by_deck) == [(1, 2), (0, 3), (1, 1), (0, 4)]
    by_icons = stacked(hands, "S S S S S S", cards)
    play(by_icons, "S 4", "S 1", "S 2", "F 3")
    assert markers(by_icons) == [(NOBODY, 0)] * 4


def test_control_is_final() -> None:
    state = stacked(["SB SB SB SB", "F F F F"], "S S S S S S S S S S S")
    play(state, *["SB 1", "F 1"] * 2, "SB 1", "S 2", "SB 1")
    assert markers(state)[0] == (0, 1)
    play(state, "F 1", "S 2", "F 1")
    assert markers(state)[0] == (0, 1)


# -- section 6 ---------------------------------------------------------------------------------------------------------


def test_the_game_ends_with_the_last_marker_though_places_are_empty() -> None:
    cards = small(territories=2)
    state = stacked(["F F F", "S S S"], "S S S S S S", cards)
    play(state, "F 1", "S 2", "F 2")
    told = heard(state, "S 1")
    assert state.over
    assert [type(event).__name__ for event in told] == ["Shown", "Played", "Controlled", "Disclosed", "Ended"]
    assert outcome(state.table) == Outcome((2, 0), (0,))
    third = play(stacked(["F F F", "S S S", "S"], "S S S S S S", small(territories=1)), "F 1", "S 1", "S 1")
    assert third.over


def ended(owners: str, markers_of: str, seats: int = 4, **options: str) -> Table:
    """A table whose territories have these holders, `-` for nobody, and these markers, and no cards."""
    given = {name.replace("_", "-"): word for name, word in options.items()}
    table = Table.empty(GAME.options({"families": "RBGY"[:seats], **given}).seating())
    table.holder = ["RBGY".find(letter) for letter in owners]
    table.marker = [int(number) for number in markers_of]
    table.markers = max(table.marker)
    return table


@pytest.mark.parametrize(
    ("owners", "numbers", "seats", "places"),
    [
        ("RRBBB", "12345", 2, (2, 1)),
        # Of two with as many territories the one with the higher marker is behind.
        ("RBRBG", "15342", 3, (1, 2, 3)),
        ("RBRBG", "51342", 3, (2, 1, 3)),
        # So it is behind the first, and who has none shares the last place.
        ("RRRBG", "12354", 4, (1, 3, 2, 4)),
        ("RRRRB", "12345", 4, (1, 2, 3, 3)),
        ("RRRRR", "12345", 4, (1, 2, 2, 2)),
        # After a forced end.
        ("RB---", "12000", 2, (1, 2)),
        ("RB---", "21000", 2, (2, 1)),
        ("-----", "00000", 3, (1, 1, 1)),
    ],
)
def test_most_territories_win_and_then_the_lower_highest_marker(
    owners: str, numbers: str, seats: int, places: tuple[int, ...]
) -> None:
    table = ended(owners, numbers, seats)
    assert score_sheet(table).places == places
    held = tuple(owners.count(family) for family in "RBGY"[:seats])
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    assert (outcome(table).scores, outcome(table).winners) == (held, winners)


def test_with_five_territories_every_tie_at_the_top_is_decided() -> None:
    for owners in product("RBGY", repeat=5):
        assert len(outcome(ended("".join(owners), "12345")).winners) == 1


# -- section 7 ---------------------------------------------------------------------------------------------------------


def test_a_round_of_passes_gives_what_is_full_and_ends_the_game() -> None:
    cards = small(territories=3, army=2, hand=1)
    state = stacked(["S S F S", "S F"], "", cards)
    play(state, "S 3", "S 3", "S 3", "F 2", "F 1", "pass", "S 1")
    assert [offered(state), markers(state)] == [["pass"], [(NOBODY, 0)] * 3]
    told = heard(state, "pass", "pass")
    assert state.over
    # The first and the third have one full army; in the second lies a single card.
    assert markers(state) == [(0, 1), (NOBODY, 0), (0, 2)]
    names = [type(event).__name__ for event in told]
    assert names == ["Passed", "Passed", "Controlled", "Controlled", "Disclosed", "Ended"]
    assert outcome(state.table) == Outcome((2, 0), (0,))


@pytest.mark.parametrize(
    ("hands", "plays"),
    [
        # Another army might have become better.
        (["S S", "F"], "S 1, F 1, S 1"),
        # Of two that are equal it is the first.
        (["S S", "S S", "F"], "S 1, S 1, F 1, S 1, S 1"),
    ],
)
def test_a_forced_end_gives_the_best_full_army(hands: list[str], plays: str) -> None:
    state = stacked(hands, "", small(territories=1, army=2))
    play(state, *plays.split(", "))
    assert markers(state) == [(NOBODY, 0)]
    play(state, *["pass"] * len(hands))
    assert [markers(state), state.over] == [[(0, 1)], True]


def test_who_holds_a_territory_ranks_first_there_whatever_lies_beside_it() -> None:
    state = stacked(["S F S", "F F"], "", small(territories=1, army=3))
    play(state, "S 1", "F 1", "F 1", "F 1", "S 1", "pass", "pass")
    # Two flags would be more than two spears, but they are no full army.
    assert [markers(state), score_sheet(state.table).by_territory] == [[(0, 1)], ((3, 2),)]


def test_a_game_that_cannot_go_on_ends_at_once_when_nobody_has_cards() -> None:
    state = stacked(["S", "S"])
    play(state, "S 1", "S 2", "pass", "pass")
    assert state.over
    assert score_sheet(state.table).territories == (0, 0)


# -- section 8 ---------------------------------------------------------------------------------------------------------


def test_points_for_the_strongest_three_armies_of_a_territory() -> None:
    cards = small(territories=1, army=2, hand=2)
    state = stacked(["S F", "F F", "S S", "S"], "S S S S S S S S S S S S S S", cards, scoring="points")
    play(state, "F 1", "F 1", "S 1", "S 1", "S 1", "F 1")
    assert state.over
    # The second has two flags; a flag and a spear; a spear each, of which the one played earlier is ahead.
    assert score_sheet(state.table).by_territory == ((2, 3, 1, 0),)
    assert outcome(state.table) == Outcome((2, 3, 1, 0), (1,))


def heaps(cards: Deck, plays: list[tuple[int, str]], **options: str) -> Table:
    """A table of one territory on which these seats have played these cards."""
    table = Table.empty(GAME.options({"families": "RBGY", "cards": cards, "scoring": "points", **options}).seating())
    for seat, word in plays:
        card, table.top, table.at = table.top, table.top + 1, seat
        table.hands[seat].append(card)
        table.show(card, cards.numbers[word], card)
        table.play(card, 0)
    return table


@pytest.mark.parametrize(
    ("options", "points"),
    [
        # Three flags are a battalion, which is more than two companies.
        ({}, (3, 2, 1, 0)),
        ({"incomplete": "nothing"}, (3, 0, 2, 0)),
    ],
)
def test_what_is_not_full_ranks_behind_the_holder_by_what_it_shows(
    options: dict[str, str], points: tuple[int, ...]
) -> None:
    cards = made([("spear", 20), ("flag", 20)], territories=1, army_size=4, hand_size=2)
    armies = ["SSSS", "FFF", "FSFS", "F"]
    table = heaps(cards, [(seat, word) for seat, army in enumerate(armies) for word in army], **options)
    table.control(0, 0)
    assert score_sheet(table).by_territory == (points,)


def test_equal_heaps_rank_full_before_not_full_and_then_by_the_last_card() -> None:
    cards = made([("spear", 20), ("flag", 20), ("spear flag", 9)], territories=1, army_size=2, hand_size=2)
    plays = [(3, "SF"), (1, "S"), (2, "S"), (1, "F"), (2, "F"), (0, "F"), (0, "F")]
    assert score_sheet(heaps(cards, plays)).by_territory == ((3, 2, 1, 0),)
    assert score_sheet(ended("-----", "00000", scoring="points")).points == (0, 0, 0, 0), "an empty place takes no rank"


def test_points_are_played_out_only_where_that_was_chosen() -> None:
    for scoring, end, over in [
        ("territories", "play-out", True),
        ("points", "literal", True),
        ("points", "play-out", False),
        ("tournament", "literal", True),
        ("tournament", "play-out", False),
    ]:
        state = stacked(["F", "S", "S"], "S S S S S S", small(territories=1), scoring=scoring, points_end=end)
        # By the icons a flag with a spear might come: all have to play, so let the table say that it is certain.
        play(state, "F 1", "S 1")
        state.table.control(0, 0)
        state.moves = ()
        state.run()
        assert state.over == over, (scoring, end)
        if not over:
            play(state, "S 1")
            assert state.over


def test_points_break_ties_by_territories_then_by_the_lower_highest_marker() -> None:
    def points(owners: str, numbers: str, seats: int = 2) -> Outcome:
        return outcome(ended(owners, numbers, seats, scoring="points"))

    # Nobody has cards, so all have as many points.
    assert points("RRRBB", "12345") == Outcome((0, 0), (0,), (3, 2))
    assert points("RRBBG", "12534", 3) == Outcome((0, 0, 0), (0,), (2, 5, 4))
    assert points("-----", "00000") == Outcome((0, 0), (0, 1), (0, 0))


def test_a_tournament_is_won_by_territories_and_keeps_points_beside_them() -> None:
    cards = small(territories=2, army=1, hand=1)
    state = stacked(["F F F", "S S S", "S S S"], "S S S S S S S S", cards, scoring="tournament")
    play(state, "F 1", "S 2", "S 2", "S 2", "S 1", "S 1")
    assert state.over
    counted = score_sheet(state.table)
    assert counted.territories == (1, 1, 0)
    assert markers(state) == [(0, 2), (1, 1)]
    assert counted.by_territory == ((3, 2, 1), (1, 3, 2))
    assert (counted.places, counted.by_points) == ((2, 1, 3), (2, 1, 3))
    assert GAME.outcome(state.table) == Outcome((1, 1, 0), (1,), (2, 1, 0))


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"families": "R"}, "The families 'R' cannot sit at one table: name 2 to 4 different ones of R, B, G, Y, K."),
        ({"families": "RR"}, "cannot sit at one table"),
        ({"families": "RBGYK"}, "cannot sit at one table"),
        ({"families": "RX"}, "cannot sit at one table"),
        ({"first": "G"}, "The first player 'G' does not sit at this table."),
        ({"first": 2}, "The first player '2' does not sit at this table."),
        ({"first": True}, "does not sit at this table"),
        ({"first": "RB"}, "does not sit at this table"),
        ({"singles": "count"}, "The option 'singles' cannot be 'count': choose seniority, count-then-seniority."),
        ({"points_end": "literal"}, "Ordonance has no option 'points_end'."),
        ({"cards": "ordonance"}, "The option 'cards' is not a deck of Ordonance."),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        Ordonance().options(given)


def test_options_come_back_from_their_words() -> None:
    for scoring in ("territories", "points", "tournament"):
        chosen = GAME.options({"families": "RBG", "first": "G", "scoring": scoring, "incomplete": "nothing"})
        again = GAME.options(chosen.as_text())
        assert again.as_text() == chosen.as_text()
        assert (again.first, again.families) == (2, "RBG")
