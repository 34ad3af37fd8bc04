"""Points of users, their ledger, and corrections with a reason."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.db.models import F, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.growth.fields import ShortReason
from duxi.backoffice.sidebar import Line
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.actions import points
from duxi.growth.models import EntryKind, PointAccount, PointEntry

WATCHED.register(Watched(PointAccount, ("nickname", "is_ranked"), staff_only=True))
WATCHED.register(Watched(PointEntry, ("amount", "title"), part_of="account", staff_only=True))


class PointAccountOut(Schema):
    id: int
    person_name: str
    person_email: str
    balance: int
    owed: int
    nickname: str
    is_ranked: bool
    created_at: datetime


class PointEntryOut(Schema):
    id: int
    account_id: int
    person_name: str
    kind: EntryKind
    cause: str
    amount: int
    balance_after: int
    title: str
    made_by_name: str | None
    at: datetime


class CorrectionIn(Schema):
    """`request_uuid` makes a correction idempotent."""

    points: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    reason: ShortReason
    request_uuid: UUID


def _accounts(user: User) -> QuerySet[PointAccount]:
    return PointAccount.objects.annotate(person_name=F("user__fullname"), person_email=F("user__email"))


def _entries(user: User) -> QuerySet[PointEntry]:
    return PointEntry.objects.annotate(
        person_name=F("account__user__fullname"), made_by_name=F("made_by__fullname")
    )


def _correct(user: User, row: PointAccount, body: CorrectionIn) -> Message:
    points.correct(
        user=row.user,
        points=body.points,
        reason=body.reason,
        reference=f"correction:{body.request_uuid}",
        made_by=user,
    )
    return _("Koreksi dicatat.")


POINT_ACCOUNTS = declare(
    Resource(
        name="point-accounts",
        model=PointAccount,
        out=PointAccountOut,
        rows=_accounts,
        verbs=("view",),
        line=Line("points", _("Saldo dan koreksi"), "person", 50),
        key="id",
        actions=(Action("correct", _correct, CorrectionIn, "growth.change_pointaccount"),),
        titles={
            "person_name": _("Nama"),
            "person_email": _("Email"),
            "balance": _("Saldo"),
            "owed": _("Terutang"),
            "nickname": _("Nama panggilan"),
            "is_ranked": _("Tampil di peringkat"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("user__fullname", condition=words_in("user__fullname", "user__email")),
                "id": Filter("pk", int),
                "balance": Filter("balance", int),
            },
            sorts={name: name for name in ("id", "person_name", "balance", "owed", "created_at")},
            default_sort="balance|desc",
            page_size=25,
        ),
    )
)
POINT_ENTRIES = declare(
    Resource(
        name="point-entries",
        model=PointEntry,
        out=PointEntryOut,
        rows=_entries,
        verbs=("view",),
        line=Line("points", _("Mutasi poin"), "history", 60),
        key="id",
        titles={
            "person_name": _("Nama"),
            "kind": _("Jenis"),
            "cause": _("Sebab"),
            "amount": _("Poin"),
            "balance_after": _("Saldo sesudahnya"),
            "title": _("Keterangan"),
            "made_by_name": _("Oleh"),
            "at": _("Waktu"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "title", condition=words_in("title", "account__user__fullname", "account__user__email")
                ),
                "id": Filter("pk", int),
                "account_id": Filter("account_id", int),
                "kind": Filter("kind"),
                "cause": Filter("cause"),
                "at": DayFilter("at"),
            },
            sorts={name: name for name in ("id", "at", "amount")},
            default_sort="at|desc",
            page_size=25,
        ),
    )
)
