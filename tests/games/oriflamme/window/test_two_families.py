"""Two players who lead two families each, before the window."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.core.seats import FAMILIES_EACH
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, lead_several
from gonfalon.ui.board.overlay import CardRow
from tests.games.oriflamme.window.person import Person, game


def two_each(people: str, hand: str = "whole") -> NewGame:
    """A game of Red and Blue, who lead Green and Gold too."""
    alone = game("RB", people)
    return replace(alone, seats=lead_several(alone.seats, 2), options=((FAMILIES_EACH, "2"), ("hand", hand)))


def ended(people: str, moves: int = 1) -> Match:
    """Such a game before so many of its last moves."""
    match = Match.begin(two_each(people), CardSources(GAMES))
    while not match.over:
        match.play(match.view(match.decision_seat or 0).pending.moves[-1])
    record = match.record()
    return Match.restore(replace(record, outcome=None, moves=record.moves[:-moves]), CardSources(GAMES))


def test_the_hand_of_the_family_that_is_asked_lies_in_front(person: Person) -> None:
    person.begin(two_each("R"))
    scene = person.scene
    for seat in (0, 2):
        assert person.asked is not None
        assert (person.asked.seat, scene.front, person.knows) == (seat, seat, 0)
        assert scene.banner.title.startswith(("Red: ", "", "Green: ")[seat])
        assert [panel.own for panel in scene.panels_by_seat] == [other == seat for other in range(4)]
        assert all(card.isVisible() and card.face_up for card in person.hand)
        assert not any(scene.items_by_number[card].isVisible() for card in scene.table.hands[2 - seat])
        person.answer(person.asked.moves[-1])
        person.wait()
    assert not person.curtained


def test_a_click_on_the_other_family_shows_its_hand(person: Person) -> None:
    person.begin(two_each("R"))
    scene, view = person.scene, person.table.game_view
    sheets = [view.detail_sheet(scene, seat) for seat in (0, 2)]
    headings = [[row.accessibleName() for row in sheet.inner.findChildren(CardRow)] for sheet in sheets if sheet]
    assert headings[0] == ["Discard pile", "Set aside, for your eyes only"]
    assert headings[1] == ["Discard pile", "Your hand", "Set aside, for your eyes only"]
    assert not person.table.unseen_cards.show(2)
    assert person.table.unseen_cards.show(1)


def test_the_curtain_falls_between_people_only(visited: Person) -> None:
    visited.window.settings.curtain = True
    visited.begin(two_each("RB"))
    behind: list[str] = []
    for _ in range(2):
        assert visited.curtained
        curtain = visited.window.screens.curtain
        assert curtain is not None
        behind.append(curtain.seat.name)
        visited.lift_curtain()
        while not visited.curtained:
            assert visited.asked is not None
            visited.answer(visited.asked.moves[0])
            visited.wait()
    assert behind == ["Marguerite", "Ann"]


def test_the_end_counts_both_families(person: Person) -> None:
    person.sit_down(ended("R"))
    while not person.at_the_end:
        assert person.asked is not None
        person.answer(person.asked.moves[0])
        person.wait()
    match, outcome = person.match, person.match.outcome
    assert outcome is not None
    report = person.table.game_view.report(match, "en")
    rows = report.tables[0].rows
    assert {(row.seat.family, row.family) for row in rows} == {("R", "Red and Green"), ("B", "Blue and Gold")}
    assert [row.figures[-1] for row in rows] == sorted(map(str, outcome.scores[:2]), key=int, reverse=True)
    assert report.chart is not None
    assert {family: figures[-1] for family, figures in report.chart.history.items()} == dict(
        zip("RB", outcome.scores[:2], strict=True)
    )


def test_each_strip_tells_what_the_families_of_its_player_have_together(person: Person) -> None:
    person.sit_down(ended("R", 3))
    scene = person.scene
    pool = scene.table.pool
    assert pool[0] + pool[2] > max(pool[0], pool[2])
    for seat, panel in enumerate(scene.panels_by_seat):
        assert panel.figures.line.endswith(f"together {pool[seat] + pool[(seat + 2) % 4]}")
    person.begin(game("RB", "R"))
    assert not any("together" in panel.figures.line for panel in person.scene.panels_by_seat)


def test_what_happened_counts_from_the_last_turn_of_either_family(person: Person) -> None:
    person.begin(two_each("R"))
    for number in (0, 1):
        assert len(person.table.playback.since()) == number
        assert person.asked is not None
        person.answer(person.asked.moves[-1])
        person.wait()


def test_a_drawn_card_lies_in_the_hand(person: Person) -> None:
    person.begin(two_each("R", "two-a-round"))
    while person.scene.table.round == 1:
        assert person.asked is not None
        person.answer(person.asked.moves[-1])
        person.wait()
    table = person.scene.table
    assert sum(map(len, table.hands)) == 8 - table.placed
    assert None not in [table.faces[card] for seat in (0, 2) for card in table.hands[seat]]
    assert {table.faces[card] for seat in range(4) for card in table.piles[seat]} == {None}
