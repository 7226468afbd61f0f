"""The two kinds of packages that are tried: how each says what it is, comes and goes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trials.root import Root
from trials.running import TrialError, need, run

HANDED_OVER = "srv"
"""Where a package lies in the root while it is installed."""
BOOKS_OF_RPM = "/var/lib/rpm"
"""Where rpm notes what is installed; Debian's would do it in the home of its user."""


@dataclass(frozen=True)
class Package:
    """A package file, and what stands in it about itself."""

    file: Path
    name: str
    version: str
    depends: str
    """In Debian's words; an .rpm has none of these."""
    recommends: str = ""

    @property
    def inside(self) -> str:
        """The path of the file in a root."""
        return f"/{HANDED_OVER}/{self.file.name}"


def read(file: Path) -> Package:
    """Look into a package; raises TrialError when it is none."""
    if not file.is_file():
        raise TrialError(f"There is no file {file}; packaging/build.py makes the packages.")
    if file.suffix == ".deb":
        wanted = "${Package}\n${Version}\n${Depends}\n${Recommends}\n"
        name, version, depends, recommends, _ = run(["dpkg-deb", "--show", "--showformat", wanted, file]).stdout.split(
            "\n"
        )
        return Package(file, name, version, depends, recommends)
    if file.suffix == ".rpm":
        order = [need("rpm", "rpm"), "--query", "--package", "--nosignature", "--queryformat", "%{NAME} %{VERSION}"]
        name, version = run([*order, file]).stdout.split()
        return Package(file, name, version, "")
    raise TrialError(f"{file.name} is neither a .deb nor an .rpm.")


def install_deb(root: Root, package: Package) -> None:
    """Let apt install the package; whatever it needs must be there already, since it was declared."""
    before = root.packages()
    root.apt("install", "--no-install-recommends", package.inside)
    more = sorted(root.packages() - before - {package.name})
    if more:
        raise TrialError(f"apt installed more than what the package declares: {', '.join(more)}.")


def remove_deb(root: Root, package: Package) -> None:
    """Let apt remove the package, then forget it; dpkg must not know it any more."""
    for word in ("remove", "purge"):
        # What has no settings of its own is forgotten when it is removed.
        if package.name in root.packages():
            root.apt(word, package.name)
    known = [path.name for path in (root.folder / "var/lib/dpkg/info").glob(f"{package.name}.*")]
    if package.name in root.packages() or known:
        raise TrialError(f"dpkg still knows {package.name} after it was purged: {', '.join(known)}.")


def rpm(root: Root, *words: str) -> str:
    """Run this machine's rpm on the root; its scripts run inside."""
    return run([need("rpm", "rpm"), "--root", root.folder, "--dbpath", BOOKS_OF_RPM, *words]).stdout
