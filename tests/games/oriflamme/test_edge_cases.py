"""The edge cases E1 to E62 of the rules, one test for each (section 12)."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.notation import write_queue
from gonfalon.games.oriflamme.rules import Options, Oriflamme
from gonfalon.games.oriflamme.table import OVER

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


def test_e28_an_empress_gives_if_she_can_and_never_to_herself() -> None:
    holds(
        "R.empress+ B.judge+ R.deal-", play=[], expect={"influence": {"R": 2}, "queue": "R.empress+ B.judge+ R.deal-"}
    )
    holds("R.empress+ B.deal-1 R.deal- G.revolt-", legal=["target 1", "target 3"])
    holds("R.empress+ B.judge+ G.deal-", play=[], expect={"queue": "R.empress+ B.judge+ G.deal-1", "next": "B.judge+"})


def test_e29_an_informer_counts_closed_rivals_only() -> None:
    holds("B.diplomat+4 R.informer+ G.spy-2", at=1, play=["inform"], expect={"influence": {"R": 2}, "next": "G.spy-2"})
    holds("R.spy-5 R.informer+ G.spy-2", at=1, play=["inform"], expect={"influence": {"R": 2}, "next": "G.spy-2"})
    holds(
        "B.deal-3 R.informer+", at=1, play=["inform"], expect={"influence": {"R": 3}, "queue": "B.deal-3 R.informer+"}
    )


def test_e30_a_swapped_in_card_waits_for_the_next_round() -> None:
    state = reached("R.informer+/R.spy+ B.judge-", hands={"R": ["lord", "heir"]}, round=6)
    assert offered(state) == ["inform", "swap"]
    play(state, "swap")
    assert offered(state) == ["hand heir", "hand lord"]
    play(state, "hand heir")
    assert write_queue(state.table) == "R.heir-/R.spy+ B.judge-"
    assert len(state.table.hands[0]) == 2
    assert state.seat == 1


def test_e31_the_tokens_of_a_card_that_leaves_return() -> None:
    back = {"verdict_tokens": 5}
    holds("R.judge+ B.deal-2*", verdict_tokens=4, play=["execute"], expect=back)
    holds("B.ambush- R.soldier+*", at=1, verdict_tokens=4, play=[], expect={**back, "queue": ""})
    holds("R.deal-*", verdict_tokens=4, play=["reveal"], expect={**back, "reserve": {"R": ["deal"]}})
    swapped = {**back, "queue": "R.spy-"}
    holds("R.informer+*", hands={"R": ["spy"]}, verdict_tokens=4, play=["swap"], expect=swapped)


def test_e32_a_judge_may_mark_and_execute_its_own() -> None:
    holds("R.judge+ B.deal- R.fanatic+", legal=["target 0", "target 1", "target 2"])
    state = play(reached("R.judge+* B.deal-* R.fanatic+*", verdict_tokens=2), "execute")
    assert offered(state) == ["target 0", "target 1", "target 2"]
    play(state, "target 0")
    assert state.table.pool == [1, 0]
    assert state.table.verdict_pool == 3


def test_e33_without_tokens_a_judge_gains_only() -> None:
    after = {"queue": "R.judge+ B.lord-", "influence": {"R": 1}, "verdict_tokens": 0, "next": "B.lord-"}
    holds("R.judge+ B.lord-", verdict_tokens=0, play=[], expect=after)


def test_e34_a_token_stays_on_a_card_covered_moved_or_turned() -> None:
    holds("R.judge+ B.deal-/B.fanatic+*", verdict_tokens=4, legal=["target 0", "target 1"])
    turned = {"queue": "R.lord+*", "verdict_tokens": 4}
    holds("R.lord-*", verdict_tokens=4, play=["reveal"], expect=turned)
    moved = {"queue": "G.lord+ B.spy-2*", "verdict_tokens": 4, "next": "G.lord+"}
    holds("R.royal-decree- B.spy-2* G.lord+", verdict_tokens=4, play=["reveal", "target 1", "gap 2"], expect=moved)


def test_e35_a_fanatic_ignores_covered_and_closed_cards() -> None:
    holds("R.deal-/R.judge+ R.fanatic+ R.revolt-", at=1, play=[], expect={"influence": {"R": 2}, "next": "R.revolt-"})
    holds("R.judge+ R.fanatic+", at=1, play=[], expect={"influence": {"R": 1}})


def test_e36_a_diplomat_without_a_partner_gains_1_only() -> None:
    after = {"queue": "R.diplomat+ B.diplomat-1", "influence": {"R": 1}}
    holds("R.diplomat+ B.diplomat-1", play=["negotiate"], expect=after)


def test_e37_a_covered_diplomat_keeps_but_receives_nothing() -> None:
    queue = "R.diplomat+ B.deal-/B.diplomat+4"
    holds(queue, play=["negotiate"], expect={"queue": queue, "influence": {"R": 1}, "next": "B.deal-"})
    lost = {"influence": {"R": 2, "B": 0}, "next": "G.judge+"}
    holds("R.deserter+ B.diplomat+6 G.judge+", play=[], expect=lost)


def test_e38_a_deserter_looks_around_after_the_kill() -> None:
    holds("R.deserter-2", play=["reveal"], expect={"queue": "", "influence": {"R": 2}, "next": "round over"})
    after = {"queue": "R.deserter+ B.heir+", "influence": {"R": 2}, "next": "B.heir+"}
    holds("R.deserter+ B.lord-/B.heir+", play=[], expect=after)


def test_e39_a_deserter_gone_by_an_ambush_does_no_more() -> None:
    after = {"queue": "G.lord+", "influence": {"R": 1, "B": 4}, "next": "G.lord+"}
    holds("R.deserter+ B.ambush- G.lord+", play=[], expect=after)


def test_e40_a_revolt_without_influence_is_only_kept() -> None:
    holds("R.revolt- B.judge+", legal=["keep"])
    holds("R.revolt-1 B.judge+", legal=["keep", "reveal"])


def test_e41_a_revolt_hits_both_tops_at_once() -> None:
    after = {"queue": "R.revolt- B.heir+", "influence": {"R": 1, "B": 2}, "next": "round over"}
    holds("R.revolt-1 B.deal-2/B.heir+", play=["reveal"], expect=after)
    state = play(reached("G.deal-/G.heir+ R.revolt-1 B.deal-/B.heir+ G.lord-", at=1), "reveal")
    assert write_queue(state.table) == "G.heir+ R.revolt- B.heir+ G.lord-"


def test_e42_a_revolt_that_acted_lies_down_with_nothing() -> None:
    state = play(reached("R.revolt-3 B.lord+ G.spy-"), "reveal")
    assert write_queue(state.table) == "R.revolt- G.spy-"
    assert state.table.pool == [3, 0, 0]


def test_e43_an_extortion_counts_after_it_left() -> None:
    after = {"queue": "R.soldier+ R.lord-/R.spy-3 R.heir-", "influence": {"R": 1, "B": 6}, "next": "R.lord-"}
    holds("B.extortion-2 R.soldier+ R.lord-1/R.spy-3 R.heir-", at=1, play=["target 0"], expect=after)
    own = {"influence": {"R": 1}}
    holds("R.extortion-2 R.deserter+ R.judge+", at=1, play=["target 0"], expect=own)


def test_e44_an_assassination_counts_itself_for_an_extortion() -> None:
    after = {"queue": "R.lord-1", "influence": {"R": 1, "B": 4}, "next": "R.lord-1"}
    holds("R.assassination- B.extortion-1 R.lord-2", play=["reveal", "target 1"], expect=after)


def test_e45_an_infiltration_pays_for_each_closed_victim_own_ones_too() -> None:
    reserve = {"R": ["infiltration"]}
    holds("R.soldier+ R.lord-2", reserve=reserve, play=[], expect={"influence": {"R": 3}})
    holds("R.soldier+ B.lord+", reserve=reserve, play=[], expect={"influence": {"R": 1}})
    holds("B.lord- R.revolt-1 B.spy-", at=1, reserve=reserve, play=["reveal"], expect={"influence": {"R": 6}})
    holds("B.soldier+ R.lord-", reserve=reserve, play=[], expect={"influence": {"R": 0, "B": 1}})
    laid = {"queue": "R.deal-1 B.deal- R.spy-1/R.heir-", "reserve": reserve, "next": "B.deal-"}
    holds("R.deal- R.infiltration- B.deal- R.spy-/R.heir-", at=1, play=["reveal"], expect=laid)


def test_e46_a_deal_pays_later_and_only_with_a_card_in_the_queue() -> None:
    paid = {"influence": {"R": 4}, "scores": {"R": 6}}
    holds("R.deal-2 R.fanatic+", play=["reveal"], then="next round", expect=paid)
    holds("R.deal-2", play=["reveal"], then="next round", expect={"influence": {"R": 0}, "scores": {"R": 2}})


def test_e47_a_shapeshifter_does_itself_what_alliance_cards_do() -> None:
    swapped = {"queue": "B.informer+ R.spy-", "next": "round over"}
    holds("B.informer+ R.shapeshifter+", at=1, hands={"R": ["spy"]}, play=["swap"], expect=swapped)
    holds(
        "B.diplomat+2 R.shapeshifter+", at=1, play=["withdraw"], expect={"queue": "B.diplomat+2", "influence": {"R": 0}}
    )
    holds("B.empress+ R.shapeshifter+", at=1, play=[], expect={"influence": {"R": 2}})
    holds("B.fanatic+ R.shapeshifter+", at=1, play=[], expect={"influence": {"R": 2}})
    holds("B.judge+ R.shapeshifter+", at=1, legal=["target 0", "target 1"])
    deserted = {"queue": "G.deal-", "influence": {"R": 2}, "next": "G.deal-"}
    holds("B.deserter+ R.shapeshifter+ G.deal-", at=1, play=["target 0"], expect=deserted)


def test_e48_an_ambush_sends_away_whatever_acted() -> None:
    after = {"queue": "", "influence": {"R": 2, "B": 4, "G": 4}, "next": "round over"}
    holds("B.ambush- R.revolt-1 G.ambush-", at=1, play=["reveal"], expect=after)
    judge = {"queue": "B.fanatic+", "influence": {"R": 4, "B": 3}, "verdict_tokens": 5, "next": "round over"}
    holds("R.ambush-1* B.judge+/B.fanatic+", at=1, verdict_tokens=4, play=["execute"], expect=judge)


def test_e49_a_decree_carries_what_lies_on_a_card() -> None:
    after = {"queue": "G.lord+ B.diplomat+4*", "influence": {"B": 0}, "next": "G.lord+", "verdict_tokens": 4}
    queue = "R.royal-decree- B.diplomat+4* G.lord+"
    holds(queue, verdict_tokens=4, play=["reveal", "target 1", "gap 2"], expect=after)


def test_e50_two_tokens_on_one_card_return_together() -> None:
    marked = {"queue": "R.judge+ B.lord-**", "verdict_tokens": 3}
    holds("R.judge+ B.lord-*", verdict_tokens=4, play=["sentence", "target 1"], expect=marked)
    holds("R.judge+ B.lord-**", verdict_tokens=3, play=["execute"], expect={"verdict_tokens": 5})


def test_e51_a_discarded_attacker_pays_nobody() -> None:
    after = {"queue": "", "influence": {"R": 1, "B": 4}}
    holds("R.soldier+ B.ambush-", reserve={"B": ["infiltration"]}, play=[], expect=after)


def test_e52_a_swapped_in_card_met_again_is_kept_for_nothing() -> None:
    state = reached("R.informer+ B.royal-decree- G.lord+", hands={"R": ["spy", "heir"]})
    play(state, "swap", "hand spy", "reveal", "target 0", "gap 2")
    assert offered(state) == ["keep"]
    play(state, "keep")
    assert write_queue(state.table) == "G.lord+ R.spy-"
    revolt = {"queue": "K.lord+ R.revolt-1", "next": "round over"}
    answers = ["reveal", "reveal", "target 0", "gap 2", "keep"]
    holds("R.revolt-1 G.spy- B.royal-decree- K.lord+", play=answers, expect=revolt)


def test_e52_the_mark_goes_with_the_round() -> None:
    state = reached("R.informer+", hands={"R": ["spy", "heir", "lord"]}, families=["B"])
    play(state, "swap", "hand spy")
    while state.decision.prompt.word == "place":
        play(state, next(move for move in offered(state) if move.endswith("back")))
    assert offered(state) == ["keep", "reveal"]


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


def test_e55_an_ambush_reacts_face_down_and_never_lies_open() -> None:
    holds("B.soldier+ R.ambush-3", play=[], expect={"queue": "", "influence": {"R": 4, "B": 1}})
    number = base().number("ambush")
    for seed in range(20):
        state = Oriflamme().setup(Options(base(), "RBG"), seed)
        dice = Dice(seed)
        while not state.over:
            state.play(dice.pick(state.moves))
            table = state.table
            assert not any(table.open[card] and table.faces[card] == number for card in table.queue)


def test_e56_a_diplomat_may_withdraw_with_nothing() -> None:
    holds("R.diplomat+ B.spy-", play=["withdraw"], expect={"queue": "B.spy-", "influence": {"R": 0}, "next": "B.spy-"})
    holds("R.diplomat-3", play=["reveal", "withdraw"], expect={"queue": "", "influence": {"R": 3}})


def test_e57_reserved_cards_do_not_break_ties() -> None:
    holds("B.lord+", influence={"R": 5, "B": 5}, reserve={"R": ["infiltration", "deal"]}, expect={"winners": ["B"]})


def test_e58_influence_taken_on_reveal_is_not_on_the_card() -> None:
    holds("B.spy-2 R.informer-3", at=1, play=["reveal", "inform"], expect={"influence": {"R": 5}})
    holds(
        "R.diplomat-3 B.diplomat+", play=["reveal", "withdraw"], expect={"influence": {"R": 3}, "next": "B.diplomat+"}
    )


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
