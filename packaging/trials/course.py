"""The course of a trial: a fresh root, what the package needs, the package, a player, and everything gone again."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from bundles.figures import MEGABYTE
from bundles.languages import LANGUAGES
from trials import figures, packages, playing, traces
from trials.desktop import ask_a_desktop
from trials.figures import Figure
from trials.packages import Package
from trials.root import Root
from trials.running import TrialError, step
from trials.screens import wayland_screen, x_screen

CACHES = {
    r"/etc/ld\.so\.cache|/var/cache/ldconfig(/.*)?": "where the system's shared libraries are, which ldconfig notes",
}
"""What the system writes anew whenever any package with libraries comes or goes."""
BOOKS_OF_RPM = rf"{packages.BOOKS_OF_RPM}(/.*)?"
FOLDERS_OF_FEDORA = r"/usr/share/(icons|licenses|man/man6|metainfo)"
"""What belongs to other packages there, so that ours may not take it away."""


@dataclass
class Trial:
    """One package in one fresh root."""

    suite: str
    root: Root
    package: Package
    runs: int
    pictures: Path | None = None
    figures: list[Figure] = field(default_factory=list)

    def step(self, sentence: str) -> None:
        """Say what begins now."""
        step(self.suite, sentence)

    def listing(self) -> dict[str, str]:
        """What is on the disk now; homes are looked at apart from this."""
        shut = [*self.root.mounted, self.root.folder / "home", self.root.folder / packages.HANDED_OVER]
        return traces.listing(self.root.folder, shut)

    def picture(self, name: str) -> Path:
        """Where a picture goes: to be kept if a folder was named, else away with the root."""
        folder = self.pictures if self.pictures is not None else self.root.folder / packages.HANDED_OVER
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{self.suite}-{name}.png"


def try_deb(trial: Trial) -> None:
    """The whole course of a .deb; raises TrialError at the first thing that does not hold."""
    root, package = trial.root, trial.package
    hand_over(root, package)
    trial.step("reading apt's lists")
    root.apt("update")
    untouched = trial.listing()
    needs = install_needs(trial)
    before = trial.listing()
    trial.step(f"installing {package.file.name}")
    packages.install_deb(root, package)
    installed = trial.listing()
    measure_sizes(trial, before, installed)
    play(trial)
    trial.step("comparing what is on the disk after playing")
    same("Playing has left traces outside of the player's home", installed, trial.listing())
    strange = playing.strange_files(root)
    if strange:
        raise TrialError(f"The program has written where it should not in the player's home: {strange[0]}.")
    play_on_wayland(trial)
    measure(trial)
    trial.step("removing the package")
    kept = playing.records(root)
    packages.remove_deb(root, package)
    same("The package has left traces", before, trial.listing())
    if not kept or not all(path.is_file() for path in kept):
        raise TrialError("The player's own games are gone with the package.")
    trial.step(f"no trace is left but {excepted()}; {len(kept)} games of the player are where they were")
    remove_needs(trial, needs, untouched)


def try_rpm(trial: Trial, needs: Package) -> None:
    """The course of an .rpm, which this system knows nothing of; `needs` is the .deb that says what it needs."""
    root, package = trial.root, trial.package
    root.apt("update")
    install_needs(Trial(trial.suite, root, needs, trial.runs))
    before = trial.listing()
    trial.step(f"installing {package.file.name}")
    packages.rpm(root, "--install", "--nodeps", str(package.file))
    trial.step("playing")
    playing.answer_on_the_command_line(root, package.version)
    with x_screen(root) as screen:
        for game in playing.GAMES:
            playing.let_bots_play(root, game, playing.OFFSCREEN)
            playing.watch_bots_play(root, game, screen, None)
    trial.step("removing the package")
    packages.rpm(root, "--erase", package.name)
    same("The package has left traces", before, trial.listing(), f"{BOOKS_OF_RPM}|{FOLDERS_OF_FEDORA}")
    trial.step(f"no trace is left but the books of rpm, empty folders that Fedora has anyway, and {excepted()}")


def hand_over(root: Root, package: Package) -> None:
    """Put the package where apt may read it."""
    goal = root.folder / package.inside[1:]
    shutil.copyfile(package.file, goal)
    goal.chmod(0o644)


def install_needs(trial: Trial) -> set[str]:
    """Install what the package declares that it needs and nothing else; returns the names of what came."""
    before = trial.root.packages()
    trial.step("installing what it depends on")
    trial.root.apt("satisfy", "--no-install-recommends", trial.package.depends)
    came = trial.root.packages() - before
    trial.step(f"{len(came)} packages came")
    return came


def remove_needs(trial: Trial, needs: set[str], untouched: Mapping[str, str]) -> None:
    """Remove what came for the package too, and tell what those others leave behind on a system that had none."""
    if needs:
        trial.step("removing what it depended on")
        trial.root.apt("purge", *sorted(needs))
    left = unexplained(untouched, trial.listing())
    trial.step(f"{len(left)} traces are left by those, not by Gonfalon: {shortened(left)}")


def excepted() -> str:
    """What is not counted as a trace, in words."""
    books = ", ".join(f"/{name}" for name in traces.BOOKS)
    return f"what apt and dpkg note ({books}) and {', '.join(CACHES.values())}"


def same(what: str, before: Mapping[str, str], after: Mapping[str, str], but: str = "") -> None:
    """Raise TrialError when two listings differ, with the first differences."""
    found = unexplained(before, after, but)
    if found:
        raise TrialError(f"{what}, {len(found)} in all:\n" + "\n".join(found[:15]))


def unexplained(before: Mapping[str, str], after: Mapping[str, str], but: str = "") -> list[str]:
    """The differences of two listings without the system's own caches, and without paths that match `but`."""
    allowed = re.compile("|".join([*CACHES, *([but] if but else [])]))
    found = traces.differences(before, after)
    return [line for line in found if not allowed.fullmatch(line.partition(" ")[2])]


