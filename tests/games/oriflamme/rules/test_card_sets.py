"""Sets of cards: from one file or more, picked, sent to another process."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets, from_texts
from gonfalon.games.oriflamme.rules.game import HAND, Options
from gonfalon.games.oriflamme.rules.set_parser import describe_set

from .positions import BASE_FILE, alliance, base, both, diagnostics


def test_the_base_set_is_what_its_rules_say() -> None:
    cards = base()
    assert cards.name == "Oriflamme"
    assert len(cards) == 10
    assert describe_set(cards) == (
        "Oriflamme, 10 kinds of cards; characters: archer, heir, lord, shapeshifter, soldier, spy; "
        "intrigues: ambush, assassination, conspiracy, royal-decree"
    )


def test_two_files_make_one_set() -> None:
    cards = both()
    assert cards.name == "Oriflamme + Alliance"
    assert [kind.id for kind in cards.kinds] == sorted(kind.id for kind in (*base().kinds, *alliance().kinds))
    assert cards.hash != base().hash
    assert len(cards.hash) == 16


def test_a_set_travels_as_its_texts() -> None:
    sent = both().pick(["spy", "lord", "deal"])
    cards: CardSet = pickle.loads(pickle.dumps(sent))
    assert [kind.id for kind in cards.kinds] == ["deal", "lord", "spy"]
    assert (cards.name, cards.hash, cards.picked) == (sent.name, sent.hash, sent.picked)
    assert pickle.dumps(cards) == pickle.dumps(both().pick(["lord", "deal", "spy", "spy"]))


def test_a_kind_that_is_not_there_cannot_be_picked() -> None:
    with pytest.raises(KeyError):
        base().pick(["deal"])


def test_no_name_of_a_card_is_in_the_program() -> None:
    """Cards are data: a file can rename them all, and nothing else changes."""
    ids = {kind.id for kind in both().kinds}
    for path in sorted(Path(compile_sets.__code__.co_filename).parent.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not words & ids, path.name


def test_a_card_may_name_another_of_its_set_only() -> None:
    named = "spy: {type: character, activate: [place: 1 on one open deal]}\n"
    assert "unknown word 'deal' in spy.activate" in diagnostics(named)[0]
    assert diagnostics(named + "deal: {type: intrigue}") == []
    compile_sets([("mine.yaml", named)], other_ids=["deal"])


def test_a_card_in_two_files_is_told_in_the_second() -> None:
    with pytest.raises(CardFileError) as caught:
        compile_sets([("a.yaml", "spy: {type: character}"), ("b.yaml", "spy: {type: character}")])
    assert str(caught.value) == "b.yaml:1:1: the card 'spy' appears in another of these files too"


def test_too_many_kinds_make_no_set() -> None:
    files = [(f"{f}.yaml", "".join(f"{f}{n}: {{type: character}}\n" for n in range(20))) for f in "abc"]
    with pytest.raises(CardFileError, match="60 kinds of cards together; a set has at most 50"):
        compile_sets(files)
    assert len(compile_sets(files[:2])) == 40


def test_too_few_kinds_make_no_game() -> None:
    few = compile_sets([("mine.yaml", "".join(f"a{n}: {{type: character}}\n" for n in range(HAND - 1)))])
    with pytest.raises(ValueError, match="6 kinds of cards are too few: a game of Oriflamme needs at least 7"):
        Options(few)


def test_a_set_brings_its_texts() -> None:
    uk = "{spy: {name: Шпигун, prompt: {title: 'Хто?'}}}"
    text = f"cards: {{spy: {{type: character}}}}\ntexts: {{uk: {uk}, en: {{spy: {{name: Spy}}}}}}"
    cards = from_texts((("mine.yaml", text),))
    assert cards.texts["uk"]["spy"] == {"name": "Шпигун", "prompt": {"title": "Хто?"}}
    assert cards.texts["en"]["spy"] == {"name": "Spy"}


def test_line_ends_marks_and_comments_change_nothing() -> None:
    text = BASE_FILE.read_text(encoding="utf-8")
    for other in (text.replace("\n", "\r\n"), "\ufeff" + text, "---\n" + text + "...\n", text + "\n# the end"):
        assert [kind.id for kind in compile_sets([("x.yaml", other)]).kinds] == [kind.id for kind in base().kinds]
    assert diagnostics(text.replace("    ", "\t"))[0].startswith("mine.yaml:")
