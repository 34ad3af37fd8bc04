"""Batches of assessments: staff see and change all, trainers see assigned ones."""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.errors import NotFound
from duxi.core.forms import Id, Moment, Text
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.exams.actions.batches import create_batch, update_batch
from duxi.exams.comparison import MOST, compare
from duxi.exams.models import Batch
from duxi.exams.queries.batches import batch_rows, batches_for, not_started_in, trainers_of
from duxi.exams.scoring import rounded

router = Router(tags=["batches"], auth=StaffBearer())

SAVED = _("Perubahan berhasil disimpan.")
_COPIED = ("id", "code", "name", "blueprint_id", "instansi_id", "opens_at", "closes_at", "accepts_public")
_COUNTED = ("participant_count", "finished_count", "status", "updated_at", "version")

BATCHES = ListSpec(
    filters={
        "q": Filter("name"),
        "id": Filter("pk", int),
        "code": Filter("code"),
        "name": Filter("name"),
        "status": Filter("status"),
        "blueprint_id": Filter("blueprint_id", int),
        "instansi_id": Filter("instansi_id", int),
        "accepts_public": Filter("accepts_public", bool),
    },
    sorts={
        "id": "pk",
        "code": "code",
        "name": "name",
        "opens_at": "opens_at",
        "closes_at": "closes_at",
        "status": "status",
        "participant_count": "participant_count",
        "finished_count": "finished_count",
        "average_score": "average_score",
        "job_role_name": "blueprint__job_role__name",
        "instansi_name": "instansi__name",
        "updated_at": "updated_at",
    },
    default_sort="opens_at|desc",
    page_size=10,
)


class TrainerRef(Schema):
    id: int
    fullname: str


class BatchOut(Schema):
    id: int
    code: str
    name: str
    blueprint_id: int
    blueprint_title: str
    job_role_name: str
    instansi_id: int | None
    instansi_name: str | None
    opens_at: datetime
    closes_at: datetime | None
    accepts_public: bool
    trainer_ids: list[int]
    trainers: list[TrainerRef]
    participant_count: int
    finished_count: int
    average_score: float | None
    status: Literal["upcoming", "running", "closed"]
    updated_at: datetime
    version: int


class BatchIn(Schema):
    code: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=40),
    ]
    name: Text
    blueprint_id: Id
    instansi_id: Id | None = None
    opens_at: Moment
    closes_at: Moment | None = None
    accepts_public: bool = False
    trainer_ids: Annotated[list[Id], Field(max_length=100)] = Field(default_factory=list)

    def values(self) -> dict[str, Any]:
        """The batch's own columns."""
        return self.dict(exclude={"trainer_ids", "version"})


class BatchChange(BatchIn):
    version: Annotated[int, Field(ge=1, lt=2**31)]


class BatchFiguresOut(Schema):
    """Totals of a batch; shares are percentages of all units."""

    id: int
    code: str
    name: str
    session_count: int
    finished_count: int
    average_score: float | None
    competent_share: float | None


class UnitComparisonOut(Schema):
    """One unit: the mean level reached in each batch, in the batches' order."""

    uk_code: str
    uk_name: str
    required_level: float
    achieved_levels: list[float | None]


class BatchComparisonOut(Schema):
    batches: list[BatchFiguresOut]
    units: list[UnitComparisonOut]


class CompareIn(Schema):
    ids: Annotated[list[Id], Field(min_length=1, max_length=MOST)]


@router.post("/batches/compare", response=Envelope[BatchComparisonOut])
def compare_batches(request: LearnerRequest, body: CompareIn) -> Envelope[BatchComparisonOut]:
    batches, units = compare(request.auth, body.ids)
    return ok(
        BatchComparisonOut(
            batches=[BatchFiguresOut(**vars(one)) for one in batches],
            units=[UnitComparisonOut(**vars(one)) for one in units],
        )
    )


@router.get("/batches", response=Envelope[CappedRows[BatchOut]])
def list_batches(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[BatchOut]]:
    whole, page = select(batch_rows(batches_for(request.auth)), params, BATCHES)
    return ok(capped(BatchOut, _shown(page), **total_of(whole, params)))


@router.get("/batches/{int:batch_id}", response=Envelope[BatchOut])
def show_batch(request: LearnerRequest, batch_id: int) -> Envelope[BatchOut]:
    return ok(BatchOut.model_validate(_one(request.auth, batch_id)))


@router.post("/batches", response=Envelope[BatchOut], auth=StaffBearer("exams.add_batch"))
def add_batch(request: LearnerRequest, body: BatchIn) -> Envelope[BatchOut]:
    batch = create_batch(values=body.values(), trainer_ids=body.trainer_ids)
    return ok(BatchOut.model_validate(_one(request.auth, batch.pk)), SAVED)


@router.put("/batches/{int:batch_id}", response=Envelope[BatchOut], auth=StaffBearer("exams.change_batch"))
def change_batch(request: LearnerRequest, batch_id: int, body: BatchChange) -> Envelope[BatchOut]:
    update_batch(batch_id=batch_id, version=body.version, values=body.values(), trainer_ids=body.trainer_ids)
    return ok(BatchOut.model_validate(_one(request.auth, batch_id)), SAVED)


def _one(user: User, batch_id: int) -> dict[str, Any]:
    found = _shown(batch_rows(batches_for(user)).filter(pk=batch_id))
    if not found:
        raise NotFound
    return found[0]


def _shown(rows: Iterable[Batch]) -> list[dict[str, Any]]:
    """Rows with their trainers, in two more queries."""
    batches = list(rows)
    assigned = trainers_of(batch.pk for batch in batches)
    return [_out(batch, assigned.get(batch.pk, [])) for batch in batches]


def _out(batch: Any, trainers: list[User]) -> dict[str, Any]:
    return {
        **{name: getattr(batch, name) for name in (*_COPIED, *_COUNTED)},
        "blueprint_title": batch.blueprint.title,
        "job_role_name": batch.blueprint.job_role.name,
        "instansi_name": batch.instansi.name if batch.instansi else None,
        "trainer_ids": [person.pk for person in trainers],
        "trainers": [{"id": person.pk, "fullname": person.fullname} for person in trainers],
        "average_score": None if batch.average_score is None else rounded(batch.average_score),
    }


class NotStartedRow(Schema):
    """A user who may take the assessment and has not started."""

    user_id: int
    fullname: str
    email: str
    granted_at: datetime


@router.get("/batches/{int:batch_id}/not-started", response=Envelope[list[NotStartedRow]])
def list_not_started(request: LearnerRequest, batch_id: int) -> Envelope[list[NotStartedRow]]:
    batch = batches_for(request.auth).filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    return ok([NotStartedRow(**row) for row in not_started_in(batch)])
