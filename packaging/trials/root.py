"""A Debian in a folder: made fresh for one trial, entered as its administrator or as a player, thrown away."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from trials.running import TrialError, need, run, step

SUITES = ("bookworm", "trixie")
MIRROR = "http://deb.debian.org/debian"
PLAYER = "player"
RUNTIME = "/run/player"
"""The player's XDG_RUNTIME_DIR; sockets are in it."""
DEVICES = ("null", "zero", "full", "random", "urandom")
ADMIN = {
    "DEBIAN_FRONTEND": "noninteractive",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
}


def make_base(suite: str, folder: Path, mirror: str) -> Path:
    """The untouched system of a suite that others are copied from; made when it is not there yet."""
    base = folder / suite
    if (base / "etc/debian_version").is_file():
        return base
    step(suite, "making the base system (once)")
    part = folder / f"{suite}.part"
    shutil.rmtree(part, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    run([need("debootstrap", "debootstrap"), "--variant=minbase", suite, part, mirror])
    part.rename(base)
    return base


class Root:
    """A copy of a base system with what a running system has: /proc, devices, a network for apt, a user.

    To be used in a `with`, in a mount namespace of its own.
    """

    def __init__(self, base: Path, folder: Path, archives: Path) -> None:
        """
        Args:
            base: what is copied.
            folder: where; it must not exist.
            archives: the packages that apt has downloaded, kept from one trial to the next.
        """
        self.folder = folder
        self._base = base
        self._archives = archives
        self.mounted: list[Path] = []

    def __enter__(self) -> Root:
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        try:
            run(["cp", "-a", "--reflink=auto", self._base, self.folder])
            self._mount_all()
            shutil.copyfile("/etc/resolv.conf", self.folder / "etc/resolv.conf")
            run(self.admin("useradd", "--create-home", "--shell", "/bin/sh", PLAYER))
            run(self.admin("install", "-d", "-m", "700", "-o", PLAYER, "-g", PLAYER, RUNTIME))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        while self.mounted:
            run(["umount", self.mounted.pop()])

    def remove(self) -> None:
        """Delete the folder; never while something is mounted in it."""
        if self.mounted:
            raise TrialError(f"Something is still mounted below {self.folder}, so it is not removed.")
        shutil.rmtree(self.folder)

    def _mount_all(self) -> None:
        self.mount("proc", "proc", "-t", "proc")
        for name in DEVICES:
            self.mount(f"/dev/{name}", f"dev/{name}", "--bind")
        self.mount("tmpfs", "dev/shm", "-t", "tmpfs")
        self.mount("tmpfs", "run", "-t", "tmpfs", "-o", "mode=755")
        self._archives.mkdir(parents=True, exist_ok=True)
        self.mount(str(self._archives), "var/cache/apt/archives", "--bind")

    def mount(self, what: str, where: str, *options: str) -> None:
        """Mount something at a place in the root, until the root is left."""
        goal = self.folder / where
        if not goal.exists():
            if Path(what).is_dir() or not what.startswith("/"):
                goal.mkdir(parents=True)
            else:
                goal.touch()
        run(["mount", *options, what, goal])
        self.mounted.append(goal)

    # -- commands ----------------------------------------------------------------------------------------------------

    def admin(self, *words: str) -> list[str]:
        """The order that runs a command as administrator of the root."""
        variables = [f"{name}={value}" for name, value in ADMIN.items()]
        return ["chroot", str(self.folder), "env", "-i", *variables, *words]

    def player(self, *words: str, environ: Mapping[str, str] | None = None) -> list[str]:
        """The order that runs a command as the player, who has no network at all."""
        home = f"/home/{PLAYER}"
        usual = {"HOME": home, "USER": PLAYER, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "LANG": "C.UTF-8"}
        usual["XDG_RUNTIME_DIR"] = RUNTIME
        variables = [f"{name}={value}" for name, value in {**usual, **(environ or {})}.items()]
        inside = ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.folder), "env", "-i", *variables, *words]
        return ["unshare", "--net", *inside]

    def apt(self, *words: str) -> str:
        """Run apt-get and return what it printed."""
        return run(self.admin("apt-get", "--quiet", "--assume-yes", *words)).stdout

    def play(self, *words: str, environ: Mapping[str, str] | None = None) -> str:
        """Run a command as the player and return what it printed; more than that on the error stream is a fault."""
        done = run(self.player(*words, environ=environ), patience=180)
        if done.stderr.strip():
            raise TrialError(f"`{' '.join(words)}` did what it should, but said:\n{done.stderr.strip()}")
        return done.stdout

    def start(self, *words: str, environ: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a command as the player and go on."""
        order = self.player(*words, environ=environ)
        return subprocess.Popen(
            order, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )

    @property
    def home(self) -> Path:
        """The player's home, as seen from outside."""
        return self.folder / "home" / PLAYER

    # -- packages ----------------------------------------------------------------------------------------------------

    def packages(self) -> set[str]:
        """The names of the packages that are installed, or whose remains still are."""
        return set(run(self.admin("dpkg-query", "--show", "--showformat", "${Package}\n")).stdout.split())
