"""The texts of the program are read from its source, translated whole, and compiled."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gonfalon import data
from gonfalon.texts.translations import language_spoken, translate
from tests.scripts import ROOT, load_script, texts_of_program

texts, translations = load_script("texts"), load_script("translations")
Text = texts.Text

MODULE = """
say = QCoreApplication.translate

class Screen(QWidget):
    def retranslate(self):
        #: the button that begins
        self.button.setText(self.tr("Play"))
        self.count.setText(self.tr("%n point(s)", "", self.points))
        self.painter.translate(10, 20)
        return QCoreApplication.translate("Log", "{who} “gains” %n.", "note", len(self.coins)).format(who="x")

def lines(n):
    say("Log", "Whole "
               "sentence")
    QCoreApplication.translate("Log", "%n card(s)", n=n)
"""
PHRASES = """
def wrong(node, where):
    #: a card file is meant
    raise whole(source, Message("the file is empty"))
    slip(node, Message("unknown word '{word}' in "
                      "{where}", word=node.value, where=where))
"""


def test_every_way_of_saying_a_text_is_read() -> None:
    assert texts.read(MODULE, "screen.py") == [
        Text("Screen", "Play", "", False, "the button that begins"),
        Text("Screen", "%n point(s)", "", True),
        Text("Log", "{who} “gains” %n.", "note", True),
        Text("Log", "Whole sentence", "", False),
        Text("Log", "%n card(s)", "", True),
    ]


@pytest.mark.parametrize(("call", "slip"), [
    ('self.tr(f"Hello {name}")', "in one piece"), ('self.tr("Hello " + name)', "in one piece"),
    ("self.tr(word)", "in one piece"),
    ('QCoreApplication.translate("Log", "Hello {}".format(name))', "in one piece"),
    ('QCoreApplication.translate("Log", slip.template)', "in one piece"),
    ('QCoreApplication.translate("Slips", f"{word}")', "in one piece"),
    ('self.tr("%n point(s)")', "%n"), ('self.tr("points", "", 3)', "%n"), ('self.tr("Play", note)', "comment"),
    ('Message(f"unknown word {word}")', "in one piece"), ("Message(sentence, word=word)", "in one piece"),
    ('Message("unknown " + word)', "in one piece"), ("Message(template=sentence)", "in one piece"),
    ("Message()", "in one piece"),
    ("Message(\"unknown word '{word}'\", words=word)", "other placeholders"),
    ("Message(\"unknown word '{word}'\")", "other placeholders"),
    ('Message("unknown word", word=word)', "other placeholders"),
    ('Message("unknown word {word}", **values)', "other placeholders"),
])  # fmt: skip
def test_a_text_that_could_not_be_translated_is_refused(call: str, slip: str) -> None:
    module = f"class Screen:\n    def words(self, name, word, note, values):\n        return {call}\n"
    with pytest.raises(texts.TextError, match=rf"^screen\.py:3: .*{slip}"):
        texts.read(module, "screen.py")


def test_a_table_of_marked_texts_may_be_looked_up_and_phrases_may_be_translated_as_variables() -> None:
    module = 'WORDS = {"a": QT_TRANSLATE_NOOP("Words", "Archer")}\nQCoreApplication.translate("Words", WORDS["a"])\n'
    assert [text.source for text in texts.read(module, "words.py")] == ["Archer"]
    assert texts.read('QCoreApplication.translate("Slips", slip.template)', "slips.py") == []


def test_what_is_wrong_with_a_card_file_is_read() -> None:
    assert texts.read(PHRASES, "grammar.py") == [
        Text("Slips", "the file is empty", "", False, "a card file is meant"),
        Text("Slips", "unknown word '{word}' in {where}", "", False),
    ]


def test_lupdate_makes_all_the_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, catalogues = tmp_path / "desktop/gonfalon", tmp_path / "translations"
    sources.mkdir(parents=True)
    catalogues.mkdir()
    (sources / "screen.py").write_text(MODULE, encoding="utf-8")
    (sources / "grammar.py").write_text(PHRASES, encoding="utf-8")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    translations.update()
    for language, count, forms in (("en", 3, 2), ("ru", 7, 3), ("uk", 7, 3), ("pl", 7, 3)):
        told = ET.parse(catalogues / f"gonfalon_{language}.ts")
        messages = told.findall("context/message")
        assert len(messages) == count
        plurals = [message for message in messages if message.get("numerus") == "yes"]
        assert [len(message.findall("translation/numerusform")) for message in plurals] == [forms] * 3
        assert ("Slips" in [name.text for name in told.findall("context/name")]) is (language != "en")
    assert "the button that begins" in (catalogues / "gonfalon_uk.ts").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted((ROOT / "translations").glob("gonfalon_*.ts")), ids=lambda path: path.stem)
def test_a_translation_has_every_text_of_the_program(path: Path) -> None:
    wanted = {
        (text.context, text.source, text.comment)
        for text in texts_of_program()
        if text.plural or not path.stem.endswith("_en")
    }
    there, unfinished = set(), []
    for context in ET.parse(path).findall("context"):
        for message in context.findall("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            there.add(key)
            translation = message.find("translation")
            forms = [] if translation is None else translation.findall("numerusform") or [translation]
            if translation is None or translation.get("type") or not all(form.text for form in forms):
                unfinished.append(key)
    assert sorted(wanted - there) == [], "please run packaging/translations.py update"
    assert sorted(there - wanted) == [], "please run packaging/translations.py update"
    assert unfinished == []


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
    with language_spoken("uk"):
        assert translate("Start", "Play") == "Грати"
    later = compiled.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert translations.stale(folder) == [source]


def test_a_broken_file_is_told_and_leaves_nothing_behind_and_so_are_the_words_of_the_command(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "gonfalon_uk.ts").write_text("<TS><oops", encoding="utf-8")
    with pytest.raises(translations.TranslationError, match=r"gonfalon_uk\.ts could not be compiled"):
        translations.compile_stale(folder)
    assert [path.name for path in folder.iterdir()] == ["gonfalon_uk.ts"]
    assert translations.main(["conpile"]) == 1
    assert "translations.py compile" in capsys.readouterr().err
