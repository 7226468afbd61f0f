"""Of Qt's own words bundles leave out those that nobody can come to see; the others are said as before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

from tests.scripts import load_script

qt_words = load_script("bundles.qt_words")
BuildError = load_script("bundles.workshop").BuildError
CATALOGUES = sorted(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)).glob("qtbase_??.qm"))
SAID = {
    "QPlatformTheme": ("Cancel", "Save", "&Yes"),
    "QFileDialog": ("File &name:", "New Folder", "Look in:"),
    "QWidgetTextControl": ("&Copy", "Select All"),
    "QShortcut": ("Enter", "Space", "Backspace", "Home"),
    "QScrollBar": ("Scroll here",),
}
UNSAID = {"QSslSocket": ("No error",), "QRegularExpression": ("missing terminating ] for character class",)}


def said(path: Path, what: dict[str, tuple[str, ...]]) -> dict[str, str]:
    translator = QTranslator()
    assert translator.load(str(path))
    return {word: translator.translate(context, word) or "" for context, words in what.items() for word in words}


@pytest.mark.parametrize("language", ["pl", "ru", "uk"])
def test_the_words_of_dialogs_stay(language: str, tmp_path: Path) -> None:
    (whole,) = (path for path in CATALOGUES if path.stem == f"qtbase_{language}")
    path = tmp_path / whole.name
    path.write_bytes(whole.read_bytes())
    qt_words.trim(tmp_path)
    assert path.stat().st_size < whole.stat().st_size * 0.75
    assert said(path, SAID) == said(whole, SAID)
    assert all(said(whole, SAID)[word] for word in ("Cancel", "New Folder", "Space"))
    assert any(said(whole, UNSAID).values())
    assert not any(said(path, UNSAID).values())


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_every_catalogue_of_qt_can_be_read(path: Path) -> None:
    assert len(qt_words.trimmed(path.read_bytes())) <= path.stat().st_size


def test_another_form_is_refused() -> None:
    with pytest.raises(BuildError, match="not in the form"):
        qt_words.trimmed(b"<TS>")
