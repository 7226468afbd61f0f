"""Only what the program uses of Qt comes into a bundle, and of its own words those that somebody can come to see."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.scripts import ROOT, load_script

qt_files, qt_words = load_script("bundles.qt_files"), load_script("bundles.qt_words")
BuildError = load_script("bundles.workshop").BuildError


@pytest.mark.parametrize("name", [
    "PySide6/QtNetwork.abi3.so", "PySide6/QtQml.pyd", "PySide6/Qt6WebEngineCore.dll",
    "PySide6/Qt/lib/libQt6Quick.so.6", "PySide6/Qt/lib/libQt6QmlModels.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6",
    "usr/lib/gonfalon/PySide6/Qt/plugins/imageformats/libqpdf.so",
    "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/egldeviceintegrations/libqeglfs-x11-integration.so",
    "PySide6/Qt/plugins/sqldrivers/libqsqlite.so", "PySide6/Qt/qml/QtQuick/qmldir",
    "Gonfalon.app/Contents/Frameworks/QtNetwork.framework/Versions/A/QtNetwork",
    "_internal/PySide6/Qt/lib/QtQuick.framework/Resources/Info.plist",
])  # fmt: skip
def test_what_is_not_used_is_not_let_in(name: str) -> None:
    assert qt_files.forbidden(["gonfalon/__init__.py", name]) == [name]
    with pytest.raises(BuildError, match=re.escape(name)):
        qt_files.check([name])


def test_what_is_used_is_let_in() -> None:
    qt_files.check([
        "PySide6/QtWidgets.abi3.so", "PySide6/Qt/lib/libQt6XcbQpa.so.6", "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/translations/qtbase_uk.qm", "gonfalon/ui/testing.py",
        "gonfalon/_data/translations/rules/quick.en.md",
    ])  # fmt: skip


@pytest.mark.parametrize("platform", sorted(qt_files.SELECTIONS))
def test_every_selection_has_the_modules_that_the_program_imports_and_nothing_forbidden(platform: str) -> None:
    assert qt_files.forbidden([pattern.replace("*", "1") for pattern in qt_files.SELECTIONS[platform]]) == []
    imported = set()
    for source in (ROOT / "desktop").rglob("*.py"):
        imported |= set(re.findall(r"PySide6\.(Qt\w+)", source.read_text(encoding="utf-8")))
    assert imported == set(qt_files.MODULES)
    for module in imported:
        assert any(pattern.startswith(f"PySide6/{module}.") for pattern in qt_files.SELECTIONS[platform]), module


def test_files_are_chosen_by_patterns_and_what_is_not_there_is_told() -> None:
    names = ["b/libicudata.so.73", "a/one.so", "a/two.so"]
    assert qt_files.chosen(names, ["b/libicu*.so.*", "a/one.so"]) == ["a/one.so", "b/libicudata.so.73"]
    assert qt_files.without_match(names, ["a/*.so", "c/*.so", "b/*.dll"]) == ["c/*.so", "b/*.dll"]


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
    with pytest.raises(BuildError, match="not in the form"):
        qt_words.trimmed(b"<TS>" + path.read_bytes())


def test_qt_keeps_the_references_to_none(qtbot: QtBot) -> None:
    # PySide6 6.12.0 takes one away with each call on Python 3.11, and some thousand calls later the interpreter aborts.
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(1000):
        widget.repaint()
    assert sys.getrefcount(None) > before - 50
