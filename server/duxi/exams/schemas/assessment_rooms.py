"""The assessment API's names for the room's values."""

from dataclasses import asdict

from duxi.exams.models import QuestionType
from duxi.exams.room import Group, Room, RoomQuestion
from duxi.exams.schemas.assessments import (
    ChildOut,
    OptionOut,
    QuestionOut,
    QuestionsOut,
    SectionOut,
    UnitProgress,
)
from duxi.exams.sheet import SheetQuestion, progress, unfinished_roots


def sections(room: Room) -> list[SectionOut]:
    """Both parts with their progress, without empty parts."""
    by_part = sorted(room.open, key=lambda question: question.type != QuestionType.SINGLE)
    found: dict[str, list[SheetQuestion]] = {}
    for question in by_part:
        found.setdefault(question.type, []).append(question)
    return [SectionOut(type=QuestionType(name), **asdict(progress(part))) for name, part in found.items()]


def units(room: Room, type_: str) -> list[UnitProgress]:
    """The units of one part with their progress, in the order of the exam."""
    groups = room.groups(lambda q: (q.uk_code or "", q.uk_name or ""), of_type=type_)
    return [unit_out(group) for group in groups]


def unit_out(group: Group) -> UnitProgress:
    unfinished = unfinished_roots(group.questions)
    counted = asdict(group.progress)
    return UnitProgress(uk_code=group.code, uk_name=group.name, unfinished=unfinished, **counted)


def questions(room: Room, type_: str, uk_code: str) -> QuestionsOut:
    """The root questions of one unit in one part; raises `NotFound` without any."""
    found = room.roots(lambda question: question.type == type_ and question.uk_code == uk_code)
    first = found[0].asked
    return QuestionsOut(
        soal=[question_out(question) for question in found],
        uk_name=first.uk_name or "",
        uk_code=first.uk_code or "",
    )


def neighbour(room: Room, soal_code: str, direction: str) -> ChildOut:
    """The next or previous open question in the same tree; none at its ends."""
    found, root = room.neighbour(soal_code, direction)
    return ChildOut(
        soal=question_out(found) if found else None, uk_name=root.uk_name or "", uk_code=root.uk_code or ""
    )


def question_out(question: RoomQuestion) -> QuestionOut:
    asked = question.asked
    return QuestionOut(
        sesi_soal_id=asked.id,
        soal_id=asked.question_id,
        soal_code=asked.code,
        soal_text=question.text,
        number=question.number,
        label=question.label,
        has_child=question.has_child,
        is_closed=question.is_closed,
        flag="yes" if asked.flagged else "no",
        options=[OptionOut(jwb_id=option.id, jwb_text=option.text) for option in question.options],
        user_jwb_id=asked.selected_ids[0] if asked.selected else None,
        revision=asked.revision,
    )
