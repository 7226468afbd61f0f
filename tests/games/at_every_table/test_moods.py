"""What befalls the players in a game, as their panels are told it."""

from __future__ import annotations

import pytest

from gonfalon.ui.board.player_panel import Fate, PlayerPanel
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.games.at_every_table.contract import Contract


@pytest.mark.sample(1)
def test_panels_know_who_is_robbed_who_triumphs_and_who_thinks(
    person: Player, bots: HereAtOnce, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Fate | None] = []
    changes: list[PlayerPanel] = []
    befall = PlayerPanel.befall

    def heard(panel: PlayerPanel, fate: Fate | None) -> None:
        told.append(fate)
        befall(panel, fate)

    monkeypatch.setattr(PlayerPanel, "befall", heard)
    monkeypatch.setattr(PlayerPanel, "mood_changed", lambda panel: changes.append(panel))  # noqa: PLW0108
    bots.choose = at_random
    person.window.tables.begin(table.new_game(seed=41, people=""))
    person.qtbot.waitUntil(lambda: set(told) == {None, "robbed", "triumphant"}, timeout=30000)
    assert person.window.tables.play is not None
    person.window.tables.play.leave()
    assert changes
    panel = person.scene.panels_by_seat[0]
    panel.befall("robbed")
    panel.think(0.5)
    assert panel.mood == "thinking"
    panel.think(None)
    assert panel.mood == "robbed"
    changes.clear()
    panel.befall(None)
    panel.befall(None)
    assert panel.mood == "calm"
    assert changes == [panel]
