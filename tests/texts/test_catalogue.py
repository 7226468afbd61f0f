"""The texts of the catalogues are said, to the program and to Qt, in every language and with every number."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from gonfalon import data
from gonfalon.texts.translations import ENGLISH, LANGUAGES, set_language, translate, with_no_breaks
from gonfalon.ui.settings import language
from tests.translations.catalogue import messages

NUMBERS = (*range(26), 100, 101, 111, 112, 122, 1000, 1001, 1002, 1011, 12_004, 1_000_000)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_said_as_it_is_written_and_qt_says_the_same(qapp: QApplication, code: str) -> None:
    language.install_language(qapp, code)
    # English stands in the program; elsewhere lines end where a reader would end them.
    lines = str if code == ENGLISH else with_no_breaks
    compared = 0
    for message in messages(code):
        asked = message.context, message.source, message.comment
        for n in NUMBERS if message.plural else (-1,):
            said = translate(*asked, n)
            assert said in {lines(form).replace("%n", str(n)) for form in message.forms}
            assert QCoreApplication.translate(*asked, n) == said
            compared += 1
    assert compared > 4_000


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_no_catalogue_knows_is_said_in_english(code: str) -> None:
    set_language(code)
    assert translate("Chronicle", "The %n crows have gone.", "", 21) == "The 21 crows have gone."
    assert translate("Nowhere", "End of the game") == "End of the game"


@pytest.mark.parametrize("cut", [0, 10, 1_000, -3, None])
def test_a_catalogue_that_is_broken_or_not_there_leaves_english_texts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int | None
) -> None:
    if cut is not None:
        whole = (data.translations_dir() / "uk.mo").read_bytes()
        (tmp_path / "uk.mo").write_bytes(whole[:cut])
    monkeypatch.setattr(data, "translations_dir", lambda: tmp_path)
    set_language("uk")
    assert translate("Chronicle", "End of the game") == "End of the game"
    assert "uk.mo cannot be read" in caplog.text
