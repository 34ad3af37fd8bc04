"""Choices for the workbook of attempts: kinds, sheets, columns, batches and exams."""

from typing import Any

from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.exams.policies import ASSESSMENT, POLICIES
from duxi.exams.queries.batches import VIEW_BATCH, batches_for
from duxi.exams.queries.exams import exams_of
from duxi.exams.reports.attempts import sheets_of
from duxi.files.exports import MAY_EXPORT

router = Router(tags=["exports"], auth=StaffBearer(MAY_EXPORT))


class ReportSheetOut(Schema):
    id: str
    title: str
    columns: list[str]


class ReportSourceOut(Schema):
    """A batch or an exam; the report itself counts its finished attempts."""

    id: int
    name: str


class ReportKindOut(Schema):
    """One kind of attempt; assessments are chosen by batch, the others by exam."""

    policy: str
    label: str
    by_batch: bool
    sheets: list[ReportSheetOut]
    sources: list[ReportSourceOut]


class AttemptReportChoices(Schema):
    kinds: list[ReportKindOut]


@router.get("/attempt-reports", response=Envelope[AttemptReportChoices])
def attempt_report_choices(request: LearnerRequest) -> Envelope[AttemptReportChoices]:
    kinds = [_kind(request.auth, policy) for policy in POLICIES]
    return ok(AttemptReportChoices(kinds=[kind for kind in kinds if kind.sources]))


def _kind(user: User, policy: Any) -> ReportKindOut:
    return ReportKindOut(
        policy=policy.name,
        label=str(policy.label),
        by_batch=policy is ASSESSMENT,
        sheets=[ReportSheetOut(**vars(sheet)) for sheet in sheets_of(policy)],
        sources=_batches(user) if policy is ASSESSMENT else _exams(user, policy.name),
    )


def _batches(user: User) -> list[ReportSourceOut]:
    found = batches_for(user).order_by("name", "pk")
    return [ReportSourceOut(id=pk, name=name) for pk, name in found.values_list("pk", "name")]


def _exams(user: User, policy: str) -> list[ReportSourceOut]:
    """Only the office sees attempts without a batch."""
    if not user.has_perm(VIEW_BATCH):
        return []
    found = exams_of(policy)
    return [ReportSourceOut(id=pk, name=title) for pk, title in found.values_list("pk", "title")]
