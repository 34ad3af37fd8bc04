"""Commissions of affiliates, suspicious ones, and the ledger."""

from datetime import datetime

from django.db.models import Case, F, Q, QuerySet, TextField, Value, When
from django.db.models.functions import Coalesce, Concat
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.growth.fields import DecisionIn
from duxi.backoffice.sidebar import Line
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.actions import commissions
from duxi.growth.models import Commission, CommissionEntry, CommissionEntryKind
from duxi.growth.queries.affiliates import with_status

DECIDE = "growth.change_commission"
WATCHED.register(Watched(Commission, ("cleared_at", "rejected_at", "review_note"), staff_only=True))


class CommissionOut(Schema):
    id: int
    affiliate_id: int
    affiliate_name: str
    code: str
    order_id: str
    product_title: str
    buyer_name: str
    base: int
    percent: float
    amount: int
    taken_back: int
    status: str
    suspicion: str
    is_suspicious: bool
    review_note: str
    created_at: datetime
    available_at: datetime
    cleared_at: datetime | None


class CommissionEntryOut(Schema):
    id: int
    affiliate_id: int
    affiliate_name: str
    kind: CommissionEntryKind
    amount: int
    subject: str
    available_at: datetime
    at: datetime


def _commissions(user: User) -> QuerySet[Commission]:
    rows: QuerySet[Commission] = with_status(Commission.objects.all()).annotate(
        affiliate_name=F("affiliate__name"),
        order_id=F("line__order__order_id"),
        product_title=F("line__title"),
        buyer_name=F("line__order__buyer__fullname"),
        is_suspicious=~Q(suspicion="") & Q(cleared_at=None, rejected_at=None),
    )
    return rows


def _entries(user: User) -> QuerySet[CommissionEntry]:
    order = Concat(
        F("commission__line__order__order_id"),
        Value(" · "),
        F("commission__line__title"),
        output_field=TextField(),
    )
    sold = Case(When(commission__isnull=False, then=order))
    return CommissionEntry.objects.annotate(
        affiliate_name=F("affiliate__name"),
        subject=Coalesce(sold, F("payout__batch__number"), F("reference"), output_field=TextField()),
    )


def _clear(user: User, row: Commission, body: None) -> Message:
    commissions.clear(commission_id=row.pk, made_by=user)
    return _("Komisi dihitung.")


def _reject(user: User, row: Commission, body: DecisionIn) -> Message:
    commissions.reject(commission_id=row.pk, made_by=user, note=body.note)
    return _("Komisi ditolak.")


COMMISSIONS = declare(
    Resource(
        name="commissions",
        model=Commission,
        out=CommissionOut,
        rows=_commissions,
        verbs=("view",),
        groups=("Staff", "Keuangan"),
        line=Line("affiliate", _("Komisi dan kecurigaan"), "receipt", 20),
        key="id",
        actions=(Action("clear", _clear, None, DECIDE), Action("reject", _reject, DecisionIn, DECIDE)),
        titles={
            "affiliate_id": _("Nomor afiliator"),
            "affiliate_name": _("Afiliator"),
            "code": _("Kode"),
            "order_id": _("Pesanan"),
            "product_title": _("Produk"),
            "buyer_name": _("Pembeli"),
            "base": _("Dasar"),
            "percent": _("Persen"),
            "amount": _("Komisi"),
            "taken_back": _("Ditarik"),
            "status": _("Status"),
            "suspicion": _("Kecurigaan"),
            "review_note": _("Catatan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "code",
                    condition=words_in(
                        "code", "affiliate__name", "line__order__order_id", "line__order__buyer__fullname"
                    ),
                ),
                "id": Filter("pk", int),
                "affiliate_id": Filter("affiliate_id", int),
                "status": Filter("status"),
                "suspicion": Filter("suspicion"),
                "is_suspicious": Filter("is_suspicious", bool),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "created_at", "available_at", "amount", "code")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
COMMISSION_ENTRIES = declare(
    Resource(
        name="commission-entries",
        model=CommissionEntry,
        out=CommissionEntryOut,
        rows=_entries,
        verbs=("view",),
        groups=("Staff", "Keuangan"),
        line=Line("affiliate", _("Buku komisi"), "history", 30),
        key="id",
        titles={
            "affiliate_id": _("Nomor afiliator"),
            "affiliate_name": _("Afiliator"),
            "kind": _("Jenis"),
            "amount": _("Jumlah"),
            "subject": _("Rujukan"),
            "available_at": _("Tersedia"),
            "at": _("Waktu"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("affiliate__name", condition=words_in("affiliate__name", "subject")),
                "id": Filter("pk", int),
                "affiliate_id": Filter("affiliate_id", int),
                "kind": Filter("kind"),
                "at": DayFilter("at"),
            },
            sorts={name: name for name in ("id", "at", "amount")},
            default_sort="at|desc",
            page_size=25,
        ),
    )
)
