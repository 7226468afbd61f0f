"""What the words of the card language do, also where no printed card needs them."""

from __future__ import annotations

import pytest

from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving, write_queue

from .positions import both, offered, play, reached

STOCK = """
sitter: {type: character}
decoy: {type: intrigue}
guard: {type: character, activate: [gain: 5]}
rider: {type: intrigue}
"""


def cards(*programs: str, avenge: str = "[]", type: str = "character", keys: str = "") -> CardSet:
    """A small set in which `actor` has this program, with what it needs around it."""
    actor = f"actor: {{type: {type}, activate: [{', '.join(programs)}], avenge: {avenge}{keys}}}\n"
    return compile_sets([("mine.yaml", actor + STOCK)])


def acts(queue: str, *programs: str, at: int = 0, avenge: str = "[]", type: str = "character", keys: str = "") -> State:
    """The game in which the card that resolution has come to has this program."""
    position = read_position(queue, cards(*programs, avenge=avenge, type=type, keys=keys), verdict_tokens=2, round=6)
    state = resolving(position, at)
    state.run()
    return state


def pools(state: State) -> list[int]:
    return list(state.table.pool)


def test_a_choice_without_an_option_is_skipped() -> None:
    options = "{choose: {a: [{eliminate: one marked}], b: [{discard: each marked}]}}"
    assert pools(acts("R.actor+", options, "{gain: 3}")) == [3]


def test_a_choice_with_one_option_is_not_asked() -> None:
    options = "{choose: {a: [{eliminate: one marked}], b: [{gain: 2}], c: [{eliminate: one adjacent}]}}"
    assert pools(acts("R.actor+", options, "{gain: 3}")) == [5]


def test_an_option_ends_where_the_next_begins() -> None:
    options = "{choose: {a: [{gain: 1}, {gain: 2}], b: [], c: [{gain: 4}]}}"
    for answer, gained in (("a", 11), ("b", 8), ("c", 12)):
        state = acts("R.actor+", options, "{gain: 8}")
        assert offered(state) == ["a", "b", "c"]
        assert pools(play(state, answer)) == [gained]


def test_a_choice_within_a_choice() -> None:
    inner = "{choose: {x: [{gain: 1}], y: [{gain: 2}]}}"
    state = acts("R.actor+", f"{{choose: {{a: [{inner}, {{gain: 10}}], b: [{{gain: 20}}]}}}}")
    assert pools(play(state, "a", "y")) == [12]


def test_an_option_is_offered_if_its_first_choice_is() -> None:
    inner = "{choose: {x: [{eliminate: one marked}], y: [{mark: one marked}]}}"
    state = acts("R.actor+", f"{{choose: {{a: [{inner}], b: [{{gain: 20}}]}}}}")
    assert pools(state) == [20]


def test_each_takes_all_at_once_and_reactions_follow_in_order() -> None:
    program = "{eliminate: each other closed}"
    avenge = "[{gain: 1}, {if: any closed, then: [{gain: 50}]}]"
    state = acts("B.actor-2 R.actor+ G.actor- R.sitter+ R.rider-", program, at=1, avenge=avenge)
    assert write_queue(state.table) == "R.actor+ R.sitter+"
    assert pools(state) == [3, 1, 1]


def test_it_is_what_it_was_before() -> None:
    program = ["{eliminate: one adjacent}", "{if: it closed, then: [{gain: 10}]}", "{if: it rival, then: [{gain: 20}]}"]
    assert pools(acts("R.actor+ B.sitter-", *program)) == [31, 0]
    assert pools(acts("R.actor+ B.sitter+", *program)) == [21, 0]
    assert pools(acts("R.actor+ R.sitter-", *program)) == [11]
    assert pools(acts("R.actor+", *program)) == [0]


def test_it_may_be_done_more_to() -> None:
    state = acts("R.actor+ B.sitter+", "{place: 2 on one adjacent}", "{place: 3 on it}", "{mark: it}", "{close: it}")
    assert write_queue(state.table) == "R.actor+ B.sitter-5*"
    assert offered(state) == ["keep", "reveal"]


