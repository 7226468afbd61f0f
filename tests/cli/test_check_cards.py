"""`gonfalon check-cards`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.set_package import pack
from tests.cli.at_the_terminal import Gonfalon
from tests.games.oriflamme.written_sets import EMBLEM, Written

BASE, DECK, PAMIR = (cards_dir() / f"{name}.yaml" for name in ("oriflamme", "ordonance", "pamir"))
COURT = "name: {}\ncards: {{a: {{type: intrigue}}, b: {{type: intrigue}}}}\n"
HUNTER = "{}: {{type: character, activate: [eliminate: one other open {}]}}\nhound: {{type: character}}\n"
NO_ICONS = "1:1: there is no 'icons'"
"""What is said of a file that is a deck of Ordonance by its name, or by one of its keys."""


def changed(path: Path, **words: str) -> str:
    """The text of a shipped file, with some words changed once."""
    text = path.read_text(encoding="utf-8")
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_shipped_cards_say_what_they_hold(gonfalon: Gonfalon) -> None:
    base, deck, pamir = gonfalon("check-cards", BASE, DECK, PAMIR).out.splitlines()
    assert base.startswith(f"{BASE}: Oriflamme, 10 kinds of cards; characters: archer, heir")
    kinds = "20 with one icon, 20 with two, 10 with three, 5 with four, 1 with five"
    assert deck == f"{DECK}: Ordonance (reconstruction): 56 cards, 31 kinds; {kinds}"
    suits = "28 economic, 24 military, 23 political, 25 intelligence"
    assert pamir == f"{PAMIR}: Pax Pamir: 100 court cards, 16 events, 24 cards of Wakhan; {suits}"


MISSPELT = changed(BASE, **{"one adjacent\n": "one adjcent\n", "gain: 4": "gain: four"})
MISDEALT = changed(DECK, **{"bow, swords": "bow, sword", "army_size: 4": "army_size: 5"})
OTHER = changed(BASE, **{"gain: 4": "gain: 3"})
PRINTED = "status: printed\nicons: [spear, flag]\ncards: [{icons: [spear, flag], copies: 40}]\ndecks_by_players: {4: 3}"
NAMED_SO = "{}.yaml: another set is called '{}' too ({}.yaml); give this one another 'name'"


@pytest.mark.parametrize(
    ("files", "status", "said"),
    [
        # All mistakes of all files are told, and what is good between them.
        ({"mine.yaml": MISSPELT, "none.yaml": None, "fair.yaml": COURT.format("Fair"), "last.yaml": "spy: {type: lad}"},
         1, ["mine.yaml:12:24: unknown word 'adjcent' in soldier.activate, did you mean 'adjacent'?",
             "mine.yaml:49:15: 'four' in ambush.avenge should be a number from 1 to 99",
             "none.yaml: there is no such file", "fair.yaml: Fair, 2 kinds of cards; intrigues: a, b",
             "last.yaml:1:13: unknown word 'lad' in spy.type"]),
        ({"ordonance.yaml": MISDEALT},
         1, ["ordonance.yaml:19:21: unknown icon 'sword', did you mean 'swords'?",
             "ordonance.yaml:25:12: 'army_size' must be a whole number from 1 to 4, not '5'"]),
        # Cards may speak of those that come with the game, but each file is a set of its own.
        ({"mine.yaml": HUNTER.format("hunter", "judge"), "other.yaml": HUNTER.format("poacher", "hunter")},
         1, ["mine.yaml: mine, 2 kinds of cards; characters: hound, hunter",
             "other.yaml:1:65: unknown word 'hunter' in poacher.activate"]),
        # What the shelf refuses is refused here.
        ({"one.yaml": "baker: {type: character}\n", "double.yaml": OTHER, "again.yaml": COURT.format("DOUBLE"),
          "other.yaml": COURT.format("double")},
         1, ["one.yaml: a set has at least 2 kinds of cards, this one has 1",
             NAMED_SO.format("double", "Oriflamme", "oriflamme"),
             "again.yaml: DOUBLE, 2 kinds of cards; intrigues: a, b",
             NAMED_SO.format("other", "double", "again")]),
        # The own sets of the game may lie elsewhere too, as in its sources.
        ({"oriflamme.yaml": changed(BASE)}, 0, ["oriflamme.yaml: Oriflamme, 10 kinds of cards"]),
        ({"mine.yaml": PRINTED},
         0, ["mine.yaml: Ordonance (printed): 40 cards, 1 kind; 40 with two icons; the deck may run out"]),
        ({"mine.yaml": "icons: [flag]\ncards: [{icons: [flag], copies: 30}]"}, 0, ["mine.yaml: Ordonance"]),
        # A deck is known by its name and by every key.
        ({"mine.yaml": "copies_by_icon_count: {1: 40}"}, 1, [f"mine.yaml:{NO_ICONS}"]),
        ({"mine.yaml": "icon: [flag]\ncards: []\nhand_size: 5"},
         1, ["mine.yaml:1:1: unknown key 'icon'", f"mine.yaml:{NO_ICONS}"]),
        ({"mine.yaml": "id: prototype\ncards: [{icons: [flag]}]"}, 1, [f"mine.yaml:{NO_ICONS}"]),
        ({"ordonance.yaml": "cards: [{icons: [flag]}]"}, 1, [f"ordonance.yaml:{NO_ICONS}"]),
        ({"Ordonance.YAML": "- flag"}, 1, ["Ordonance.YAML:1:1: a deck of Ordonance must be a mapping"]),
        # Cards of Oriflamme may be called like the keys of a deck.
        ({"short.yaml": "status: {type: intrigue}\nicons: {type: intrigue}\n",
          "whole.yaml": "cards: {id: {type: intrigue}, expect: {type: intrigue}}\n"},
         0, ["short.yaml: short, 2 kinds of cards; intrigues: icons, status",
             "whole.yaml: whole, 2 kinds of cards; intrigues: expect, id"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, dict) else "",
)  # fmt: skip
def test_every_line_about_files(
    tmp_path: Path, gonfalon: Gonfalon, files: dict[str, str | None], status: int, said: list[str]
) -> None:
    for name, text in files.items():
        if text is not None:
            (tmp_path / name).write_text(text, encoding="utf-8")
    lines = gonfalon("check-cards", *(tmp_path / name for name in files), status=status).out.splitlines()
    assert len(lines) == len(said)
    for line, begins in zip(lines, said, strict=True):
        assert line.startswith(f"{tmp_path / begins}")


def test_all_mistakes_of_cards_of_pax_pamir_are_printed(tmp_path: Path, gonfalon: Gonfalon) -> None:
    own = tmp_path / "mine.yaml"
    own.write_text(
        changed(PAMIR, **{"ability: safe_house": "ability: save_house", "red_arrow: 1": "red_arrow: 2"}),
        encoding="utf-8",
    )
    first, second = gonfalon("check-cards", own, status=1).out.splitlines()
    line = own.read_text(encoding="utf-8").partition("save_house")[0].count("\n") + 1
    assert first.startswith(f"{own}:{line}:")
    assert first.endswith(": unknown ability 'save_house', did you mean 'safe_house'?")
    assert second.endswith(": 'red_arrow' must be a whole number from 0 to 1, not '2'")


def test_emblems_beside_the_file_are_checked(tmp_path: Path, gonfalon: Gonfalon) -> None:
    path = tmp_path / "mine.yaml"
    texts = "texts: {en: {baker: {name: Baker}}, uk: {baker: {name: Пекар}}}"
    path.write_text(f"cards: {{baker: {{type: character}}, cook: {{type: character}}}}\n{texts}\n", encoding="utf-8")
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="60"/>{}</svg>'
    (tmp_path / "baker.svg").write_text(drawing.format(""), encoding="utf-8")
    (tmp_path / "stranger.svg").write_text("nobody looks at this", encoding="utf-8")
    said = gonfalon("check-cards", path).out
    assert said == f"{path}: mine, 2 kinds of cards; characters: baker, cook; texts: en, uk; emblems: baker\n"
    (tmp_path / "cook.svg").write_text(drawing.format("<script>alert(1)</script>"), encoding="utf-8")
    assert gonfalon("check-cards", path, status=1).out.startswith(f"{tmp_path / 'cook.svg'}:1:")


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\x01\x02", b"\xff\xd8\xff\xe0", b"- " * 5000, b"a: &a [*a]", b"x" * 10_000_000, None],
    ids=["empty", "zeros", "jpeg", "deep", "bomb", "huge", "folder"],
)
def test_rubbish_is_one_sentence(tmp_path: Path, gonfalon: Gonfalon, content: bytes | None) -> None:
    path = tmp_path / "rubbish.yaml"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    out, err = gonfalon("check-cards", path, status=1)
    assert out.startswith(str(path))
    assert (len(out.splitlines()), err) == (1, "")


def test_what_somebody_has_sent_is_told_without_being_kept(tmp_path: Path, gonfalon: Gonfalon) -> None:
    text = "name: Fair\nauthor: Olena\ncards: {baker: {type: character}, thief: {type: intrigue}}\n"
    mine = Written(text + "texts: {uk: {baker: {name: Пекар}}}\n", {"baker": EMBLEM.format(shape="")}).lay(tmp_path)
    sent, broken = tmp_path / "fair.gonfalon-set", tmp_path / "BROKEN.GONFALON-SET"
    sent.write_bytes(pack(mine))
    broken.write_bytes(sent.read_bytes()[:300])
    there = sorted(tmp_path.iterdir())
    held = "Fair, 2 kinds of cards; characters: baker; intrigues: thief; texts: uk; emblems: baker\n"
    for path in (sent, mine):
        assert gonfalon("check-cards", path).out == f"{path}: {held}"
    assert f"{broken}: the file is damaged or not whole" in gonfalon("check-cards", sent, broken, status=1).out
    # Two of one name cannot lie side by side.
    gonfalon("check-cards", sent, mine, status=1)
    assert sorted(tmp_path.iterdir()) == there
