"""The audit log: every recorded change of everybody."""

from typing import Any

from django.db.models import Q
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router, Schema

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.queries import entries
from duxi.audit.triggers import WATCHED
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.envelope import CappedRows, Envelope, Rows, ok
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, select, total_of

router = Router(tags=["audit"])
VIEW = "audit.view_auditentry"
SIDEBAR.register(Line("system", _("Log audit"), "history", 60, "audit-log", "/audit-log"))


class WatchedOut(Schema):
    """A kind of record that the log knows."""

    id: str
    label: str


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


@router.get("/audit-log", response=Envelope[CappedRows[HistoryEntry]], auth=StaffBearer(VIEW))
def audit_log(request: LearnerRequest, params: Query[ListParams]) -> Any:
    whole, page = select(entries(), params, AUDIT_LOG)
    return ok({"rows": described(page), **total_of(whole, params)})


@router.get("/audit-models", response=Envelope[Rows[WatchedOut]], auth=StaffBearer(VIEW))
def audit_models(request: LearnerRequest) -> Any:
    rows = [
        {"id": watched.label, "label": capfirst(str(watched.model._meta.verbose_name))} for watched in WATCHED
    ]
    return ok({"rows": rows, "total": len(rows)})
