"""Rewards with their stock, and redemptions."""

from datetime import datetime
from typing import Annotated

from django.db.models import F, IntegerField, QuerySet, Value
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import Picture, Position, Title, VersionedIn, words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.growth.fields import CancellationIn, OptionalNoteIn, Points
from duxi.backoffice.sidebar import Line
from duxi.core.errors import Message
from duxi.core.forms import Id, Moment
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.actions import rewards
from duxi.growth.models import Redemption, RedemptionStatus, Reward, RewardKind

_WATCHED = (
    *("title", "description", "image", "kind", "cost", "stock", "max_per_person"),
    *("voucher_batch", "is_active", "available_until", "position"),
)
WATCHED.register(Watched(Reward, _WATCHED))
WATCHED.register(Watched(Redemption, ("status", "note"), staff_only=True))


class RewardOut(Schema):
    id: int
    title: str
    description: str
    image: str
    kind: RewardKind
    cost: int
    stock: int | None
    redeemed: int
    left: int | None
    max_per_person: int | None
    voucher_batch_id: int | None
    voucher_batch_label: str | None
    is_active: bool
    available_until: datetime | None
    position: int
    updated_at: datetime
    version: int


class RewardChange(VersionedIn):
    title: Title
    description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)] = ""
    image: Picture = ""
    kind: RewardKind
    cost: Annotated[int, Field(ge=1, le=10_000_000)]
    stock: Points | None = None
    max_per_person: Annotated[int, Field(ge=1, le=1_000)] | None = None
    voucher_batch_id: Id | None = None
    is_active: bool = True
    available_until: Moment | None = None
    position: Position = 0


class RedemptionOut(Schema):
    id: int
    title: str
    person_name: str
    person_email: str
    cost: int
    status: RedemptionStatus
    voucher_code: str | None
    address: str
    note: str
    created_at: datetime
    changed_at: datetime | None


def _rewards(user: User) -> QuerySet[Reward]:
    left = Coalesce(F("stock") - F("redeemed"), Value(None), output_field=IntegerField())
    return Reward.objects.annotate(left=left, voucher_batch_label=F("voucher_batch__label"))


def _redemptions(user: User) -> QuerySet[Redemption]:
    return Redemption.objects.annotate(
        person_name=F("account__user__fullname"),
        person_email=F("account__user__email"),
        voucher_code=F("voucher__code"),
    )


def _send(user: User, row: Redemption, body: OptionalNoteIn) -> Message:
    rewards.mark_sent(redemption_id=row.pk, note=body.note)
    return _("Hadiah ditandai dikirim. Penerimanya diberi tahu.")


def _cancel(user: User, row: Redemption, body: CancellationIn) -> Message:
    rewards.cancel(redemption_id=row.pk, note=body.note)
    return _("Penukaran dibatalkan, poin dan stok dikembalikan.")


REWARDS = declare(
    Resource(
        name="rewards",
        model=Reward,
        out=RewardOut,
        body=RewardChange,
        rows=_rewards,
        line=Line("points", _("Hadiah"), "percent", 30),
        key="title",
        frozen=("kind",),
        titles={
            "title": _("Nama"),
            "description": _("Deskripsi"),
            "image": _("Gambar"),
            "kind": _("Jenis"),
            "cost": _("Poin"),
            "stock": _("Stok"),
            "redeemed": _("Sudah ditukar"),
            "left": _("Sisa"),
            "max_per_person": _("Paling banyak per orang"),
            "voucher_batch_label": _("Program voucher"),
            "is_active": _("Aktif"),
            "available_until": _("Tersedia sampai"),
            "position": _("Urutan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "description")),
                "id": Filter("pk", int),
                "kind": Filter("kind"),
                "is_active": Filter("is_active", bool),
            },
            sorts={
                name: name for name in ("id", "title", "cost", "stock", "redeemed", "position", "updated_at")
            },
            default_sort="position|asc",
            page_size=25,
        ),
    )
)
REDEMPTIONS = declare(
    Resource(
        name="redemptions",
        model=Redemption,
        out=RedemptionOut,
        rows=_redemptions,
        verbs=("view",),
        line=Line("points", _("Penukaran hadiah"), "deliverable", 40),
        key="id",
        actions=(
            Action("send", _send, OptionalNoteIn, "growth.change_redemption"),
            Action("cancel", _cancel, CancellationIn, "growth.change_redemption"),
        ),
        titles={
            "title": _("Hadiah"),
            "person_name": _("Penerima"),
            "person_email": _("Email"),
            "cost": _("Poin"),
            "status": _("Status"),
            "voucher_code": _("Kode voucher"),
            "address": _("Alamat"),
            "note": _("Catatan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "title",
                    condition=words_in("title", "account__user__fullname", "account__user__email"),
                ),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "created_at", "cost", "status", "title")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
