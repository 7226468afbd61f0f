"""Which texts cannot be in a language as they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.translations.orthography import LATIN


def strange(texts: Iterable[str], language: str) -> list[str]:
    """The texts that cannot be said like this."""
    latin = "" if language in LATIN else "A-Za-z"
    wrong = re.compile(rf"[{{}}%{latin}]|\(s\)|None|-1|  |;;|^;|; ?$|\.$")
    return [text for text in texts if wrong.search(text) or text[:1] != text[:1].upper()]
