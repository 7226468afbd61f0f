"""Apple's signature and notarisation: with the secrets of the release, or left out with a line that says so."""

from __future__ import annotations

import base64
import binascii
import json
import re
import secrets as chance
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bundles.workshop import BuildError, Workshop

CERTIFICATE = ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD")
"""The certificate "Developer ID Application" with its key, as .p12 in base64, and its password."""
NOTARY = ("MACOS_NOTARY_KEY", "MACOS_NOTARY_KEY_ID", "MACOS_NOTARY_ISSUER")
"""A key for App Store Connect, the .p8 file in base64, its number, and the number of the team that has issued it."""
MINUTES = 30


@dataclass(frozen=True)
class Secrets:
    """What signing needs; empty where a release is made without it."""

    certificate: tuple[str, ...] = ()
    notary: tuple[str, ...] = ()

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> Secrets:
        """Those of an environment; raises BuildError when some that belong together are missing."""
        groups = []
        for names in (CERTIFICATE, NOTARY):
            values = tuple(environ.get(name, "") for name in names)
            missing = [name for name, value in zip(names, values, strict=True) if not value]
            if missing and len(missing) < len(names):
                raise BuildError(f"{', '.join(missing)} is not set, and the other secrets that belong to it are.")
            groups.append(() if missing else values)
        if groups[1] and not groups[0]:
            raise BuildError(f"Apple notarises only what is signed: please set {' and '.join(CERTIFICATE)} too.")
        return cls(*groups)


@contextmanager
def identity(workshop: Workshop, given: Secrets) -> Iterator[str]:
    """The identity to sign with, in a keychain that is removed afterwards; empty without a certificate."""
    if not given.certificate:
        workshop.step(
            f"{' and '.join(CERTIFICATE)} are not set: the application is signed by nobody in particular and not "
            "notarised; macOS asks its users before it starts"
        )
        yield ""
        return
    folder = workshop.folder("macos-signing")
    folder.chmod(0o700)
    chain, password = folder / "release.keychain-db", chance.token_hex(16)
    before = re.findall(r'"([^"]+)"', secretly(["security", "list-keychains", "-d", "user"]))
    try:
        file = _write(folder / "certificate.p12", given.certificate[0], CERTIFICATE[0])
        secretly(["security", "create-keychain", "-p", password, chain])
        secretly(["security", "set-keychain-settings", "-lut", "7200", chain])
        secretly(["security", "unlock-keychain", "-p", password, chain])
        order: list[str | Path] = ["security", "import", file, "-k", chain, "-f", "pkcs12", "-P", given.certificate[1]]
        secretly([*order, "-T", "/usr/bin/codesign"])
        parts = "apple-tool:,apple:,codesign:"
        secretly(["security", "set-key-partition-list", "-S", parts, "-s", "-k", password, chain])
        secretly(["security", "list-keychains", "-d", "user", "-s", chain, *before])
        yield _name(secretly(["security", "find-identity", "-v", "-p", "codesigning", chain]))
    finally:
        secretly(["security", "list-keychains", "-d", "user", "-s", *before])
        for left in sorted(folder.iterdir()):
            left.unlink()


def _name(listed: str) -> str:
    """The identity in what `security find-identity` says."""
    found = re.search(r'\b([0-9A-F]{40}) "Developer ID Application: [^"]+"', listed)
    if found is None:
        raise BuildError(f"{CERTIFICATE[0]} holds no valid certificate of the kind Developer ID Application.")
    return found[1]


def sign(workshop: Workshop, image: Path, name: str) -> None:
    """Sign a disk image; what is in it has been signed by PyInstaller."""
    workshop.step("signing the disk image")
    workshop.run(["codesign", "--force", "--timestamp", "--sign", name, image])


def notarise(workshop: Workshop, given: Secrets, image: Path) -> None:
    """Let Apple look through a signed disk image, and staple its word to it; raises BuildError if Apple refuses."""
    if not given.notary:
        workshop.step(f"{', '.join(NOTARY)} are not set: the application is signed but not notarised")
        return
    workshop.step(f"notarising, which may take up to {MINUTES} minutes")
    folder = workshop.folder("macos-notary")
    folder.chmod(0o700)
    try:
        key = _write(folder / "key.p8", given.notary[0], NOTARY[0])
        access: list[str | Path] = ["--key", key, "--key-id", given.notary[1], "--issuer", given.notary[2]]
        order: list[str | Path] = ["xcrun", "notarytool", "submit", image, "--wait", "--timeout", f"{MINUTES}m"]
        told = verdict(secretly([*order, "--output-format", "json", *access], fails=True))
        if told.get("status") != "Accepted":
            log = ""
            if told.get("id"):
                log = secretly(["xcrun", "notarytool", "log", told["id"], *access], fails=True)
            raise BuildError(f"Apple says {told.get('status') or told.get('message') or 'nothing'}. {log}".strip())
    finally:
        for left in sorted(folder.iterdir()):
            left.unlink()
    workshop.run(["xcrun", "stapler", "staple", image])
    workshop.run(["xcrun", "stapler", "validate", image])


def verdict(said: str) -> dict[str, str]:
    """What notarytool has said, of which the last line is meant for programs."""
    for line in reversed(said.splitlines()):
        try:
            told = json.loads(line)
        except ValueError:
            continue
        if isinstance(told, dict):
            return {str(name): str(value) for name, value in told.items()}
    return {"message": said.strip()[-500:]}


def _write(path: Path, coded: str, name: str) -> Path:
    """Write a secret file that only this user can read."""
    try:
        content = base64.b64decode("".join(coded.split()), validate=True)
    except binascii.Error:
        raise BuildError(f"{name} is not in base64.") from None
    path.touch(mode=0o600)
    path.write_bytes(content)
    return path


def secretly(order: Sequence[str | Path], fails: bool = False) -> str:
    """Run a command whose words are nobody's business; an error names only what it was for.

    Args:
        order: the command.
        fails: whether it may fail, and what it said is wanted all the same.
    """
    words = [str(word) for word in order]
    try:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False
        )
    except OSError as error:
        raise BuildError(f"`{words[0]}` cannot be started: {error.strerror or error}.") from None
    if done.returncode and not fails:
        raise BuildError(f"`{' '.join(words[:2])}` ended with status {done.returncode}.")
    return done.stdout
