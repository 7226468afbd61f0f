"""The edge cases of Alliance and of mixed games, E28 to E52 and E56 to E58, a test for each (rules, section 12)."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.notation import write_queue

from .plain_table import CHARACTERS, KINDS
from .positions import holds, offered, play, reached


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


@pytest.mark.parametrize("kind", sorted({*KINDS} - {"ambush", "extortion"}))
def test_e38_a_deserter_is_paid_twice_for_each_kind_of_character_only(kind: str) -> None:
    paid = {"influence": {"R": 2 if kind in CHARACTERS else 1}, "queue": "R.deserter+ G.heir+"}
    holds(f"R.deserter+ B.{kind}- G.heir+", play=[], expect=paid)


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
    alone = {"queue": "R.revolt- G.lord-", "influence": {"R": 1}, "next": "G.lord-"}
    holds("R.revolt-1 B.deal-2 G.lord-", play=["reveal"], expect=alone)


def test_e41_those_that_a_revolt_hit_answer_from_the_front() -> None:
    gone = {"influence": {"R": 2, "B": 4, "G": 2}, "queue": "R.deal-1", "next": "R.deal-1"}
    holds("B.ambush- R.revolt-1 G.extortion- R.deal-2", at=1, play=["reveal"], expect=gone)
    there = {**gone, "influence": {"R": 2, "B": 4, "G": 4}}
    holds("G.extortion- R.revolt-1 B.ambush- R.deal-2", at=1, play=["reveal"], expect=there)


def test_e42_a_revolt_that_acted_lies_down_with_nothing() -> None:
    state = play(reached("R.revolt-3 B.lord+ G.spy-"), "reveal")
    assert write_queue(state.table) == "R.revolt- G.spy-"
    assert state.table.pool == [3, 0, 0]
    # Nothing was kept since, so in the next round it can only be kept.
    after = {"queue": "R.revolt-", "influence": {"R": 1}, "next": "round over"}
    holds("R.revolt-1 B.lord+", play=["reveal"], expect=after)
    holds("R.revolt-", legal=["keep"], play=["keep"], expect={"queue": "R.revolt-1"})


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


def test_e45_an_infiltration_pays_nothing_for_discards_nor_for_what_was_before_it() -> None:
    reserve = {"R": ["infiltration"]}
    holds("R.conspiracy-1 R.deal-", reserve=reserve, play=["reveal", "reveal"], expect={"influence": {"R": 2}})
    before = {"queue": "R.soldier+", "influence": {"R": 1}, "reserve": reserve}
    holds("R.soldier+ B.lord- R.infiltration-", play=["reveal"], expect=before)


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
    executed = {"queue": "B.judge+ R.shapeshifter+", "influence": {"R": 1, "B": 0}, "verdict_tokens": 5}
    holds("B.judge+ R.shapeshifter+ G.deal-*", at=1, verdict_tokens=4, play=["execute"], expect=executed)
    withdrawn = {"queue": "B.diplomat+4", "influence": {"R": 0, "B": 0}}
    holds("B.diplomat+4 R.shapeshifter+", at=1, play=["withdraw"], expect=withdrawn)
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


def test_e56_a_diplomat_may_withdraw_with_nothing() -> None:
    holds("R.diplomat+ B.spy-", play=["withdraw"], expect={"queue": "B.spy-", "influence": {"R": 0}, "next": "B.spy-"})
    holds("R.diplomat-3", play=["reveal", "withdraw"], expect={"queue": "", "influence": {"R": 3}})


def test_e57_reserved_cards_do_not_break_ties() -> None:
    holds("B.lord+", influence={"R": 5, "B": 5}, reserve={"R": ["infiltration", "deal"]}, expect={"winners": ["B"]})
    untouched = {"influence": {"R": 1, "B": 2}, "reserve": {"R": ["R.deal+3"]}, "scores": {"R": 4}}
    holds("R.soldier+ B.extortion-", reserve={"R": ["R.deal+3"]}, play=[], expect=untouched)


def test_e58_influence_taken_on_reveal_is_not_on_the_card() -> None:
    holds("B.spy-2 R.informer-3", at=1, play=["reveal", "inform"], expect={"influence": {"R": 5}})
    holds(
        "R.diplomat-3 B.diplomat+", play=["reveal", "withdraw"], expect={"influence": {"R": 3}, "next": "B.diplomat+"}
    )
