"""The audit log: every recorded change."""

from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.models import AuditEntry
from duxi.audit.queries import entries
from duxi.audit.triggers import WATCHED
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.labels import label_of
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.crud.subjects import Subject, subjects_of
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.envelope import CappedRows, Envelope, Rows, capped, ok
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema

router = Router(tags=["audit"])
VIEW = "audit.view_auditentry"
SIDEBAR.register(Line("system", _("Log audit"), "history", 60, "audit-log", "/audit-log"))


class WatchedOut(Schema):
    """A kind of record in the log."""

    id: str
    label: str


class AuditRow(HistoryEntry):
    """A change with its subject and the subject's page, if it still exists.

    `joined` is what was added to or removed from the subject, if the row only links the two.
    """

    subject: str | None
    path: str | None
    root_label: str
    joined: str | None


class AuditPerson(Schema):
    """A user with changes in the log."""

    id: int
    fullname: str


def _acted() -> Exists:
    return Exists(AuditEntry.objects.filter(actor_id=OuterRef("pk")))


AUDIT_PEOPLE = ListSpec(
    filters={"id": Filter("pk", int), "q": Filter("fullname", condition=words_in("fullname", "email"))},
    sorts={"fullname": "fullname", "id": "pk"},
    default_sort="fullname|asc",
    page_size=25,
)
AUDIT_LOG = ListSpec(
    filters={
        "q": Filter(
            "actor__fullname",
            condition=lambda text: (
                Q(actor__fullname__icontains=text)
                | Q(actor__email__icontains=text)
                | Q(root_id=text)
                | Q(changes__icontains=text)
            ),
        ),
        "actor": Filter("actor_id", int),
        "by_system": Filter("actor_id", bool, condition=lambda is_system: Q(actor__isnull=is_system)),
        "model": Filter("model"),
        "root_model": Filter("root_model"),
        "root_id": Filter("root_id"),
        "action": Filter("action"),
        "source": Filter("source"),
        "at": DayFilter("at"),
    },
    sorts={"at": "at"},
    default_sort="at|desc",
    page_size=50,
)


@router.get("/audit-log", response=Envelope[CappedRows[AuditRow]], auth=StaffBearer(VIEW))
def audit_log(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[AuditRow]]:
    whole, page = select(entries(), params, AUDIT_LOG)
    found = list(page)
    subjects = subjects_of(found)
    rows = [AuditRow.model_construct(**row, **_about(row, subjects[row["id"]])) for row in described(found)]
    return ok(capped(AuditRow, rows, **total_of(whole, params)))


def _about(row: dict[str, Any], subject: Subject) -> dict[str, Any]:
    link = subject["joined"]
    if link is None:
        return {**subject}
    change = next(one for one in row["changes"] if one["field"] == link.column)
    return {**subject, "joined": f"{label_of(link.related_model)} {change['after'] or change['before']}"}


@router.get("/audit-models", response=Envelope[Rows[WatchedOut]], auth=StaffBearer(VIEW))
def audit_models(request: LearnerRequest) -> Envelope[Rows[WatchedOut]]:
    rows = [
        {"id": watched.label, "label": capfirst(str(watched.model._meta.verbose_name))} for watched in WATCHED
    ]
    return ok(Rows[WatchedOut].model_validate({"rows": rows, "total": len(rows)}))


@router.get("/audit-people", response=Envelope[CappedRows[AuditPerson]], auth=StaffBearer(VIEW))
def audit_people(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[AuditPerson]]:
    whole, page = select(User.objects.filter(_acted()), params, AUDIT_PEOPLE)
    rows = [AuditPerson(id=person.pk, fullname=person.fullname) for person in page]
    return ok(capped(AuditPerson, rows, **total_of(whole, params)))
