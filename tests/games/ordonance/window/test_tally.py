"""The tally of unseen cards at the table."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.ordonance.window.camp import Camp


def test_the_tally_stays_folded_as_it_was_left(qapp: QApplication) -> None:
    camp = Camp("RB", 0, 99)
    assert camp.scene.folded
    camp.scene.fold_unseen_cards()
    for _ in range(6):
        camp.play()
        camp.tell()
        camp.ask()
        assert not camp.scene.folded
        assert not unlike_rebuilt(camp.scene, camp.view)


def test_units_of_an_army_and_no_others_say_what_it_counts(qapp: QApplication) -> None:
    camp = Camp("RB", 0, 99)
    for _ in range(6):
        camp.play()
        camp.tell()
        camp.ask()
    scene, table = camp.scene, camp.scene.table
    lying = {card: divmod(army, 5) for army, cards in enumerate(table.armies) for card in cards}
    assert lying
    for item in scene.items_by_number:
        place = lying.get(item.number)
        assert scene.tip_of(item) == ("" if place is None else scene.words.describe_armies(table, place[1])[place[0]])
        assert scene.page_of(item) == ("armies" if place else "ordonance-turn")
    assert {scene.page_of(column) for column in scene.territories} == {"control"}
