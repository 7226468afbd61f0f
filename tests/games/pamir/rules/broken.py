"""Laws that have to fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games import breaking, laws

from .policies import POLICIES
from .subjects import Subject
from .tables import options

WITH_WAKHAN = Subject(options("wakhan", 3), POLICIES["courtier"])


def fails(law: Callable[[laws.Subject, int], Any], number: int, policy: str = "traitor", seeds: int = 8) -> None:
    subject = Subject(options("hidden", 3), POLICIES[policy])
    breaking.fails(subject, law, number, seeds)  # type: ignore[arg-type]


def many(law: Callable[[Any, int], Any], subject: Subject, seeds: int = 8) -> None:
    for seed in range(seeds):
        law(subject, seed)
