"""What has not changed is not painted again: neither by what is pointed at nor by what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.window.territory import TerritoryItem
from gonfalon.ui.board.panel_items import PanelItem
from tests.at_the_table.likeness import come_to_rest
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.ordonance.window.positions import argued, staged


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each piece of furniture has been drawn, columns by their numbers."""
    counts: Counter[str] = Counter()
    paint = PanelItem.paint

    def counting(item: PanelItem, *arguments: object) -> None:
        name = type(item).__name__
        counts[f"{name} {item.index + 1}" if isinstance(item, TerritoryItem) else name] += 1
        paint(item, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(PanelItem, "paint", counting)
    return counts


def look(person: Commander) -> None:
    """Paint what there is; furniture that has not changed is taken from its picture."""
    for _ in range(3):
        QApplication.processEvents()
    person.table.view.viewport().grab()


def seen_in(person: Commander, counts: Counter[str], act: Callable[[], object]) -> Counter[str]:
    """What is drawn because of something, once all is drawn."""
    person.move(person.scene.measures.banner.topLeft())
    person.move(person.scene.measures.banner.center())
    come_to_rest(person.scene)
    look(person)
    counts.clear()
    act()
    come_to_rest(person.scene)
    look(person)
    return Counter(counts)


ACTS: dict[str, Callable[[Commander], object]] = {
    "rebuilt": lambda person: person.scene.rebuild(),
    "pointed at": lambda person: person.move(person.hand[1].pos()),
    "dragged": lambda person: person.carry(person.hand[2], person.scene.measures.banner.center()),
}


@pytest.mark.slow
@pytest.mark.parametrize(("act", "explained"), [("rebuilt", -1), ("rebuilt", 1), ("pointed at", -1), ("dragged", -1)])
def test_units_and_a_rebuilt_table_draw_no_furniture_again(
    person: Commander, drawn: Counter[str], act: str, explained: int
) -> None:
    person.sit_down(staged(argued))
    person.scene.explain(explained)
    unit = person.hand[1]
    # What the places mean that it passes is said in the scroll.
    expected = {"PromptItem"} if act == "dragged" else set()
    assert {*seen_in(person, drawn, lambda: ACTS[act](person))} == expected
    assert unit.hovered == (act == "pointed at")
    assert (person.scene.drag_controller.dragged is not None) == (act == "dragged")
    person.release(person.scene.measures.banner.center())


def test_a_pointed_plate_draws_its_own_column_alone(person: Commander, drawn: Counter[str]) -> None:
    person.sit_down(staged(argued))

    def point() -> None:
        person.move(person.scene.measures.grid.plates[2].center())

    found = seen_in(person, drawn, point)
    assert set(found) == {"TerritoryItem 3"}


def test_a_play_draws_the_columns_that_it_changes(person: Commander, drawn: Counter[str]) -> None:
    """Own card and answer of the rival: no column that neither of them went to, and each part a few times at most."""
    person.begin(campaign(seed=61))
    assert person.asked is not None
    moves = person.asked.moves

    def play() -> None:
        person.answer(moves[0])
        person.wait()

    found = seen_in(person, drawn, play)
    changed = {f"TerritoryItem {move.territory}" for move in person.match.moves}
    columns = {name for name in found if name.startswith("TerritoryItem")}
    assert columns <= changed, f"{columns - changed} are as they were"
    assert all(count <= 6 for count in found.values()), found
