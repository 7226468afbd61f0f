"""Writes the same set in many hands: quotation marks, groups on one line, remarks, blank lines, any line ends."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from gonfalon.texts.languages import LANGUAGES

__all__ = ["Scribe", "a_set", "a_text", "a_where"]

IDS = ("baker", "peddler", "watchdog", "no", "one-eyed")
OPTIONS = ("sell", "filch", "yes")
_WORDS = (
    "Gain", "1", "влив", "ґанок", "żółć", "yes", "null", "#", "#1", ":", "a:", "-", "'", '"', "\\", "{", "}", "[", ",",
    "&", "*", "|", ">", "%", "@", "…", "“sell”", "\u00a0", "~", "!", "?", "🃏",
)  # fmt: skip
_PLAIN = re.compile(r"[A-Za-zа-яґєії][\w. ]*[\w.]")


def a_text(dice: Random, *, lines: bool = True) -> str:
    """Something said, with signs that YAML cares about; sometimes on several lines."""

    def line() -> str:
        return " ".join(dice.choice(_WORDS) for _ in range(dice.randint(1, 7))).strip() or "x"

    if lines and dice.random() < 0.25:
        several = [dice.choice((line(), line(), "", f"  {line()}")) for _ in range(dice.randint(2, 4))]
        return "\n".join(several).strip() or "y"
    return line() if dice.random() < 0.6 else dice.choice(("Baker", "Gain 1 influence.", "Пекар", "null", "12"))


def a_where(dice: Random) -> tuple[str, ...]:
    """A place for a text."""
    key = dice.choice((
        ("name",), ("genitive",), ("text",), ("tip",), ("page",), ("options", dice.choice(OPTIONS)),
        ("prompt", "title"), ("prompt", "detail"), ("prompt", "gap", "title"),
    ))  # fmt: skip
    return ("texts", dice.choice((*LANGUAGES, "de")), dice.choice(IDS), *key)


def a_set(dice: Random) -> dict[str, Any]:
    """What a set says: cards, and some texts of some of them in some languages; no mapping of it is empty."""
    card: dict[str, Any] = {"type": "character", "activate": [{"gain": "1 per adjacent"}, {"choose": {
        word: [{"gain": "1"}] for word in dice.sample(OPTIONS, 3)}}]}  # fmt: skip
    content: dict[str, Any] = {"cards": {id: dict(card) for id in IDS[: dice.randint(2, len(IDS))]}}
    if dice.random() < 0.5:
        content = {"name": "Harvest fair", **content}
    for _ in range(dice.choice((0, 1, 4, 12, 40))):
        inside = content
        *above, last = a_where(dice)
        for word in above:
            inside = inside.setdefault(word, {})
        inside[last] = a_text(dice)
    if "texts" in content and dice.random() < 0.3:
        entries = dice.choice([*content["texts"].values()])
        dice.choice([*entries.values()])["see_also"] = ["baker", "no"]
    return content if dice.random() < 0.5 else _shuffled(content, dice)


def _shuffled(content: Any, dice: Random) -> Any:
    if not isinstance(content, dict):
        return content
    words = list(content)
    dice.shuffle(words)
    return {word: _shuffled(content[word], dice) for word in words}


class Scribe:
    """One hand; it does the same thing now so and now otherwise."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.step = dice.choice((2, 2, 2, 3, 4))
        self.flowing = dice.choice((0.0, 0.2, 0.6))
        self.remarking = dice.choice((0.0, 0.15, 0.4))

    def write(self, content: dict[str, Any]) -> str:
        lines = self._remarks(0) + self._block(content, 0)
        text = "\n".join(lines)
        if self.dice.random() < 0.7:
            text += "\n" + self.dice.choice(("", "", "\n\n", "# the end\n", "...\n"))
        if self.dice.random() < 0.2:
            text = "---\n" + text
        if self.dice.random() < 0.3:
            text = text.replace("\n", "\r\n")
        return "\ufeff" + text if self.dice.random() < 0.1 else text

    def _often(self, part: float) -> bool:
        return self.dice.random() < part

    def _remarks(self, indent: int) -> list[str]:
        if not self._often(self.remarking):
            return []
        deeper = " " * (indent + self.dice.choice((0, 0, 2)))
        return self.dice.choice(([""], [f"{deeper}# a remark: {{not, said}}"], ["", f"{' ' * indent}# one"]))

    def _remark(self) -> str:
        return "  # beside it" if self._often(self.remarking / 2) else ""

    def _block(self, content: dict[str, Any], indent: int) -> list[str]:
        lines: list[str] = []
        for word, value in content.items():
            lines += self._remarks(indent)
            lines += self._entry(word, value, indent)
        return lines

    def _key(self, word: str) -> str:
        return self.dice.choice((word, word, word, f'"{word}"', f"'{word}'"))

    def _entry(self, word: str, value: Any, indent: int) -> list[str]:
        head = f"{' ' * indent}{self._key(word)}:"
        if isinstance(value, dict) and word != "choose":
            if indent and self._often(self.flowing):
                return self._flow_entry(head, value, indent)
            return [head + self._remark(), *self._block(value, indent + self.step)]
        if isinstance(value, dict | list):
            return [f"{head} {self._flow(value)}{self._remark()}"]
        return self._scalar(head, value, indent)

    def _flow_entry(self, head: str, value: dict[str, Any], indent: int) -> list[str]:
        if not self._often(0.4):
            return [f"{head} {self._flow(value)}{self._remark()}"]
        inner = " " * (indent + self.step)
        lines = [f"{head} {{"]
        for place, (word, said) in enumerate(value.items(), 1):
            comma = "," if place < len(value) or self._often(0.5) else ""
            lines.append(f"{inner}{self._key(word)}: {self._flow(said)}{comma}{self._remark()}")
        return [*lines, " " * indent + " }"]

    def _flow(self, value: Any) -> str:
        gap = self.dice.choice(("", "", " "))
        if isinstance(value, dict):
            inside = ", ".join(f"{self._key(word)}: {self._flow(said)}" for word, said in value.items())
            return f"{{{gap}{inside}{self.dice.choice(('', '', ','))}{gap}}}"
        if isinstance(value, list):
            return f"[{gap}{', '.join(self._flow(item) for item in value)}{gap}]"
        return self.dice.choice(self._inline(value))

    def _inline(self, said: str) -> list[str]:
        """The ways to say something on one line."""
        escaped = said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        ways = [f'"{escaped}"']
        if "\n" not in said:
            ways.append("'" + said.replace("'", "''") + "'")
        if _PLAIN.fullmatch(said):
            ways += [said, said]
        return ways

    def _scalar(self, head: str, said: str, indent: int) -> list[str]:
        ways = [[f"{head} {way}{self._remark()}"] for way in self._inline(said)]
        inner = " " * (indent + self.dice.choice((1, self.step, 5)))
        body = [f"{inner}{line}" if line else "" for line in said.split("\n")]
        if "\n" in said or self._often(0.2):
            blank = [""] if self._often(0.2) else []
            ways += [[f"{head} {sign}{self._remark()}", *body, *blank] for sign in ("|-", "|", "|+")]
        if _PLAIN.fullmatch(said) and " " in said and self._often(0.3):
            first, rest = said.split(" ", 1)
            ways += [[f"{head} {first}", f"{inner}{rest}"], [head, f"{inner}{said}"]]
            ways.append([f"{head} >-", f"{inner}{first}", f"{inner}{rest}"])
        return self.dice.choice(ways)
