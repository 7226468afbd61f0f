"""The card language: what can be said, and what is wrong with what cannot."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.compiler import compile_sets

from .positions import base, diagnostics


def card(text: str) -> str:
    """A file with one card, whose keys begin in line 2, column 3."""
    return "spy:\n" + "".join(f"  {line}\n" for line in text.splitlines())


def activate(*statements: str) -> str:
    return card("type: intrigue\nactivate:\n" + "\n".join(f"- {statement}" for statement in statements))


SAME = """
cards:
  spy: {type: character, activate: [{if: no other open namesake, then: [gain: 2]}], influence: doubled}
  lord: {type: intrigue, cost: 1, activate: [choose: {yes: [gain: 1], no: [gain: 2]}], reserved: {end: [gain: 3]}}
"""
OTHERWISE_WRITTEN = """# A comment
name: Renamed
author: Somebody
texts: {en: {spy: {name: Spy}}}
cards:
  lord:
    cost: '1'
    reserved:
      round: []
      end: [gain: '3']
    activate:
      - choose:
          no: [gain: 2]  # as before
          yes: [gain: 1]
    type: intrigue
    influence: taken
  spy:
    influence: "doubled"
    activate:
      - then:
          - gain: 2
        if: no  other   open namesake
    type: character
"""


def hash_of(text: str) -> str:
    return compile_sets((("mine.yaml", text),)).hash


def test_cards_written_otherwise_have_the_same_hash() -> None:
    assert hash_of(OTHERWISE_WRITTEN) == hash_of(SAME)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gain: 1", "gain: 4"), ("gain: 2]}]", "gain: 1]}]"), ("type: character", "type: intrigue"),
        ("influence: doubled", "influence: kept"), ("cost: 1", "cost: 2"), ("no other", "any other"), ("yes:", "yea:"),
        ("end:", "round:"), ("spy:", "spies:"), ("activate: [choose", "avenge: [choose"),
        ("[gain: 3]", "[gain: 3, gain: 1]"),
    ],
)  # fmt: skip
def test_other_cards_have_another_hash(old: str, new: str) -> None:
    assert old in SAME
    assert hash_of(SAME.replace(old, new)) != hash_of(SAME)


def test_a_set_that_was_cut_down_has_another_hash() -> None:
    cards = base()
    ids = [kind.id for kind in cards.kinds]
    assert cards.pick(ids[1:]).hash != cards.hash
    assert cards.pick(ids).hash == cards.hash


def test_all_mistakes_are_told_at_once() -> None:
    text = "spy:\n  tipe: character\n  activate: [eliminate: one adjcent]\n  cost: many\nlord: {}\nspy: 3\n"
    assert diagnostics(text) == [
        "mine.yaml:2:3: unknown key 'tipe' in spy, did you mean 'type'?",
        "mine.yaml:2:3: spy has no 'type': write 'type: character' or 'type: intrigue'",
        "mine.yaml:3:29: unknown word 'adjcent' in spy.activate, did you mean 'adjacent'?",
        "mine.yaml:4:9: spy.cost must be a number from 1 to 99",
        "mine.yaml:5:7: lord has no 'type': write 'type: character' or 'type: intrigue'",
        "mine.yaml:6:1: 'spy' appears twice in a card file, first in line 1",
    ]


GOOD = [
    "eliminate: one card",
    "eliminate: each other closed rival",
    "eliminate: one adjacent end",
    "discard: each marked",
    "copy: one other open namesake",
    "steal: 99 from each rival",
    "place: 1 on this",
    "drop: 3 from each mine",
    "gain: 2 per adjacent open character",
    "gain: 1 per token on this",
    "gain: 1 per token on other open spy",
    "gain: 1 per tokens on card",
    "{if: no card, then: []}",
    "{then: [gain: 1], if: any other open spy mine}",
    "choose: {yes: [gain: 1], no-way: [], a2: [swap: hand]}",
]


@pytest.mark.parametrize("statement", GOOD)
def test_what_can_be_said(statement: str) -> None:
    assert diagnostics(activate(statement, "discard: this")) == []
    assert diagnostics(activate("steal: 1 from one rival", statement, "{if: it open, then: [collect: it]}")) == []


BAD = [
    ("gian: 1", "4:5: unknown verb 'gian' in spy.activate, did you mean 'gain'?"),
    ("frobnicate: 1", "4:5: unknown verb 'frobnicate' in spy.activate; the verbs are gain, "),
    ("Gain: 1", "4:5: unknown verb 'Gain' in spy.activate, did you mean 'gain'?"),
    ("gain", "4:5: a statement of spy.activate must be a mapping of names to values, not 'gain'"),
    ("{}", "4:5: an empty statement in spy.activate"),
    ("[gain: 1]", "4:5: a statement of spy.activate must be a mapping of names to values, not a list"),
    ("{gain: 1, eliminate: one card}", "4:5: a statement of spy.activate has one verb, not 2: gain, eliminate"),
    ("gain:", "'gain' in spy.activate needs words, not nothing"),
    ("gain: [1]", "4:11: 'gain' in spy.activate needs words, not a list"),
    *((f"gain: {word}", f"4:11: '{word}' in spy.activate should be a number from 1 to 99")
      for word in ("0", "100", "-1", "1.5", "true", "null", "٣", "²", "007")),
    ("gain: " + "9" * 10_000, "should be a number from 1 to 99"),
    ("gain: 000000001" + "0" * 10_000, "should be a number from 1 to 99"),
    ("gain: 1 pro card", "4:13: unknown word 'pro' in spy.activate, did you mean 'per'?"),
    ("gain: 1 per", "4:13: after 'per' comes what is counted, for instance 'card', in spy.activate"),
    ("gain: 1 per token", "4:17: write 'per token on this' or 'per token on' with adjectives in spy.activate"),
    ("gain: 1 per token on it", "4:26: only 'this' or adjectives can follow 'per token on' in spy.activate"),
    ("gain: 1 per token on this card", "4:26: only 'this' or adjectives can follow 'per token on' in spy.activate"),
    ("eliminate: card", "4:16: unknown word 'card' in spy.activate; a target begins with 'one' or 'each', or is"),
    ("eliminate: one foe", "4:20: unknown word 'foe' in spy.activate; the adjectives are card, other, adjacent"),
    ("eliminate: one spy", "4:20: 'spy' needs 'open' beside it in spy.activate: a face-down card does not show it"),
    ("eliminate: one character", "4:20: 'character' needs 'open' beside it in spy.activate"),
    ("eliminate: one open closed", "4:25: no card is both open and closed, as spy.activate requires"),
    ("eliminate: one open attacker", "4:25: there is an attacker only in 'avenge', not in spy.activate"),
    ("eliminate: attacker", "4:16: there is an attacker only in 'avenge', not in spy.activate"),
    ("eliminate: this card", "4:21: 'this' is one card already and takes no adjective in spy.activate"),
    ("eliminate: it", "4:16: 'it' in spy.activate refers to nothing yet: choose a card with 'one' first"),
    ("eliminate: hand", "4:16: 'hand' can only be swapped, not used with 'eliminate' in spy.activate"),
    ("swap: one card", "4:11: in spy.activate a card can only 'swap: hand'"),
    ("copy: one adjacent", "4:11: only a face-up card can be copied: add 'open' in spy.activate"),
    ("copy: each open", "4:11: 'copy' needs 'one', not 'each', in spy.activate"),
    ("copy: this", "4:11: 'copy' needs 'one ...' in spy.activate"),
    ("move: one card", "4:11: a card cannot move itself: add 'other' in spy.activate"),
    ("steal: one rival", "4:12: 'one' in spy.activate should be a number from 1 to 99"),
    ("steal: 1 on one rival", "write 'steal: 1 from ...' and whom it is done to in spy.activate"),
    ("place: 1 from one rival", "write 'place: 1 on ...' and whom it is done to in spy.activate"),
    ("{if: no card}", "4:5: 'if' without 'then' in spy.activate"),
    ("{then: []}", "4:5: 'then' without 'if' in spy.activate"),
    ("{if: no card, then: [], else: []}", "4:29: unknown key 'else' in an 'if' of spy.activate"),
    ("{if: some card, then: []}", "4:10: unknown word 'some' in spy.activate"),
    ("{if: it open, then: []}", "4:10: 'it' in spy.activate refers to nothing yet"),
    ("{if: no card, then: gain}", "4:25: spy.activate must be a list, not 'gain'"),
    ("choose: [gain: 1]", "4:13: 'choose' in spy.activate must be a mapping of names to values, not a list"),
    ("choose: {one-way: []}", "4:5: 'choose' in spy.activate needs 2 to 9 options, not 1"),
    ("choose: {keep: [], go: []}", "4:14: 'keep' cannot be the name of an option in spy.activate"),
    ("choose: {Go: [], stay: []}", "4:14: 'Go' cannot be the name of an option in spy.activate"),
    ("{if: it, then: []}", "4:10: 'it' in spy.activate refers to nothing yet"),
    ("choose: {go: 1, stay: []}", "4:18: spy.activate must be a list, not '1'"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "wrong"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_said(statement: str, wrong: str) -> None:
    found = diagnostics(activate(statement))
    assert found, statement
    assert wrong in found[0]
    assert all(diagnostic.startswith("mine.yaml:4:") and len(diagnostic) < 300 for diagnostic in found), found


A_CARD = "cards: {spy: {type: character}}\n"
OF_CARDS = [
    ("type: knight", "2:9: unknown word 'knight' in spy.type; write character or intrigue"),
    ("type: [character]", "2:9: spy.type must be a text, not a list"),
    *((f"type: character\n{line}", f"3:{wrong}") for line, wrong in [
        ("influence: double", "14: unknown word 'double' in spy.influence, did you mean"),
        ("cost: 0", "9: spy.cost must be a number from 1 to 99"),
        ("cost: true", "9: spy.cost must be a number from 1 to 99"),
        ("cost: " + "1" * 6000, "9: spy.cost must be a number from 1 to 99"),
        ("activate: ", "12: spy.activate must be a list, not nothing"),
        ("activate: ~", "13: spy.activate must be a list, not '~'"),
        ("activate: {gain: 1}", "13: spy.activate must be a list, not a mapping"),
        ("reserved: []", "13: spy.reserved must be a mapping of names to values, not a list"),
        ("reserved: {kil: []}", "14: unknown key 'kil' in spy.reserved, did you mean 'kill'?"),
        ("reserved: {kill: [eliminate: each card]}", "21: a card in reserve cannot 'eliminate', as spy.reserved.kill"),
        ("reserved: {round: [place: 1 on one mine]}", "34: a card in reserve cannot ask, so spy.reserved.round must"),
        ("reserved: {end: [{if: it open, then: []}]}", "25: 'it' in spy.reserved.end refers"),
        ("1: 2", "3: unknown key '1' in spy; it may have type, activate"),
        ("[a]: 2", "3: a key of the card 'spy' must be a word, not a list"),
    ]),
]  # fmt: skip
OF_FILES = [
    ("[]", "1:1: a card file must be a mapping of names to values, not a list"),
    ("spy", "1:1: a card file must be a mapping of names to values, not 'spy'"),
    ("{}", "1:1: there are no cards here"),
    ("name: Fair\n", "1:1: there are no cards here"),
    ("name: Mine\ncards: {}", "2:1: there are no cards here"),
    (
        "name: Mine\ncards:\n  soldier:\n    type: character\n    activate:\n      - eliminate: one adjcent\n",
        "6:24: unknown word 'adjcent' in soldier.activate, did you mean 'adjacent'?",
    ),
    ("cards:", "1:7: 'cards' must be a mapping of names to values, not nothing"),
    ("spy: {type: character}\n" * 2, "2:1: 'spy' appears twice in a card file, first in line 1"),
    # Not that its name is no card.
    ("name: Fair\ncard: {spy: {type: character}}", "2:1: unknown key 'card' in a card set, did you mean 'cards'?"),
    ("author: Ann\nCards: {spy: {type: character}}", "2:1: unknown key 'Cards' in a card set, did you mean 'cards'?"),
    ("name: []\n" + A_CARD, "1:7: the name of a set must be a text, not a list"),
    ("naem: x\n" + A_CARD, "1:1: unknown key 'naem' in a card set, did you mean 'name'?"),
    ('name: "My\\nset"\n' + A_CARD, "1:7: the name of a set must be on one line"),
    (
        'author: "O\u202elha"\n' + A_CARD,
        "1:9: the character with the number 8238 is not allowed in the author of a set",
    ),
    ("name: a" + "\u0301" * 9 + "\n" + A_CARD, "1:7: the name of a set has more than 4 marks over one letter"),
    ("Spy: {type: character}", "1:1: 'Spy' is not a valid id for a card: use small letters, digits and hyphens"),
    ("spy_2: {type: character}", "1:1: 'spy_2' is not a valid id for a card"),
    ("шпигун: {type: character}", "1:1: 'шпигун' is not a valid id for a card"),
    ("true: {type: character}\n2: {type: character}", "2:1: '2' is not a valid id for a card"),
    ("x" * 40 + ": {type: character}", "is not a valid id for a card"),
    ("closed: {type: character}", "1:1: 'closed' is a word of the card language; a card needs another id"),
    ("hand: {type: character}", "1:1: 'hand' is a word of the card language; a card needs another id"),
    ("spy: soldier", "1:6: the card 'spy' must be a mapping of names to values, not 'soldier'"),
    ("".join(f"a{n}: {{type: character}}\n" for n in range(21)), "there are 21 kinds of cards; a set has at most 20"),
    ("spy: {type: character}\n<<: {type: character}", "2:1: '<<' is not a valid id for a card"),
    (A_CARD + "texts: {ukr-ua: {}}", "2:9: 'ukr-ua' is not a language"),
    (A_CARD + "texts: {uk: {spi: {}}}", "2:14: unknown key 'spi' in texts.uk, did you mean 'spy'?"),
    (A_CARD + "texts:\n  en:\n    spy: {name: Spy, name: Scout}\n", "4:22: 'name' appears twice in texts.en.spy"),
]
OF_TEXTS = [
    ("{name: []}", "name must be a text, not a list"),
    ("{prompt: {title: [a]}}", "prompt.title must be a text, not a list"),
    ("{prompt: {gap: {title: [a]}}}", "prompt.gap.title must be a text, not a list"),
    ("{prompt: {gap: {detail: " + "x" * 121 + "}}}", "prompt.gap.detail has 121 characters;"),
    ('{name: "a\\nb"}', "name must be on one line"),
    ('{options: {beg: "a\\u2028b"}}', "options.beg must be on one line"),
    ('{prompt: {gap: {title: "a\\x85b"}}}', "prompt.gap.title must be on one line"),
    *((f'{{{key}: "a{sign}b"}}', f"the character with the number {number} is not allowed in texts.uk.spy.{key}")
      for key, sign, number in [
        ("name", "\\e", 27), ("name", "\\t", 9), ("name", "\u202e", 8238), ("text", "\u2066", 8294),
        ("page", "\ue000", 57344),
    ]),
    ('{name: "a' + "\u0301" * 5 + '"}', "name has more than 4 marks over one letter"),
    ('{page: "a' + "\u0336" * 999 + '"}', "page has more than 4 marks over one letter"),
    ("{nmae: x}", "unknown key 'nmae' in texts.uk.spy, did you mean"),
    ("{prompt: {gap: {gap: x}}}", "unknown key 'gap' in texts.uk.spy.prompt.gap; it may have title, detail"),
]  # fmt: skip


def texts(entry: str) -> str:
    return A_CARD + "texts: {uk: {spy: " + entry + "}}"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        *((card(keys), wrong) for keys, wrong in OF_CARDS),
        *OF_FILES,
        *((texts(entry), wrong) for entry, wrong in OF_TEXTS),
    ],
    ids=range(len(OF_CARDS) + len(OF_FILES) + len(OF_TEXTS)),
)
def test_what_is_wrong_with_a_file(text: str, wrong: str) -> None:
    found = diagnostics(text)
    assert any(wrong in diagnostic for diagnostic in found), found
    assert all(diagnostic.startswith("mine.yaml:") and len(diagnostic) < 300 for diagnostic in found), found


@pytest.mark.parametrize("word", ["adjacent", "end"])
def test_it_is_not_asked_for_its_place(word: str) -> None:
    """A card that was chosen may have left the queue or its place in it."""
    wrong = f"'it' cannot be asked for '{word}' in spy.activate: that card may have left its place by then"
    (diagnostic,) = diagnostics(activate("discard: one card", "{if: it " + word + " open, then: []}"))
    assert diagnostic == f"mine.yaml:5:13: {wrong}"
    assert (
        diagnostics(activate("discard: one " + word, "{if: any " + word + ", then: [gain: 1 per " + word + "]}")) == []
    )


@pytest.mark.parametrize(
    "entry",
    [
        '{name: "Шпигун\\n"}',
        '{name: "Ngu\u031b\u0323i a\u0302\u0301", text: "a\\nb", page: "a\\n\\n\\tb\\r\\nc"}',
        '{name: "❤\ufe0f \u05d0\u200f ab\u00adc"}',
    ],
)
def test_texts_that_can_be_shown(entry: str) -> None:
    assert diagnostics(texts(entry)) == []


MOVE = "move: one other card"
RUNS_FOR_EVER = "only an intrigue whose last line is 'discard: this', 'reserve: this' or 'swap: hand' may 'move'"


@pytest.mark.parametrize("last", ["discard: this", "reserve: this", "swap: hand"])
def test_an_intrigue_that_leaves_may_move_cards(last: str) -> None:
    assert diagnostics(activate(MOVE, last)) == []
    assert diagnostics(activate("{if: any open, then: [choose: {a: [" + MOVE + "], b: []}]}", last)) == []


@pytest.mark.parametrize(
    "program",
    [
        activate(MOVE),
        activate("discard: this", MOVE),
        activate(MOVE, "{if: no card, then: [discard: this]}"),
        activate(MOVE, "discard: it"),
        activate(MOVE, "close: this"),
        activate("{if: any open, then: [" + MOVE + "]}"),
        activate("choose: {a: [" + MOVE + ", discard: this], b: []}"),
        activate(MOVE, "discard: this").replace("intrigue", "character"),
    ],
)
def test_a_card_that_stays_may_not_move_others_for_ever(program: str) -> None:
    assert any(RUNS_FOR_EVER in diagnostic for diagnostic in diagnostics(program)), program


def test_texts_are_texts_also_where_yaml_has_another_word_for_them() -> None:
    texts = "texts: {no: {spy: {name: 1984, text: null, tip: true, options: {yes: 7}, see_also: [12]}}}\n"
    said = compile_sets([("mine.yaml", A_CARD + texts)]).texts["no"]["spy"]
    assert said == {"name": "1984", "text": "null", "tip": "true", "options": {"yes": "7"}, "see_also": ["12"]}


def test_statements_that_are_too_many_are_counted_but_not_read() -> None:
    assert diagnostics(activate(*["gain: 1"] * 40)) == []
    many = ", ".join(["gian: 1"] * 41)
    for program, where in ((f"[{many}]", "spy.activate"), (f"[choose: {{a: [{many}], b: []}}]", "spy.activate")):
        told = diagnostics(card(f"type: character\nactivate: {program}"))
        assert [line.split(": ", 1)[1] for line in told] == [f"{where} has 41 statements; a card has at most 40"]


def test_a_name_keeps_the_unseen_signs_that_make_it_what_it_is() -> None:
    family = "\U0001f469\u200d\U0001f467"
    named = compile_sets([("mine.yaml", f"name: {family}\n{A_CARD}")])
    assert named.name == family
