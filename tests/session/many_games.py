"""A folder with more games than anybody plays."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.record import format_record
from gonfalon.session.journal import FINISHED
from tests.session.games_to_play import begun, play_on


def filled_folder(folder: Path, games: int) -> Path:
    """Make a folder of so many games that were left and as many that were finished, each with a seed of its own."""
    (folder / FINISHED).mkdir(parents=True)
    match = begun(4, 1_000_000)
    play_on(match, 20)
    left = format_record(match.record())
    play_on(match)
    over = format_record(match.record())
    for number in range(games):
        name = f"oriflamme-20300101-{number:06}.gonfalon"
        for path, text in ((folder / name, left), (folder / FINISHED / f"x{name}", over)):
            # Only the first has moves that fit its seed: it is the one that was left last.
            path.write_text(text.replace("1000000", str(1_000_000 + games - 1 - number), 1), encoding="utf-8")
    return folder
