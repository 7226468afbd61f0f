"""The words that may stand somewhere: for every word of good sets, it is one of those that are offered in its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.texts.translations import LANGUAGES
from gonfalon_workshop.completion import Completion, completions
from gonfalon_workshop.schema import PlaceKind
from gonfalon_workshop.syntax import WordRole, walk_tokens
from gonfalon_workshop.tokenizer import Token, TokenType

from .texts import OTHERS, TEXTS, being_written, first_set

SETS = ("first set", "oriflamme", "alliance")
INCOMPLETE = ("{id} has no 'type'", "'{word}' without '{missing}'", "write 'per token on this'", "only 'this' or")
"""What is said of a word because something else is not there yet."""


class Cut(NamedTuple):
    """A text from which a word was cut out."""

    whole: str
    word: Token
    line: int

    @property
    def lines(self) -> list[str]:
        return self.whole.split("\n")

    def with_(self, inserted: str) -> str:
        line = self.lines[self.line]
        new = line[: self.word.start] + inserted + line[self.word.end :]
        return "\n".join((*self.lines[: self.line], new, *self.lines[self.line + 1 :]))

    @property
    def offered(self) -> list[Completion]:
        start, found = completions(self.with_(""), self.line, self.word.start, OTHERS)
        assert start == self.word.start
        return found


def cuts(text: str) -> Iterator[Cut]:
    """Every word of the language in a text, and every id and option."""
    for line, word in walk_tokens(text.split("\n")):
        if word.sort in (TokenType.KEY, TokenType.WORD) and text.split("\n")[line][word.start] not in "\"'":
            yield Cut(text, word, line)


def diagnostics(text: str) -> tuple[Diagnostic, ...]:
    try:
        from_texts((("mine.yaml", text),), OTHERS)
    except CardFileError as error:
        return error.diagnostics
    return ()


@pytest.mark.parametrize("name", SETS)
def test_every_word_is_offered_in_its_own_place(name: str) -> None:
    seen = 0
    for cut in cuts(TEXTS[name]):
        if cut.word.place.kind is PlaceKind.OPTIONS and name == "alliance":
            continue  # options without titles: nobody but their author knows them
        offered = {found.word: found for found in cut.offered}
        assert cut.word.text in offered, (cut.lines[cut.line], cut.word)
        assert cut.with_(offered[cut.word.text].inserted) == cut.whole
        seen += 1
    assert seen > 80


@pytest.mark.parametrize("name", ["examples", "long-winded"])
def test_so_it_is_within_brackets_and_in_long_lines(name: str) -> None:
    for cut in cuts(TEXTS[name]):
        if cut.word.place.kind is not PlaceKind.CARDS:  # their authors have found their ids
            assert cut.word.text in [found.word for found in cut.offered], cut.word


@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("name", SETS)
def test_no_word_that_is_offered_is_wrong_in_its_place(name: str, part: int) -> None:
    for cut in list(cuts(TEXTS[name]))[part::40]:
        for found in cut.offered:
            column = cut.word.start + found.inserted.index(found.word) + 1
            wrong = [
                told for told in diagnostics(cut.with_(found.inserted))
                if not told.line or "YAML" in told.sentence
                or ((told.line, told.column) == (cut.line + 1, column) and not told.template.startswith(INCOMPLETE))
            ]  # fmt: skip
            assert wrong == [], found


@being_written
def test_nothing_is_too_broken_to_ask(text: str) -> None:
    for line, said in enumerate(text.split("\n")):
        column = (len(text) * 31 + line * 17) % (len(said) + 2)
        start, found = completions(text, line, column, OTHERS)
        assert 0 <= start <= min(column, len(said))
        begun = said[start:column]
        assert all(each.word.startswith(begun) and each.word in each.inserted for each in found)
        assert len({each.word for each in found}) == len(found)


def test_an_empty_file_and_a_line_behind_its_end_can_be_asked() -> None:
    assert completions("", 0, 0, OTHERS)[1]
    assert completions("cards:", 99, 99, OTHERS)


def words_at(text: str) -> list[str]:
    return [found.word for found in offered(text)]


def offered(text: str) -> list[Completion]:
    """What is offered where a `^` stands."""
    before = text[: text.index("^")]
    line = before.count("\n")
    return completions(text.replace("^", ""), line, len(before) - (before.rfind("\n") + 1), OTHERS)[1]


def a_line(said: str, program: str = "activate", type: str = "character") -> str:
    return f"cards:\n  spy:\n    type: {type}\n    {program}:\n      - {said}\n"


def line(said: str, program: str = "activate", type: str = "character") -> list[str]:
    return words_at(a_line(said, program, type))


RESERVED = "cards: {spy: {reserved: {kill: [{drop: 1 from ^}]}}}"
IN_A_TEST = "cards:\n  spy:\n    activate:\n      - if: any mine\n        ^\n"
A_CARD = "cards:\n  spy:\n    "
UKRAINIAN = "cards:\n  spy:\n  lord:\ntexts:\n  uk:\n    spy:"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (a_line("c^"), "collect copy close choose"),
        ("cards:\n  spy:\n    reserved:\n      kill:\n        - ^\n", "gain collect steal place drop if"),
        (IN_A_TEST, "then"), (IN_A_TEST.replace("if: any", "gain: 1 per"), ""),
        (a_line("eliminate: ^"), "one each this"),
        (a_line("eliminate: ^", program="avenge"), "one each this attacker"),
        (a_line("close: one end\n      - eliminate: ^"), "one each this it"),
        (a_line("copy: ^"), "one"), (a_line("swap: ^"), "hand"),
        (RESERVED, "each this it"), (RESERVED.replace("kill", "end"), "each this"),
        (a_line("gain: ^"), "1 2 3 4 5 6 7 8 9"), (a_line("gain: 1^"), "1 10 11 12 13 14 15 16 17 18 19"),
        (a_line("place: 2 ^"), "on"), (a_line("gain: 2 ^"), "per"),
        (a_line("if: ^"), "no any"), (a_line("mark: one end\n      - if: ^"), "no any it"),
        ("^", f"name author cards texts {' '.join(OTHERS)}"), ("name: x\n^", "author cards texts"),
        (f"{A_CARD}cost: 1\n    ^\n    type: intrigue\n  lord:\n    avenge:\n", "activate influence avenge reserved"),
        ("cards:\n  spy: {type: intrigue, ^}", "activate influence cost avenge reserved"),
        (f"{A_CARD}type: ^", "character intrigue"), (f"{A_CARD}influence: ^", "taken doubled lost kept"),
        (f"{A_CARD}reserved:\n      ^", "kill round end"),
        (f"{A_CARD}type: intrigue  # ^", ""), (f"{A_CARD}type: intrigue\n      ^", ""),
        ("cards:\n  spy:\ntexts:\n  uk: {}\n  ^", " ".join(code for code in LANGUAGES if code != "uk")),
        (f"{UKRAINIAN} {{}}\n    ^", "lord"), (f"{UKRAINIAN}\n      prompt: {{title: x, ^}}", "detail gap"),
        ("cards:\n  oak:\n  elm:\ntexts:\n  uk:\n    oak:\n      see_also: [^]", f"elm {' '.join(OTHERS)}"),
        (f'{UKRAINIAN}\n      name: "^"', ""), (f"{UKRAINIAN}\n      page: |-\n        ^", ""),
        # Options have their titles and titles their options.
        (first_set().replace('{sell: "Sell", filch', '{^sell: "Sell", filch'), "sell"),
        (first_set().replace("          filch:\n", "          ^:\n"), "filch"),
    ],
)  # fmt: skip
def test_the_words_that_may_stand_somewhere(text: str, words: str) -> None:
    assert words_at(text) == words.split()


def test_some_words_may_stand_only_where_they_are_of_use() -> None:
    assert line("^")[0] == "gain"
    assert "then" not in line("^")
    assert "move" not in line("^")
    assert "move" in line("^", type="intrigue")
    assert "move" in line("^", program="avenge")
    assert {"card", "token", "tokens"} <= set(line("gain: 2 per ^"))
    assert line("gain: 2 per token on ^")[0] == "this"
    assert "see_also" in words_at(f"{UKRAINIAN}\n      name: x\n      ^")


def test_what_it_stands_for_ends_with_its_option() -> None:
    choose = "choose: {{a: [close: one end, mark: {}], b: [mark: {}]}}"
    assert "it" in line(choose.format("^", "this"))
    assert "it" not in line(choose.format("this", "^"))
    assert "it" not in line(choose.format("this", "this") + "\n      - mark: ^")


def test_what_follows_a_number_is_written_with_it() -> None:
    assert offered(a_line("steal: 2^", type="intrigue"))[0] == Completion("2", "2 from ", WordRole.NUMBER)
    assert offered(a_line("steal:^", type="intrigue"))[0].inserted == " 1 from "


def test_adjectives() -> None:
    found = line("mark: one ^")
    assert {"card", "other", "open", "closed", "spy", "baker", "character"} & set(found) == {
        "card", "other", "open", "closed", "spy", "character",
    }  # fmt: skip
    assert "attacker" not in found
    assert "attacker" in line("mark: one ^", program="avenge")
    assert "open" not in line("mark: one closed ^")
    assert "character" not in line("mark: one closed ^")
    assert "closed" not in line("mark: one ^ open")
    assert "other" not in line("mark: one ^ other")
    assert "adjacent" not in line("mark: one end\n      - {if: it ^, then: []}")
    assert "adjacent" in line("{if: no ^, then: []}")
    inserted = {each.word: each.inserted for each in offered("spy: {activate: [mark: one ^]}")}
    assert inserted["character"] == "open character"


def test_a_list_begins_with_a_hyphen() -> None:
    found = offered("cards:\n  spy:\n    activate:\n      ^\n")
    assert found[0] == Completion("gain", "- gain: ", WordRole.VERB)
    assert offered("cards:\n  spy:\n    activate:\n    ^\n")[-1].inserted.startswith("- ")
    assert all(each.kind is WordRole.ID for each in offered("texts:\n  uk:\n    spy:\n      see_also:\n        - ^"))
