"""Regrades: a dry run of the changes, then their confirmation."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.exams import regrading
from duxi.exams.actions.regrade import regrade
from duxi.exams.models import Batch, Blueprint, Regrade
from duxi.exams.queries.regrades import regradable_attempts, regraded_exam, regrades

VIEW, REGRADE = "exams.view_regrade", "exams.add_regrade"
router = Router(tags=["regrades"])
_SHOWN = 200
_Id = Annotated[int, Field(gt=0, lt=2**63)]

REGRADES = ListSpec(
    filters={"blueprint_id": Filter("blueprint_id", int), "batch_id": Filter("batch_id", int)},
    sorts={"at": "at"},
    default_sort="at|desc",
    page_size=25,
)


class RegradeScopeIn(Schema):
    """An exam, or one batch of it; `dropped` questions are left out of the grade."""

    blueprint_id: _Id
    batch_id: _Id | None = None
    dropped: Annotated[list[_Id], Field(max_length=100)] = Field(default_factory=list)
    uses_current_rules: bool = False


class RegradeIn(RegradeScopeIn):
    key: Annotated[str, StringConstraints(min_length=32, max_length=32)]
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class OutcomeOut(Schema):
    """`units` contains id, score, level and competence of each unit."""

    score: float
    passed: bool | None
    units: list[tuple[int, float, int, bool]]


class RegradeChangeOut(Schema):
    attempt_id: int
    participant_name: str
    before: OutcomeOut
    after: OutcomeOut


class RegradePlanOut(Schema):
    """The changes; `key` confirms exactly these. `questions` are graded differently than before."""

    key: str
    attempt_count: int
    changed_count: int
    question_count: int
    passed_more: int
    passed_less: int
    changes: list[RegradeChangeOut]


class RegradeOut(Schema):
    uuid: UUID
    blueprint_title: str
    batch_name: str | None
    actor_name: str
    reason: str
    attempt_count: int
    changed_count: int
    uses_current_rules: bool
    dropped: list[int]
    at: datetime


@router.post("/regrades/dry-run", response=Envelope[RegradePlanOut], auth=StaffBearer(REGRADE))
def dry_run(request: LearnerRequest, body: RegradeScopeIn) -> Envelope[RegradePlanOut]:
    scope, _blueprint, _batch = _scope(body)
    return ok(_plan_out(regrading.plan(scope)))


@router.post("/regrades", response=Envelope[RegradeOut], auth=StaffBearer(REGRADE))
def add_regrade(request: LearnerRequest, body: RegradeIn) -> Envelope[RegradeOut]:
    scope, blueprint, batch = _scope(body)
    done = regrade(
        scope=scope, blueprint=blueprint, batch=batch, key=body.key, actor=request.auth, reason=body.reason
    )
    return ok(_out(done), _("Penilaian ulang diterapkan."))


@router.get("/regrades", response=Envelope[CappedRows[RegradeOut]], auth=StaffBearer(VIEW))
def list_regrades(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[RegradeOut]]:
    whole, page = select(regrades(), params, REGRADES)
    return ok(capped(RegradeOut, [_out(one) for one in page], **total_of(whole, params)))


def _scope(body: RegradeScopeIn) -> tuple[regrading.Scope, Blueprint, Batch | None]:
    blueprint, batch = regraded_exam(body.blueprint_id, body.batch_id)
    found = regradable_attempts(blueprint, batch)
    return regrading.Scope(found, frozenset(body.dropped), body.uses_current_rules), blueprint, batch


def _plan_out(planned: regrading.Plan) -> RegradePlanOut:
    moves = [(change.before["passed"], change.after["passed"]) for change in planned.changes]
    return RegradePlanOut(
        key=planned.key,
        attempt_count=len(planned.attempts),
        changed_count=len(planned.changes),
        question_count=len(planned.contents),
        passed_more=sum(bool(after and not before) for before, after in moves),
        passed_less=sum(bool(before and not after) for before, after in moves),
        changes=[_change_out(change) for change in planned.changes[:_SHOWN]],
    )


def _change_out(change: regrading.Change) -> RegradeChangeOut:
    name = change.attempt.owner.fullname
    return RegradeChangeOut(
        attempt_id=change.attempt.pk,
        participant_name=name,
        before=_outcome(change.before),
        after=_outcome(change.after),
    )


def _outcome(found: Any) -> OutcomeOut:
    return OutcomeOut(**found)


def _out(done: Regrade) -> RegradeOut:
    copied = ("uuid", "reason", "attempt_count", "changed_count", "uses_current_rules", "dropped", "at")
    return RegradeOut(
        **{name: getattr(done, name) for name in copied},
        blueprint_title=done.blueprint.title,
        batch_name=done.batch.name if done.batch else None,
        actor_name=done.actor.fullname,
    )
