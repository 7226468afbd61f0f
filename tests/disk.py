"""A disk that can be full: a real one where it may be mounted, else a limit to what this process may write."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

SIZE = 256 * 1024


class Disk:
    """A folder on a disk of its own, as far as that is possible."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
        try:
            self.mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            self.mounted = False

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """As long as this lasts, nothing more finds room."""
        if not self.mounted:
            with _nothing_may_be_written():
                yield
            return
        filler = self.folder / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            for step in (4096, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * step):
                        pass
        try:
            yield
        finally:
            filler.unlink()

    def files(self) -> dict[str, bytes]:
        """All files but the one that fills it."""
        found = (path for path in self.folder.rglob("*") if path.is_file() and path.name != "filler")
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in found}

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


@contextlib.contextmanager
def _nothing_may_be_written() -> Iterator[None]:
    resource = pytest.importorskip("resource", reason="neither disks nor limits here")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
