"""The line of the settings page about automata, for games that have them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gonfalon.ui.board.setting_lines import SettingLines
from gonfalon.ui.preferences.settings import AUTOMATON_PACES, Settings
from gonfalon.ui.widgets.segmented import Segmented
from gonfalon.ui.widgets.setting_row import SettingRow

__all__ = ["AutomatonLines", "pace_words"]


def pace_words() -> dict[str, str]:
    """What the paces are called."""
    return {
        "step": QCoreApplication.translate("Automata", "Steps"),
        "flow": QCoreApplication.translate("Automata", "Flow"),
        "brief": QCoreApplication.translate("Automata", "Brief"),
    }


class AutomatonLines(SettingLines):
    """How the reasons of an automaton are told."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.pace = Segmented(AUTOMATON_PACES)
        self.pace.chosen.connect(lambda pace: setattr(settings, "automaton_pace", pace))
        self.row = SettingRow(self.pace)
        self.rows = (self.row,)
        settings.changed.connect(self._changed)

    def heading(self) -> str:
        return QCoreApplication.translate("Automata", "Automata")

    def retranslate(self) -> None:
        title = QCoreApplication.translate("Automata", "Reasons of an automaton")
        self.row.set_texts(
            title, QCoreApplication.translate("Automata", "Step by step on request, one after the other, or not at all")
        )
        self.pace.set_labels(pace_words(), title)
        self.pace.set_value(self.settings.pace_of_automata)

    def _changed(self, name: str) -> None:
        if name in ("automaton_pace", "automata_met"):
            self.pace.set_value(self.settings.pace_of_automata)
