"""The trials of the Linux packages: what they compare, judge and print, without a clean system to try it in."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.scripts import ROOT, load_script

NAMES = ("course", "figures", "packages", "playing", "root", "running", "traces", "twice")
course, figures, packages, playing, root, running, traces, twice = (load_script(f"trials.{name}") for name in NAMES)
linux_files = load_script("bundles.linux_files")
TrialError = running.TrialError
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the trials are for Linux")


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    for name in ("usr/bin/tool", "usr/lib/tool/data", "etc/tool.conf", "var/log/apt.log", "var/lib/dpkg/status"):
        linux_files.write(tmp_path / name, name)
    (tmp_path / "usr/bin/link").symlink_to("tool")
    return tmp_path


def test_every_kind_of_trace_is_found_and_only_new_files_have_a_size(disk: Path) -> None:
    before = traces.listing(disk)
    (disk / "usr/lib/tool/cache").mkdir()
    (disk / "usr/lib/tool/cache/new").write_bytes(b"x" * 70)
    (disk / "usr/lib/tool/data").write_text("other", encoding="utf-8")
    (disk / "etc/tool.conf").unlink()
    (disk / "usr/bin/tool").chmod(0o755)
    (disk / "usr/bin/link").unlink()
    (disk / "usr/bin/link").symlink_to("other")
    after = traces.listing(disk)
    assert traces.differences(before, after) == [
        "gone /etc/tool.conf", "changed /usr/bin/link", "changed /usr/bin/tool", "new /usr/lib/tool/cache",
        "new /usr/lib/tool/cache/new", "changed /usr/lib/tool/data",
    ]  # fmt: skip
    assert traces.added_bytes(disk, before, after) == 70
    # A folder that is left out is not looked into.
    found = traces.listing(disk, [disk / "usr"])
    assert "/var/lib" in found
    assert not [path for path in found if path.startswith("/usr")]


def test_what_apt_notes_and_when_a_file_was_written_again_are_no_traces(disk: Path) -> None:
    before = traces.listing(disk)
    for name in ("var/log/more.log", "var/lib/dpkg/status", "var/cache/apt/list", "usr/bin/tool"):
        linux_files.write(disk / name, "more" if name.startswith("var") else name)
    # The folder of all caches is there now, as apt makes it.
    assert traces.differences(before, traces.listing(disk)) == ["new /var/cache"]


def test_the_caches_of_the_system_are_excepted_and_nothing_else() -> None:
    before = {"/etc/ld.so.cache": "1", "/etc/ld.so.cache.d": "1", "/usr/lib/gonfalon": "1"}
    after = {"/etc/ld.so.cache": "2", "/etc/ld.so.cache.d": "2", "/var/cache/ldconfig/aux-cache": "1"}
    assert course.unexplained(before, after) == ["changed /etc/ld.so.cache.d", "gone /usr/lib/gonfalon"]
    assert course.unexplained(before, after, r"/usr/lib/.*") == ["changed /etc/ld.so.cache.d"]
    with pytest.raises(TrialError, match=r"It left something, 2 in all:\nchanged /etc/ld\.so\.cache\.d"):
        course.same("It left something", before, after)
    # A folder stands for what is in it.
    assert course.shortened(["new /a", "new /a/b", "new /ab", "gone /a/c"]) == "new /a, new /ab, gone /a/c"
    assert course.shortened([]) == "none"


def test_four_scores_are_the_end_of_a_game_and_nothing_else() -> None:
    for said in ("Anna 14, Jan 7, Olena 5, Timur 12\n", "Anna 0, Jan 0, Olena 0, Timur 0"):
        playing.judge("oriflamme", said)
    for said in ("", "Anna 14, Jan 7, Olena 5", "warning\nAnna 1, Jan 1, Olena 1, Timur 1"):
        with pytest.raises(TrialError, match="did not tell four scores"):
            playing.judge("oriflamme", said)


def test_a_command_is_told_as_the_player_would_type_it_and_one_that_fails_with_its_last_words(tmp_path: Path) -> None:
    where = root.Root(tmp_path, tmp_path / "root", tmp_path / "archives")
    order = where.player("gonfalon", "--smoke", environ={"DISPLAY": ":1"})
    assert order[:2] == ["unshare", "--net"]
    assert "DISPLAY=:1" in order
    told = [running.shown(one) for one in (order, where.admin("apt-get", "update"), ["ls", "-l"])]
    assert told == ["gonfalon --smoke", "apt-get update", "ls -l"]
    with pytest.raises(TrialError, match=r"ended with status 3:\n(line \d+\n){14}line 19$"):
        running.run([sys.executable, "-c", "[print('line', n) for n in range(20)]; raise SystemExit(3)"])
    with pytest.raises(TrialError, match="cannot be started"):
        running.run(["/nowhere/at-all"])


def test_files_beside_the_program_s_folders_are_strange(tmp_path: Path) -> None:
    where = root.Root(tmp_path, tmp_path, tmp_path / "archives")
    for name in (".profile", ".local/share/gonfalon/games/a.gonfalon", ".config/gonfalon/settings.ini"):
        linux_files.write(where.home / name, "")
    linux_files.write(tmp_path / "etc/skel/.profile", "")
    assert playing.strange_files(where) == []
    (where.home / ".gonfalonrc").touch()
    (where.home / ".config/gonfalon.ini").touch()
    assert playing.strange_files(where) == [".config/gonfalon.ini", ".gonfalonrc"]


def test_what_a_first_picture_takes_is_what_the_program_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "first paint 0.47 s, 0.28 s of processor time\n"
    monkeypatch.setattr(root.Root, "play", lambda *_, **__: said)
    monkeypatch.setattr(figures, "may_drop_caches", lambda: False)
    where = root.Root(tmp_path, tmp_path, tmp_path / "archives")
    found = figures.first_pictures(where, "trixie", {"offscreen": playing.OFFSCREEN}, 2)
    limits = [((0.47, 0.47), 0.6), ((0.28, 0.28), 0.5), ((0.47, 0.47), 1.0)]
    assert [(figure.values, figure.limit) for figure in found] == limits
    said = "first paint"
    with pytest.raises(TrialError, match="did not tell of its first picture, it said: 'first paint'"):
        playing.paint_once(where, playing.OFFSCREEN)


def test_the_median_is_held_to_the_limit() -> None:
    good = figures.Figure("trixie", "first picture", "s", (0.5, 0.4, 9.0), 0.6)
    bad = figures.Figure("trixie", "memory", "MB", (111.0,), 110)
    free = figures.Figure("trixie", "bots", "MB", (23.0,))
    assert [figure.over for figure in (good, bad, free)] == [False, True, False]
    head, *rows = figures.table([good, bad, free]).splitlines()
    assert head.split() == ["suite", "what", "median", "from,", "to", "limit"]
    assert rows[0].split() == ["trixie", "first", "picture", "0.50", "s", "0.40", "to", "9.00", "0.6", "ok"]
    assert rows[1].split() == ["trixie", "memory", "111.0", "MB", "110", "OVER"]
    assert rows[2].split() == ["trixie", "bots", "23.0", "MB"]
    written = json.loads(figures.as_json([bad], {"cold": "how"}))
    assert written["notes"] == {"cold": "how"}
    assert written["figures"][0]["median"] == 111.0
    assert written["figures"][0]["over"] is True


def test_the_script_finds_its_modules_from_anywhere_and_what_is_no_package_is_told(tmp_path: Path) -> None:
    order = [sys.executable, str(ROOT / "packaging/trials/debian.py"), "--help"]
    assert "--pictures FOLDER" in subprocess.run(order, capture_output=True, text=True, check=True).stdout
    (tmp_path / "notes.txt").touch()
    for name, told in (("gone.deb", "There is no file"), ("notes.txt", "neither a .deb nor an .rpm")):
        with pytest.raises(TrialError, match=told):
            packages.read(tmp_path / name)
    chosen = load_script("trials.command").arguments(["a.deb", "--runs", "3", "b.rpm", "--suite", "trixie"])
    assert (chosen.packages, chosen.suite) == ([Path("a.deb"), Path("b.rpm")], ["trixie"])


def test_all_memory_is_held_to_its_figures(tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    said = json.dumps({"window": 100_000, "bots": 19_000, "all": 130_000, "once": 110_000})
    table = SimpleNamespace(folder=tmp_path, play=lambda *_, **__: said)
    measured = figures.memory(table, "trixie", ["oriflamme"], {"X": {}})
    limits = {figure.trial: figure.limit for figure in load_script("bundles.figures").figures(ROOT).values()}
    found = {one.limit: one.median for one in measured if any(fnmatchcase(one.name, trial) for trial in limits)}
    assert found == {105.0: 102.4, 150.0: 133.12, 130.0: 112.64}
    assert [one.limit for one in measured if one.name.endswith("bots")] == [None]


@pytest.mark.nightly
@pytest.mark.parametrize("game", playing.GAMES)
def test_the_table_that_is_measured_is_still_there(game: str) -> None:
    order = [sys.executable, str(ROOT / "packaging/trials/at_the_table.py"), str(ROOT / "desktop"), game]
    done = subprocess.run(order, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    held = json.loads(done.stdout)
    assert held["window"] > held["bots"] > 1000
    assert held["all"] > held["once"]
    assert held["all"] >= held["window"] + held["bots"]


def test_two_builds_are_compared_to_the_first_member_or_byte_that_differs(tmp_path: Path) -> None:
    _, other = folders = tmp_path / "one", tmp_path / "other"

    def compared(name: str, *contents: bytes) -> list[str]:
        for folder, content in zip(folders, contents, strict=False):
            folder.mkdir(exist_ok=True)
            (folder / name).write_bytes(content)
        return twice.compare(*folders)

    def wheel(year: int) -> bytes:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr(zipfile.ZipInfo("gonfalon/a.py", (2026, 1, 1, 0, 0, 0)), "a")
            archive.writestr(zipfile.ZipInfo("gonfalon/b.py", (year, 1, 1, 0, 0, 0)), "b")
        return packed.getvalue()

    assert compared("gonfalon.whl", wheel(2026), wheel(2026)) == []
    (told,) = compared("gonfalon.whl", wheel(2026), wheel(2027))
    assert re.match(r"gonfalon\.whl differs: `gonfalon/b\.py \(2026, .*`gonfalon/b\.py \(2027, ", told)
    assert compared("gonfalon.whl", b"abcd", b"abXd") == ["gonfalon.whl differs: from byte 2 on."]
    said = ["gonfalon.whl differs: one goes on after 4 bytes, where the other ends."]
    assert compared("gonfalon.whl", b"abcd", b"abcde") == said
    (other / "gonfalon.whl").unlink()
    assert compared("setup.exe", b"", b"") == ["gonfalon.whl was made only once."]
