"""The text of a card from its program: laws over any program in every language, then the cards there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings

from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import card_set
from gonfalon.games.oriflamme.rules.card_set import (
    Amount,
    Card,
    CardSet,
    Count,
    Gain,
    If,
    Program,
    Target,
    VerbStatement,
)
from gonfalon.games.oriflamme.rules.compiler import compile_sets, from_texts, load_files
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES, NEED_OPEN
from gonfalon.games.oriflamme.rules.statement_parser import NOT_OF_IT
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.card_text import VERB_RULES, rules_text, verb_rule
from gonfalon.games.oriflamme.texts.cards import deck_texts, shipped_texts
from gonfalon.texts.translations import LANGUAGES, OTHERS, current_language, find_message, language_spoken
from tests.games.oriflamme.rules.test_any_cards import QUICK, card_sets
from tests.translations.orthography import LATIN
from tests.workshop.texts import first_set

ROOM = 240
"""So many letters an author may use for a text."""
EXPECTED = yaml.safe_load(Path(__file__).with_name("card_texts.yaml").read_text(encoding="utf-8"))
BOXES = [load_files(cards_dir() / f"{name}.yaml") for name in ("oriflamme", "alliance")]
NAMES = shipped_texts("en")
IDS = tuple(kind.id for cards in BOXES for kind in cards.kinds)


def fair() -> CardSet:
    return from_texts((("harvest-fair.yaml", first_set()),), IDS)


def read(lines: str, more: str = "", others: str = "") -> CardSet:
    """A set whose first card has these lines as its `activate`; `more` are further keys of it, `others` more cards."""
    leaves = "discard: this" in lines or "swap" in lines or "reserve: this" in lines
    text = f"actor: {{type: {'intrigue' if leaves else 'character'}, activate: [{lines}]{more}}}\n{others}"
    return from_texts((("mine.yaml", text),), IDS)


def said(cards: CardSet, language: str, kind: str = "actor") -> str:
    """The text of a kind from its program, whatever anybody has written; spaces that hold words together are plain."""
    texts = {**shipped_texts(language), **deck_texts(cards, language)}
    with language_spoken(language):
        return rules_text(cards.kinds[cards.number(kind)].card, texts.__getitem__).replace("\u00a0", " ")


def text_of(language: str, program: Program = (), *, avenge: Program = ()) -> str:
    """What a program says that stands in no file."""
    with language_spoken(language):
        return rules_text(Card("spy", "character", activate=program, avenge=avenge), NAMES.__getitem__)


# -- laws --------------------------------------------------------------------------------------------------------------


@settings(QUICK, max_examples=5)
@given(card_sets())
def test_any_program_is_told_in_sentences(text: str) -> None:
    cards = compile_sets([("mine.yaml", text)])
    for kind, language in product(cards.kinds, LANGUAGES):
        words = said(cards, language, kind.id)
        assert words[0].isupper(), words
        assert words.endswith("."), words
        assert not re.search(r"[{}%]|\s\s|\s[.,;:)]|\(\s|[.,;:][.,;:]|\bNone\b", words), words
        assert words.count("(") == words.count(")")
        assert all(sentence[:1].isupper() for sentence in words.split(". ")), words
        if language not in LATIN:
            # The kinds are called K0 to K9, the options One way and Other way.
            assert not re.search(r"[A-Za-z]", re.sub(r"K\d|One way|Other way", "", words)), words


def adjectives(avenge: bool = False, of_it: bool = False) -> Iterator[tuple[str, ...]]:
    """Each way of saying which cards are meant, with at most three words."""
    words = [word for word in (*ADJECTIVES[1:], "spy", "heir") if avenge or word != "attacker"]
    yield ("card",)
    for count in (1, 2, 3):
        for some in combinations([word for word in words if not (of_it and word in NOT_OF_IT)], count):
            words_of_open = {*NEED_OPEN, "spy", "heir"} & set(some)
            alike = {"adjacent", "other"} <= set(some)  # a neighbour is another card anyway
            unfit = {"open", "closed"} <= set(some) or (words_of_open and "open" not in some and not of_it)
            if not alike and not unfit:
                yield some


def statements(avenge: bool) -> Iterator[VerbStatement | Gain | If]:
    """Every verb with everybody to whom it can be done, amounts and tests, no two of which mean the same."""
    some = list(adjectives(avenge))
    pronouns = [Target(word) for word in ("this", "it", *(["attacker"] if avenge else []))]
    targets = [*pronouns, *(Target(whom, words) for whom in ("one", "each") for words in some)]
    for verb in VERBS.values():
        wanted = [Target("hand")] if verb.whom == ("hand",) else [each for each in targets if each.whom in verb.whom]
        numbers = (1, 2, 5) if verb.preposition else (0,)
        yield from (VerbStatement(verb.verb, each, n, verb.preposition) for each in wanted for n in numbers)
    counts = [None, Count(Target("this"), "token")]
    counts += [Count(Target("each", words), unit) for words in some for unit in ("", "token")]
    yield from (Gain(Amount(n, count)) for n in (1, 2, 5) for count in counts)
    tests = [card_set.Test(head, words) for head in ("no", "any") for words in some]
    tests += [card_set.Test("it", words) for words in adjectives(avenge, of_it=True)]
    yield from (If(test, (Gain(Amount(1)),)) for test in tests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_in_verb_number_or_target_is_told_differently(language: str) -> None:
    told: dict[str, VerbStatement | Gain | If] = {}
    for statement in statements(avenge=True):
        words = text_of(language, avenge=(statement,))
        assert words not in told, f"{statement} and {told[words]}: {words}"
        told[words] = statement
    assert len(told) > 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_lines_and_where_a_condition_ends_are_told(language: str) -> None:
    gain, open_, hit = (
        Gain(Amount(1)),
        card_set.Test("any", ("open",)),
        VerbStatement("eliminate", Target("one", ("rival",))),
    )
    programs: list[Program] = [
        (gain, hit), (hit, gain), (If(open_, (gain,)), hit), (If(open_, (gain, hit)),), (If(open_, (hit, gain)),),
        (gain, If(open_, (hit,))), (If(open_, (If(open_, (gain,)), hit)),), (If(open_, (If(open_, (gain, hit)),)),),
        (gain,), (gain, gain), (gain, gain, gain),
    ]  # fmt: skip
    assert len({text_of(language, program) for program in programs}) == len(programs)


@pytest.mark.parametrize("language", OTHERS)
def test_every_verb_has_its_words_in_every_language(language: str) -> None:
    assert {"gain", *VERBS} <= {key.split("-")[0] for key in VERB_RULES}
    for key in VERB_RULES:
        with language_spoken("en"):
            source = verb_rule(key)
        with language_spoken(language):
            assert find_message("CardText", source), f"{key} has no words in {language}"
            assert verb_rule(key) != source


# -- the cards there are -----------------------------------------------------------------------------------------------

CARDS = [(cards, kind.id) for cards in (*BOXES, fair()) for kind in cards.kinds]


@pytest.mark.parametrize(("cards", "kind"), CARDS, ids=[kind for _, kind in CARDS])
def test_the_cards_that_everybody_knows(cards: CardSet, kind: str) -> None:
    for language in LANGUAGES:
        words = said(cards, language, kind)
        assert len(words) <= ROOM
        assert words == EXPECTED["cards"][language].get(kind, words)


def test_every_card_is_known_in_english() -> None:
    assert EXPECTED["cards"]["en"].keys() == {kind for _, kind in CARDS}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("1 influence", "2 influence", "5 influence", "21 influence")),
        ("ru", ("1 очко", "2 очка", "5 очков", "21 очко")),
        ("uk", ("1 очко", "2 очки", "5 очок", "21 очко")),
        ("pl", ("1 punkt", "2 punkty", "5 punktów", "21 punktów")),
    ],
)
def test_influence_is_counted(language: str, words: tuple[str, ...]) -> None:
    for number, counted in zip((1, 2, 5, 21), words, strict=True):
        assert re.search(rf"\b{counted}\b", said(read(f"gain: {number}"), language))
        if language != "en":  # 1 more influence
            assert re.search(rf"\b{counted}\b", said(read(f"eliminate: one rival, gain: {number}"), language))


# -- single sentences --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", EXPECTED["programs"], ids=range(len(EXPECTED["programs"])))
def test_single_sentences(program: dict[str, str]) -> None:
    assert said(read(program["lines"], program.get("more", "")), "en") == program["says"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("uk", "Отримайте стільки впливу, скільки лежить на цій карті, та ще 2 за кожну карту суперника."),
        ("ru", "Получите столько влияния, сколько лежит на этой карте, и ещё 2 за каждую карту соперника."),
        ("pl", "Zyskaj tyle Wpływu, ile leży na tej karcie, i jeszcze 2 za każdą kartę rywala."),
    ],
)
def test_a_clause_ends_with_a_comma(language: str, words: str) -> None:
    assert said(read("gain: 1 per token on this, gain: 2 per rival"), language) == words


def test_options_are_told_in_the_order_in_which_they_are_written() -> None:
    assert said(read("choose: {walk: [gain: 1], ask: [gain: 2]}"), "en").startswith("Choose: Walk (")


def test_names_with_braces_in_them_are_names() -> None:
    others = 'odd: {type: character}\ntexts: {en: {odd: {name: "{card} %n {0"}}}\n'
    text = f"name: Odd\ncards:\n  actor: {{type: character, activate: [eliminate: one open odd]}}\n  {others}"
    cards = from_texts((("odd.yaml", text),))
    assert said(cards, "en") == "Eliminate a face-up card named “{card} %n {0”."


# -- where an author has written none ----------------------------------------------------------------------------------


def test_a_card_without_a_text_is_told_in_the_language_that_is_asked_for() -> None:
    cards = read("eliminate: one adjacent")
    assert current_language() == "en"
    assert deck_texts(cards, "uk")["actor"].text == "Вилучіть сусідню карту."
    assert deck_texts(cards, "en")["actor"].text == "Eliminate a\u00a0card next to this one."
    with language_spoken("pl"):
        assert deck_texts(cards, "uk")["actor"].text == "Вилучіть сусідню карту."
        assert deck_texts(cards, "ru")["actor"].text == "Устраните соседнюю карту."
        assert current_language() == "pl"


def lent(program: str, texts: str = "") -> CardSet:
    text = f"name: Mine\ncards:\n  spy: {{type: character, activate: [{program}]}}\n{texts}"
    return from_texts((("mine.yaml", text),), IDS)


def test_a_card_that_is_called_like_a_shipped_one_has_its_texts_as_far_as_it_does_the_same() -> None:
    shipped = deck_texts(BOXES[0], "uk")["spy"]
    assert deck_texts(lent("steal: 1 from one adjacent"), "uk")["spy"] == shipped
    mine = deck_texts(lent("steal: 2 from one adjacent"), "uk")["spy"]
    assert mine.text.replace("\u00a0", " ") == "Заберіть 2 очки впливу у власника сусідньої карти."
    for key in ("name", "accusative", "genitive", "tip"):
        assert getattr(mine, key) == getattr(shipped, key)
    assert (mine.page, mine.prompt.title, mine.beware) == ("", "", "")


def test_what_an_author_has_written_is_kept_and_what_is_missing_is_added() -> None:
    named = lent("gain: 7", "texts: {en: {spy: {name: Mole, tip: Dig.}}}\n")
    mole = deck_texts(named, "ru")["spy"]
    assert (mole.name, mole.tip) == ("Mole", "Dig.")
    assert mole.text.replace("\u00a0", " ") == "Получите 7 очков влияния."
    assert deck_texts(fair(), "en")["baker"].text.endswith("next to this card.")
    # Its author has written Ukrainian texts and no Russian ones: then the English ones are read.
    assert deck_texts(fair(), "ru")["baker"].text == deck_texts(fair(), "en")["baker"].text


def test_kinds_are_called_in_a_text_as_their_set_calls_them() -> None:
    texts = 'texts: {uk: {spy: {name: "Кріт"}}}\n'
    cook = "  cook: {type: character, activate: [copy: one open lord, eliminate: one open spy]}\n"
    cards = lent("gain: 1 per open spy", cook + texts)
    told = deck_texts(cards, "uk")
    assert told["spy"].text.replace("\u00a0", " ") == "Отримайте 1 очко впливу за кожну відкриту карту «Кріт»."
    assert told["cook"].text.replace("\u00a0", " ") == (
        "Скопіюйте властивість відкритої карти «Лорд», потім вилучіть відкриту карту «Кріт»."
    )
