"""Games, sets and settings of the first versions are brought over once, and nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.user import folders
from gonfalon.user.folders import UserFolders, migrate_old_folders

GAMES = {"games/a.gonfalon": "a", "games/finished/b.gonfalon": "b", "sets/fair.yaml": "fair", "sets/more/m.yaml": "m"}


def stand(places: UserFolders, monkeypatch: pytest.MonkeyPatch) -> UserFolders:
    monkeypatch.setattr(folders, "current_folders", lambda: places)
    return places


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UserFolders:
    """Places in which the new folder is around the old one, as on Windows and macOS."""
    new, old = tmp_path / "data" / "Gonfalon", tmp_path / "old" / "Gonfalon" / "settings.ini"
    state, cache = tmp_path / "state", tmp_path / "cache"
    return stand(UserFolders(new, new / "settings.ini", state, cache, new / "Gonfalon", old), monkeypatch)


def lay(folder: object, files: dict[str, str]) -> Path:
    base = Path(str(folder))
    for name, text in files.items():
        (base / name).parent.mkdir(parents=True, exist_ok=True)
        (base / name).write_text(text)
    return base


def found(folder: object) -> dict[str, str]:
    base = Path(str(folder))
    return {str(path.relative_to(base)): path.read_text() for path in base.rglob("*") if path.is_file()}


def test_everything_is_moved_and_the_old_folders_go(known: UserFolders, tmp_path: Path) -> None:
    migrate_old_folders()
    assert not list(tmp_path.iterdir()), "a first start makes nothing"
    lay(known.old_data, GAMES)
    lay(known.old_settings.parent, {"settings.ini": "[General]"})
    assert folders.games_folder() == known.old_data / "games"
    assert folders.settings_file() == known.old_settings
    for _ in range(2):
        migrate_old_folders()
        assert found(known.data) == {**GAMES, "settings.ini": "[General]"}
    assert not Path(known.old_data).exists()
    assert not Path(known.old_settings).parent.exists()
    assert folders.games_folder() == known.data / "games"
    assert folders.settings_file() == known.settings


def test_on_linux_the_old_folder_is_beside_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    stand(folders.user_folders("linux"), monkeypatch)
    lay(tmp_path / "Gonfalon" / "Gonfalon", GAMES)
    migrate_old_folders()
    assert found(tmp_path) == {f"gonfalon/{name}": text for name, text in GAMES.items()}
    assert not (tmp_path / "Gonfalon").exists()


def test_what_is_there_already_is_never_replaced(known: UserFolders) -> None:
    lay(known.old_data, GAMES)
    lay(known.old_settings.parent, {"settings.ini": "old"})
    here = {"games/a.gonfalon": "another", "games/c.gonfalon": "c", "settings.ini": "new"}
    lay(known.data, here)
    migrate_old_folders()
    assert found(known.data) == {**GAMES, **here, "Gonfalon/games/a.gonfalon": "a"}
    assert found(known.old_settings.parent) == {"settings.ini": "old"}
    assert folders.games_folder() == known.data / "games"
    assert folders.settings_file() == known.settings


@pytest.mark.parametrize("after", range(4))
def test_a_program_that_was_killed_goes_on_next_time(
    known: UserFolders, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    lay(known.old_data, {**GAMES, "notes.txt": "n"})
    rename, left = Path.rename, [after]

    def killed(path: Path, goal: Path) -> Path:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return rename(path, goal)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        try:
            migrate_old_folders()
        except KeyboardInterrupt:
            assert after < 3
    assert sorted(found(known.data).values()) == sorted([*GAMES.values(), "n"])
    migrate_old_folders()
    assert found(known.data) == {**GAMES, "notes.txt": "n"}


@pytest.mark.parametrize("after", range(2))
def test_where_moving_fails_the_old_folder_is_used_as_a_whole(
    known: UserFolders, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """A file that another program has open cannot be moved on Windows, nor can a folder with it."""
    old = lay(known.old_data, GAMES)
    lay(known.old_settings.parent, {"settings.ini": "old"})
    rename, refused = Path.rename, [old / "games", old / "sets"][after]

    def busy(path: Path, goal: Path) -> Path:
        if path == refused or path.name == "settings.ini":
            raise PermissionError(13, "the file is used by another program")
        return rename(path, goal)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", busy)
        migrate_old_folders()
    assert found(old) == GAMES
    assert folders.games_folder() == known.old_data / "games"
    assert folders.sets_folder() == known.old_data / "sets"
    assert folders.settings_file() == known.old_settings
    migrate_old_folders()
    assert folders.games_folder() == known.data / "games"
    assert found(known.data) == {**GAMES, "settings.ini": "old"}


def test_two_windows_that_start_at_once_do_not_disturb_each_other(
    known: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(known.old_data, GAMES)
    rename, once = Path.rename, []

    def overtaken(path: Path, goal: Path) -> Path:
        if not once:
            once.append(path)
            migrate_old_folders()
        return rename(path, goal)

    monkeypatch.setattr(Path, "rename", overtaken)
    migrate_old_folders()
    assert found(known.data) == GAMES


def test_a_file_where_the_new_folder_should_be_is_left_alone(known: UserFolders, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    lay(known.old_settings.parent, {"settings.ini": "old"})
    migrate_old_folders()
    assert (tmp_path / "data").read_text() == "a file"
    assert folders.settings_file() == known.old_settings
