"""The texts of a set in all its languages: which there are, which are missing, and one of them said otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import yaml

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.yaml_reader import compose_yaml
from gonfalon.games.oriflamme.rules.set_parser import PROMPT_KEYS, RESERVED_PROGRAMS, SET_KEYS, TEXT_KEYS, plain_texts
from gonfalon.texts.error_messages import diagnostic_text as sentence_of
from gonfalon.texts.translations import ENGLISH, LANGUAGES, name_from_id, translate
from gonfalon_workshop.yaml_edit import UnwritableYaml, edit_yaml

TextKey = tuple[str, ...]
"""The words that lead to a text of a card: `("name",)`, `("options", "sell")`, `("prompt", "gap", "title")`."""

INFLECTED: Final = ("uk", "ru", "pl")
"""The languages that have cases."""
_CASES: Final = (("accusative",), ("genitive",))
_PROMPT: Final = (("prompt", "title"), ("prompt", "detail"))
_GAP: Final = (("prompt", "gap", "title"), ("prompt", "gap", "detail"))


@dataclass(frozen=True)
class SetTexts:
    """The texts of a set as in its file, regardless of other mistakes in it."""

    ids: tuple[str, ...] = ()
    """The cards in the order of the file."""
    said: Mapping[str, Mapping[str, Mapping[TextKey, str]]] = field(default_factory=dict)
    """By language, card and key; what is no text is not there."""
    asked: Mapping[str, tuple[TextKey, ...]] = field(default_factory=dict)
    """What each card wants in a language without cases."""
    trouble: str = ""
    """A sentence about why nothing can be read or written; then there are no cards here."""

    def text(self, language: str, id: str, key: TextKey) -> str:
        """One text without blanks around it, empty where it is missing."""
        return self.said.get(language, {}).get(id, {}).get(key, "")

    def wants(self, id: str, language: str) -> tuple[TextKey, ...]:
        """The keys that a card should have in a language, in the order in which they are best written."""
        asked = self.asked.get(id, ())
        if language not in INFLECTED or not asked:
            return asked
        return (asked[0], *_CASES, *asked[1:])

    def missing(self, language: str) -> tuple[tuple[str, TextKey], ...]:
        """Return the texts missing in a language, as card and key."""
        return tuple(
            (id, key) for id in self.ids for key in self.wants(id, language) if not self.text(language, id, key)
        )

    def name(self, id: str, language: str) -> str:
        """Return the name of a card in a language, else in English, else in any, else from its id."""
        order = dict.fromkeys((language, ENGLISH, *LANGUAGES, *self.said))
        return next((name for code in order if (name := self.text(code, id, ("name",)))), name_from_id(id))


def read_set_texts(text: str) -> SetTexts:
    """The texts in the file of a set, as far as it can be read."""
    try:
        root = _with_cards(_composed(text))
    except CardFileError as error:
        return SetTexts(trouble=_no_yaml(error))
    except ValueError as error:
        return SetTexts(trouble=str(error))
    content = plain_texts(root)
    cards = content["cards"] if isinstance(content["cards"], dict) else {}
    texts = content.get("texts")
    said = {
        language: {id: dict(_leaves(entry)) for id, entry in entries.items() if isinstance(entry, dict)}
        for language, entries in (texts.items() if isinstance(texts, dict) else ())
        if isinstance(entries, dict)
    }
    return SetTexts(tuple(cards), said, {id: _asked(card) for id, card in cards.items()})


def edit_set_text(text: str, where: Sequence[str], said: str) -> str:
    """The file of a set with one text said otherwise, and every other byte as it is.

    Args:
        text: the file.
        where: the keys that lead to the text, as `texts`, `uk`, `baker`, `name`.
        said: the text; blanks around it are left out. An empty one is taken away, and so are mappings that would be
            empty without it.

    Raises:
        ValueError: when it cannot be written there; its text is a sentence in the language that is spoken.
    """
    where = tuple(where)
    said = said.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(where) < 4 or where[0] != "texts":
        raise ValueError(_other_words(where))
    try:
        root = _with_cards(_composed(text))
    except CardFileError as error:
        raise ValueError(_no_yaml(error)) from None
    before = plain_texts(root)
    if _looked_up(before, where) == (said or None):
        return text
    try:
        result = edit_yaml(text, root, where, said, lambda at: _order(before, at))
    except UnwritableYaml as trouble:
        raise ValueError(_in_the_way(trouble)) from None
    # What a stranger has written may be YAML of a kind that nobody has thought of: his file is worth a second look.
    try:
        after = plain_texts(_composed(result))
    except CardFileError as error:
        if not error.diagnostics[0].line:
            raise ValueError(_no_yaml(error)) from None
        raise ValueError(_other_words(where)) from None
    if _stripped(after) != _stripped(_changed(before, where, said)):
        raise ValueError(_other_words(where))
    return result


@lru_cache(maxsize=4)
def _composed(text: str) -> yaml.Node:
    return compose_yaml(text, "")


def _with_cards(root: yaml.Node) -> yaml.MappingNode:
    """The same, if it has a place for texts.

    Raises:
        ValueError: when it has none; its text is a sentence.
    """
    if isinstance(root, yaml.MappingNode) and any(key.value == "cards" for key, _ in root.value):
        return root
    raise ValueError(
        translate(
            "CardTexts",
            "The cards of this set are at the top level of its file, so there is no place for texts. Write "
            "'cards:' above them and move them two spaces to the right.",
        )
    )


# -- what is there -----------------------------------------------------------------------------------------------------


def _leaves(entry: Mapping[str, object], above: TextKey = ()) -> Iterator[tuple[TextKey, str]]:
    for word, value in entry.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*above, word))
        elif isinstance(value, str) and value.strip():
            yield (*above, word), value.strip()


def _asked(card: object) -> tuple[TextKey, ...]:
    """Return the texts that a card needs, as far as its programs can be read."""
    card = card if isinstance(card, dict) else {}
    reserved = card.get("reserved")
    in_reserve = [reserved.get(word) for word in RESERVED_PROGRAMS] if isinstance(reserved, dict) else []
    deeds = [deed for program in (card.get("activate"), card.get("avenge")) for deed in _deeds(program)]
    verbs = {verb for verb, _ in deeds}
    options = dict.fromkeys(word for verb, value in deeds if verb == "choose" for word in _keys(value))
    asks = bool(options) or any(isinstance(value, str) and "one" in value.split() for _, value in deeds)
    return (
        ("name",),
        ("text",),
        *((("shelf",),) if "reserve" in verbs or any(in_reserve) else ()),
        ("tip",),
        *(_PROMPT if asks else ()),
        *(_GAP if "move" in verbs else ()),
        *(("options", word) for word in options),
    )


def _deeds(program: object) -> Iterator[tuple[str, object]]:
    """All verbs of a program with what is said of each, also of those that stand in others."""
    for statement in program if isinstance(program, list) else ():
        for verb, value in statement.items() if isinstance(statement, dict) else ():
            yield verb, value
            if verb == "then":
                yield from _deeds(value)
            elif verb == "choose" and isinstance(value, dict):
                for inner in value.values():
                    yield from _deeds(inner)


def _keys(value: object) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, dict) else ()


# -- what is changed ---------------------------------------------------------------------------------------------------


def _order(content: Mapping[str, object], at: TextKey) -> Sequence[str]:
    """In which order keys stand best in the mapping to which some words lead."""
    match at:
        case ():
            return SET_KEYS
        case ("texts",):
            return LANGUAGES
        case ("texts", _):
            return _keys(content["cards"])
        case ("texts", _, _):
            return TEXT_KEYS
        case ("texts", _, id, "options"):
            cards = content["cards"] if isinstance(content["cards"], dict) else {}
            return [key[-1] for key in _asked(cards.get(id)) if key[0] == "options"]
    return PROMPT_KEYS


def _looked_up(content: object, where: TextKey) -> str | None:
    """The text to which some words lead; None where there is none."""
    for word in where:
        content = content.get(word) if isinstance(content, dict) else None
    return content.strip() if isinstance(content, str) else None


def _changed(content: object, where: TextKey, said: str) -> object:
    """Return the content of a file with one text changed."""
    if not where:
        return said
    inside = dict(content) if isinstance(content, dict) else {}
    changed = _changed(inside.get(where[0]), where[1:], said)
    if changed in ("", {}):
        inside.pop(where[0], None)
    else:
        inside[where[0]] = changed
    return inside


def _stripped(content: object) -> object:
    """The same without blanks around the texts, which mean nothing."""
    if isinstance(content, dict):
        return {word: _stripped(value) for word, value in content.items()}
    return [_stripped(item) for item in content] if isinstance(content, list) else str(content).strip()


# -- what is wrong -----------------------------------------------------------------------------------------------------


def _no_yaml(error: CardFileError) -> str:
    diagnostic = error.diagnostics[0]
    if not diagnostic.line:
        return translate("CardTexts", "The texts cannot be written: {sentence}").format(
            sentence=sentence_of(diagnostic)
        )
    text = translate("CardTexts", "The texts wait until line {line} is corrected: {sentence}")
    return text.format(line=diagnostic.line, sentence=sentence_of(diagnostic))


def _in_the_way(trouble: UnwritableYaml) -> str:
    if trouble.why == "twice":
        text = translate("CardTexts", "“{where}” appears twice in the file. Remove one of them first.")
    elif trouble.why == "group":
        text = translate(
            "CardTexts", "“{where}” is not a text in the file but a list or a group. Change it there first."
        )
    else:
        text = translate("CardTexts", "“{where}” is not a group of texts in the file. Change it there first.")
    return text.format(where=".".join(trouble.at))


def _other_words(where: TextKey) -> str:
    text = translate("CardTexts", "“{where}” cannot be written from here. Please write it in the file itself.")
    return text.format(where=".".join(where))
