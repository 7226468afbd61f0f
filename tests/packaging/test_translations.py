from __future__ import annotations

import os
from pathlib import Path

import pytest

from gonfalon import data
from gonfalon.texts.catalogue import spoken, translate
from tests.scripts import load_script

translations = load_script("translations")

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context><name>Start</name><message><source>Play</source><translation>Грати</translation></message></context>
</TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "gonfalon_uk.ts").write_text(TS, encoding="utf-8")
    return tmp_path


def test_a_translation_is_compiled_when_it_is_newer_and_speaks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, compiled = folder / "gonfalon_uk.ts", folder / "gonfalon_uk.qm.gz"
    assert translations.compile_stale(folder) == [compiled]
    assert translations.compile_stale(folder) == []
    monkeypatch.setattr(data, "translations_dir", lambda: folder)
    with spoken("uk"):
        assert translate("Start", "Play") == "Грати"
    later = compiled.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert translations.stale(folder) == [source]


def test_a_broken_file_is_told_and_leaves_nothing_behind(folder: Path) -> None:
    (folder / "gonfalon_uk.ts").write_text("<TS><oops", encoding="utf-8")
    with pytest.raises(translations.TranslationError, match=r"gonfalon_uk\.ts could not be compiled"):
        translations.compile_stale(folder)
    assert [path.name for path in folder.iterdir()] == ["gonfalon_uk.ts"]


def test_the_words_of_the_command_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["conpile"]) == 1
    assert "translations.py compile" in capsys.readouterr().err
