"""Only what the program uses of Qt comes into a bundle."""

from __future__ import annotations

import re

import pytest

from tests.scripts import ROOT, load_script

qt_files = load_script("bundles.qt_files")
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
