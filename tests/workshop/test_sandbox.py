"""A card on a small table: whatever the card says, it can be played there, and taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets, from_texts
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.texts.cards import SHIPPED, card_types
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER, entry_sentence
from gonfalon.games.oriflamme.texts.table_texts import choices
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import LogEntry, add_entry
from gonfalon.texts.translations import set_language
from gonfalon_workshop.sandbox import Sandbox
from gonfalon_workshop.trial_positions import TRIGGERS, set_up, trigger
from tests.games.oriflamme.rules.test_any_cards import QUICK, card_sets

from .texts import first_set

KINDS = [kind for name in SHIPPED for kind in card_types(name)]
HARVEST = ("baker", "peddler", "watchdog")


def harvest() -> CardSet:
    """The set of the page about own cards."""
    return from_texts((("harvest-fair.yaml", first_set()),), tuple(KINDS))


def own(programs: str, *more: str) -> CardSet:
    """A set with a card that says this."""
    lines = ["name: Mine", "cards:", "  miller:", *(f"    {line}" for line in programs.splitlines()), *more]
    return from_texts((("mine.yaml", "\n".join(lines) + "\n"),), tuple(KINDS))


def tried(kind: str) -> Sandbox:
    return Sandbox(harvest() if kind in HARVEST else all_shipped(), kind, "en")


def lines(trial: Sandbox) -> list[str]:
    """What has happened so far, a sentence each."""
    told: list[LogEntry] = []
    game_log = GameLog(LOG_RENDERER, trial.opening)
    for events_of_move in trial.events:
        groups = game_log.add(-1, events_of_move)
        add_entry(told, [group.line for group in groups if group.line is not None])
    return [entry_sentence(line, trial.names.language, trial.deck) for line in told if not line.heading]


def play_on(trial: Sandbox, dice: Dice) -> int:
    """Answer by chance until the card is done with; how many answers that took."""
    count = 0
    while trial.moves:
        trial.answer(trial.moves[dice.below(len(trial.moves))])
        count += 1
    return count


def standing(trial: Sandbox) -> tuple[object, ...]:
    """All that is seen of a trial."""
    asked = None if trial.view is None else trial.view.decision
    return trial.table, trial.begun, trial.over, trial.idle, trial.events, asked, trial.moves


def all_positions(trial: Sandbox) -> Iterator[int]:
    for place in range(len(trial.positions)):
        trial.choose(place)
        yield place


def is_sound(trial: Sandbox, dice: Dice) -> None:
    """The law: every position is played to its end, told in sentences, and taken back as it was."""
    assert len(trial.positions) >= 3
    assert len({position.shape for position in trial.positions}) == len(trial.positions)
    for _ in all_positions(trial):
        seen = [standing(trial)]
        assert not trial.begun
        trial.activate()
        seen.append(standing(trial))
        while trial.moves:
            assert trial.view is not None
            assert {choice.move for choice in choices(trial.names, trial.view)} == set(trial.moves)
            trial.answer(trial.moves[dice.below(len(trial.moves))])
            seen.append(standing(trial))
        assert trial.over
        assert lines(trial) or trial.idle
        assert all(words and not re.search(r"[{}%]", words) for words in (*lines(trial), trial.title))
        while seen:
            assert standing(trial) == seen.pop()
            trial.undo()
        assert not trial.begun


@settings(QUICK, max_examples=2)
@given(card_sets(), st.integers(0, 10_000), st.sampled_from("RBGYK"))
def test_any_card_can_be_tried(text: str, seed: int, family: str) -> None:
    cards = compile_sets([("mine.yaml", text)])
    dice = Dice(seed)
    for kind in cards.kinds:
        is_sound(Sandbox(cards, kind.id, "en", family), dice)


@pytest.mark.parametrize("kind", [*KINDS, *HARVEST])
def test_a_known_card_can_be_tried(kind: str) -> None:
    """The first position shows something, and every program of the card has one."""
    trial = tried(kind)
    heard: list[object] = []
    state = set_up(trial.position, trial.deck)
    state.table.listener = heard.append
    trigger(state)
    turned = events.Reached | events.Shown | events.Revealed | events.Collected
    assert state.moves or [event for event in heard if not isinstance(event, turned)]
    programs = zip(TRIGGERS, trial.deck.kinds[trial.deck.number(kind)].card.programs, strict=True)
    assert {occasion for occasion, program in programs if program} == {each.occasion for each in trial.positions}
    trial.activate()
    play_on(trial, Dice(1))
    assert not trial.idle
    is_sound(tried(kind), Dice(7))


@pytest.mark.parametrize(
    ("programs", "queue", "told"),
    [
        ("type: character\nactivate: [{mark: one adjacent mine}]", r"G\.\S+ G.miller|miller\S* G", 2),
        ("type: character\nactivate: [{eliminate: one marked}]", r"\*", 2),
        ("type: character\nactivate: [{place: 2 on one other open spy}]", r"\.spy\+", 2),
        ("type: character\nactivate: [{if: any other open namesake, then: [gain: 5]}]", r"[RB].miller\+", 2),
        ("type: character\nactivate: [{collect: each adjacent open mine}]", r"G\.\w+\+1 G.miller", 3),
        ("type: character\nactivate: [{drop: 1 from each closed rival}]", r"[RB]\.\w+-1 G.miller", 2),
    ],
)
def test_the_first_position_has_what_the_card_speaks_of(programs: str, queue: str, told: int) -> None:
    more = ("  friend:", "    type: character", "    activate: [gain: 1]")
    trial = Sandbox(own(programs, *more), "miller", "en")
    assert re.search(queue, trial.position.queue), trial.position.queue
    trial.activate()
    play_on(trial, Dice(3))
    assert len(lines(trial)) >= told, lines(trial)


def test_a_card_that_can_be_afforded_is_revealed() -> None:
    trial = Sandbox(own("type: character\ncost: 7\nactivate: [gain: 1]"), "miller", "en")
    for _ in all_positions(trial):
        trial.activate()
        assert trial.over
        assert trial.table.open[trial.card] == 1, trial.position


def test_a_card_that_says_nothing_achieves_nothing() -> None:
    trial = Sandbox(own("type: character\nactivate: []"), "miller", "en")
    trial.activate()
    assert lines(trial) == ["Green reveals the Miller and takes 2 from it."]
    assert trial.idle
    assert "R.peddler" in Sandbox(harvest(), "baker", "en").position.queue, "neighbours are others of the set"


def test_a_rivals_card_strikes_what_avenges_itself() -> None:
    trial = tried("ambush")
    trial.next_position()
    assert trial.title == "Eliminated by a rival, whose card is: Soldier"
    trial.activate()
    assert lines(trial) == [
        "Red reveals the Soldier.",
        "Red’s Soldier eliminates Green’s Ambush; 2 influence on it is lost.",
        "Green’s Ambush earns 4.",
        "Red’s Soldier is discarded.",
    ]


def test_an_own_soldier_that_strikes_nobody_is_left_out() -> None:
    """A set may call a peaceful card like the one that would strike."""
    more = ("  soldier:", "    type: character", "    activate: [gain: 1]")
    trial = Sandbox(own("type: intrigue\nactivate: [discard: this]\navenge: [gain: 3]", *more), "miller", "en")
    avenging = [position for position in trial.positions if position.occasion == "avenge"]
    assert [position.helper for position in avenging] == ["assassination"]


def test_it_speaks_another_language() -> None:
    trial = tried("lord")
    trial.activate()
    english = lines(trial)
    set_language("uk")
    trial.speak("uk")
    assert lines(trial) != english
    assert len(lines(trial)) == len(english)
    assert "Лорд" in lines(trial)[0]


def test_positions_follow_one_another_in_a_circle() -> None:
    trial = tried("lord")
    titles = []
    for _ in trial.positions:
        titles.append(trial.title)
        trial.activate()
        trial.next_position()
        assert not trial.begun
    assert trial.chosen == 0
    assert len(set(titles)) == len(titles)
    with pytest.raises(IndexError):
        trial.choose(len(titles))


def test_what_is_not_asked_is_no_answer() -> None:
    trial = tried("soldier")
    trial.activate()
    with pytest.raises(ValueError, match="no answer"):
        trial.answer(trial.moves[0]._replace(slot=9))
    first = trial.moves[0]
    trial.answer(first)
    with pytest.raises(ValueError, match="no answer"):
        trial.answer(first)


def test_again_takes_all_back() -> None:
    trial = tried("diplomat")
    before = standing(trial)
    trial.activate()
    assert play_on(trial, Dice(1))
    trial.again()
    assert standing(trial) == before


def test_files_beside_it_are_left_alone(tmp_path: Path) -> None:
    """A set that lies nowhere yet, as it stands in an editor, can be tried."""
    kinds = [f"  {id}: {{type: character, activate: [gain: 1]}}\n" for id in ("miller", "friend")]
    text = "".join(("name: Mine\ncards:\n", *kinds))
    cards = from_texts(((str(tmp_path / "mine.yaml"), text),), tuple(KINDS))
    trial = Sandbox(cards, "friend", "en")
    trial.activate()
    assert trial.over
    assert not list(tmp_path.iterdir())
