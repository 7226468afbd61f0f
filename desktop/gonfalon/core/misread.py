"""What a piece of YAML is instead of what it should be, and why a text is no YAML at all.

`what` is a thing in a card file: "a card file", "a statement of soldier.activate", "the card 'spy'", "soldier.cost". It
comes in the nominative; a language in which the sentence would want another case puts it elsewhere.
"""

from __future__ import annotations

import re

import yaml

from gonfalon.core.slips import Phrase

_QUOTED = re.compile(r"'(.*?)'")


def no_mapping(node: yaml.Node, what: str | Phrase) -> Phrase:
    if isinstance(node, yaml.SequenceNode):
        return Phrase("{what} must be a mapping of names to values, not a list", what=what)
    if not node.value.strip():
        return Phrase("{what} must be a mapping of names to values, not nothing", what=what)
    return Phrase("{what} must be a mapping of names to values, not '{word}'", what=what, word=node.value)


def no_list(node: yaml.Node, what: str | Phrase) -> Phrase:
    if isinstance(node, yaml.MappingNode):
        return Phrase("{what} must be a list, not a mapping", what=what)
    if not node.value.strip():
        return Phrase("{what} must be a list, not nothing", what=what)
    return Phrase("{what} must be a list, not '{word}'", what=what, word=node.value)


def no_text(node: yaml.Node, what: str | Phrase) -> Phrase:
    if isinstance(node, yaml.MappingNode):
        return Phrase("{what} must be a text, not a mapping", what=what)
    if isinstance(node, yaml.SequenceNode):
        return Phrase("{what} must be a text, not a list", what=what)
    return Phrase("{what} must be a text, not nothing", what=what)


def no_key(node: yaml.Node, what: str | Phrase) -> Phrase:
    if isinstance(node, yaml.MappingNode):
        return Phrase("a key of {what} must be a word, not a mapping", what=what)
    if isinstance(node, yaml.SequenceNode):
        return Phrase("a key of {what} must be a word, not a list", what=what)
    return Phrase("a key of {what} must be a word, not nothing", what=what)


def no_yaml(problem: str) -> Phrase:
    """Why a text is no YAML, from what PyYAML says of it; rare problems stay in its words."""
    named = _QUOTED.findall(problem)
    if problem == "mapping values are not allowed here":
        #: a colon with a space behind it where the name of a value has ended already; wrong indentation does it too
        return Phrase("this is not YAML: mapping values are not allowed here")
    if problem == "could not find expected ':'":
        return Phrase("this is not YAML: could not find expected ':'")
    if problem == "found unexpected end of stream":
        #: the file ends in quotation marks that were not closed
        return Phrase("this is not YAML: found unexpected end of stream")
    if problem == "but found another document":
        #: a line with three hyphens, which begins a second file in the same file
        return Phrase("this is not YAML: but found another document")
    if problem.startswith("found character ") and problem.endswith(" that cannot start any token"):
        sign = problem.removeprefix("found character ").removesuffix(" that cannot start any token")
        if sign == r"'\t'":
            #: '\\t' is the Tab key, which cannot be used for the spaces at the beginning of a line
            return Phrase("this is not YAML: found character '\\t' that cannot start any token")
        #: {sign} is the character in its quotation marks
        return Phrase("this is not YAML: found character {sign} that cannot start any token", sign=sign)
    if problem.startswith("expected <block end>, but found ") and named:
        #: {token} is a word of YAML; most often a line begins in the wrong column
        return Phrase("this is not YAML: expected <block end>, but found '{token}'", token=named[0])
    if problem.startswith("expected ',' or '") and len(named) > 2:
        #: {bracket} is the closing bracket of a list or a group, {token} a word of YAML
        bracket, token = named[1:3]
        return Phrase("this is not YAML: expected ',' or '{bracket}', but got '{token}'", bracket=bracket, token=token)
    #: {problem} is what the reader of YAML says, in English
    return Phrase("this is not YAML: {problem}", problem=problem)
