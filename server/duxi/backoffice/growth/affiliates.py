"""Affiliates: applications, approved, sent back or suspended with a reason."""

from datetime import datetime

from django.db.models import F, OuterRef, Q, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.growth.fields import DecisionIn
from duxi.backoffice.sidebar import Line
from duxi.commerce.invoicing import tax_numbers
from duxi.commerce.refunds import account_numbers
from duxi.commerce.refunds.actions.accounts import bank_name
from duxi.core.errors import Message
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.actions import affiliates
from duxi.growth.models import Affiliate, AffiliateStatus, Commission, HolderType

REVIEW = "growth.change_affiliate"
WATCHED.register(Watched(Affiliate, ("status", "review_note", "bank", "account_holder", "name")))


class AffiliateOut(Schema):
    """Identity and account numbers show only their last digits."""

    id: int
    name: str
    person_name: str
    person_email: str
    status: AffiliateStatus
    holder_type: HolderType
    id_number: str
    npwp: str
    bank: str
    account: str
    account_holder: str
    channel: str
    wanted_code: str
    sales: int
    suspicious: int
    balance: int
    review_note: str
    submitted_at: datetime
    reviewed_at: datetime | None
    reviewed_by_name: str | None

    @staticmethod
    def resolve_bank(row: Affiliate) -> str:
        return bank_name(row.bank)

    @staticmethod
    def resolve_id_number(row: Affiliate) -> str:
        return _masked(row.encrypted_id_number)

    @staticmethod
    def resolve_npwp(row: Affiliate) -> str:
        return _masked(row.encrypted_npwp)

    @staticmethod
    def resolve_account(row: Affiliate) -> str:
        encrypted = row.encrypted_account
        return account_numbers.masked(account_numbers.decrypt_number(encrypted)) if encrypted else ""


def _masked(encrypted: str) -> str:
    return tax_numbers.masked(tax_numbers.decrypt_number(encrypted)) if encrypted else ""


def _rows(user: User) -> QuerySet[Affiliate]:
    sales = Commission.objects.filter(affiliate=OuterRef("pk"))
    waiting = sales.filter(cleared_at=None).exclude(suspicion="")
    return Affiliate.objects.annotate(
        person_name=F("user__fullname"),
        person_email=F("user__email"),
        reviewed_by_name=F("reviewed_by__fullname"),
        sales=count_of(sales, "affiliate"),
        suspicious=count_of(waiting, "affiliate"),
        balance=Coalesce(Sum("entries__amount"), 0),
    )


def _approve(user: User, row: Affiliate, body: None) -> Message:
    code = affiliates.approve(affiliate_id=row.pk, reviewer=user)
    return _("Afiliator aktif dengan kode {code}.").format(code=code.code)


def _send_back(user: User, row: Affiliate, body: DecisionIn) -> Message:
    affiliates.send_back(affiliate_id=row.pk, reviewer=user, note=body.note)
    return _("Pendaftaran dikembalikan untuk diperbaiki.")


def _suspend(user: User, row: Affiliate, body: DecisionIn) -> Message:
    affiliates.suspend(affiliate_id=row.pk, reviewer=user, note=body.note)
    return _("Afiliator dinonaktifkan.")


def _is_suspicious(wanted: bool) -> Q:
    found = Q(suspicious__gt=0)
    return found if wanted else ~found


AFFILIATES = declare(
    Resource(
        name="affiliates",
        model=Affiliate,
        out=AffiliateOut,
        rows=_rows,
        verbs=("view",),
        line=Line("affiliate", pgettext_lazy("menu", "Afiliator"), "group", 10),
        key="id",
        actions=(
            Action("approve", _approve, None, REVIEW),
            Action("send-back", _send_back, DecisionIn, REVIEW),
            Action("suspend", _suspend, DecisionIn, REVIEW),
        ),
        titles={
            "name": _("Nama sesuai identitas"),
            "person_name": _("Nama"),
            "person_email": _("Email"),
            "status": _("Status"),
            "holder_type": _("Jenis"),
            "bank": _("Bank"),
            "account_holder": _("Atas nama"),
            "sales": _("Penjualan"),
            "suspicious": _("Perlu diperiksa"),
            "balance": _("Saldo komisi"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "name", condition=words_in("name", "user__fullname", "user__email", "wanted_code")
                ),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "holder_type": Filter("holder_type"),
                "is_suspicious": Filter("suspicious", bool, condition=_is_suspicious),
                "submitted_at": DayFilter("submitted_at"),
            },
            sorts={name: name for name in ("id", "name", "status", "sales", "balance", "submitted_at")},
            default_sort="submitted_at|asc",
            page_size=25,
        ),
    )
)
