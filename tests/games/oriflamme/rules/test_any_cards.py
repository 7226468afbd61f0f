"""Whatever a stranger writes into a card file: a set that can be played to the end, or sentences."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets
from gonfalon.games.oriflamme.rules.game import HAND
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from tests.games import laws

from .positions import ALLIANCE_FILE, BASE_FILE
from .subjects import Subject

QUICK = settings(
    max_examples=50, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
BASE_TEXT = BASE_FILE.read_text(encoding="utf-8")
TEXTS = [BASE_TEXT, ALLIANCE_FILE.read_text(encoding="utf-8")]
ODD = ("~", "true", "1", "-1", "1.5", ".inf", "0x10", "1e9", "2001-01-01", "[]", "{}", "[[]]", "''", "<<")
WORDS = sorted({word for text in TEXTS for word in text.replace("[", " ").replace(":", " : ").split()})


def loads(text: str) -> CardSet | None:
    """The set, or None where there are sentences about it; anything else that is raised is a fault."""
    try:
        return compile_sets([("mine.yaml", text)])
    except CardFileError as error:
        lines = [str(diagnostic) for diagnostic in error.diagnostics]
    assert lines
    for line in lines:
        assert line.startswith("mine.yaml")
        assert len(line.splitlines()) == 1
        assert len(line) < 1200
        line.encode()
    return None


@QUICK
@given(st.text())
def test_any_text(text: str) -> None:
    loads(text)


@QUICK
@given(st.text(alphabet="abc:-[]{}&*!|>'\"\\%@`#,?~ \n\t0١²\ufeff\u2028\x85", max_size=60))
def test_any_signs_that_yaml_cares_about(text: str) -> None:
    loads(text)


@QUICK
@given(st.binary())
def test_any_bytes(content: bytes) -> None:
    loads(content.decode("latin-1"))


@settings(QUICK, max_examples=30)
@given(st.data())
def test_any_change_of_a_good_file(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 4))):
        lines = text.split("\n")
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        indent = len(line) - len(line.lstrip())
        match data.draw(st.sampled_from(["delete", "twice", "swap", "indent", "word", "value", "cut", "key"])):
            case "delete":
                del lines[at]
            case "twice":
                lines.insert(at, line)
            case "swap":
                other = data.draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], line
            case "indent":
                lines[at] = " " * data.draw(st.integers(0, 12)) + line.lstrip()
            case "word":
                words = line.split() or [""]
                words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(WORDS))
                lines[at] = " " * indent + " ".join(words)
            case "value":
                odd = st.sampled_from(ODD)
                lines[at] = f"{line.split(':')[0]}: {data.draw(odd)}"
            case "cut":
                lines[at] = line[: data.draw(st.integers(0, len(line)))]
            case "key":
                lines.insert(at, " " * indent + data.draw(st.text(max_size=8)) + ": x")
        text = "\n".join(lines)
    loads(text)


# -- programs that nobody would write ----------------------------------------------------------------------------------

ADJECTIVES_OF_OPEN = ("open", "namesake", "character", "k1", "k2")


@st.composite
def adjectives(draw: st.DrawFn, first: str = "", avenge: bool = False) -> str:
    words = draw(st.lists(st.sampled_from([word for word in ADJECTIVES if avenge or word != "attacker"]), max_size=2))
    if draw(st.booleans()):
        words += ["open", draw(st.sampled_from(ADJECTIVES_OF_OPEN))]
    if {"namesake", "character"} & set(words):
        words.append("open")
    if "open" in words:
        words = [word for word in words if word != "closed"]
    return " ".join([first, *(words or ["card"])]).strip()


@st.composite
def targets(draw: st.DrawFn, avenge: bool = False) -> str:
    kinds = ["one", "one", "each", "this", *(["attacker"] if avenge else [])]
    head = draw(st.sampled_from(kinds))
    return draw(adjectives(head, avenge)) if head in ("one", "each") else head


@st.composite
def statements(draw: st.DrawFn, depth: int = 2, avenge: bool = False, moves: bool = False) -> str:
    verbs = ["gain", "gain per", "tokens", "this", "plain", "plain", "plain", "number", "copy", "swap"]
    if moves:
        verbs += ["move"] * 4
    if depth:
        verbs += ["if", "choose"]
    match draw(st.sampled_from(verbs)):
        case "gain":
            return f"gain: {draw(st.integers(1, 9))}"
        case "gain per":
            return f"gain: 1 per {draw(adjectives('', avenge))}"
        case "tokens":
            return f"gain: 1 per token on {draw(adjectives('', avenge))}"
        case "this":
            return "gain: 1 per token on this"
        case "plain":
            verb = draw(st.sampled_from(["eliminate", "discard", "close", "mark", "reserve", "collect", "eliminate"]))
            return f"{verb}: {draw(targets(avenge))}"
        case "number":
            verb = draw(st.sampled_from(["steal: 2 from", "place: 1 on", "drop: 1 from"]))
            return f"{verb} {draw(targets(avenge))}"
        case "copy":
            return f"copy: {draw(adjectives('one other open', avenge)).replace('closed', '')}"
        case "swap":
            return "swap: hand"
        case "move":
            return f"move: {draw(adjectives('one other', avenge))}"
        case "if":
            test = draw(adjectives(draw(st.sampled_from(["no", "any"])), avenge))
            return f"{{if: {test}, then: {draw(programs(depth - 1, avenge, moves))}}}"
    then = [draw(programs(depth - 1, avenge, moves)) for _ in range(2)]
    return f"choose: {{one-way: {then[0]}, other-way: {then[1]}}}"


@st.composite
def programs(draw: st.DrawFn, depth: int = 2, avenge: bool = False, moves: bool = False) -> str:
    lines = draw(st.lists(statements(depth, avenge, moves), max_size=3))
    return f"[{', '.join(line if line.startswith('{') else f'{{{line}}}' for line in lines)}]"


@st.composite
def card_sets(draw: st.DrawFn) -> str:
    cards = []
    for number in range(HAND):
        kind = draw(st.sampled_from(["character", "intrigue"]))
        lines = [f"k{number}:", f"  type: {kind}"]
        if kind == "intrigue" and draw(st.booleans()):
            leave = draw(st.sampled_from(["{discard: this}", "{reserve: this}", "{swap: hand}"]))
            program = draw(programs(moves=True))
            lines.append(f"  activate: {program[:-1]}{', ' if program != '[]' else ''}{leave}]")
        else:
            lines.append(f"  activate: {draw(programs())}")
        lines.append(f"  avenge: {draw(programs(avenge=True, moves=True))}")
        lines.append(f"  influence: {draw(st.sampled_from(['taken', 'doubled', 'lost', 'kept']))}")
        if draw(st.booleans()):
            lines.append(f"  cost: {draw(st.integers(1, 3))}")
        kill = draw(st.sampled_from(["[]", "[{if: it closed, then: [gain: 2]}]", "[steal: 1 from each rival]"]))
        end = draw(st.sampled_from(["[]", "[gain: 1 per token on this]", "[collect: each card]"]))
        lines.append(f"  reserved: {{kill: {kill}, round: [place: 1 on each open], end: {end}}}")
        cards.append("\n".join(lines))
    return "\n".join(cards)


OF_ANY_CARDS = (
    laws.nothing_is_lost, laws.decisions_are_sound, laws.events_tell_all, laws.nothing_leaks, laws.replays_are_exact,
    laws.imagined_games_are_like_the_real_one,
)  # fmt: skip


def keeps_the_laws(text: str, seed: int) -> None:
    cards = loads(text)
    assert cards is not None, text
    for law in OF_ANY_CARDS:
        law(Subject(cards, 3), seed)


# Shrinking a whole game takes minutes and helps little: the file and the seed are printed as they are.
@pytest.mark.slow
@pytest.mark.subject("any cards of a stranger are played within the laws")
@settings(QUICK, max_examples=6, phases=(Phase.explicit, Phase.generate))
@given(card_sets(), st.integers(0, 10_000))
def test_any_set_is_played_to_the_end_within_the_laws(text: str, seed: int) -> None:
    keeps_the_laws(text, seed)


@pytest.mark.nightly
@settings(QUICK, max_examples=100, phases=(Phase.explicit, Phase.generate))
@given(card_sets(), st.integers(0, 10_000))
def test_many_sets_are_played_to_the_end_within_the_laws(text: str, seed: int) -> None:
    keeps_the_laws(text, seed)


@pytest.mark.nightly
def test_these_programs_do_something() -> None:
    """So that the test above is about something."""
    seen: set[str] = set()

    @settings(QUICK, max_examples=20)
    @given(card_sets(), st.integers(0, 100))
    def watch(text: str, seed: int) -> None:
        cards = loads(text)
        assert cards is not None
        state = laws.start(Subject(cards, 3), seed)
        state.table.listener = lambda event: seen.add(type(event).__name__)
        for _ in islice(laws.random_play(state, Dice(seed)), 300):
            pass

    watch()
    verbs = {"Eliminated", "Discarded", "Reserved", "Moved", "Swapped", "Mixed", "Closed", "Copied"}
    assert verbs | {"Gained", "Stolen", "Laid", "Dropped", "Marked"} <= seen


@pytest.mark.parametrize("text", ["spy: {type: character}\n" * 3, BASE_TEXT * 2, BASE_TEXT[:400], BASE_TEXT.upper()])
def test_some_changes_by_hand(text: str) -> None:
    assert loads(text) is None
