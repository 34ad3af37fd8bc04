"""Loads `fixtures/assessors.yaml`: rubrics, slots, and demo attempts in each state of grading.

Everything is created by the actions, with dates in the past.
"""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.assessors.actions.appeals import appeal
from duxi.assessors.actions.grading import Filled, submit
from duxi.assessors.actions.opening import open_assessments
from duxi.assessors.actions.slots import book, publish
from duxi.assessors.models import Grading, InterviewSlot, Rubric, UnitAssessment
from duxi.core.clock import at, now
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml, refresh_row
from duxi.entitlements.queries import owned_by
from duxi.exams.actions import attempts
from duxi.exams.actions.answers import Answer, save_answer
from duxi.exams.models import Attempt, AttemptQuestion, Blueprint, BlueprintUnit, Choice

Item = dict[str, Any]


def load_assessors(path: Path) -> None:
    """Create or update rubrics; slots and attempts once each."""
    plan = read_yaml(path)
    for item in plan["rubrics"]:
        _save_rubric(item)
    with suppress_events():
        for item in plan["sittings"]:
            _sit(item)
        for item in plan["slots"]:
            _publish(item)


def _save_rubric(item: Item) -> None:
    place = BlueprintUnit.objects.get(blueprint__code=item["exam"], unit__code=item["unit"])
    copied = ("instructions", "criteria", "needs_second_grading", "disagreement_percent", "appeal_days")
    fields = {name: item[name] for name in copied if name in item}
    rubric = refresh_row(Rubric, {"blueprint_unit": place}, {**fields, "lead": _person(item["lead"])})
    rubric.assessors.set(User.objects.filter(email__in=item["assessors"]))


def _person(email: str) -> User:
    return User.objects.get(email=email)


def _rubric(exam: str, unit: str) -> Rubric:
    rows = Rubric.objects.select_related("blueprint_unit")
    return rows.get(blueprint_unit__blueprint__code=exam, blueprint_unit__unit__code=unit)


def _publish(item: Item) -> None:
    """Future free slots, for an assessor without any."""
    assessor = _person(item["assessor"])
    if InterviewSlot.objects.filter(assessor=assessor, assessment=None).exists():
        return
    for days in item["in_days"]:
        publish(
            rubric=_rubric(item["exam"], item["unit"]),
            assessor=assessor,
            day=(now() + timedelta(days=days)).date(),
            window=(time.fromisoformat(item["starts"]), time.fromisoformat(item["ends"])),
            minutes=item["minutes"],
            place=item["place"],
        )


def _sit(item: Item) -> None:
    """One attempt with its gradings."""
    person, exam = _person(item["person"]), Blueprint.objects.get(code=item["exam"])
    if Attempt.objects.filter(participant=person, blueprint=exam).exists():
        return
    moment = now().replace(hour=9, minute=20) - timedelta(days=item["days_ago"])
    attempt = _attempt(person, exam, moment, item)
    with at(moment + timedelta(minutes=40)):
        open_assessments(attempt.pk)
    if "meeting" in item:
        _meet(attempt, item["meeting"], moment)
    for number, filled in enumerate(item.get("gradings", ()), start=1):
        with at(moment + timedelta(days=2, hours=number)):
            _grade(attempt, filled)
    if "appeal" in item:
        _appeal(attempt, item["appeal"], moment + timedelta(days=3))


def _attempt(person: User, exam: Blueprint, moment: datetime, item: Item) -> Attempt:
    seat = owned_by(person).filter(product=exam.product_id).earliest("granted_at")
    with at(moment):
        attempt, _token = attempts.sit(participant=person, blueprint=exam, entitlement=seat)
    Attempt.objects.filter(pk=attempt.pk).update(created_at=moment)
    asked = AttemptQuestion.objects.filter(attempt=attempt).select_related("version", "question")
    for number, question in enumerate(asked.order_by("position"), start=1):
        with at(moment + timedelta(minutes=4 * number)):
            _answer(attempt, question, item)
    with at(moment + timedelta(minutes=40)):
        return attempts.end(attempt_id=attempt.pk)


def _answer(attempt: Attempt, question: AttemptQuestion, item: Item) -> None:
    version = question.version
    if version.choice == Choice.TEXT:
        answer = Answer(text=item["answers"][question.question.code])
    else:
        best = version.points.index(max(version.points))
        answer = Answer([version.option_ids[best]])
    save_answer(attempt_id=attempt.pk, question_id=question.pk, answer=answer)


def _meet(attempt: Attempt, meeting: Item, moment: datetime) -> None:
    """Publish the slot and book it the day after the exam."""
    begins = moment + timedelta(days=meeting["after_days"])
    hour = time.fromisoformat(meeting["at"])
    over = (datetime.combine(begins.date(), hour) + timedelta(minutes=45)).time()
    assessment = UnitAssessment.objects.get(attempt=attempt, unit__code=meeting["unit"])
    with at(moment + timedelta(hours=1)):
        (slot,) = publish(
            rubric=assessment.rubric,
            assessor=_person(meeting["assessor"]),
            day=begins.date(),
            window=(hour, over),
            minutes=45,
            place=meeting["place"],
        )
        book(assessment_id=assessment.pk, slot_id=slot.pk)


def _grade(attempt: Attempt, item: Item) -> None:
    rows = Grading.objects.select_related("assessor")
    found = rows.get(assessment__attempt=attempt, assessment__unit__code=item["unit"], role=item["role"])
    if found.assessor:
        filled = Filled(item["levels"], item.get("notes", ()), item["comment"])
        submit(grading_id=found.pk, assessor=found.assessor, filled=filled)


def _appeal(attempt: Attempt, item: Mapping[str, str], moment: datetime) -> None:
    assessment = UnitAssessment.objects.get(attempt=attempt, unit__code=item["unit"])
    with at(moment):
        appeal(assessment_id=assessment.pk, reason=item["reason"])
