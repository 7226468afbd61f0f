"""Error messages in the reader's language: saved games, card files, and refused undos."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from gonfalon.core.diagnostics import Diagnostic, Message, one_line, shortened
from gonfalon.core.record import RecordError
from gonfalon.texts.translations import translate


def resume_failed(error: RecordError) -> str:
    """A sentence about a record that cannot be taken up; the file is left as it is."""
    source = shortened(error.source)
    place = translate("Troubles", "{file}, line {line}").format(file=source, line=error.line) if error.line else source
    return _reason(error.code).format(file=place, name=shortened(error.about), command="gonfalon play")


def _reason(code: str) -> str:
    if code in ("foreign", "huge"):
        return translate("Troubles", "This file is not a game of Gonfalon: {file}.")
    if code == "torn-line":
        return translate("Troubles", "Part of this line is missing; copy the whole line again.")
    if code in ("newer-format", "other-rules"):
        return translate("Troubles", "This game was saved by another version of Gonfalon: {file}.")
    if code == "missing-set":
        return translate(
            "Troubles",
            "This game needs the card set “{name}”, which is not here or was changed since: {file}. The settings show "
            "the folder that it belongs in.",
        )
    if code == "other-cards":
        return translate("Troubles", "This game was played with other cards than those here: {file}.")
    if code == "unknown-game":
        return translate("Troubles", "This file holds a game that this program does not know: {file}.")
    if code == "no-table":
        return translate(
            "Troubles",
            "This game has no table in the window yet; it is played in a terminal, with the command “{command}”: "
            "{file}.",
        )
    if code == "unknown-bot":
        return translate("Troubles", "A bot of this game is not known here: {file}.")
    if code == "unreadable":
        return translate("Troubles", "This file cannot be read: {file}.")
    return translate("Troubles", "This file is damaged and was left as it is: {file}.")


def save_failed(file: str | Path, reason: str) -> str:
    """A sentence about a file that cannot be written, with the reason as the system says it."""
    text = translate("Terminal", "The game cannot be saved in {file}: {reason}.")
    return text.format(file=shortened(file), reason=reason)


def write_failed(file: str | Path, error: OSError) -> str:
    """A sentence about a file or folder that cannot be written, with the reason as the system says it."""
    text = translate("Troubles", "This cannot be written: {file}. The reason: {reason}.")
    return text.format(file=shortened(file), reason=error.strerror or error)


def begin_failed(reason: str) -> str:
    """A sentence about seats and cards that cannot make a game, with the reason as the program found it."""
    text = translate("Troubles", "Choose players and cards with which this game can be played. The reason: {reason}")
    return text.format(reason=reason)


def autosave_failed(folder: Path) -> str:
    """A sentence about a game that goes on without being kept."""
    text = translate(
        "Troubles",
        "The game cannot be written to this folder: {folder}. It goes on, and is written again with every move. Until "
        "that succeeds, it is lost when you close the window.",
    )
    return text.format(folder=shortened(folder))


def undo_failed(folder: Path) -> str:
    """A sentence about an undo that failed; the game stands and is kept as it was."""
    text = translate(
        "Troubles",
        "The game cannot be written to this folder: {folder}. The move was not taken back, and the game is saved "
        "as before.",
    )
    return text.format(folder=shortened(folder))


def played_elsewhere() -> str:
    """Sentences about a game in which another program has played on."""
    return translate(
        "Troubles",
        "It was played on in another window or in a terminal, so it cannot be continued here. What was played "
        "there is saved.",
    )


def settings_not_saved(path: Path) -> str:
    """A sentence about settings that hold until the window is closed."""
    text = translate(
        "Troubles",
        "This file cannot be written: {file}. What you choose here applies now, but is forgotten when you close "
        "the window.",
    )
    return text.format(file=shortened(path))


def name_refused(refusal: str) -> str:
    """A sentence: why no game can be kept under a name."""
    if refusal == "empty":
        return translate("Troubles", "The game needs a name.")
    if refusal == "long":
        return translate("Troubles", "This name is too long.")
    if refusal == "device":
        return translate("Troubles", "Some computers use this name for something else; choose another one.")
    if refusal == "taken":
        return translate("Troubles", "A game is saved under this name already; press again to replace it.")
    return translate("Troubles", "A name cannot contain these characters, or begin or end with a full stop: {signs}")


UNDO_REFUSALS: Final[Mapping[str, Callable[[], str]]] = {
    "watching": lambda: translate("Undo", "Only the players can take a move back."),
    "nothing": lambda: translate("Undo", "You have not decided anything yet."),
    "another-decided": lambda: translate("Undo", "Another player has decided since your last move."),
    "secret-shown": lambda: translate("Undo", "Your last move has shown a card, and nobody can forget it."),
    "led": lambda: translate(
        "Undo", "Nothing is taken back in a first game or a puzzle; both can be started over at any time."
    ),
    "drawn": lambda: translate("Undo", "You have drawn a card since."),
    "over": lambda: translate("Table", "The game is over."),
}
"""By what a match says of it; `watching` where nobody at the screen plays, `led` in a first game or a puzzle."""


def diagnostic_text(what: Diagnostic | Message) -> str:
    """The sentence alone, without the file and the line that a slip is in."""
    if isinstance(what, Diagnostic) and not what.template:
        return what.sentence
    return _translated(what.template, what.values)


def diagnostic_line(diagnostic: Diagnostic) -> str:
    """Return a line with the file name, the line number and the sentence of a diagnostic, always in plain text."""
    file = diagnostic.source.replace("\\", "/").rpartition("/")[2]
    #: a mistake in a card file, such as "harvest.yaml: the file is empty"
    text = translate("Slips", "{file}: {sentence}")
    if diagnostic.line:
        #: a mistake in a card file, such as "harvest.yaml, line 8: unknown verb 'gian' in baker.activate, did you ..."
        text = translate("Slips", "{file}, line {line}: {sentence}")
    return one_line(text.format(file=shortened(file), line=diagnostic.line, sentence=diagnostic_text(diagnostic)))


def diagnostic_lines(diagnostics: Sequence[Diagnostic], most: int = 3) -> str:
    """The first mistakes, each on a line of its own, and how many more there are."""
    lines = [diagnostic_line(diagnostic) for diagnostic in diagnostics[:most]]
    if len(diagnostics) > most:
        lines.append(translate("Slips", "… and %n more mistake(s)", "", len(diagnostics) - most))
    return "\n".join(lines)


def _translated(template: str, values: Iterable[tuple[str, str | int | Message]]) -> str:
    text = translate("Slips", template)
    filled = {name: diagnostic_text(value) if isinstance(value, Message) else value for name, value in values}
    return one_line(text.format(**filled))
