"""New sets can be read as they begin, in every language; copies say the same under another name."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.set_store import SHIPPED, SetStore, read_set
from gonfalon.texts.translations import LANGUAGES, language_spoken
from gonfalon_workshop.document import begin_set, copy_set, free_name, template, with_name
from tests.workshop.test_manuscript import TEXT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Fair", "Ярмарок", 'A "quoted": one # \\', "1984"])
def test_a_new_set_can_be_played_at_once(tmp_path: Path, language: str, name: str) -> None:
    with language_spoken(language):
        path = begin_set(tmp_path, name, template(name))
    cards = read_set(path)
    assert cards.name == name
    assert [kind.id for kind in cards.kinds] == ["baker", "watchdog"]
    assert all(cards.texts[language][kind.id]["name"] for kind in cards.kinds)


def test_files_are_called_as_every_system_can_have_it(tmp_path: Path) -> None:
    names = ["Harvest Fair", "Harvest Fair", "Ярмарок", "CON", "../../etc/passwd", "Été"]
    made = [begin_set(tmp_path, name, TEXT).relative_to(tmp_path).as_posix() for name in names]
    assert made == [
        "harvest-fair/harvest-fair.yaml", "harvest-fair-2/harvest-fair-2.yaml", "ярмарок/ярмарок.yaml",
        "set-con/set-con.yaml", "etc-passwd/etc-passwd.yaml", "été/été.yaml",
    ]  # fmt: skip


@pytest.mark.parametrize("file", SHIPPED)
def test_a_copy_of_a_box_has_its_cards(tmp_path: Path, file: str) -> None:
    path = copy_set(cards_dir() / file, tmp_path, "Mine", ())
    before, after = read_set(path), SetStore().find({"oriflamme.yaml": "Oriflamme", "alliance.yaml": "Alliance"}[file])
    assert after.cards is not None
    assert before.hash == after.cards.hash
    assert before.name == "Mine"
    assert [shelved.cards is not None for shelved in SetStore(tmp_path).own()] == [True]


def test_a_copy_takes_its_drawings_along(tmp_path: Path) -> None:
    source = tmp_path / "from" / "fair.yaml"
    source.parent.mkdir()
    source.write_text(TEXT, encoding="utf-8")
    (source.parent / "baker.svg").write_text("<svg/>", encoding="utf-8")
    copy = copy_set(source, tmp_path / "to", "Other", ("baker", "smith"))
    assert (copy.parent / "baker.svg").read_text(encoding="utf-8") == "<svg/>"
    assert not (copy.parent / "smith.svg").exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name: Fair\ncards: {}\n", 'name: "B"\ncards: {}\n'),
        ("# first\ncards: {}\nname: 'A'  # a remark\n", '# first\ncards: {}\nname: "B"  # a remark\n'),
        ("name: >\n  A long\n  one\ncards: {}\n", 'name: "B"\ncards: {}\n'),
        ("# no name\ncards: {}\n", '# no name\nname: "B"\ncards: {}\n'),
        ("baker: {type: character}\n", "baker: {type: character}\n"),
        ("- a list\n", "- a list\n"),
        ("name:\ncards: {}\n", 'name: "B"\ncards: {}\n'),
    ],
)
def test_only_the_name_is_another(text: str, says: str) -> None:
    assert with_name(text, "B") == says


def test_what_is_no_yaml_is_copied_as_it_is(tmp_path: Path) -> None:
    source = tmp_path / "broken.yaml"
    source.write_text("a: [", encoding="utf-8")
    with pytest.raises(CardFileError):
        with_name("a: [", "B")
    assert copy_set(source, tmp_path / "sets", "B", ()).read_text(encoding="utf-8") == "a: ["


def test_no_two_sets_have_one_name() -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(free_name("A name of exactly forty letters, no more", taken))
    assert len({name.casefold() for name in taken}) == 12
    assert max(map(len, taken)) <= 40
    assert free_name("fair", ["Fair"]) == "fair 2"
