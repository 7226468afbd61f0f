"""Writes the same set in many hands: quotation marks, groups on one line, remarks, blank lines, any line ends."""

from __future__ import annotations

from random import Random
from typing import Any

import yaml

from gonfalon.texts.translations import LANGUAGES

IDS = ("baker", "peddler", "watchdog", "no", "one-eyed")
OPTIONS = ("sell", "filch", "yes")
_WORDS = (
    "Gain", "1", "влив", "ґанок", "żółć", "yes", "null", "#", "#1", ":", "a:", "-", "'", '"', "\\", "{", "}", "[", ",",
    "&", "*", "|", ">", "%", "@", "…", "“sell”", "\u00a0", "~", "!", "?", "🃏",
)  # fmt: skip


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


def written(content: dict[str, Any], dice: Random) -> str:
    """A set in a hand of its own, which does the same thing now so and now otherwise."""
    flowing = dice.choice((0.0, 0.2, 0.6))
    text = yaml.serialize(
        _node(content, dice, flowing, top=True), Dumper=yaml.SafeDumper, allow_unicode=True,
        indent=dice.choice((2, 2, 3, 4)), width=dice.choice((20, 60, 1000)), explicit_start=dice.random() < 0.2,
    )  # fmt: skip
    lines = text.split("\n")
    for _ in range(dice.choice((0, 0, 2, 8))):
        at = dice.randrange(len(lines))
        indent = " " * (len(lines[at]) - len(lines[at].lstrip()))
        changed = lines.copy()
        if dice.random() < 0.3:
            changed[at] += "  # beside it"
        else:
            changed[at:at] = dice.choice(([""], [f"{indent}# a remark: {{not, said}}"], ["", f"{indent}  # one"]))
        if _says(changed, content):  # within a text of several lines it would not be a remark
            lines = changed
    text = "\n".join(lines)
    if dice.random() < 0.7:
        text += dice.choice(("", "", "\n\n", "# the end\n", "...\n"))
    if dice.random() < 0.3:
        text = text.replace("\n", "\r\n")
    return "\ufeff" + text if dice.random() < 0.1 else text


def _says(lines: list[str], content: dict[str, Any]) -> bool:
    try:
        return bool(yaml.load("\n".join(lines), yaml.BaseLoader) == content)
    except yaml.YAMLError:
        return False


def _node(value: Any, dice: Random, flowing: float, *, top: bool = False) -> yaml.Node:
    """A node in which each piece is written in a style of its own."""
    in_one_line = not top and dice.random() < flowing
    if isinstance(value, dict):
        pairs = [(_node(word, dice, 0), _node(said, dice, flowing)) for word, said in value.items()]
        return yaml.MappingNode("tag:yaml.org,2002:map", pairs, flow_style=in_one_line)
    if isinstance(value, list):
        return yaml.SequenceNode("tag:yaml.org,2002:seq", [_node(said, dice, 1) for said in value], flow_style=True)
    style = dice.choice((None, None, "'", '"', "|", ">") if "\n" in value or dice.random() < 0.2 else (None, "'", '"'))
    return yaml.ScalarNode("tag:yaml.org,2002:str", value, style=style)
