"""The name that the system gives its user."""

from __future__ import annotations

import pytest

from gonfalon.user import player


@pytest.mark.parametrize(
    ("account", "full", "name"),
    [
        ("olha", "", "Olha"),
        ("oj", "Olha Jurenko,room 5", "Olha"),
        ("root", "root", ""),
        ("de", "\u202eВ\u0000іра", "Віра"),
    ],
)
def test_the_first_name_or_the_account(monkeypatch: pytest.MonkeyPatch, account: str, full: str, name: str) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    monkeypatch.setattr(player, "_full_name", lambda _: full.partition(",")[0])
    assert player.system_user_name() == name


def test_a_system_without_accounts_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise KeyError("getpwuid(): uid not found")

    monkeypatch.setattr("getpass.getuser", none)
    assert player.system_user_name() == ""