def test_a_kind_is_meant_by_its_id_and_a_namesake_by_the_actor() -> None:
    queue = "R.actor+ B.actor+ G.guard+ K.guard- Y.rider-"
    assert pools(acts(queue, "{gain: 10 per open guard}"))[0] == 10
    assert pools(acts("R.actor+ B.actor+ G.actor-", "{gain: 10 per open namesake}"))[0] == 20
    assert pools(acts("R.actor+ G.actor-", "{gain: 10 per open namesake adjacent}"))[0] == 0


def test_amounts_count_cards_and_tokens() -> None:
    assert pools(acts("R.actor+ R.guard-/R.rider- B.rider-", "{gain: 2 per mine}"))[0] == 4
    assert pools(acts("R.actor+4 B.sitter-3/B.rider-9 G.sitter+2", "{gain: 2 per token on other card}"))[0] == 10
    assert pools(acts("R.actor+4", "{gain: 2 per token on this}")) == [8]


def test_place_drop_collect_steal() -> None:
    state = acts("R.actor+ B.sitter+1 R.rider-5 B.rider-", "{place: 2 on each rival}", "{drop: 4 from each other card}")
    assert write_queue(state.table) == "R.actor+ B.sitter+ R.rider-1 B.rider-"
    state = acts("R.actor+ B.guard+3 R.sitter+2", "{collect: each card}", "{steal: 2 from each rival}")
    assert pools(state) == [4, 6]
    assert write_queue(state.table) == "R.actor+ B.guard+ R.sitter+"


def test_marking_ends_with_the_tokens() -> None:
    state = acts(
        "R.actor+ B.sitter+ G.sitter+", "{mark: each card}", "{choose: {a: [{mark: one card}], b: [{gain: 9}]}}"
    )
    assert write_queue(state.table) == "R.actor+* B.sitter+* G.sitter+"
    assert pools(state)[0] == 9


def test_what_costs_too_much_is_only_kept() -> None:
    state = acts("R.actor-1 B.guard-", "{gain: 7}", keys=", cost: 2")
    assert offered(state) == ["keep"]
    play(state, "keep")
    assert write_queue(state.table).startswith("R.actor-2")
    state = play(acts("R.actor-5 B.guard-", "{gain: 7}", keys=", cost: 2, influence: doubled"), "reveal")
    assert pools(state)[0] == 2 * 3 + 7
    state = play(acts("R.actor-5 B.guard-", "{gain: 7}", keys=", cost: 2, influence: kept"), "reveal")
    assert write_queue(state.table).startswith("R.actor+3")


def test_a_copy_does_not_copy_again() -> None:
    program = ["{copy: one adjacent open}", "{gain: 1}"]
    state = acts("R.actor+ B.actor+", *program, at=0)
    # Red gains by the copied line and by its own; then Blue does the same.
    assert pools(state) == [2, 2]


def test_a_copy_is_done_by_the_copier() -> None:
    guard = "guard: {type: character, activate: [{gain: 1 per mine}, {discard: this}, {gain: 90 per token on this}]}\n"
    mimic = "mimic: {type: character, activate: [{copy: one adjacent open guard}, {gain: 10}]}\n"
    position = read_position("R.mimic+7 B.guard+", compile_sets([("mine.yaml", guard + mimic)]), round=6)
    state = resolving(position)
    state.run()
    assert pools(state) == [1 + 10, 1]
    assert write_queue(state.table) == ""


def test_nobody_takes_revenge_on_himself() -> None:
    program, avenge = "{eliminate: one adjacent}", "[{discard: attacker}, {gain: 9}]"
    assert write_queue(acts("R.actor+ R.sitter+", program, avenge=avenge).table) == "R.actor+"
    position = read_position("R.guard+ R.actor-", revenge(avenge), round=6)
    state = resolving(position)
    state.run()
    assert (write_queue(state.table), pools(state)) == ("R.guard+", [1])


def revenge(avenge: str) -> CardSet:
    """A set with a `guard` that eliminates a neighbour and an `actor` that avenges itself."""
    stock = STOCK.replace("[gain: 5]", "[{eliminate: one adjacent}]").replace(
        "sitter: {type: character}", "sitter: {type: character, activate: [gain: 1]}"
    )
    return compile_sets([("mine.yaml", f"actor: {{type: character, avenge: {avenge}}}\n{stock}")])


