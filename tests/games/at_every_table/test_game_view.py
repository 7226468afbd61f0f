"""What the tables of all games show in the same way: the last card of a line, and what befalls the players."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.log_entries import PointedCards
from gonfalon.ui.application.game_views import game_view, game_views
from gonfalon.ui.board.player_panel import Fate, PlayerPanel
from gonfalon.ui.look import art
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.games.at_every_table.contract import Contract


class Preview:
    """A scene that only remembers what it was to show large."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def show_look(self, look: object) -> None:
        self.shown.append(look)


@pytest.mark.parametrize("name", game_views())
@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ((("first", "R"), ("last", "B")), ["last of B"]),
        ((("first", "R"), (None, "B")), ["first of R"]),
        (((None, "R"),), []),
        ((), [None]),
    ],
    ids=["last", "last known", "unknown", "none"],
)
def test_the_last_card_of_a_line_that_the_seat_knows_is_shown_large(
    monkeypatch: pytest.MonkeyPatch, name: str, cards: PointedCards, shown: list[object]
) -> None:
    scene, game = Preview(), game_view(name)
    monkeypatch.setattr(type(game), "look", lambda self, scene, kind, family: f"{kind} of {family}")
    game.show_large(scene, cards)
    assert scene.shown == shown


def test_what_is_paid_with_is_a_drawing(qapp: QApplication) -> None:
    for scene in (OrdonanceScene, OriflammeScene, PamirScene):
        assert art.has(scene.money)


@pytest.mark.slow
def test_panels_know_who_is_robbed_who_triumphs_and_who_thinks(
    person: Player, bots: HereAtOnce, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: set[Fate | None] = set()
    changes: list[PlayerPanel] = []
    react = PlayerPanel.set_reaction

    def heard(panel: PlayerPanel, fate: Fate | None) -> None:
        told.add(fate)
        react(panel, fate)

    monkeypatch.setattr(PlayerPanel, "set_reaction", heard)
    monkeypatch.setattr(PlayerPanel, "mood_changed", lambda panel: changes.append(panel))  # noqa: PLW0108
    bots.choose = at_random
    person.window.tables.begin(table.new_game(seed=41, people=""))
    person.until(lambda: told == {None, "robbed", "triumphant"})
    assert person.window.tables.play is not None
    person.window.tables.play.leave()
    assert changes
    panel = person.scene.panels_by_seat[0]
    for act, mood in [
        (lambda: panel.set_reaction("robbed"), "robbed"),
        (lambda: panel.think(0.5), "thinking"),
        (lambda: panel.think(None), "robbed"),
        (lambda: panel.set_reaction(None), "calm"),
    ]:
        changes.clear()
        act()
        assert panel.mood == mood
    panel.set_reaction(None)
    assert changes == [panel], "told once"


def test_the_portrait_that_a_player_has_chosen_stands_at_the_own_place_alone(person: Player, table: Contract) -> None:
    person.window.settings.player_face = "teacher"
    person.window.tables.begin(table.new_game(seed=41, people="B"))
    own = next(
        panel for panel, seat in zip(person.scene.panels_by_seat, person.scene.seats, strict=True) if not seat.bot
    )
    assert [panel for panel in person.scene.panels_by_seat if panel.portrait == "teacher"] == [own]
    person.window.settings.player_face = ""
    assert not own.portrait


def test_nobody_has_a_portrait_where_several_people_play(person: Player, table: Contract) -> None:
    person.window.settings.player_face = "teacher"
    person.window.tables.begin(table.new_game(seed=41, people="RB"))
    assert "teacher" not in [panel.portrait for panel in person.scene.panels_by_seat]
