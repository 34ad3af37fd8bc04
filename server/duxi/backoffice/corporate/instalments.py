"""Open instalments of companies: amount and due date."""

from datetime import date

from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.clock import local, now
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.corporate.models import Instalment
from duxi.corporate.queries.instalments import days_overdue, open_instalments

WATCHED.register(Watched(Instalment, ("paid_at", "proof"), part_of="order"))


class InstalmentDueOut(Schema):
    id: int
    order_id: int
    order_number: str
    company_id: int
    company_name: str
    number: int
    amount: int
    due_on: date
    is_overdue: bool
    days_overdue: int

    @staticmethod
    def resolve_days_overdue(row: Instalment) -> int:
        return days_overdue(row)


def _rows(user: User) -> QuerySet[Instalment]:
    rows: QuerySet[Instalment] = open_instalments().annotate(
        order_number=F("order__number"),
        company_id=F("order__company_id"),
        company_name=F("order__company__name"),
        is_overdue=Q(due_on__lt=local(now()).date()),
    )
    return rows


COMPANY_INSTALMENTS = declare(
    Resource(
        name="company-instalments",
        model=Instalment,
        out=InstalmentDueOut,
        rows=_rows,
        verbs=("view",),
        groups=("Staff", "Keuangan"),
        line=Line("corporate", _("Termin belum dibayar"), "schedule", 60),
        key="order_number",
        titles={
            "order_number": _("Pesanan"),
            "company_name": _("Perusahaan"),
            "number": _("Termin"),
            "amount": _("Jumlah"),
            "due_on": _("Jatuh tempo"),
            "is_overdue": _("Terlambat"),
            "days_overdue": _("Hari terlambat"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("order__number", condition=words_in("order__number", "order__company__name")),
                "id": Filter("pk", int),
                "company_id": Filter("order__company_id", int),
                "order_id": Filter("order_id", int),
                "is_overdue": Filter("is_overdue", bool),
                "due_on": Filter("due_on", date),
            },
            sorts={name: name for name in ("id", "due_on", "amount", "company_name")},
            default_sort="due_on|asc",
            page_size=25,
        ),
    )
)