@pytest.mark.parametrize(
    ("gap", "after", "red"),
    [
        ("gap 0", "R.guard+ G.sitter+ K.sitter+", 1),
        ("gap 1", "R.guard+ K.sitter+", 2),
        ("gap 2", "G.sitter+ R.guard+", 2),
    ],
)
def test_an_attacker_that_is_moved_away_leaves_its_slot_empty(gap: str, after: str, red: int) -> None:
    """The pointer stands where the slot was: what is moved in front of it waits, what is behind it acts."""
    queue = "G.sitter+ R.guard+ B.actor- K.sitter+"
    state = resolving(read_position(queue, revenge("[move: one other open guard]"), round=6), 1)
    state.run()
    play(state, "target 2")
    assert state.table.seating.families[state.seat] == "B"
    assert offered(state) == ["gap 0", "gap 1", "gap 2"]
    play(state, gap)
    if not state.over:
        play(state, "target 0")
    assert write_queue(state.table) == after
    assert pools(state) == [red, 0, 0, 1]


def test_uncovered_by_a_move_the_card_beneath_acts_next() -> None:
    queue = "R.guard+/R.sitter+ B.actor-"
    state = resolving(read_position(queue, revenge("[move: one other open guard]"), round=6))
    state.run()
    play(state, "gap 0")
    assert write_queue(state.table) == "R.guard+ R.sitter+"
    assert pools(state) == [2, 0]


def test_after_the_end_all_is_public_also_when_nobody_listened() -> None:
    state = Oriflamme().setup(Options(both(), "RBG"), 1)
    while not state.over:
        state.play(state.moves[-1])
    for seat in range(3):
        assert None not in View.of(state, seat).table.faces


def test_a_closed_card_that_all_know_is_still_found_by_its_face_only_when_open() -> None:
    state = acts("R.actor+ B.guard+", "{close: one adjacent}", "{gain: 9 per open guard}", "{gain: 1 per closed}")
    assert pools(state)[0] == 1
    assert state.table.known[state.table.queue[1]] == 0b11


@pytest.mark.parametrize("verb", ["eliminate", "discard", "reserve"])
def test_a_closed_card_that_leaves_is_shown_to_all(verb: str) -> None:
    table = read_position("R.actor+ B.guard-3 R.rider-", cards(f"{{{verb}: each other closed}}"))
    heard: list[events.Event] = []
    state = resolving(table)
    view = table.redact(0)
    table.listener = heard.append
    state.run()
    for event in heard:
        event.seen_by(0).apply(view)
    assert view == state.table.redact(0)
    left = [card for card in range(len(table.faces)) if card in (*table.discards, *table.reserves)]
    assert len(left) == 2
    shown = {event.card for event in heard if isinstance(event, events.Shown)}
    assert set(left) == shown
    assert write_queue(table) == "R.actor+"


def test_an_actor_that_nobody_knew_is_known_after_its_swap() -> None:
    state = reached("R.informer-2 B.lord+", hands={"R": ["spy"]})
    view = state.table.redact(1)
    heard: list[events.Event] = []
    state.table.listener = heard.append
    play(state, "reveal", "swap")
    for event in heard:
        event.seen_by(1).apply(view)
    assert view == state.table.redact(1)
    informer = both().number("informer")
    assert (0, informer) in view.among
    assert view.among[0, informer] == sum(1 << card for card in view.hands[0])


@pytest.mark.parametrize("adjectives", ["open namesake", "other open namesake"])
def test_a_card_that_went_back_to_the_hand_has_no_namesakes(adjectives: str) -> None:
    """Its number was mixed with the hand: were its face looked at, the gain would tell which card lies there now."""
    for seed in range(6):
        set = cards("{swap: hand}", f"{{gain: 10 per {adjectives}}}")
        hands = {"R": ["sitter", "guard"]}
        state = resolving(read_position("R.actor+ B.actor+ G.guard+ Y.sitter+", set, hands=hands, round=6))
        state.seed = seed
        state.run()
        assert pools(play(state, "hand sitter"))[0] == 0


def test_only_what_lies_face_up_is_turned_face_down() -> None:
    """Were a face-down card closed again, the chronicle would have to speak of a card that nobody knows."""
    state = resolving(read_position("R.actor+ B.guard+ G.sitter-", cards("{close: each other}"), round=6))
    heard: list[object] = []
    state.table.listener = heard.append
    state.run()
    assert [event for event in heard if isinstance(event, events.Closed)] == [events.Closed(state.table.queue[1])]
    assert [state.table.open[card] for card in state.table.queue] == [1, 0, 0]
