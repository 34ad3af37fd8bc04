"""Pictures, formulas and code in the texts of questions.

A picture is written `![description](pictures/…)`, a formula in TeX: `\\(…\\)` inline, `\\[…\\]` on its own
line; inline code is between backticks, code blocks between three. Both web apps render them
(`questionText.ts`).
"""

import re
from collections.abc import Iterator

from django.db.models import F, Func, TextField
from django.utils.translation import gettext as _

from duxi.core.pictures.storing import stem_of
from duxi.core.pictures.sweeping import mentions
from duxi.exams.models import AnswerOption, Question, QuestionVersion

_PICTURE = re.compile(r"!\[([^\]\n]*)\]\(([^)\s]*)\)")
_CODE_MARK = re.compile(r"\n?```\n?|`")
_FORMULA_MARK = re.compile(r"(?<!\\)\\[()\[\]]")
_CLOSES = {r"\(": r"\)", r"\[": r"\]"}


def problem_of(text: str) -> str:
    """Why a text cannot be rendered; empty if it can."""
    for description, path in _PICTURE.findall(text):
        if not stem_of(path):
            return _("Gambar harus diunggah lebih dahulu; alamat lain tidak ditampilkan.")
        if not description.strip():
            return _("Jelaskan setiap gambar untuk peserta yang tidak dapat melihatnya.")
    if not _is_closed(text):
        return _("Tutup setiap rumus, dan pasangkan kurung kurawal di dalamnya.")
    return ""


def in_words(text: str) -> str:
    """The text for plain-text output: pictures by their description, the rest as source."""
    return _CODE_MARK.sub(_break_or_nothing, _PICTURE.sub(r"[\1]", text))


def _break_or_nothing(mark: re.Match[str]) -> str:
    return "\n" if "\n" in mark[0] else ""


def _is_closed(text: str) -> bool:
    """Whether formula delimiters alternate, with balanced braces."""
    formula: tuple[str, int] | None = None
    for mark in _FORMULA_MARK.finditer(text):
        if formula is None and mark[0] in _CLOSES:
            formula = (_CLOSES[mark[0]], mark.end())
        elif formula is None or mark[0] != formula[0] or not _in_pairs(text[formula[1] : mark.start()]):
            return False
        else:
            formula = None
    return formula is None


def _in_pairs(formula: str) -> bool:
    depth = 0
    for brace in re.findall(r"(?<!\\)[{}]", formula):
        depth += 1 if brace == "{" else -1
        if depth < 0:
            return False
    return depth == 0


def pictures_in_questions() -> Iterator[str]:
    """The paths of all pictures that the bank shows or attempts saw."""
    for text in _texts_with_pictures():
        yield from (path for _description, path in _PICTURE.findall(text))


def _texts_with_pictures() -> Iterator[str]:
    """One query per column; in an array's text pictures look the same as in its elements."""
    yield from AnswerOption.objects.filter(text__contains="](").values_list("text", flat=True)
    for rows in (Question.objects.all(), QuestionVersion.objects.all()):
        for name in ("text", "explanation"):
            yield from rows.filter(**{f"{name}__contains": "]("}).values_list(name, flat=True)
    listed = Func(F("option_texts"), function="unnest", output_field=TextField())
    options = QuestionVersion.objects.order_by().annotate(option=listed).values_list("option", flat=True)
    yield from (text for text in options if "](" in text)


mentions.append(pictures_in_questions)
