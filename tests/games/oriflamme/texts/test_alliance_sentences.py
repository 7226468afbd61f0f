"""The chronicle of Alliance: what is paid, what goes back, and why somebody had no choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.cardset import CardSet, combine
from gonfalon.games.oriflamme.rules.loading import load
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.notation import read_position, resolving
from gonfalon.games.oriflamme.texts.sentences import Teller, text
from gonfalon.texts.lines import Line, add_line

ALLIANCE = load(cards_dir() / "alliance.yaml")
MIXED = load(cards_dir() / "alliance.yaml", cards_dir() / "oriflamme.yaml")


def chronicle(
    queue: str,
    plays: str = "",
    *,
    at: int = 0,
    seat: int = 0,
    tokens: int = 5,
    round: int = 2,
    reserve: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    cards: CardSet | None = None,
) -> list[str]:
    """What a seat is told while these moves are played; afterwards everybody keeps."""
    cards = cards or (MIXED if "shapeshifter" in queue else ALLIANCE)
    table = read_position(queue, cards, families="RBG", verdict_tokens=tokens, reserve=reserve or {}, hands=hands or {})
    table.round = round
    state = resolving(table, at)
    view = View.of(state, seat).table
    telling, heard, lines = Teller(table.seating), list[Event](), list[Line]()
    state.table.listener = heard.append
    state.run()
    moves = [Move.parse(move) for move in plays.split(",") if move]
    while not state.over and (moves or state.moves[0].word == "keep"):
        state.play(moves.pop(0) if moves else state.moves[0])
    for event in heard:
        seen = event.seen_by(seat)
        add_line(lines, telling.tell(seen, view))
        seen.apply(view)
    return [text(line, "en", cards) for line in lines]


def test_a_judge_without_marked_cards_has_no_choice() -> None:
    assert chronicle("B.judge- R.empress+", "reveal,target 1", at=0)[:4] == [
        "Blue reveals the Judge.",
        "No card bears a verdict: Blue’s Judge has no choice.",
        "Blue’s Judge earns 1.",
        "Blue’s Judge puts a verdict on Red’s Empress.",
    ]


def test_the_influence_on_a_revealed_judge_is_told_before_that() -> None:
    assert chronicle("B.judge-2 R.empress+", "reveal,target 1")[:3] == [
        "Blue reveals the Judge and takes 2 from it.",
        "No card bears a verdict: Blue’s Judge has no choice.",
        "Blue’s Judge earns 1.",
    ]


def test_a_face_up_judge_and_one_that_is_copied_have_none_either() -> None:
    assert chronicle("B.judge+ R.empress+", "target 1")[0] == "No card bears a verdict: Blue’s Judge has no choice."
    assert chronicle("B.judge+ R.shapeshifter+", "target 1", at=1)[:3] == [
        "Red’s Shapeshifter copies Blue’s Judge.",
        "No card bears a verdict: Red’s Shapeshifter has no choice.",
        "Red’s Shapeshifter earns 1.",
    ]


def test_a_judge_with_a_choice_is_not_excused() -> None:
    said = chronicle("B.judge+ R.empress+*", "execute")
    assert said[:2] == ["Blue’s Judge eliminates Red’s Empress.", "1 verdict token goes back to the pool."]


def test_an_empty_pool_is_told() -> None:
    said = chronicle("B.judge+ R.empress+* G.fanatic-", "sentence,keep", tokens=0)
    assert said[:3] == [
        "Blue’s Judge earns 1.",
        "The pool has no verdict token for Blue’s Judge.",
        "Red’s Empress earns 2.",
    ]
    # Who executes wants no token.
    assert not any("pool has no" in said for said in chronicle("B.judge+ R.empress+*", "execute", tokens=0))


def test_tokens_go_back_with_every_card_that_leaves() -> None:
    back = "2 verdict tokens go back to the pool."
    assert chronicle("B.diplomat+2**", "withdraw")[:3] == [
        "Blue takes 2 from its Diplomat.",
        "Blue’s Diplomat is discarded.",
        back,
    ]
    assert chronicle("B.extortion-** G.deal-", "reveal,keep")[:2] == ["Blue reveals the Extortion and earns 1.", back]
    assert chronicle("B.deal-1** G.deal-", "reveal,keep")[1:3] == [
        "Blue reserves the Deal with 1 influence on it.",
        back,
    ]
    assert chronicle("B.informer+** G.deal-", "swap,keep", hands={"B": ["judge"]})[1] == back


def test_a_face_up_card_that_gains_nothing_is_not_passed_over() -> None:
    assert (
        chronicle("B.informer+ G.deal-", "inform,keep", hands={"B": ["judge"]})[0]
        == "Blue’s Informer achieves nothing."
    )
    assert "Green’s Deserter achieves nothing." not in chronicle("G.deserter+ B.fanatic+")


def test_extortion_makes_its_attacker_pay() -> None:
    assert chronicle("R.deserter+ B.extortion- R.deal-2 R.fanatic-1 R.judge-", "target 1,keep,keep")[:5] == [
        "Red’s Deserter eliminates Blue’s Extortion.",
        "Blue’s Extortion earns 8.",
        "Red loses 1 influence from each of 2 cards.",
        "Red’s Deserter is discarded.",
        "Red keeps its Deal face down: 2 influence on it.",
    ]


def test_a_revolt_pays_strikes_and_turns_back() -> None:
    assert chronicle("R.empress+1 B.revolt-3 G.deal-2", "reveal", at=1)[:4] == [
        "Blue reveals the Revolt, pays 1 from it and takes 2.",
        "Blue’s Revolt eliminates Red’s Empress; 1 influence on it is lost.",
        "Blue’s Revolt eliminates Green’s Deal; 2 influence on it is lost.",
        "Blue’s Revolt turns face down again.",
    ]


def test_an_infiltration_pays_for_each_face_down_victim() -> None:
    said = chronicle("R.empress- B.revolt-1 G.deal-2", "reveal", at=1, reserve={"B": ["infiltration"]})
    assert said[1:5] == [
        "Blue’s Revolt eliminates Red’s Empress.",
        "Blue’s Revolt eliminates Green’s Deal; 2 influence on it is lost.",
        "Blue’s Infiltration pays 4 from the reserve for the elimination.",
        "Blue’s Revolt turns face down again.",
    ]


def test_a_deal_pays_at_the_start_of_a_round_and_at_the_end() -> None:
    said = chronicle("B.fanatic+", reserve={"B": ["deal+3"], "R": ["deal+2"]})
    assert said[said.index("Round III · Placement") :] == [
        "Round III · Placement",
        "Blue holds the crown and plays first.",
        "Blue’s Deal pays 3 from the reserve.",
    ]
    said = chronicle("B.fanatic+", reserve={"B": ["deal+3"], "R": ["deal+2"]}, round=6)
    assert said[-3:] == [
        "At the end Red’s Deal pays 2 from the reserve.",
        "At the end Blue’s Deal pays 3 from the reserve.",
        "End of the game",
    ]


def test_what_a_face_up_card_did_not_do_is_told_before_the_end() -> None:
    said = chronicle("B.informer+", "inform", hands={"B": ["judge"]}, reserve={"B": ["deal+3"]}, round=6)
    assert said == [
        "Blue’s Informer achieves nothing.",
        "At the end Blue’s Deal pays 3 from the reserve.",
        "End of the game",
    ]


def test_a_swap_is_a_secret() -> None:
    hands = {"B": ["judge", "deal"]}
    assert chronicle("B.informer+ R.deal-", "swap,hand judge", seat=1, hands=hands)[0] == (
        "Blue’s Informer returns to the hand; the Judge takes its place."
    )
    assert chronicle("B.informer+ R.deal-", "swap,hand judge", seat=0, hands=hands)[0] == (
        "Blue’s Informer returns to the hand; a new card takes its place."
    )


def test_diplomats_make_presents() -> None:
    assert chronicle("R.diplomat+1 B.diplomat-2", "reveal,negotiate", at=1)[:3] == [
        "Blue reveals the Diplomat and takes 2 from it.",
        "Blue’s Diplomat earns 1.",
        "Blue’s Diplomat puts 2 influence on Red’s Diplomat.",
    ]


def test_what_a_card_does_from_the_hand_is_told_of_that_card(tmp_path: Path) -> None:
    file = tmp_path / "court.yaml"
    file.write_text("courier: {type: character, activate: [swap: hand, gain: 1]}\n", encoding="utf-8")
    cards = combine([*ALLIANCE.parts, load(file)])
    for seat, swapped in ((0, "the Judge takes its place"), (1, "a new card takes its place")):
        lines = chronicle("R.courier- B.empress-", "reveal,hand judge", seat=seat, hands={"R": ["judge"]}, cards=cards)
        assert lines[1:3] == [
            f"Red’s Courier returns to the hand; {swapped}.",
            "Red’s Courier earns 1.",
        ]
