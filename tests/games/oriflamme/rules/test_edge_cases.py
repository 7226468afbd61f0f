"""The edge cases of the base game, E1 to E27, E53 to E55 and E59 to E62, a test for each (rules, section 12)."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.notation import write_queue
from gonfalon.games.oriflamme.rules.table import OVER

from .decks import CROWDS
from .positions import base, both, chooses, holds, offered, play, reached


def test_e1_a_one_slot_queue_has_two_ends() -> None:
    holds("R.lord+", placing="R", legal=["front", "back", "on 0"])
    holds("B.lord+", placing="R", legal=["front", "back"])


def test_e2_an_empty_queue_has_one_place() -> None:
    holds("", placing="R", legal=["front"])
    state = play(reached("R.conspiracy-"), "reveal")
    assert state.decision.prompt.word == "place"
    assert {move.split(maxsplit=2)[2] for move in offered(state)} == {"front"}


def test_e3_own_tops_may_be_covered_face_up_or_down_and_again() -> None:
    holds("R.spy-2 B.lord+ R.heir-/R.soldier+", placing="R", legal=["front", "back", "on 0", "on 2"])
    first = Oriflamme().setup(Options(base(), "RB", first=0), 1)
    play(first, offered(first)[0])
    assert {move.split(maxsplit=2)[2] for move in offered(first)} == {"front", "back"}


def test_e4_a_covered_card_keeps_its_influence() -> None:
    holds("R.spy-2", placing="R", play=["place ambush on 0"], expect={"queue": "R.ambush-/R.spy-2"})


def test_e5_the_next_card_is_that_of_the_slot_behind() -> None:
    holds(
        "B.heir- R.archer+ G.lord+", at=1, play=["target 0"], expect={"queue": "R.archer+ G.lord+", "next": "G.lord+"}
    )
    holds(
        "B.heir- R.archer+ G.lord+",
        at=1,
        play=["target 2"],
        expect={"queue": "B.heir- R.archer+", "next": "round over"},
    )


def test_e6_influence_is_collected_before_the_effect() -> None:
    holds("R.archer-3", play=["reveal"], expect={"queue": "", "influence": {"R": 4}})


def test_e7_eliminations_shift_nobodys_turn() -> None:
    left = {"queue": "R.soldier+ G.spy-1", "influence": {"R": 1, "B": 0}, "next": "round over"}
    holds("B.lord-9 R.soldier- G.spy-", at=1, play=["reveal", "target 0", "keep"], expect=left)
    right = {"queue": "R.soldier+ B.lord-1", "next": "round over"}
    holds("R.soldier- G.conspiracy-3 B.lord-", play=["reveal", "keep"], expect=right)


def test_e8_a_card_uncovered_in_a_passed_slot_waits() -> None:
    after = {"queue": "B.heir+ R.archer+ G.spy-", "influence": {"B": 0, "R": 1}, "next": "G.spy-"}
    holds("B.lord-/B.heir+ R.archer+ G.spy-", at=1, play=["target 0"], expect=after)


def test_e9_a_card_uncovered_ahead_acts_when_it_is_reached() -> None:
    after = {"queue": "R.archer+ B.heir+", "influence": {"R": 1, "B": 2}, "next": "round over"}
    holds("R.archer+ B.lord-2/B.heir+", play=["target 1"], expect=after)


def test_e10_a_card_uncovered_in_the_active_slot_acts_at_once() -> None:
    after = {"queue": "R.heir+ B.spy-", "influence": {"R": 4}, "next": "B.spy-"}
    holds("R.conspiracy-1/R.heir+ B.spy-", play=["reveal"], expect={**after, "influence": {"R": 2}, "next": "R.heir+"})
    holds("R.conspiracy-1/R.heir+ B.spy-", play=["reveal"], expect=after)
    holds(
        "R.conspiracy-/R.heir-1 B.spy-", play=["reveal", "keep"], expect={"queue": "R.heir-2 B.spy-", "next": "B.spy-"}
    )


def test_e11_an_archer_alone_eliminates_itself() -> None:
    holds("R.archer-1", influence={"R": 1}, play=["reveal"], expect={"queue": "", "influence": {"R": 3}})


def test_e12_what_an_eliminated_active_card_covered_acts_at_once() -> None:
    holds("R.archer+/R.heir+", play=[], expect={"queue": "R.heir+", "influence": {"R": 3}, "next": "round over"})
    after = {"queue": "R.heir+", "influence": {"R": 3, "B": 4}, "next": "round over"}
    holds("B.ambush-2 R.soldier+/R.heir+", at=1, play=[], expect=after)


def test_e13_a_soldier_hits_neither_itself_nor_what_it_covers() -> None:
    holds("R.soldier+/R.lord-3", legal=[], play=[], expect={"queue": "R.soldier+/R.lord-3", "influence": {"R": 0}})


def test_e14_nobody_is_robbed_below_nothing() -> None:
    holds("R.spy+ B.lord-5", play=[], expect={"influence": {"R": 0, "B": 0}})
    holds("R.spy+ B.lord-5", influence={"B": 1}, play=[], expect={"influence": {"R": 1, "B": 0}})


def test_e15_a_spy_may_spare_a_rival() -> None:
    holds("R.lord- R.spy+ B.heir-", at=1, legal=["target 0", "target 2"])
    after = {"influence": {"R": 1, "B": 1}}
    holds("R.lord- R.spy+ B.heir-", at=1, influence={"R": 1, "B": 1}, play=["target 0"], expect=after)


def test_e16_only_other_heirs_face_up_and_on_top_block_an_heir() -> None:
    holds("B.heir-1 R.heir+", at=1, play=[], expect={"influence": {"R": 2}})
    holds("B.lord-/B.heir+ R.heir+", at=1, play=[], expect={"influence": {"R": 2}})
    holds("B.heir+ R.heir+", at=1, play=[], expect={"influence": {"R": 0}})


def test_e17_a_shapeshifter_as_heir_is_blocked_by_shapeshifters_only() -> None:
    holds("B.heir+ R.shapeshifter+ G.heir+", at=1, play=["target 0"], expect={"influence": {"R": 2}, "next": "G.heir+"})
    blocked = {"influence": {"R": 0}, "next": "G.shapeshifter+"}
    holds("B.heir+ R.shapeshifter+ G.shapeshifter+", at=1, play=["target 0"], expect=blocked)


def test_e18_a_copied_ability_may_hit_its_model_or_the_copier() -> None:
    holds("B.soldier+ R.shapeshifter+", at=1, play=[], expect={"queue": "R.shapeshifter+", "influence": {"R": 1}})
    holds("B.archer+ R.shapeshifter+", at=1, play=["target 1"], expect={"queue": "B.archer+", "influence": {"R": 1}})


def test_e19_copying_is_mandatory_but_another_shapeshifter_will_do() -> None:
    queue = "B.shapeshifter+ R.shapeshifter+ G.soldier+"
    holds(queue, at=1, legal=["target 0", "target 2"])
    holds(queue, at=1, play=["target 0"], expect={"queue": queue, "next": "G.soldier+"})
    holds("B.soldier- R.shapeshifter+ G.lord+", at=1, play=[], expect={"influence": {"R": 1}, "next": "G.lord+"})


def test_e20_an_assassination_may_hit_itself_and_alone_must() -> None:
    holds("R.assassination-2", play=["reveal"], expect={"queue": "", "influence": {"R": 3}, "next": "round over"})
    state = play(reached("R.assassination- B.lord+"), "reveal")
    assert offered(state) == ["target 0", "target 1"]
    play(state, "target 0")
    assert write_queue(state.table) == "B.lord+"
    assert len(state.table.discards) == 1


def test_e21_an_ambush_hit_by_an_assassination_discards_it_once() -> None:
    state = play(reached("B.assassination-1 G.lord- R.ambush-3"), "reveal", "target 2")
    assert write_queue(state.table) == "G.lord-"
    assert state.table.pool == [4, 2, 0]
    assert len(state.table.discards) == 2


def test_e22_the_attacker_is_the_shapeshifter_not_its_model() -> None:
    after = {"queue": "B.soldier+", "influence": {"R": 1, "B": 0, "G": 4}, "next": "round over"}
    holds("B.soldier+ R.shapeshifter+ G.ambush-", at=1, play=["target 2"], expect=after)


def test_e23_a_decree_cannot_move_itself() -> None:
    state = play(reached("B.lord+ R.royal-decree- G.heir+", at=1), "reveal")
    assert offered(state) == ["target 0", "target 2"]
    holds("R.royal-decree-2", play=["reveal"], expect={"queue": "", "influence": {"R": 2}, "next": "round over"})


def test_e24_a_moved_card_acts_again_behind_and_not_at_all_in_front() -> None:
    before = {"queue": "B.lord-2 G.spy-1", "next": "round over"}
    holds("R.royal-decree- B.lord-2 G.spy-", play=["reveal", "target 1", "gap 0", "keep"], expect=before)
    twice = {"queue": "R.heir+ B.lord+", "influence": {"R": 4, "B": 0}, "next": "B.lord+"}
    holds("R.heir+ R.royal-decree- B.lord+", play=["reveal", "target 0", "gap 1"], expect=twice)
    asked_again = {"queue": "G.lord+ B.spy-2", "next": "round over"}
    answers = ["keep", "reveal", "target 0", "gap 2", "keep"]
    holds("B.spy- R.royal-decree- G.lord+", play=answers, expect=asked_again)


def test_e25_a_decree_lifts_the_top_of_a_stack_into_a_slot_of_its_own() -> None:
    ahead = {"queue": "B.lord+ B.heir+", "influence": {"B": 2}, "next": "round over"}
    holds("R.royal-decree- B.lord+/B.heir+", play=["reveal", "gap 0"], expect=ahead)
    passed = {"queue": "B.heir+ B.lord+", "influence": {"B": 2}, "next": "round over"}
    holds("B.lord+/B.heir+ R.royal-decree-", at=1, play=["reveal", "gap 2"], expect=passed)


def test_e26_what_a_decree_covered_acts_before_what_it_moved() -> None:
    queue, answers = "R.royal-decree-/R.heir+ B.lord+", ["reveal", "gap 1"]
    holds(queue, play=answers, expect={"queue": "R.heir+ B.lord+", "influence": {"R": 0, "B": 0}, "next": "R.heir+"})
    holds(queue, play=answers, expect={"influence": {"R": 2, "B": 0}, "next": "B.lord+"})


def test_e27_ties_go_to_own_tops_and_then_are_shared() -> None:
    equal = {"R": 6, "B": 6}
    holds("R.lord-/R.heir-/R.spy+ B.archer+ B.soldier-", influence=equal, expect={"scores": equal, "winners": ["B"]})
    holds("R.lord+ B.archer+ B.spy-/B.heir+ R.spy-", influence=equal, expect={"winners": ["B", "R"]})


def test_e53_the_supply_never_runs_out() -> None:
    holds("R.conspiracy-200", play=["reveal"], expect={"influence": {"R": 400}})


def test_e54_one_card_is_left_in_each_hand() -> None:
    for cards in (base(), both()):
        for seed in range(5):
            state = Oriflamme().setup(Options(cards, "RBGYK"), seed)
            dice = Dice(seed)
            while not state.over:
                state.play(dice.pick(state.moves))
            assert [len(hand) for hand in state.table.hands] == [1] * 5


def test_e55_an_ambush_and_an_extortion_react_face_down_and_never_lie_open() -> None:
    holds("B.soldier+ R.ambush-3", play=[], expect={"queue": "", "influence": {"R": 4, "B": 1}})
    holds("B.soldier+ R.extortion-3", play=[], expect={"queue": "B.soldier+", "influence": {"R": 2, "B": 1}})
    cards = both().pick(CROWDS[0].split())
    numbers = {cards.number("ambush"), cards.number("extortion")}
    for seed in range(20):
        state = Oriflamme().setup(Options(cards, "RBG"), seed)
        dice = Dice(seed)
        while not state.over:
            state.play(dice.pick(state.moves))
            table = state.table
            assert not any(table.open[card] and table.faces[card] in numbers for card in table.queue)


def test_e59_an_archer_sees_two_ends_and_tops_only() -> None:
    holds("R.archer+/R.lord-", legal=[], play=[], expect={"queue": "R.lord-", "influence": {"R": 1}, "next": "R.lord-"})
    holds("B.lord-1/B.heir-2 R.archer+", at=1, play=["target 0"], expect={"queue": "B.heir-2 R.archer+"})


def test_e60_effects_look_at_no_hand() -> None:
    holds("R.heir+", hands={"B": ["heir"]}, play=[], expect={"influence": {"R": 2, "B": 0}})
    holds("R.fanatic+", hands={"R": ["judge"]}, play=[], expect={"influence": {"R": 2}})


def test_e61_a_decree_may_put_a_card_back_or_beside_its_stack() -> None:
    back = {"queue": "B.lord+ G.heir+", "next": "B.lord+"}
    holds("R.royal-decree- B.lord+ G.heir+", play=["reveal", "target 1", "gap 1"], expect=back)
    stack = "R.royal-decree- B.lord+/B.heir+"
    holds(stack, play=["reveal", "gap 1"], expect={"queue": "B.lord+ B.heir+", "next": "B.lord+"})
    holds(stack, play=["reveal", "gap 2"], expect={"queue": "B.heir+ B.lord+", "next": "B.heir+"})


def test_e62_a_moved_card_acts_once_more_only() -> None:
    after = {"queue": "B.lord+ R.heir+", "influence": {"R": 4, "B": 2}, "next": "round over"}
    holds(
        "R.heir+ R.royal-decree- B.lord+",
        play=["reveal", "target 0", "gap 2"],
        expect={**after, "influence": {"R": 4, "B": 1}},
    )


def test_a_placement_goes_on_in_the_order_of_seats() -> None:
    state = chooses("B.lord+", "R", hands={"R": ["spy"]})
    assert offered(state) == ["place spy front", "place spy back"]
    play(state, "place spy front")
    assert state.seat == 0
    assert state.table.phase != OVER