def shortened(lines: list[str]) -> str:
    """Differences without those inside of a folder that is new or gone itself."""
    kept: list[str] = []
    for line in lines:
        if not any(line.startswith(f"{other}/") for other in kept):
            kept.append(line)
    return ", ".join(kept) or "none"


def measure_sizes(trial: Trial, before: Mapping[str, str], installed: Mapping[str, str]) -> None:
    """The size of the package and of everything that came to the disk with it."""
    package = trial.package.file
    kind = package.suffix.lstrip(".")
    file = package.stat().st_size / MEGABYTE
    disk = traces.added_bytes(trial.root.folder, before, installed) / MEGABYTE
    trial.figures.append(Figure(trial.suite, package.name, "MB", (file,), figures.limit(kind)))
    most = figures.limit(f"{kind}-installed")
    trial.figures.append(Figure(trial.suite, "installed, with byte code", "MB", (disk,), most))


def play(trial: Trial) -> None:
    """Everything a player does."""
    root = trial.root
    trial.step("asking the command line")
    playing.answer_on_the_command_line(root, trial.package.version)
    trial.step("without a screen: the first picture, and a game of bots at each table")
    playing.paint_once(root, playing.OFFSCREEN)
    for game in playing.GAMES:
        playing.let_bots_play(root, game, playing.OFFSCREEN)
    with x_screen(root) as screen:
        trial.step("on X: the window in every language")
        for language in LANGUAGES:
            playing.look_at_the_window(root, screen, trial.picture(f"start-{language}"), language)
        for game in playing.GAMES:
            trial.step(f"on X: bots play {game}, and never more than one window is open")
            playing.watch_bots_play(root, game, screen, trial.picture(f"bots-{game}"))
        trial.step("on X: a game with a person, and records that are opened")
        playing.sit_down(root, screen, trial.picture("start"), trial.picture("table"))
        playing.open_records(root, screen, trial.picture("record"))
    trial.step("drawing pictures, and replaying what was played")
    for language, name in zip(cycle(LANGUAGES), ("planning", "ordonance", "rules", "end"), strict=False):
        playing.draw(root, name, language, trial.picture(f"{name}-{language}"))
    playing.replay(root)
    trial.step("asking a desktop for the menu's entry, the icons and the type of a record")
    ask_a_desktop(root, playing.records(root)[0])


def play_on_wayland(trial: Trial) -> None:
    """A start and games on Wayland, which may need what the package only recommends; that is removed again."""
    root = trial.root
    before = root.packages()
    if trial.package.recommends:
        root.apt("satisfy", "--no-install-recommends", trial.package.recommends)
    more = sorted(root.packages() - before)
    trial.step(f"on Wayland, with {' '.join(more) or 'nothing more'}: the first picture, and a game at each table")
    with wayland_screen(root) as screen:
        playing.paint_once(root, screen.environ)
        for game in playing.GAMES:
            playing.let_bots_play(root, game, screen.environ)
        playing.look_at_the_window(root, screen, trial.picture("start-wayland"))
    if more:
        root.apt("purge", *more)


def measure(trial: Trial) -> None:
    """Times and memory, with and without a screen."""
    trial.step(f"measuring; the load is {figures.load()}")
    with x_screen(trial.root) as screen:
        screens = {"X": screen.environ, "offscreen": playing.OFFSCREEN}
        trial.figures += figures.first_pictures(trial.root, trial.suite, screens, trial.runs)
        trial.figures += figures.memory(trial.root, trial.suite, playing.GAMES, screens)
    trial.step(f"measured; the load is {figures.load()}")
