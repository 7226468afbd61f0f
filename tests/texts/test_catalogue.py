"""What is read without Qt says what Qt says, in every language and with every number."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from gonfalon import data
from gonfalon.texts.translations import ENGLISH, LANGUAGES, set_language, translate, with_no_breaks
from gonfalon.ui.settings import language
from tests.scripts import ROOT
from tests.translations.compiled import translator

NUMBERS = (*range(26), 100, 101, 111, 112, 122, 1000, 1001, 1002, 1011, 12_004, 1_000_000)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_said_as_qt_says_it(qapp: QApplication, code: str) -> None:
    language.install_language(qapp, code)
    # English stands in the program; elsewhere lines end where a reader would end them.
    compiled, lines = translator(code), str if code == ENGLISH else with_no_breaks
    compared = 0
    for context in ET.parse(ROOT / "translations" / f"gonfalon_{code}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            asked = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            for n in NUMBERS if message.get("numerus") == "yes" else (-1, 3):
                said = lines(compiled.translate(*asked, n) or "") or asked[1]
                assert translate(*asked, n) == (said.replace("%n", str(n)) if n >= 0 else said)
                assert translate(*asked, n) == QCoreApplication.translate(*asked, n)
                compared += 1
    assert compared > 4_000


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_no_catalogue_knows_is_said_in_english(code: str) -> None:
    set_language(code)
    assert translate("Chronicle", "The %n crows have gone.", "", 21) == "The 21 crows have gone."
    assert translate("Nowhere", "End of the game") == "End of the game"


def test_a_remark_that_is_not_there_is_no_obstacle() -> None:
    set_language("pl")
    assert translate("Chronicle", "End of the game", "on the last page") == "Koniec gry"


@pytest.mark.parametrize("cut", [0, 10, 1_000, -3, None])
def test_a_catalogue_that_is_broken_or_not_there_leaves_english_texts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int | None
) -> None:
    if cut is not None:
        whole = (data.translations_dir() / "gonfalon_uk.qm.gz").read_bytes()
        (tmp_path / "gonfalon_uk.qm.gz").write_bytes(whole[:cut])
    monkeypatch.setattr(data, "translations_dir", lambda: tmp_path)
    set_language("uk")
    assert translate("Chronicle", "End of the game") == "End of the game"
    assert "gonfalon_uk.qm.gz cannot be read" in caplog.text
