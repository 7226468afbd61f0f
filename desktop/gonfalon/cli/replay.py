"""`gonfalon replay`: checks a record and prints its moves and its result."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from gonfalon.cli.common_arguments import add_json, add_sets, card_sources_in, print_refusal
from gonfalon.cli.parser import add_language, use_language
from gonfalon.cli.terminal import print_lines
from gonfalon.core.diagnostics import shortened
from gonfalon.core.record import MAX_BYTES, Record, RecordError, decode_text, load_bytes, parse_record, printable
from gonfalon.core.share_code import from_share_code, is_share_code, to_share_code
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import export_html, export_text, public_lines, text_board_of
from gonfalon.texts.error_messages import resume_failed
from gonfalon.texts.log_filter import LogFilter, card_names
from gonfalon.texts.players import family_name
from gonfalon.texts.text_board import (
    SPECTATOR,
    NoTextBoard,
    TextBoard,
    name_with_player,
    scores_text,
    seed_text,
    winners_text,
)
from gonfalon.texts.translations import ENGLISH, current_language, translate

STDIN = "-"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        help=translate("Help", "a record, {files}, or a file with a game as one line; - reads what is typed").format(
            files="*.gonfalon"
        ),
    )
    add_language(parser)
    add_sets(parser)
    parser.add_argument(
        "--hidden",
        action="store_true",
        help=translate("Help", "show the moves of an unfinished game too, which tell hidden cards"),
    )
    form = parser.add_mutually_exclusive_group()
    add_json(form)
    form.add_argument(
        "--chronicle", action="store_true", help=translate("Help", "print what happened in whole sentences")
    )
    form.add_argument("--html", action="store_true", help=translate("Help", "print that as a page for a browser"))
    form.add_argument(
        "--line", action="store_true", help=translate("Help", "print a finished game as one line, to be sent to others")
    )
    told = parser.add_argument_group(
        translate("Help", "only of what happened, with {option}").format(option="--chronicle")
    )
    told.add_argument(
        "--player",
        metavar="NAME",
        default="",
        help=translate("Help", "what a player did or suffered: a name or a family"),
    )
    told.add_argument(
        "--region", metavar="NAME", default="", help=translate("Help", "what happened in a region or territory")
    )
    told.add_argument(
        "--card", metavar="NAME", default="", help=translate("Help", "what a card had part in: its name or number")
    )


def run(arguments: argparse.Namespace) -> int:
    """Replay and print; exit status 1 when the record is no record or does not agree with the rules."""
    use_language(arguments.language)
    if (arguments.player or arguments.region or arguments.card) and not arguments.chronicle:
        needs = translate("Terminal", "{options} need {option}.")
        return print_refusal("replay", needs.format(options="--player, --region, --card", option="--chronicle"), 2)
    try:
        record = load_replayed(arguments.file)
        match = Match.restore(record, card_sources_in(arguments.sets))
    except RecordError as error:
        return print_refusal("replay", complaint(error), 1)
    if arguments.json:
        print(json.dumps(_as_json(record, match, arguments.hidden), ensure_ascii=True))
    elif arguments.line and not match.over:
        return print_refusal(
            "replay", translate("Terminal", "This game goes on, and its line would tell hidden cards."), 1
        )
    elif arguments.line:
        print(to_share_code(record))
    elif arguments.chronicle or arguments.html:
        try:
            if arguments.html:
                print(export_html(match), end="")
            else:
                text = export_text(match, _log_filter(arguments, match))
                print_lines(*text.removesuffix("\n").split("\n"))
        except (NoTextBoard, LookupError) as error:
            return print_refusal("replay", str(error), 1)
    else:
        print_lines(*_as_lines(record, match, arguments.hidden))
    return 0


def _log_filter(arguments: argparse.Namespace, match: Match) -> LogFilter:
    """Return what is to be read of the chronicle.

    Raises:
        NoTextBoard: where the game cannot be told in text.
        LookupError: with a sentence, where no player, place or card of the game is called so.
    """
    if not (arguments.player or arguments.region or arguments.card):
        return LogFilter()
    log_renderer = text_board_of(match).log_renderer
    # Of a game that goes on, cards that nobody knows are not even missed.
    cards = card_names(public_lines(match), log_renderer, match.deck)
    return LogFilter(
        _chosen(
            arguments.player, {seat.family: (family_name(seat.family), printable(seat.name)) for seat in match.seats}
        ),
        _chosen(arguments.region, {key: (name,) for key, name in log_renderer.places(match.deck).items()}),
        _chosen(arguments.card, {key: (name, *name.split(maxsplit=1)) for key, name in cards.items()}),
    )


def _chosen(word: str, names: Mapping[str, Sequence[str]]) -> str:
    """Return the key of what somebody calls by its key or by one of its names; empty for an empty word.

    Raises:
        LookupError: with a sentence, where nothing is called so.
    """
    if not word:
        return ""
    found = next((key for key, called in names.items() if word.casefold() in map(str.casefold, (key, *called))), None)
    if found is None:
        unknown = translate("Terminal", "The chronicle names no '{word}'. It names: {names}.")
        listed = ", ".join(dict.fromkeys(called[0] for called in names.values()))
        raise LookupError(unknown.format(word=shortened(word), names=listed))
    return found


def complaint(error: RecordError | NoTextBoard) -> str:
    """Return what is wrong with a record: verbatim in English, in other languages as the window says it."""
    if current_language() == ENGLISH or isinstance(error, NoTextBoard):
        return str(error)
    return resume_failed(error)


def load_replayed(word: str) -> Record:
    """The record in a file, or in what is typed; either may hold it as one line."""
    if word == STDIN:
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise RecordError("huge", f"a record has at most {MAX_BYTES} bytes.", word)
    else:
        data = load_bytes(Path(word), word)
    text = decode_text(data, word)
    return from_share_code(text, word) if is_share_code(text) else parse_record(text, word)


def _as_json(record: Record, match: Match, hidden: bool) -> dict[str, object]:
    outcome = match.outcome
    moves = [{"family": answer.family, "move": answer.move} for answer in record.moves]
    families = [seat.family for seat in record.seats]
    return {
        "game": record.game,
        "seed": record.seed if match.over or hidden else None,
        "seats": [{"family": seat.family, "name": seat.name, "bot": seat.bot} for seat in record.seats],
        "moves": moves if match.over or hidden else None,
        "finished": outcome is not None,
        "scores": dict(zip(families, outcome.scores, strict=True)) if outcome else None,
        "tie_break": dict(zip(families, outcome.tie_break, strict=True)) if outcome and outcome.tie_break else None,
        "winners": [families[seat] for seat in outcome.winners] if outcome else None,
    }


def _as_lines(record: Record, match: Match, hidden: bool) -> list[str]:
    names = [printable(seat.name) for seat in match.seats]
    # The seed and the moves tell every card, also those that lie face down in the middle of a game.
    tells = match.over or hidden
    lines = [f"{match.title}, {seed_text(record.seed)}" if tells else match.title]
    lines += [
        f"{seat.family}  {name_with_player(name, match.game.player(seat.bot).name)}"
        for seat, name in zip(record.seats, names, strict=True)
    ]
    if tells:
        lines += [f"{number:>4}. {answer.family} {answer.move}" for number, answer in enumerate(record.moves, 1)]
    else:
        untold = translate("Terminal", "The moves of an unfinished game reveal hidden cards; {option} shows them.")
        lines.append(untold.format(option="--hidden"))
    waited_for, outcome = match.decision_seat, match.outcome
    if waited_for is not None or outcome is None:
        text = translate("Terminal", "Not finished: {name} has to decide.")
        return [*lines, text.format(name=names[waited_for or 0])]
    table: TextBoard | None = match.game.text_board
    told = [winners_text(outcome, names)] if table is None else table.ending(match.view(SPECTATOR), outcome, names)
    return [*lines, scores_text(outcome, names), *told]
