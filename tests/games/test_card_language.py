"""What cards/README.md and cards/language.md say of cards is true: each of their examples is compiled and played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from gonfalon.cli import main
from gonfalon.core import svg_sanitizer
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets
from gonfalon.games.oriflamme.rules.game import Oriflamme
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.scenario import run_scenario
from gonfalon.games.oriflamme.rules.set_parser import (
    CARD_KEYS,
    GRAMMAR,
    INFLUENCE,
    MAX_KINDS,
    MAX_LETTERS,
    MAX_LETTERS_IN_PARTS,
    RESERVED_PROGRAMS,
    SET_KEYS,
    TEXT_KEYS,
    TYPES,
    WORDS,
)
from gonfalon.games.oriflamme.rules.statement_parser import MAX_NUMBER, MAX_STATEMENTS, PRONOUNS, STATEMENTS

GUIDE, PAGE = ((cards_dir() / name).read_text(encoding="utf-8") for name in ("README.md", "language.md"))
SHIPPED = [(name, read_card_file(cards_dir() / name)) for name in ("oriflamme.yaml", "alliance.yaml")]
SAID = yaml.safe_load(Path(__file__).with_name("card_language.yaml").read_text(encoding="utf-8"))
FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFUSED = re.compile(r"^\| `([a-z]+: [^`]+)` \| `([^`]+)` \|$", re.MULTILINE)
LANGUAGE_WORDS = sorted(
    {*STATEMENTS, *PRONOUNS, *ADJECTIVES, *GRAMMAR, *CARD_KEYS, *TYPES, *INFLUENCE, *RESERVED_PROGRAMS, "then", "hand"}
)


class Example(NamedTuple):
    """Cards as the page shows them, and the positions that follow them."""

    line: int
    cards: str
    positions: Sequence[dict[str, Any]]

    def compile(self) -> CardSet:
        return compile_sets([(f"the page, line {self.line}", self.cards), *SHIPPED])


def examples(page: str) -> list[Example]:
    found: list[Example] = []
    for match in FENCE.finditer(page):
        language, body = match.groups()
        if language == "yaml":
            found.append(Example(page[: match.start()].count("\n") + 2, body, ()))
        else:
            assert language == "position", f"nobody reads a fence named '{language}'"
            read = yaml.safe_load(body)
            more = read if isinstance(read, list) else [read]
            found[-1] = found[-1]._replace(positions=(*found[-1].positions, *more))
    return found


FIRST_SET, TWO_WAYS = examples(GUIDE)
"""The set of the first steps; the same card in many lines and in one."""
EXAMPLES = examples(PAGE)
"""The words, each with its positions."""


def words_of(programs: Any, known: Iterable[str]) -> Iterator[str]:
    """All that a card says, word by word; of a `choose` not the names that its options were given."""
    if isinstance(programs, dict):
        for key, value in programs.items():
            yield from (key,) if key in known else ()
            yield from words_of(value, known)
    elif isinstance(programs, list):
        for item in programs:
            yield from words_of(item, known)
    else:
        yield from str(programs).split()


def played_words(shown: Iterable[Example]) -> set[str]:
    found: set[str] = set()
    for example in shown:
        if example.positions:
            # As YAML says it: `on` and `no` are words here, not truth values.
            found.update(words_of(list(yaml.load(example.cards, yaml.BaseLoader).values()), LANGUAGE_WORDS))
    return found


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"line-{example.line}")
def test_an_example_comes_out_as_the_page_says(example: Example) -> None:
    cards, shown = example.compile(), str(example.positions)
    assert example.positions
    assert [id for id in yaml.safe_load(example.cards) if id not in shown] == [], "every card is in a position"
    for position in example.positions:
        assert position["expect"]
        assert run_scenario({"play": [], **position}, cards) == []


def test_every_word_of_the_language_has_an_example() -> None:
    played = played_words(EXAMPLES)
    assert [word for word in LANGUAGE_WORDS if word not in played] == []
    assert "spy" in played, "the id of a kind is an adjective"
    # A word whose examples are gone would be missed.
    assert "namesake" not in played_words(example for example in EXAMPLES if "namesake" not in example.cards)


def test_every_word_is_explained() -> None:
    prose = FENCE.sub("", PAGE)
    named = {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall("[a-z_]+", code)}
    assert [word for word in (*LANGUAGE_WORDS, *SET_KEYS, *TEXT_KEYS) if word not in named] == []


@pytest.mark.parametrize(("statement", "sentence"), REFUSED.findall(PAGE))
def test_what_the_page_calls_a_mistake_is_one(statement: str, sentence: str) -> None:
    card = f"actor: {{type: character, activate: [{statement}, gain: 1]}}"
    with pytest.raises(CardFileError) as refused:
        compile_sets([("mine.yaml", card), *SHIPPED])
    assert sentence in str(refused.value)
    assert len(REFUSED.findall(PAGE)) >= 10


def test_limits_are_those_of_the_loader() -> None:
    prose = " ".join(PAGE.split())
    assert f"It holds 2 to {MAX_KINDS} cards." in prose
    assert f"It has at most {MAX_STATEMENTS} lines" in prose
    assert f"a whole number from 1 to {MAX_NUMBER}" in prose
    taken = re.search(r"The adjectives below are no ids, nor are (.*?)\. Under the id", prose)
    assert taken is not None
    assert set(re.findall("`([a-z]+)`", taken[1])) == WORDS - set(ADJECTIVES)


def test_the_room_for_texts_is_as_the_page_says() -> None:
    rows = re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \|.*\| ?([0-9,]*)( each)? ?\|$", PAGE, re.MULTILINE)
    room = {key: int(most.replace(",", "")) for keys, most, _ in rows if most for key in re.findall("[a-z_]+", keys)}
    assert room == {**MAX_LETTERS, "prompt": MAX_LETTERS_IN_PARTS, "options": MAX_LETTERS["name"]}
    prose = " ".join(PAGE.split())
    assert f"Name and author have at most {MAX_LETTERS['name']} characters" in prose
    assert f"an SVG file of at most {svg_sanitizer.MAX_EMBLEM_BYTES // 1000} kB" in " ".join(GUIDE.split())


def test_a_line_of_choose_counts_as_the_page_says() -> None:
    choose = "{choose: {a: [{gain: 1}], b: [{gain: 1}, {gain: 2}], c: [{gain: 1}]}}"  # 3, and 4 in it
    fits = ", ".join([choose, *["{gain: 1}"] * (MAX_STATEMENTS - 7)])
    compile_sets([("mine.yaml", f"actor: {{type: character, activate: [{fits}]}}")])
    with pytest.raises(CardFileError, match="has 41 statements"):
        compile_sets([("mine.yaml", f"actor: {{type: character, activate: [{fits}, {{gain: 1}}]}}")])


def test_both_ways_of_writing_say_the_same() -> None:
    many, one = (kind for kind in TWO_WAYS.compile().kinds if kind.id.startswith("miller"))
    assert replace(many.card, id=one.id) == one.card


@pytest.mark.parametrize("said", SAID, ids=lambda said: said["says"])
def test_what_the_page_says_without_an_example(said: dict[str, Any]) -> None:
    position = {key: value for key, value in said.items() if key not in ("says", "cards")}
    baker = "baker: {type: character, activate: [gain: 1]}\n"
    cards = compile_sets([("mine.yaml", said["cards"] + baker), *SHIPPED])
    assert run_scenario({"play": [], **position}, cards) == []


# -- the first set -----------------------------------------------------------------------------------------------------


def test_the_first_set_loads_and_has_texts_in_two_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = compile_sets([("harvest-fair.yaml", FIRST_SET.cards)])
    ids = ["baker", "peddler", "watchdog"]
    assert (cards.name, [kind.id for kind in cards.kinds]) == ("Harvest Fair", ids)
    assert {language: sorted(texts) for language, texts in cards.texts.items()} == {"en": ids, "uk": ids}
    path = tmp_path / "harvest-fair.yaml"
    path.write_text(FIRST_SET.cards, encoding="utf-8")
    assert main(["check-cards", str(path)]) == 0
    assert "Harvest Fair, 3 kinds of cards" in capsys.readouterr().out


def test_the_mistake_of_the_first_set_is_told_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "harvest-fair.yaml").write_text(FIRST_SET.cards.replace("adjacent", "adjcent", 1), encoding="utf-8")
    assert main(["check-cards", "harvest-fair.yaml"]) == 1
    said = capsys.readouterr().out.strip()
    assert f"`{said}`: line 8, character 21" in " ".join(GUIDE.split())


@pytest.mark.parametrize("position", yaml.safe_load("""
- {queue: R.baker-1 B.lord+ G.spy-, play: [reveal], expect: {influence: {R: 3}}}
- {queue: R.peddler+ B.lord- G.spy-, influence: {B: 1}, play: [filch], expect: {influence: {R: 1, B: 0}}}
- {queue: R.peddler+ R.lord-, play: [], expect: {influence: {R: 1}}}
- {queue: R.soldier- B.watchdog-2, influence: {R: 4}, play: [reveal],
   expect: {queue: R.soldier+, influence: {R: 3, B: 2}}}
"""), ids=lambda position: position["queue"])  # fmt: skip
def test_the_cards_of_the_first_set_do_what_their_texts_say(position: dict[str, Any]) -> None:
    assert run_scenario(position, FIRST_SET.compile()) == []


def test_games_with_the_first_set_come_to_an_end() -> None:
    others = ["archer", "spy", "heir", "shapeshifter", "judge", "informer", "deal"]
    deck = FIRST_SET.compile().pick(["baker", "peddler", "watchdog", *others])
    game = Oriflamme()
    dice = Dice(7)
    for seed in range(40):
        state = game.setup(game.options({"cards": deck, "families": "RBGYK"[: 2 + seed % 4]}), seed)
        while state.moves:
            state.play(dice.pick(state.moves))
        assert game.outcome(state.table).winners
