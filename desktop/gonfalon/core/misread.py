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
        return Phrase("a colon and a space are not allowed here; check the indentation or use quotation marks")
    if problem == "could not find expected ':'":
        return Phrase("a colon is missing here, behind the word")
    if problem == "found unexpected end of stream":
        #: the file ends in quotation marks that were not closed
        return Phrase("the file ends before the quotation marks are closed")
    if problem == "but found another document":
        #: a line with three hyphens, which begins a second file in the same file
        return Phrase("a second document begins here (---)")
    if problem.startswith("found character ") and problem.endswith(" that cannot start any token"):
        sign = problem.removeprefix("found character ").removesuffix(" that cannot start any token")
        if sign == r"'\t'":
            return Phrase("there is a tab here; indent with spaces")
        #: {sign} is the character in its quotation marks
        return Phrase("a word cannot begin with {sign}; put the text into quotation marks", sign=sign)
    if problem.startswith("expected <block end>, but found "):
        return Phrase("this line begins in another column than it should")
    if problem.startswith("expected ',' or '") and len(named) > 1:
        #: {bracket} is the closing bracket of a list or a group
        return Phrase("a comma or '{bracket}' is missing here", bracket=named[1])
    #: {problem} is what the reader of YAML says, in English
    return Phrase("this is not YAML: {problem}", problem=problem)
