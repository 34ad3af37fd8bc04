"""A small question bank with known points, and a client inside the exam room."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.exams.models import (
    AnswerOption,
    AssessmentAccess,
    Attempt,
    Batch,
    Blueprint,
    BlueprintUnit,
    Question,
)
from duxi.reference.models import CompetencyUnit, JobRole, Level, RoleCompetency
from tests.caller import Answer, Caller
from tests.entitled import entitled

ITEM = 1_900_000_071  # higher than any sequence, in whatever order tests run
HEADER = "X-Assessment-Authorization"


def make_question(
    unit, code, *, type="single", level=1, points=(0, 100), parent=None, opens_on=(), position=1
):
    question = Question.objects.create(
        code=code,
        unit=unit,
        type=type,
        level=level,
        text=f"Soal {code}",
        position=position,
        parent=parent,
        opens_on=list(opens_on),
    )
    AnswerOption.objects.bulk_create(
        AnswerOption(question=question, position=n, text=f"{code} pilihan {n}", points=worth)
        for n, worth in enumerate(points, start=1)
    )
    return question


def make_batch(code="B-1", *, blueprint=None, **fields) -> Batch:
    fields = {"name": f"Angkatan {code}", "opens_at": now() - timedelta(days=1)} | fields
    return Batch.objects.create(code=code, blueprint=blueprint or make_blueprint(), **fields)


def make_blueprint() -> Blueprint:
    """Unit U.1: two singles (levels 1, 3) and a nested tree; unit U.2: one single of level 1.

    The nested root N (level 2) opens NA on option 2 and NB on any answer; NA opens NA1 on option 1.
    """
    role = JobRole.objects.create(slug="analis-uji", code="JR-U", name="Analis Uji")
    for number, name in enumerate(("Dasar", "Terampil", "Mahir", "Ahli", "Pakar"), start=1):
        Level.objects.get_or_create(number=number, defaults={"name": name})
    one, two = (CompetencyUnit.objects.create(code=f"U.{n}", name=f"Unit {n}") for n in (1, 2))
    RoleCompetency.objects.create(job_role=role, unit=one, level_id=3, weight=3)
    RoleCompetency.objects.create(job_role=role, unit=two, level_id=1, weight=1)
    blueprint = Blueprint.objects.create(
        code="BP-U",
        title="Asesmen Analis Uji",
        job_role=role,
        duration_minutes=30,
        passing_percent=60,
        level_rule="together",
    )
    for position, unit in enumerate((one, two), start=1):
        BlueprintUnit.objects.create(blueprint=blueprint, unit=unit, position=position)
    make_question(one, "S1", level=1, points=(100, 0, 25), position=1)
    make_question(one, "S3", level=3, position=2)
    root = make_question(one, "N", type="nested", level=2, points=(0, 60), position=3)
    child = make_question(one, "NA", type="nested", level=2, parent=root, opens_on=[2], position=1)
    make_question(one, "NA1", type="nested", level=2, parent=child, opens_on=[1], points=(50, 0))
    make_question(one, "NB", type="nested", level=2, parent=root, points=(40, 10), position=2)
    make_question(two, "T1", level=1)
    return blueprint


def give_access(owner: User, batch: Batch, item_id: int = ITEM) -> AssessmentAccess:
    defaults = {"kind": "assessment", "slug": f"asesmen-{item_id}", "title": "Asesmen Uji", "price": 0}
    product, _made = Product.objects.get_or_create(pk=item_id, defaults=defaults)
    seat = entitled(owner, product)
    return AssessmentAccess.objects.create(entitlement=seat, blueprint=batch.blueprint, batch=batch)


@dataclass
class Room:
    """A learner in the exam room of a running attempt."""

    caller: Caller
    attempt: Attempt

    def get(self, path: str, **query: Any) -> Answer:
        return self.caller.get(f"/assessments/{path}", **query)

    def save(self, code: str, option: int, **changes: Any) -> Answer:
        """Answer a question by its code and an option's position."""
        asked = self.attempt.questions.get(question__code=code)
        form = {
            "sesi_soal_id": asked.pk,
            "jwb_id": asked.question.options.get(position=option).pk,
            "type": asked.question.type,
        }
        return self.caller.post("/assessments/save-answer", form | changes)

    def end(self) -> Answer:
        return self.caller.post("/assessments/end", {"sesi_id": self.attempt.pk})

    def expire(self, *, seconds_ago: int) -> None:
        """Shift the attempt so that its deadline passed that long ago."""
        self.attempt.refresh_from_db()
        shift = self.attempt.deadline_at - now() + timedelta(seconds=seconds_ago)
        Attempt.objects.filter(pk=self.attempt.pk).update(
            started_at=self.attempt.started_at - shift, deadline_at=self.attempt.deadline_at - shift
        )
        self.attempt.refresh_from_db()


def enter(caller: Caller, item_id: int = ITEM) -> Room:
    """Create and start an attempt, and enter the room with its token."""
    created = caller.post("/assessments/create-session", {"item_id": item_id})
    assert created.status == 200, created.body
    return resume(caller, created.results["sesi_id"])


def resume(caller: Caller, sesi_id: int) -> Room:
    started = caller.post("/assessments/start", {"sesi_id": sesi_id})
    assert started.status == 200, started.body
    inside = Caller(caller.user, caller.base, {HEADER: f"Bearer {started.results['token']}"})
    return Room(inside, Attempt.objects.get(pk=sesi_id))
