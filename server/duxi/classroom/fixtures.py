"""Loads `fixtures/classes`: the demo's classes and their history."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from guardian.shortcuts import assign_perm

from duxi.accounts.models import User
from duxi.catalog.demo import bought_at, count_as_sold
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.classroom.fixture_texts import load_class_texts
from duxi.classroom.models import (
    Assignment,
    Attendance,
    AttendanceSource,
    AttendanceStatus,
    ClassRules,
    CompletedStep,
    Documentation,
    JourneyStep,
    Submission,
    SubmissionStatus,
)
from duxi.classroom.queries.classes import KIND, TEACH
from duxi.core.clock import local, now
from duxi.core.fixtures import read_yaml
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.entitlements.queries import owns, participants_of
from duxi.exams.models import Blueprint
from duxi.files.actions.uploads import attach_files, store_file, store_thumbnail
from duxi.learning.actions.sessions import follow_sessions
from duxi.learning.models import ClassSession

Item = Mapping[str, Any]
Seats = Mapping[str, Entitlement]

_LETTERS = {
    "h": AttendanceStatus.PRESENT,
    "t": AttendanceStatus.LATE,
    "i": AttendanceStatus.EXCUSED,
    "a": AttendanceStatus.ABSENT,
}
_QUARTER_HOUR_MINUTES = 15


def load_classes(folder: Path) -> None:
    """Load a class once."""
    for item in read_yaml(folder / "classes.yaml"):
        product = Product.objects.filter(kind=KIND, slug=item["slug"]).first()
        if product and not product.journey_steps.exists():
            _load_class(product, item, folder.parent)
    load_class_texts(folder / "translations")


def _load_class(product: Product, item: Item, top: Path) -> None:
    trainers = list(User.objects.filter(email__in=item["trainers"]))
    for trainer in trainers:
        assign_perm(TEACH, trainer, product)
    ClassRules.objects.update_or_create(product=product, defaults=item["rules"])
    sessions = list(product.sessions.order_by("starts_at"))
    if "live_session" in item:
        _make_live(sessions[item["live_session"] - 1], sessions)
    seats = _seats(product, item["participants"])
    _load_attendance(sessions, seats, item.get("attendance", {}), trainers[0])
    assignments = [
        _load_assignment(product, place, one, seats, trainers[0])
        for place, one in enumerate(item.get("assignments", ()), start=1)
    ]
    steps = _load_steps(product, item["steps"], sessions, assignments)
    _load_opened(steps, seats, item.get("opened", {}))
    _load_photos(product, item.get("photos", ()), trainers[0], top)


def _make_live(live: ClassSession, sessions: Iterable[ClassSession]) -> None:
    """Move one session to the last quarter of an hour, so that check-in is open; others start at its time
    of day.
    """
    moment = now().replace(second=0, microsecond=0)
    live.starts_at = moment - timedelta(minutes=moment.minute % _QUARTER_HOUR_MINUTES)
    hour = local(live.starts_at)
    for session in sessions:
        if session != live:
            session.starts_at = local(session.starts_at).replace(hour=hour.hour, minute=hour.minute)
        session.save(update_fields=["starts_at"])
    follow_sessions(live.product)


def _seats(product: Product, emails: Iterable[str]) -> Seats:
    people = {person.email: person for person in User.objects.filter(email__in=list(emails)).order_by("pk")}
    source = Source(SourceKind.STAFF, f"demo:{product.pk}")
    staff = User.objects.filter(email="dewi@contoh.example").first() or next(iter(people.values()))
    holders = [person for person in people.values() if not owns(person, product)]
    grant(
        product=product,
        quantity=len(holders),
        source=source,
        bought_by=staff,
        granted_at=bought_at(product, days_ago=30),
        holders=holders,
    )
    count_as_sold(product, len(holders))
    return {seat.holder.email: seat for seat in participants_of(product) if seat.holder}


def _load_attendance(
    sessions: Sequence[ClassSession], seats: Seats, letters: Mapping[str, str], trainer: User
) -> None:
    Attendance.objects.bulk_create(
        Attendance(
            session=session,
            entitlement=seats[email],
            status=_LETTERS[letter],
            source=AttendanceSource.QR if letter in "ht" else AttendanceSource.TRAINER,
            recorded_at=session.starts_at + timedelta(minutes=20 if letter == "t" else 3),
            recorded_by=seats[email].holder if letter in "ht" else trainer,
            reason="Tugas dinas luar kota" if letter == "i" else "",
        )
        for email, row in letters.items()
        for session, letter in zip(sessions, row, strict=False)
    )


def _load_assignment(product: Product, place: int, item: Item, seats: Seats, trainer: User) -> Assignment:
    today = now().replace(hour=23, minute=59, second=0, microsecond=0)
    assignment = Assignment.objects.create(
        uuid=uuid5(NAMESPACE_URL, f"assignment/{product.slug}/{place}"),
        product=product,
        title=item["title"],
        instructions=item["instructions"],
        opens_at=today + timedelta(days=item["opens"]),
        due_at=today + timedelta(days=item["due"]),
        closes_at=today + timedelta(days=item["closes"]),
        late_penalty_percent=item["late_penalty_percent"],
        rubric=item.get("rubric", []),
        position=place,
    )
    for one in item.get("submissions", []):
        _load_submission(assignment, seats[one["who"]], one, trainer)
    return assignment


def _load_submission(assignment: Assignment, seat: Entitlement, item: Item, trainer: User) -> None:
    submitted_at = now() - timedelta(days=item["days_ago"])
    is_late = submitted_at > assignment.due_at
    Submission.objects.create(
        assignment=assignment,
        entitlement=seat,
        number=1,
        text=item["text"],
        submitted_at=submitted_at,
        is_late=is_late,
        **_grade(item, submitted_at, trainer),
    )


def _grade(item: Item, submitted_at: datetime, trainer: User) -> dict[str, Any]:
    if "scores" not in item:
        return {}
    return {
        "status": SubmissionStatus.GRADED,
        "rubric_scores": item["scores"],
        "score": sum(item["scores"]),
        "comment": item["comment"],
        "graded_by": trainer,
        "graded_at": min(submitted_at + timedelta(days=1), now()),
    }


def _load_steps(
    product: Product,
    items: Sequence[Item],
    sessions: Sequence[ClassSession],
    assignments: Sequence[Assignment],
) -> list[JourneyStep]:
    """Steps in order; `after`, `session` and `assignment` are 1-based indexes, `quiz` is the code of an
    exam.
    """
    steps: list[JourneyStep] = []
    quizzes = dict(Blueprint.objects.filter(product=product).values_list("code", "uuid"))
    for position, item in enumerate(items, start=1):
        opens = item.get("opens")
        step = JourneyStep.objects.create(
            product=product,
            position=position,
            kind=item["kind"],
            title=item["title"],
            text=item.get("text", ""),
            url=item.get("url", ""),
            is_required=item.get("is_required", True),
            opens_at=now() + timedelta(days=opens) if opens else None,
            after=steps[item["after"] - 1] if "after" in item else None,
            session=sessions[item["session"] - 1] if "session" in item else None,
            assignment=assignments[item["assignment"] - 1] if "assignment" in item else None,
            quiz_uuid=quizzes[item["quiz"]] if "quiz" in item else None,
        )
        steps.append(step)
    return steps


def _load_opened(steps: Sequence[JourneyStep], seats: Seats, opened: Mapping[str, Sequence[int]]) -> None:
    CompletedStep.objects.bulk_create(
        CompletedStep(
            step=steps[place - 1], entitlement=seats[email], completed_at=now() - timedelta(days=12)
        )
        for email, places in opened.items()
        for place in places
    )


def _load_photos(product: Product, items: Iterable[Item], trainer: User, top: Path) -> None:
    for item in items:
        path = top / item["image"]
        stored = store_file(owner=trainer, name=path.name, content=path.read_bytes())
        attach_files(owner=trainer, uuids=[str(stored.uuid)])
        taken_at = now() - timedelta(days=item["days_ago"])
        Documentation.objects.create(
            product=product,
            title=item["title"],
            file=stored,
            thumbnail=store_thumbnail(stored),
            taken_at=taken_at,
        )
