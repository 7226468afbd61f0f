"""The texts of the program are read from its source, translated whole, and compiled."""

from __future__ import annotations

import os
from pathlib import Path

import polib
import pytest

from gonfalon import data
from gonfalon.texts.translations import language_spoken, translate
from tests.scripts import ROOT, load_script

texts, translations = load_script("texts"), load_script("translations")
Text = texts.Text

MODULE = """
class Screen(QWidget):
    def retranslate(self):
        #: the button that begins
        self.button.setText(self.tr("Play"))
        self.count.setText(self.tr("%n point(s)", "", self.points))
        self.painter.translate(10, 20)
        return QCoreApplication.translate("Log", "{who} “gains” %n.", "note", len(self.coins)).format(who="x")

def lines(n):
    translate("Log", "Whole "
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
    ('TutorialStep(1, "Look", words, name)', "in one piece"),
    ('phrases("Words", {"a": word})', "in one piece"), ('phrases("Words", name)', "in this module"),
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


def test_no_text_hides_behind_another_name() -> None:
    with pytest.raises(texts.TextError, match="no other name"):
        texts.read('play, tr = match.play, QCoreApplication.translate\ntr("Log", "Play")', "screen.py")


def test_phrases_may_be_translated_as_variables() -> None:
    assert texts.read('QCoreApplication.translate("Slips", slip.template)', "slips.py") == []


def test_tables_of_texts_are_read_where_they_stand() -> None:
    module = (
        'WORDS = {\n    #: of an army\n    "a": "Archer",\n    "b": "%n bow(s)",\n}\nSAID = phrases("Words", WORDS)\n'
    )
    assert texts.read(module, "words.py") == [
        Text("Words", "Archer", "", False, "of an army"),
        Text("Words", "%n bow(s)", "", True),
    ]


def test_the_steps_of_a_lesson_are_read() -> None:
    module = 'STEPS = [TutorialStep(1, "Look", "Here " "it is.", _own)]'
    assert texts.read(module, "lessons.py") == [
        Text("Lesson", "Look", "", False),
        Text("Lesson", "Here it is.", "", False),
    ]


def test_what_is_wrong_with_a_card_file_is_read() -> None:
    assert texts.read(PHRASES, "grammar.py") == [
        Text("Slips", "the file is empty", "", False, "a card file is meant"),
        Text("Slips", "unknown word '{word}' in {where}", "", False),
    ]


def test_new_texts_come_into_the_catalogues_and_vanished_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sources, catalogues = tmp_path / "desktop/gonfalon", tmp_path / "translations"
    sources.mkdir(parents=True)
    catalogues.mkdir()
    (sources / "screen.py").write_text(MODULE, encoding="utf-8")
    (sources / "grammar.py").write_text(PHRASES, encoding="utf-8")
    (catalogues / "uk.po").write_text(PO, encoding="utf-8")
    english = polib.pofile(ROOT / "translations/en.po").metadata_as_entry()
    (catalogues / "en.po").write_text(str(english), encoding="utf-8")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    translations.update(["en", "uk", "de"])
    assert capsys.readouterr().out.splitlines() == [
        "en.po: 3 new, 0 vanished", "uk.po: 6 new, 1 vanished", "de.po: 7 new, 0 vanished",
    ]  # fmt: skip
    for code, forms in (("en", 2), ("uk", 3), ("de", 2)):
        held = {(entry.msgctxt, entry.msgid): entry for entry in polib.pofile(catalogues / f"{code}.po")}
        assert [len(entry.msgstr_plural) for entry in held.values() if entry.msgid_plural] == [forms] * 3
        assert ("Log|note", "{who} “gains” %n.") in held
    play = polib.pofile(catalogues / "uk.po").find("Play")
    assert (play.msgstr, play.comment) == ("Грати", "the button that begins")


PO = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=n % 3;\n"

msgctxt "Screen"
msgid "Play"
msgstr "Грати"

msgctxt "Screen"
msgid "Leave"
msgstr "Піти"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "uk.po").write_text(PO, encoding="utf-8")
    return tmp_path


def test_a_translation_is_compiled_when_it_is_newer_and_speaks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, compiled = folder / "uk.po", folder / "uk.mo"
    assert translations.compile_stale(folder) == [compiled]
    assert translations.compile_stale(folder) == []
    monkeypatch.setattr(data, "translations_dir", lambda: folder)
    with language_spoken("uk"):
        assert translate("Screen", "Play") == "Грати"
    later = compiled.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert translations.stale(folder) == [source]


def test_a_broken_file_is_told_and_leaves_nothing_behind_and_so_are_the_words_of_the_command(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "uk.po").write_text("oops", encoding="utf-8")
    with pytest.raises(OSError, match=r"uk\.po"):
        translations.compile_stale(folder)
    assert [path.name for path in folder.iterdir()] == ["uk.po"]
    assert translations.main(["conpile"]) == 1
    assert "translations.py compile" in capsys.readouterr().err
