"""What the tests of more than one package for Linux build."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import load_script

linked, linux_files = (load_script(f"bundles.{name}") for name in ("linked", "linux_files"))
LINKS = linked.Links(
    ("libGL.so.1", "libc.so.6", "libglib-2.0.so.0", "libstdc++.so.6"),
    ("libwayland-client.so.0",),
    {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29)},
)


@pytest.fixture
def small(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package without the program: only its wrapping is looked at. PACKER of the module has to be there."""
    if shutil.which(request.module.PACKER) is None:
        pytest.skip(f"{request.module.PACKER} is not installed")

    def lay_out(_: Any, root: Path) -> Any:
        linux_files.write(root / "usr/bin/gonfalon", "#!/bin/sh\n").chmod(0o755)
        linux_files.write(root / "usr/lib/gonfalon/gonfalon/__init__.py", "x" * 5000)
        linux_files.write(root / "usr/share/man/man6/gonfalon.6.gz", "")
        linux_files.write(root / "usr/share/icons/hicolor/16x16/apps/x.png", "")
        return LINKS

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(linux_files, "lay_out", lay_out)
