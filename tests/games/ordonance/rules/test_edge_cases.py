"""The edge cases of the rules (section 9), a test for each."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.control import ArmyStanding, control_report, controlling_seat
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.events import Controlled, Drawn
from gonfalon.games.ordonance.rules.scenario import play_from_nowhere, table_with_armies
from gonfalon.games.ordonance.rules.scoring import score_sheet

from .control import mixed
from .decks import made
from .positions import GAME, heard, markers, offered, play, stacked

NOBODY = -1


def controls(armies: dict[str, list[str]], completed: list[str] | None = None, **options: str) -> int:
    return controlling_seat(table_with_armies(armies, shipped(), completed, **options), 0)


def test_e1_two_identical_cards_in_hand_are_one_move_for_each_territory() -> None:
    state = stacked(["SB SB SB", "S"], "SB F")
    assert offered(state) == [f"SB {number}" for number in range(1, 6)]
    play(state, "SB 2")
    assert len(state.table.hands[0]) == 3


def test_e2_a_card_with_five_icons_may_be_played_anywhere_and_again() -> None:
    state = stacked(["SBWHF SBWHF SBWHF SBWHF", "S S S S"], "F F F F F F F F")
    for number in (5, 4, 3, 2):
        assert {f"SBWHF {number}" for number in range(1, 6)} < set(offered(state))
        play(state, "SBWHF 1", f"S {number}")
    assert state.table.counts_of(0, 0) == (4, 4, 4, 4, 4)


def test_e3_a_leader_who_is_not_full_has_to_be_so_before_anybody_controls() -> None:
    armies = {"P1": ["HF", "HF", "HF"], "P2": ["S", "B", "W", "H"]}
    assert controls(armies) == NOBODY
    table = table_with_armies(armies, shipped())
    play_from_nowhere(table, 0, "S")
    assert controlling_seat(table, 0) == 0


def test_e4_who_cannot_be_overtaken_but_is_not_full_waits_as_well() -> None:
    # Nothing that P2 has can come near P1, who lacks a card.
    armies = {"P1": ["SBWHF", "SBWHF", "SBWHF"], "P2": ["S", "B", "W", "H"], "P3": ["S", "S", "B", "B"]}
    assert controls(armies) == NOBODY
    assert controls({**armies, "P1": [*armies["P1"], "S"]}) == 0


def test_e5_only_who_could_beat_the_best_full_army_stands_in_the_way() -> None:
    armies = {"P1": ["H", "H", "H", "H"], "P2": ["S", "S", "S", "S"], "P3": ["B", "B", "B"]}
    assert controls(armies) == 0
    assert controls({**armies, "P3": ["F", "F", "F"]}) == NOBODY


def test_e6_whose_best_is_only_equal_comes_too_late() -> None:
    full = {"P1": ["SBWHF", "SBWHF", "SBWHF", "SBWH"]}
    assert controls({**full, "P2": ["SBWH"]}) == 0
    assert controls({**full, "P2": ["SBWHF"]}) == NOBODY
    assert controls({**full, "P2": ["SBW"]}) == 0


def test_e7_control_may_be_granted_on_a_rivals_turn() -> None:
    state = stacked(["F F F F", "F F F S"], "S S S S S S S S S")
    play(state, *["F 1"] * 7)
    assert markers(state)[0] == (NOBODY, 0)
    told = heard(state, "S 1")
    assert [type(event).__name__ for event in told] == ["Shown", "Played", "Controlled", "Drawn"]
    assert (told[1].seat, told[2]) == (1, Controlled(territory=0, seat=0, marker=1))


def test_e8_markers_follow_the_time_of_the_game_and_not_their_owner() -> None:
    cards = made([("spear", 20), ("flag", 20)], army_size=1, territories=3, hand_size=2)
    state = play(stacked(["F F", "S F"], "S S S S", cards), "F 3")
    # A flag is beaten by a spear and a flag; there is no such card, but the icons do not know.
    assert markers(state) == [(NOBODY, 0), (NOBODY, 0), (NOBODY, 0)]
    assert markers(play(state, "F 1"))[0] == (NOBODY, 0)
    assert markers(play(state, "F 1")) == [(1, 1), (NOBODY, 0), (NOBODY, 0)]
    assert markers(play(state, "S 3")) == [(1, 1), (NOBODY, 0), (0, 2)]


def test_e9_a_defeat_marker_lies_on_every_full_army_that_has_lost() -> None:
    state = stacked(["SB SB SB SB", "S S S S", "S W W W"], "S S S S S S S S S S S S S S")
    play(state, *["SB 1", "S 1", "W 1"] * 3)
    table = play(state, "SB 1").table
    assert [table.holder[0], *(table.defeated(seat, 0) for seat in range(3))] == [0, False, False, False]
    play(state, "S 1")
    assert [table.defeated(seat, 0) for seat in range(3)] == [False, True, False]
    play(state, "S 1")
    assert [table.defeated(seat, 0) for seat in range(3)] == [False, True, True]
    at_once = stacked(["S S S S", "F F F F"], "S S S S S S S S")
    table = play(at_once, *["S 1", "F 1"] * 3, "S 1").table
    assert not table.defeated(0, 0)
    play(at_once, "F 1")
    assert [table.holder[0], table.defeated(0, 0), table.defeated(1, 0)] == [1, True, False]


def test_e10_a_card_may_be_played_into_a_lost_territory() -> None:
    state = stacked(["SB SB SB SB", "S S S S"], "F F F F F F F F F")
    play(state, "SB 1", "S 1", "SB 1", "S 1", "SB 1", "S 1", "SB 1")
    assert state.table.holder[0] == 0
    assert "F 1" in offered(state)
    before = state.clone().table
    assert score_sheet(play(state, "F 1").table).by_territory[0] == (3, 2)
    assert score_sheet(before).by_territory[0] == (3, 2)
    nothing = stacked(["SB SB SB SB", "S S S S"], "F F F F F F F F F", scoring="points", incomplete="nothing")
    play(nothing, "SB 1", "S 1", "SB 1", "S 1", "SB 1", "S 1", "SB 1")
    assert score_sheet(nothing.table).by_territory[0] == (3, 0)
    assert score_sheet(play(nothing, "F 1").table).by_territory[0] == (3, 2)


def test_e11_going_back_behind_a_draw_shows_that_seat_a_card() -> None:
    # So the rules say where a draw lies between two turns: every turn begins with it, as long as there are cards.
    state = stacked(["S", "B"], "W H")
    told = heard(state, "S 1")
    assert [type(event).__name__ for event in told] == ["Shown", "Played", "Drawn"]
    assert [type(event).__name__ for event in heard(state, "B 1")] == ["Shown", "Played"]


def test_e12_one_seed_gives_the_deal_and_the_first_player() -> None:
    games = [Ordonance().setup(GAME.options({"families": "RBG"}), seed).table for seed in range(40)]
    again = [Ordonance().setup(GAME.options({"families": "RBG"}), seed).table for seed in range(40)]
    assert games == again
    assert {table.at for table in games} == {0, 1, 2}
    assert len({tuple(table.faces) for table in games}) == 40


def test_e13_all_armies_of_a_territory_are_compared_at_once() -> None:
    # Neighbours alone would let both P1 and P3 win.
    armies = {"P1": ["B"] * 4, "P2": ["S"] * 4, "P3": ["F"] * 4, "P4": ["S"] * 4}
    assert controls(armies) == 2
    assert controls({**armies, "P1": ["SF"] * 4}) == 0


def test_e14_what_is_said_during_the_game_needs_public_data_alone() -> None:
    dice = Dice(1)
    state = Ordonance().setup(GAME.options({"families": "RBG", "certainty": "deck"}), 3)
    while state.moves:
        for territory in range(5):
            said = control_report(state.table, territory)
            assert control_report(state.table.redact(-1), territory) == said
            assert control_report(mixed(state.table, dice), territory) == said
        state.play(dice.pick(state.moves))
    armies = {"P1": ["F", "F", "F", "F"], "P2": ["H", "H", "H"]}
    assert control_report(table_with_armies(armies, shipped()), 0).armies[1].standing is ArmyStanding.TOO_LATE


def test_e15_the_drawn_card_is_part_of_the_hand_that_others_do_not_see() -> None:
    state = stacked(["S", "B"], "WHF")
    card = state.table.drawn
    assert state.decision.prompt.card == card
    assert card in state.table.hands[0]
    mine, theirs = View.of(state, 0).table, View.of(state, 1).table
    assert shipped().units[mine.faces[card]].word == "WHF"
    assert theirs.faces[card] is None
    assert theirs.faces[theirs.hands[0][0]] is None


def test_e16_others_are_told_that_a_card_is_drawn_and_not_which() -> None:
    state = stacked(["S", "B"], "W HF")
    drawn = next(event for event in heard(state, "S 1") if isinstance(event, Drawn))
    assert (drawn.seat, drawn.face) == (1, shipped().numbers["HF"])
    assert drawn.seen_by(1) == drawn
    for other in (0, 2, -1):
        assert drawn.seen_by(other) == Drawn(1, drawn.card, None)


def test_e17_a_game_knows_the_deck_that_it_was_begun_with() -> None:
    deck = shipped()
    assert GAME.card_sets(GAME.options({})) == ((deck.name, deck.hash),)
    other = made([("spear", 30), ("flag", 30)])
    assert GAME.card_sets(GAME.options({"cards": other})) == (("made", other.hash),)
    assert other.hash != deck.hash
