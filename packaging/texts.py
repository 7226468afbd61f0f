"""The texts of the program, read from its source.

What is wrong with a card file is found where there is no Qt: those sentences are read from calls of `Message`. Tables
of texts are named by calls of `phrases`, and a lesson tells the texts of its `TutorialStep`s.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from bundles.languages import message_context

SLIPS, LESSON = "Slips", "Lesson"
"""The contexts of phrases and of the steps of a lesson, which are translated as variables."""


@dataclass(frozen=True)
class Text:
    """A text that is translated, with what the translator is told about it."""

    context: str
    source: str
    comment: str
    plural: bool
    remark: str = ""

    @property
    def place(self) -> str:
        """Its context in the catalogues."""
        return message_context(self.context, self.comment)


class TextError(Exception):
    """Texts that cannot be translated; the message has a line `file:line: what` for each."""


def read(source: str, name: str) -> list[Text]:
    """All texts of a module, in order; raises TextError with all its slips."""
    module = ast.parse(source, name)
    reader = Reader(source, name)
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                reader.values[ast.unparse(target)] = node.value
    reader.visit(module)
    if reader.slips:
        raise TextError("\n".join(reader.slips))
    return reader.texts


def read_all(root: Path, paths: Iterable[Path]) -> list[Text]:
    """The texts of several modules; raises TextError with the slips of all."""
    texts: list[Text] = []
    slips: list[str] = []
    for path in paths:
        try:
            texts += read(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
        except TextError as error:
            slips.append(str(error))
    if slips:
        raise TextError("\n".join(slips))
    return texts


class Reader(ast.NodeVisitor):
    """Collects the texts and the slips of one module."""

    def __init__(self, source: str, name: str) -> None:
        self.name = name
        self.lines = source.splitlines()
        self.classes: list[str] = []
        self.values: dict[str, ast.expr] = {}
        """What the names of the module stand for."""
        self.texts: list[Text] = []
        self.slips: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        for value in node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]:
            if "translate" in (getattr(value, "id", ""), getattr(value, "attr", "")):
                self.slip(node, "texts are found by `translate`, which may have no other name")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        function = node.func
        name = getattr(function, "attr", None) or getattr(function, "id", "")
        words = list(node.args)
        if isinstance(function, ast.Attribute) and name == "tr":
            if words:
                self.note(node, ast.Constant(self.classes[-1] if self.classes else None), words, name)
        elif name == "Message":
            self.note_phrase(node, words)
        elif name == "TutorialStep":
            for said in words[1:3]:
                self.note(said, ast.Constant(LESSON), [said], name)
        elif name == "phrases" and words:
            for table in words[1:]:
                self.note_table(node, words[0], table)
        elif len(words) > 1 and name == "translate" and self.is_text(words[0], name):
            self.note(node, words[0], words[1:], name)

    def is_text(self, context: ast.expr, name: str) -> bool:
        """A painter is translated too, but by numbers."""
        return name != "translate" or (isinstance(context, ast.Constant) and isinstance(context.value, str))

    def note(self, node: ast.expr, context: ast.expr, words: list[ast.expr], name: str) -> None:
        named = {keyword.arg: keyword.value for keyword in getattr(node, "keywords", ())}
        source = words[0]
        if not isinstance(source, ast.Constant) or not isinstance(source.value, str):
            marked = name == "translate" and isinstance(context, ast.Constant) and context.value in (SLIPS, LESSON)
            if not (marked and isinstance(source, ast.Name | ast.Attribute | ast.Subscript)):
                self.slip(node, "a text to translate has to stand here in one piece: no f-string, no sum, no variable")
            return
        if not isinstance(context, ast.Constant) or not isinstance(context.value, str):
            self.slip(node, "the context of a text has to stand here as it is")
            return
        comment = words[1] if len(words) > 1 else named.get("disambiguation")
        counted = len(words) > 2 or "n" in named
        if comment is not None and not isinstance(comment, ast.Constant):
            self.slip(node, "the comment on a text has to stand here as it is")
            return
        if counted != ("%n" in source.value):
            self.slip(node, "a text has %n and its call has no number, or the other way round")
            return
        said = str(comment.value or "") if comment is not None else ""
        self.texts.append(Text(context.value, source.value, said, counted, "\n".join(self.remarks(node.lineno))))

    def note_table(self, node: ast.Call, context: ast.expr, table: ast.expr) -> None:
        table = self.values.get(table.id, table) if isinstance(table, ast.Name) else table
        keys = table.keys if isinstance(table, ast.Dict) else []
        values = table.values if isinstance(table, ast.Dict) else []
        said = [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]
        if not isinstance(context, ast.Constant) or not keys or None in keys or len(said) != len(keys):
            self.slip(node, "a table of texts has to stand in this module, each text in one piece")
            return
        for key, source in zip(keys, said, strict=True):
            remark = "\n".join(self.remarks(key.lineno if key is not None else 0))
            self.texts.append(Text(str(context.value), source, "", "%n" in source, remark))

    def note_phrase(self, node: ast.Call, words: list[ast.expr]) -> None:
        template = words[0] if len(words) == 1 else None
        if not isinstance(template, ast.Constant) or not isinstance(template.value, str):
            self.slip(node, "a phrase has to stand here in one piece: no f-string, no sum, no variable")
            return
        named = {field for _, field, _, _ in Formatter().parse(template.value) if field is not None}
        if named != {keyword.arg for keyword in node.keywords}:
            self.slip(node, "a phrase has other placeholders than values")
            return
        self.texts.append(Text(SLIPS, template.value, "", False, "\n".join(self.remarks(node.lineno))))

    def remarks(self, line: int) -> Iterator[str]:
        """The `#:` comments above a line, for the translator."""
        first = line - 1
        while first and self.lines[first - 1].lstrip().startswith("#:"):
            first -= 1
        for text in self.lines[first : line - 1]:
            yield text.lstrip()[2:].strip()

    def slip(self, node: ast.AST, what: str) -> None:
        self.slips.append(f"{self.name}:{getattr(node, 'lineno', 0)}: {what}.")
