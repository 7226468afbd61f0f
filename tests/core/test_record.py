"""Records: what is written is read again, and whatever else is read is told what is wrong with it, and where."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gonfalon.core.diagnostics import MAX_NAME, MAX_NOTE, visible_name, visible_note
from gonfalon.core.game import Outcome
from gonfalon.core.record import (  # fmt: skip
    FINISHED,
    MAX_BYTES,
    MAX_SEED,
    UNFINISHED,
    Record,
    RecordError,
    RecordMove,
    RecordSeat,
    decode_text,
    format_record,
    parse_record,
    read_record,
)
from gonfalon.core.record_parser import replay
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.session.open_record import continues

GAME = Oriflamme()
RECORDS = Path(__file__).parent.parent / "records"


def played(moves: int | None = None, seed: int = 11) -> Record:
    """A game of three with that many random moves, by default to its end."""
    options = GAME.options({"families": "RBK", "first": "B"})
    state = GAME.setup(options, seed)
    chance = random.Random(seed)
    answers: list[RecordMove] = []
    while state.moves and len(answers) != moves:
        move = chance.choice(list(state.moves))
        answers.append(RecordMove("RBK"[state.seat], str(move)))
        state.play(move)
    return Record(
        game="oriflamme",
        rules_version=GAME.rules_version,
        card_sets=tuple(GAME.card_sets(options)),
        options=(("first", "B"), ("direction", "right-to-left")),
        seed=seed,
        seats=(RecordSeat("R", "Anna", None), RecordSeat("B", "Борис", "page"), RecordSeat("K", 'a "b"\\', None)),
        moves=tuple(answers),
        outcome=GAME.outcome(state.table) if state.over else None,
    )


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        replay(parse_record(text, "game.gonfalon"), GAME)
    sentence = str(error.value)
    assert sentence.startswith("game.gonfalon")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return error.value


@pytest.mark.parametrize("moves", [None, 0, 1, 20])
def test_what_is_written_is_read_again(moves: int | None) -> None:
    record = played(moves)
    text = format_record(record)
    again = parse_record(text)
    assert again == record
    assert format_record(again) == text
    assert replay(again, GAME).over is (moves is None)
    assert text.splitlines()[0] == (FINISHED if moves is None else UNFINISHED)
    assert ("hidden cards" in text) is (moves is not None)


def test_a_shared_victory_is_written_with_its_tie_break() -> None:
    record = replace(played(), outcome=Outcome((7, -1, 7), (0, 2), (2, 0, 2)))
    assert format_record(record).splitlines()[-3:] == [
        "scores: R 7, B -1, K 7",
        "tie-break: R 2, B 0, K 2",
        "winners: R, K",
    ]
    assert parse_record(format_record(record)) == record


names = st.text(st.characters(), max_size=30)
dates = st.datetimes(datetime.fromisoformat("2000-01-01"), timezones=st.timezones())


@pytest.mark.slow
@given(name=names, other=names)
@example(name="\n1. R keep", other='", human')
@example(name="\u2028\x85\ud800", other="\x1b[2J\u202eevil")
@example(name="e\u0301", other="\U0001f469\u200d\U0001f692")
def test_any_name_is_safe(name: str, other: str) -> None:
    record = replace(
        played(3), seats=(RecordSeat("R", name, None), RecordSeat("B", other, "page"), RecordSeat("K", name, None))
    )
    text = format_record(record)
    assert text.encode().decode() == text
    assert [line for line in text.split("\n") if line.startswith("seat ")] == text.split("\n")[7:10]
    assert len(text.splitlines()) == len(format_record(played(3)).splitlines())
    again = parse_record(text)
    assert again == replace(record, seats=tuple(seat._replace(name=visible_name(seat.name)) for seat in record.seats))
    assert parse_record(format_record(again)) == again


def test_names_are_of_a_length_and_turn_nothing_round() -> None:
    """What stands behind a name is not to be written backwards, and a name as long as a book takes a minute to draw."""
    odd = "\u202eA\u200fn\u2066n\u00ada\u2028 B\x1b."
    record = replace(played(3), title=odd, note=f"{odd}\n\n{odd}", card_sets=((odd, "0" * 16),))
    record = replace(
        record,
        seats=(RecordSeat("R", odd, None), RecordSeat("B", "\u200d\u202e", None), RecordSeat("K", "x" * 900, None)),
    )
    again = parse_record(format_record(record))
    assert [seat.name for seat in again.seats] == ["Anna  B.", "", "x" * MAX_NAME]
    assert (again.title, again.note, again.card_sets[0][0]) == ("Anna  B.", "Anna  B.\n\nAnna  B.", "Anna  B.")
    assert len(parse_record(format_record(replace(record, title="x" * 900, note="x\n" * 9000))).note) == MAX_NOTE


@pytest.mark.slow
@given(title=names, note=names, hinted=st.sets(st.integers(0, 19)), date=dates, practice=st.booleans())
def test_what_is_said_about_a_game_is_read_again_and_leaves_it_the_same(
    title: str, note: str, hinted: set[int], date: datetime, practice: bool
) -> None:
    plain = played(20)
    moves = tuple(answer._replace(hinted=number in hinted) for number, answer in enumerate(plain.moves))
    begun = date.isoformat(timespec="seconds")
    record = replace(plain, moves=moves, title=title, note=note, date=begun, practice=practice)
    text = format_record(record)
    assert text.startswith("Gonfalon record 2: ")
    assert len(text.splitlines()) == len(format_record(plain).splitlines()) + 1 + bool(title) + bool(note) + practice
    assert parse_record(text) == replace(record, title=visible_name(title), note=visible_note(note))
    assert continues(record, plain)
    assert continues(plain, record)
    assert refused(text.replace("record 2", "record 1")).code == "broken"


@pytest.mark.parametrize("date", ["", "yesterday", "2026-13-01T00:00:00+00:00", "2026-11-14T20:14:00", "2026-11-14"])
def test_a_date_is_a_whole_one(date: str) -> None:
    text = format_record(replace(played(3), date="2026-11-14T20:14:00+01:00"))
    assert refused(text.replace("2026-11-14T20:14:00+01:00", date)).code == "broken"


def test_line_ends_of_other_systems_are_read() -> None:
    record = played()
    assert parse_record(decode_text(b"\xef\xbb\xbf" + format_record(record).replace("\n", "\r\n").encode())) == record


# -- files that are no records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"{}", b"[Event \"F/S\"]\n", b"\x7fELF\x00\x01\xff\xfe", b"\x00" * 5000, b"\xff\xfe\x47\x00",
        b"PK\x03\x04" + bytes(range(256)) * 20, "ё".encode("utf-16"), b"Gonfalonier record 1\n", b"x" * 900_000,
    ],
)  # fmt: skip
def test_a_foreign_file_is_told_apart(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "mine.gonfalon"
    path.write_bytes(data)
    with pytest.raises(RecordError) as error:
        read_record(path)
    assert error.value.code == "foreign"
    assert "this is not a record of Gonfalon" in str(error.value)
    assert error.value.source == "mine.gonfalon"
    assert error.value.line
    assert str(error.value).isprintable()
    assert path.read_bytes() == data


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.gonfalon"
    with path.open("wb") as file:
        file.write(format_record(played()).encode())
        file.truncate(MAX_BYTES * 5000)
    with pytest.raises(RecordError, match=r"huge\.gonfalon: the file is larger than 1000 kB"):
        read_record(path)


def test_a_name_that_is_none_is_a_sentence() -> None:
    with pytest.raises(RecordError, match="nul"):
        read_record(Path("nul\0l"), "nul")


def test_a_newer_format_asks_for_a_newer_program() -> None:
    text = format_record(played()).replace("Gonfalon record 1", "Gonfalon record 5").replace("seed:", "seeds:")
    error = refused(text)
    assert (error.code, error.line) == ("newer-format", 1)
    assert "newer Gonfalon" in str(error)


# -- truncated ---------------------------------------------------------------------------------------------------------


def test_a_finished_record_cut_anywhere_is_refused() -> None:
    text = format_record(played())
    for cut in range(1, len(text) - 1):
        error = refused(text[:cut])
        assert error.code in ("truncated", "foreign"), (cut, str(error))
        assert error.line or error.code == "foreign"


def test_an_unfinished_record_cut_within_a_line_is_refused() -> None:
    text = format_record(played(10))
    for cut in range(len(text)):
        if text[:cut].endswith("\n") and cut > text.index("\n1. "):
            replay(parse_record(text[:cut]), GAME)
        else:
            assert refused(text[:cut]).code in ("truncated", "foreign")


# -- broken ------------------------------------------------------------------------------------------------------------


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "instead", "code", "says"),
    [
        ("game:", "game: chess boxing", "broken", "the name of a game"),
        ("rules:", "rules: one", "broken", "a number"),
        ("rules:", "rules: 99", "other-rules", "bring the program up to date"),
        ("rules:", "rules: 0", "other-rules", "differently"),
        ("cards:", 'cards: "Oriflamme" 00ff', "other-cards", "has the hash 00ff"),
        ("cards:", 'cards: "Elsewhere" 00ff', "other-cards", "is not here"),
        ("cards:", "cards: Oriflamme", "broken", "in quotation marks"),
        ("option first", "option first: G", "options", "does not sit at this table"),
        ("option first", "option direction: right-to-left", "broken", ""),
        ("option direction", "option direction: up", "options", "up"),
        ("option direction", "option speed: 3", "options", "no option 'speed'"),
        ("seed:", "seed: many", "broken", "a number"),
        ("seed:", "seed: -1", "broken", "a number"),
        ("seed:", "seed: 1" + "0" * 30, "broken", "a number"),
        ("seed:", f"seed: {MAX_SEED + 1}", "broken", "larger than"),
        ("seed:", "seed: ١", "broken", "a number"),
        ("seat B", 'seat R: "Bo", human', "broken", "has a seat already"),
        ("seat B", 'seat B: "Bo" human', "broken", "in quotation marks"),
        ("seat B", 'seat B: "Bo"", human', "broken", "one text in quotation marks"),
        ("seat B", 'seat B: "Bo", bot ../x', "broken", "in quotation marks"),
        ("seat K", 'seat Q: "Bo", human', "broken", "no family K"),
        ("1. ", "2. B keep", "broken", "move 1, not move 2"),
        ("1. ", "1. Z keep", "broken", "no family Z"),
        ("1. ", "1. B", "broken", "should be move 1"),
        ("1. ", "one", "broken", "should be move 1"),
        ("1. ", "1. R place ambush front", "illegal", "out of turn: B has to decide between place"),
        ("1. ", "1. B dance", "illegal", "Legal here: place"),
        ("1. ", "1. B target 3", "illegal", "against the rules. Legal here: place"),
        ("1. ", "1. B target 99999999999999", "illegal", "is not a move"),
        ("scores:", "scores: R 1, B 2", "broken", "a figure for each of R, B, K"),
        ("scores:", "scores: R 99, B 2, K 1", "result", "another result"),
        ("scores:", "result: R", "broken", "'scores: ...'"),
        ("winners:", "winners: G", "broken", "families of this table"),
        ("winners:", "winners: R, R", "broken", "families of this table"),
    ],
)  # fmt: skip
def test_a_broken_line_is_named(start: str, instead: str, code: str, says: str) -> None:
    lines = format_record(played()).split("\n")
    at = line_of(format_record(played()), start)
    lines[at - 1] = instead
    error = refused("\n".join(lines))
    assert error.code == code, str(error)
    assert says in str(error)
    if code not in ("options", "result") and instead[:6] != "seat Q":
        assert error.line in (at, at + 1)
    assert error.line


def tied() -> str:
    return (RECORDS / "four-seats.gonfalon").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("start", "instead", "at"),
    [
        ("scores:", "scores: B 17, R 16, Y 12, G 12", "scores:"),
        ("tie-break:", "tie-break: B 4, R 2, Y 2, G 1", "tie-break:"),
        ("tie-break:", None, "tie-break:"),
        ("winners:", "winners: R", "winners:"),
        ("winners:", "winners: B, R", "winners:"),
    ],
)
def test_a_wrong_result_is_told_in_full_with_its_line(start: str, instead: str | None, at: str) -> None:
    line = line_of(tied(), at)
    lines = tied().split("\n")
    lines[line_of(tied(), start) - 1 : line_of(tied(), start)] = [] if instead is None else [instead]
    error = refused("\n".join(lines))
    assert (error.code, error.line) == ("result", line)
    assert "scores: B 16, R 16, Y 12, G 12; tie-break: B 3, R 2, Y 2, G 1; winners: B." in str(error)


def test_a_set_of_cards_stands_in_a_record_once() -> None:
    text = tied()
    cards = text.split("\n")[line_of(text, "cards:") - 1]
    error = refused(text.replace(cards, f"{cards}\n{cards}"))
    assert (error.code, error.line) == ("broken", line_of(text, "cards:") + 1)
    assert "for the second time" in str(error)


def test_those_who_cannot_sit_at_this_table_are_refused() -> None:
    text = format_record(played(0))
    error = refused(text.replace("seat K", "seat Q"))
    assert (error.code, "cannot sit at one table" in str(error)) == ("options", True)
    alone = "\n".join(line for line in text.split("\n") if not line.startswith(("seat B", "seat K")))
    assert "1 cannot play oriflamme: it is for 2 to 5" in str(refused(alone))


def test_an_illegal_move_in_the_middle_names_its_line_and_the_legal_ones() -> None:
    record = played()
    index = [answer.move for answer in record.moves].index("reveal")
    answer = record.moves[index]
    moves = (*record.moves[:index], RecordMove(answer.family, "target 0"), *record.moves[index + 1 :])
    text = format_record(replace(record, moves=moves))
    error = refused(text)
    assert error.line == line_of(text, f"{index + 1}. ")
    assert f"'{index + 1}. {answer.family} target 0' is against the rules. Legal here: keep, reveal." in str(error)


def test_a_record_that_does_not_end_with_its_game_is_refused() -> None:
    record = played()
    text = format_record(replace(record, moves=(*record.moves, RecordMove("R", "keep"))))
    assert "the game was over before move" in str(refused(text))
    error = refused(format_record(replace(played(30), outcome=record.outcome)))
    assert (error.code, "after 30 moves" in str(error)) == ("truncated", True)


@pytest.mark.parametrize("rest", ["\nmore\n", "more\n", "\n\n"])
def test_what_follows_the_result_is_refused(rest: str) -> None:
    error = refused(format_record(played()) + rest)
    assert error.code == "broken"
    assert "does not belong here" in str(error)


def test_control_characters_of_a_file_do_not_reach_the_terminal() -> None:
    text = format_record(played())
    for treacherous in (
        text.replace("game: oriflamme", "game: \x1b[2J" + "x" * 500),
        text.replace("right-to-left", "\x1b[2J"),
        text.replace("right-to-left", '"\\u001b[2J"'),
    ):
        error = refused(treacherous)
        assert str(error).isprintable()
        assert len(str(error)) < 300


@given(st.binary(max_size=400))
def test_junk_is_never_more_than_a_sentence(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(decode_text(data))


@given(
    st.integers(0, 5000), st.sampled_from(["", "\n", "x", "\0", "9", '"', ":", "\U0001f600", "\r\n\r\n"]), st.booleans()
)
def test_a_damaged_record_is_read_or_refused_but_never_more(at: int, piece: str, replaced: bool) -> None:
    text = format_record(played())
    at %= len(text)
    said = ""
    try:
        replay(parse_record(text[:at] + piece + text[at + replaced :]), GAME)
    except RecordError as error:
        said = str(error)
    assert said.isprintable()


def test_a_record_whose_people_have_languages_of_their_own_is_of_the_second_version() -> None:
    plain = played(3)
    assert format_record(plain).startswith("Gonfalon record 1: ")
    first, *others = plain.seats
    spoken = replace(plain, seats=(first._replace(language="uk"), *others))
    text = format_record(spoken)
    assert text.startswith("Gonfalon record 2: an unfinished game; ")
    assert "human, speaks uk\n" in text
    assert parse_record(text) == spoken
    assert parse_record(text.replace("record 2", "record 1").replace(", speaks uk", "")) == plain
    assert refused(text.replace("record 2", "record 1")).code == "broken"
