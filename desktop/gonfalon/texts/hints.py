"""A hint in words: what could be done, as a proposal, and why, with the figures of now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.texts.translations import translate

MOST = 3
"""So many reasons are told: one behind the proposal, and two to who asks why."""


class MoveHint(NamedTuple):
    """A move that could be made, told to whoever is asked."""

    deed: str
    """What is done, without a subject, as it stands behind "You could": "place the Lord at the end"."""
    reasons: Sequence[str] = ()
    """Sentences, the weightiest first, each as it stands behind a colon."""


class HintWords(NamedTuple):
    """What the paper of a hint says."""

    proposal: str
    reason: str
    more: str
    """Further sentences, empty where there are none."""

    @property
    def aloud(self) -> str:
        """Proposal and reason in one."""
        return " ".join(filter(None, (self.proposal, self.reason)))


def hint_words(hints: Sequence[MoveHint]) -> HintWords:
    """Return the words for one move, or for two that are about as good."""
    first, *others = hints
    if others:
        #: {one} and {other} are things to do: "place the Lord at the end"
        text = translate("Hint", "Two moves are about as good: {one}, or {other}.")
        proposal = text.format(one=first.deed, other=others[0].deed)
        reasons = [reason for pair in zip(*(hint.reasons for hint in hints), strict=False) for reason in pair]
        if len(hints[0].reasons) and len(others[0].reasons):
            one, two = translate("Hint", "1: {reason}"), translate("Hint", "2: {reason}")
            more = " ".join((one.format(reason=reasons[0]), two.format(reason=reasons[1])))
            return HintWords(proposal, "", more)
        return HintWords(proposal, "", "")
    #: {deed} is something to do: "place the Lord at the end"
    text = translate("Hint", "You could {deed}:") if first.reasons else translate("Hint", "You could {deed}.")
    reason = first.reasons[0] if first.reasons else ""
    more = " ".join(map(capitalized, first.reasons[1:MOST]))
    return HintWords(text.format(deed=first.deed), reason, more)


def general_reason(said: tuple[str, Sequence[int]] | None) -> str:
    """Return the reason that holds for any move that a bot found, by what the bot has said of it."""
    if said is not None and said[0] == "tried" and said[1]:
        return translate("Hint", "of %n game(s) played on in thought, those with this move went best.", "", said[1][0])
    return translate("Hint", "the strongest bot would do the same.")


def capitalized(sentence: str) -> str:
    """Return a sentence that begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
