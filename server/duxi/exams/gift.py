"""Moodle's GIFT format: read into import rows, written from drafts. Nested questions are not supported."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext_lazy

from duxi.exams.bank_rules import Draft
from duxi.exams.models import Choice

_ESCAPED = re.compile(r"\\([~=#{}:\\])")
_SPECIAL = re.compile(r"([~=#{}:\\])")
_CATEGORY = re.compile(r"^\$CATEGORY:\s*(.+)$")
_UNIT = re.compile(r"unit/([^/]+)(?:/level/(\d))?")
_QUESTION = re.compile(
    r"^(?:::(?P<title>.*?)(?<!\\)::)?(?P<text>.*?)(?<!\\)\{(?P<answers>.*)(?<!\\)\}\s*$", re.DOTALL
)
_ANSWER = re.compile(r"(?<!\\)([=~])((?:\\.|[^=~\\])*)", re.DOTALL)
_PERCENT = re.compile(r"^\s*%(-?\d+(?:\.\d+)?)%")
_FORMAT = re.compile(r"^\s*\[(?:html|plain|markdown|moodle)\]")
UNREADABLE = gettext_lazy("Soal ini tidak dapat dibaca: jawaban harus berada di antara { dan }.")
NUMERICAL = gettext_lazy("Soal isian angka dari GIFT belum didukung. Tulis jawabannya sebagai isian singkat.")
MATCHING = gettext_lazy("Soal menjodohkan dari GIFT belum didukung. Tulis ulang sebagai soal pilihan.")
_TRUTHS = {"T": True, "TRUE": True, "F": False, "FALSE": False}


@dataclass(frozen=True)
class GiftQuestion:
    """One question of a file; `problem` says why the bank cannot import it."""

    title: str
    text: str
    choice: str
    options: Sequence[tuple[str, int]]
    unit: str = ""
    level: str = ""
    problem: str = ""


def parse_gift(source: str) -> list[GiftQuestion]:
    """The questions of a file, in order."""
    unit, level = "", ""
    found = []
    for number, block in enumerate(_blocks(source), start=1):
        category = _CATEGORY.match(block)
        if category:
            place = _UNIT.search(category[1])
            unit, level = (place[1], place[2] or "") if place else (category[1].strip()[:40], "")
            continue
        found.append(_question(block, number, unit, level))
    return found


def _blocks(source: str) -> Iterator[str]:
    """Paragraphs without comments; a category is a paragraph of its own."""
    lines = [line for line in source.replace("\r\n", "\n").split("\n") if not line.lstrip().startswith("//")]
    block: list[str] = []
    for line in [*lines, ""]:
        if _CATEGORY.match(line) or not line.strip():
            if block:
                yield "\n".join(block)
            block = []
            if line.strip():
                yield line.strip()
        else:
            block.append(line)


def _question(block: str, number: int, unit: str, level: str) -> GiftQuestion:
    found = _QUESTION.match(block.strip())
    if found is None:
        return GiftQuestion(f"GIFT-{number}", _plain(block), Choice.SINGLE, (), unit, level, str(UNREADABLE))
    title = _plain(found["title"] or "") or f"GIFT-{number}"
    text = _plain(_FORMAT.sub("", found["text"]))
    choice, options, problem = _answers(found["answers"].strip())
    return GiftQuestion(title, text, choice, options, unit, level, problem)


def _answers(source: str) -> tuple[str, list[tuple[str, int]], str]:
    truth = _TRUTHS.get(source.split("#", maxsplit=1)[0].strip().upper())
    if truth is not None:
        return Choice.SINGLE, [("Benar", 100 * truth), ("Salah", 100 * (not truth))], ""
    if source.startswith("#"):
        return Choice.TEXT, [], str(NUMERICAL)
    answers = [_answer(sign, rest) for sign, rest in _ANSWER.findall(source)]
    if not answers:
        return Choice.TEXT, [], ""
    if any("->" in text for _sign, text, _points in answers):
        return Choice.SINGLE, [], str(MATCHING)
    options = [(text, points) for _sign, text, points in answers]
    if all(sign == "=" for sign, _text, _points in answers):
        return Choice.TEXT, options, ""
    several = not any(sign == "=" for sign, _text, _points in answers)
    return (Choice.MULTIPLE if several else Choice.SINGLE), options, ""


def _answer(sign: str, rest: str) -> tuple[str, str, int]:
    """The sign, the text without feedback, and the points from 0 to 100."""
    percent = _PERCENT.match(rest)
    share = float(percent[1]) if percent else 100.0 if sign == "=" else 0.0
    text = re.split(r"(?<!\\)#", _PERCENT.sub("", rest), maxsplit=1)[0]
    return sign, _plain(text), max(0, min(100, round(share)))


def _plain(text: str) -> str:
    return _ESCAPED.sub(r"\1", text).strip()


def write_gift(drafts: Iterable[Draft], unit_codes: dict[int, str]) -> Iterator[str]:
    """Write the roots without follow-ups as GIFT, under categories of unit and level."""
    place = None
    for draft in drafts:
        if draft.children:
            continue
        here = (unit_codes.get(draft.unit_id or 0, draft.section or "-"), draft.level)
        if here != place:
            place = here
            yield f"$CATEGORY: unit/{here[0]}/level/{here[1]}\n\n"
        yield _written(draft)


def _written(draft: Draft) -> str:
    lines = [f"::{_escaped(draft.code)}:: {_escaped(draft.text)} {{"]
    lines += [f"\t{_sign(draft, points)}{_escaped(text)}" for text, points in draft.options]
    if draft.explanation:
        lines.append(f"\t####{_escaped(draft.explanation)}")
    return "\n".join([*lines, "}", "", ""])


def _sign(draft: Draft, points: int) -> str:
    best = max(points for _text, points in draft.options)
    if draft.choice == Choice.TEXT or (draft.choice == Choice.SINGLE and points == best == 100):
        return "="
    return f"~%{points}%" if points else "~"


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split("\n")))
