"""The name by which the system knows its user."""

from __future__ import annotations

import getpass
import sys
from typing import Final

from gonfalon.core.diagnostics import visible_name

_NOBODY: Final = ("root", "user", "admin", "administrator", "guest", "nobody", "ubuntu")
"""Accounts that are called by what they are for, and not by who sits there."""


def system_user_name() -> str:
    """Return the first name of the user of this system, or the name of the account; empty where neither says who."""
    try:
        account = getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""
    if account.casefold() in _NOBODY:
        return ""
    name = visible_name(_full_name(account) or account).partition(" ")[0]
    return name[:1].upper() + name[1:]


def _full_name(account: str) -> str:
    """Return what the system has noted as the name behind an account."""
    if sys.platform == "win32":
        return ""
    import pwd

    try:
        return pwd.getpwnam(account).pw_gecos.partition(",")[0].strip()
    except (KeyError, UnicodeError):
        return ""
