"""The digest by which two things are known to be the same, without all of hashlib."""

from __future__ import annotations

# hashlib loads OpenSSL, which takes 4 MB of every process and is not needed for so little.
try:
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found]  # Python 3.11
    except ImportError:  # where Python is built to leave it to OpenSSL
        from hashlib import sha256

__all__ = ["digest"]


def digest(content: bytes) -> str:
    """The first 16 hexadecimal digits of the content's SHA-256."""
    return str(sha256(content).hexdigest())[:16]
