"""The chronicle of Ordonance: a sentence for everything that happens, and nothing in it that a seat may not know."""

from __future__ import annotations

import pytest

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import Table, events
from gonfalon.games.ordonance.texts.log_writer import (
    BOT_REASONS,
    LOG_RENDERER,
    PHRASES,
    IconRef,
    LogWriter,
    PlaceRef,
    entry_text,
)
from gonfalon.games.ordonance.texts.names import unit_icons
from gonfalon.games.ordonance.texts.personal_phrases import PERSONAL_PHRASES
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import REASONS, LogEntry, LogFigure
from tests.games.ordonance.rules.decks import made

from .games import all_kinds, assert_reads_well, begun, tellings


def betrayed(true: Table, seat: int, lines: list[LogEntry]) -> list[tuple[str, str]]:
    """The units with their families that the lines name although the seat does not know such a card of theirs."""
    seating = true.seating
    secrets = []
    for line in lines:
        named = [(line.values[name], line.values["family"]) for name in ("unit",) if name in line.values]
        for unit, family in [*named, *line.cards]:
            if unit is None:
                continue
            owner, face = seating.families.index(str(family)), seating.deck.numbers[str(unit)]
            first = owner * seating.territories
            cards = [
                *true.hands[owner],
                *(card for army in true.armies[first : first + seating.territories] for card in army),
            ]
            bits = 1 << seat if seat >= 0 else seating.everyone
            if not any(true.faces[card] == face and true.known[card] & bits == bits for card in cards):
                secrets.append((str(unit), str(family)))
    return secrets


def test_no_seat_is_told_what_it_may_not_know() -> None:
    drawn = 0
    for seed, state in enumerate(all_kinds()):
        for true, seat, event, lines in tellings(state, seed):
            assert betrayed(true, seat, lines) == [], event
            if isinstance(event, events.Drawn):
                named = [line for line in lines if line.key == "draw-named"]
                assert len(named) == (seat == event.seat)
                drawn += 1
                if seat != event.seat:
                    assert all("unit" not in line.values for line in lines)
                    assert all(unit is None for line in lines for unit, _ in line.cards)
    assert drawn > 500


def test_a_teller_that_saw_the_true_table_would_be_caught() -> None:
    secrets = [
        secret
        for seed in range(4)
        for true, seat, _, lines in tellings(begun("RBG", seed), seed, lambda true, view: true)
        for secret in betrayed(true, seat, lines)
    ]
    assert secrets


def test_what_is_played_flies_to_its_place_and_adds_its_icons_to_the_army() -> None:
    state = begun("RBG", 3)
    game_log = GameLog(LOG_RENDERER, state.table.redact(1))
    heard: list[Event] = []
    state.table.listener = heard.append
    while not state.table.armies[0]:
        state.play(state.moves[0])
    log_groups = game_log.add(0, [event.seen_by(1) for event in heard])
    (plays,) = [one for one in log_groups if one.line is not None and one.line.key == "play" and one.line.family == "R"]
    assert plays.line is not None
    assert plays.line.aim is not None
    assert plays.line.aim.victims == (PlaceRef(0, 0, 0),)
    icons = unit_icons(str(plays.line.values["unit"]))
    tiers = {LogFigure(0, IconRef(0, icon)): icons.count(icon) for icon in icons}
    assert plays.shown_changes == tiers
    assert all(LOG_RENDERER.text(line).endswith(", now 1") for line in plays.things.values())
    assert plays.things.keys() == tiers.keys()


def test_everything_that_happens_has_its_sentence() -> None:
    keys, kinds, silent = set(), set(), set()
    for seed, state in enumerate(all_kinds()):
        for _, _, event, lines in tellings(state, seed):
            kinds.add(type(event))
            if not lines:
                silent.add(type(event))
            for line in lines:
                keys.add(line.key)
                sentence = entry_text(line, "en")
                assert_reads_well(sentence)
                if line.rule is not None:
                    keys |= {line.rule.key} & set(PHRASES)
                    assert_reads_well(entry_text(line.rule, "en"))
                assert line.heading or sentence.endswith((".", ". "))
    assert kinds == {
        type(None),
        events.Drawn,
        events.Shown,
        events.Played,
        events.Passed,
        events.Controlled,
        events.Disclosed,
        events.Ended,
    }
    assert silent <= {events.Shown, events.Disclosed, type(None)}
    # These are rare where cards are played at random; each is told below.
    rare = {*REASONS, *BOT_REASONS, *PERSONAL_PHRASES, "choosing", "pass-places", "take-forced", "shared", "tier"}
    assert keys >= set(PHRASES) - rare - {"choosing-you"}


# -- what the chronicles of the records do not hold --------------------------------------------------------------------


def sentences(table: Table, event: Event, *before: Event) -> list[str]:
    """What everybody is told of an event, after others of which it may speak."""
    log_writer = LogWriter(table.seating)
    log_writer.opening(table)
    for earlier in before:
        log_writer.tell(earlier, table)
    return [entry_text(line, "en") for line in log_writer.tell(event, table)]


def test_who_cannot_play_passes_and_says_why() -> None:
    table = begun("RB").table
    assert sentences(table, events.Passed(0)) == ["Red passes: no place is free."]
    table.hands[1].clear()
    table.at = 1
    assert sentences(table, events.Passed(1)) == ["Blue passes: no card is left."]


def test_a_territory_may_fall_because_nobody_can_play_any_more() -> None:
    table = begun("RB", cards=made([("spear", 60)], army_size=1, territories=["antioch"]), first="R").table
    table.passes, table.counts[0] = 2, 1
    assert sentences(table, events.Controlled(0, 0, 1)) == [
        "As nobody can play any more, Red takes Antioch with marker I: a single spear."
    ]


USUAL = ["setup", "decks", "turn", "draw-named"]


@pytest.mark.parametrize(
    ("options", "told_of_them"),
    [
        ({}, []),
        ({"singles": "count-then-seniority"}, ["singles-first"]),
        ({"certainty": "deck"}, ["by-deck"]),
        ({"scoring": "tournament"}, ["tournament"]),
        ({"scoring": "points", "points_end": "play-out"}, ["points", "play-out"]),
        ({"scoring": "points", "incomplete": "nothing"}, ["points", "incomplete-nothing"]),
    ],
)
def test_unusual_options_open_the_chronicle(options: dict[str, str], told_of_them: list[str]) -> None:
    table = begun("RB", **options).table
    assert [line.key for line in LogWriter(table.seating).opening(table)] == [*USUAL[:2], *told_of_them, *USUAL[2:]]


def test_of_a_printed_deck_with_usual_options_only_its_number_is_told() -> None:
    for families, values in {"RB": (2, 1, 60), "RBG": (3, 2, 120)}.items():
        table = begun(families, cards=made([("spear", 60)], status="printed")).table
        _, decks, turn, _ = LogWriter(table.seating).opening(table)
        assert tuple(decks.values[name] for name in ("players", "n", "cards")) == values
        assert turn.key == "turn"


def test_a_shared_victory_names_all_winners_and_what_nobody_takes() -> None:
    *nobody, end, shared = sentences(begun("RBG").table, events.Ended())
    assert (end, shared) == ("End of the game", "The victory is shared: Red, Blue and Green.")
    assert len(nobody) == 5
    assert nobody[1] == "Nobody takes Cyprus: no army is complete there."
