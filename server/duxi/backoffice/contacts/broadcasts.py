"""Broadcasts: one mail to a segment, with its progress."""

from datetime import datetime

from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.contacts.fields import Id, ShortName, VersionIn
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.actions import broadcasts
from duxi.contacts.models import (
    Broadcast,
    BroadcastRecipient,
    BroadcastStatus,
    RecipientStatus,
)
from duxi.contacts.results import ATTRIBUTION, orders_after, results_of
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Message, NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.gateways.models import SentMailStatus

router = Router(tags=["broadcasts"])
VIEW, CHANGE = "contacts.view_broadcast", "contacts.change_broadcast"
SEES_ORDERS = "commerce.view_order"
WATCHED.register(Watched(Broadcast, ("name", "template", "segment", "status")))


class BroadcastOut(Schema):
    id: int
    name: str
    template_id: int
    template_name: str
    segment_id: int
    segment_name: str
    status: BroadcastStatus
    recipient_count: int
    done: int
    started_by_name: str | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    updated_at: datetime
    version: int


class BroadcastIn(VersionIn):
    name: ShortName
    template_id: Id
    segment_id: Id


class BroadcastResults(Schema):
    """Statistics of a broadcast; orders only for users who may see orders."""

    total: int
    queued: int
    sending: int
    sent: int
    skipped: int
    failed: int
    delivered: int
    opened: int
    bounced: int
    complained: int
    unsubscribed: int
    orders: int | None
    revenue: int | None
    attribution_days: int


class RecipientOut(Schema):
    id: int
    broadcast_id: int
    broadcast_name: str
    contact_id: int
    contact_name: str
    email: str
    locale: str
    status: RecipientStatus
    skip_reason: str
    mail_status: SentMailStatus | None
    mail_detail: str | None
    sent_at: datetime | None
    delivered_at: datetime | None
    opened_at: datetime | None
    bounced_at: datetime | None


def _rows(user: User) -> QuerySet[Broadcast]:
    waiting = Q(recipients__status__in=[RecipientStatus.QUEUED, RecipientStatus.SENDING])
    return Broadcast.objects.annotate(
        template_name=F("template__name"),
        segment_name=F("segment__name"),
        started_by_name=F("started_by__fullname"),
        recipient_count=Count("recipients"),
        done=Count("recipients", filter=~waiting & Q(recipients__isnull=False)),
    )


def _recipients(user: User) -> QuerySet[BroadcastRecipient]:
    return BroadcastRecipient.objects.annotate(
        broadcast_name=F("broadcast__name"),
        contact_name=F("contact__name"),
        mail_status=F("mail__status"),
        mail_detail=F("mail__detail"),
        delivered_at=F("mail__delivered_at"),
        opened_at=F("mail__opened_at"),
        bounced_at=F("mail__bounced_at"),
    )


def _refuse_begun(row: Broadcast) -> None:
    if row.status != BroadcastStatus.DRAFT:
        raise broadcasts.WrongStatus


def _start(user: User, row: Broadcast, body: None) -> Message:
    count = broadcasts.start(broadcast_pk=row.pk, started_by=user)
    return _("Siaran dikirim ke {count} orang.").format(count=count)


def _pause(user: User, row: Broadcast, body: None) -> Message:
    broadcasts.pause(broadcast_pk=row.pk)
    return _("Siaran dijeda.")


def _resume(user: User, row: Broadcast, body: None) -> Message:
    broadcasts.resume(broadcast_pk=row.pk)
    return _("Siaran dilanjutkan.")


def _cancel(user: User, row: Broadcast, body: None) -> Message:
    broadcasts.cancel(broadcast_pk=row.pk)
    return _("Siaran dibatalkan. Yang belum terkirim tidak dikirim lagi.")


@router.get("/broadcasts/{int:pk}/results", response=Envelope[BroadcastResults], auth=StaffBearer(VIEW))
def show_results(request: LearnerRequest, pk: int) -> Envelope[BroadcastResults]:
    """Deliveries, opens, bounces, and attributed orders."""
    if not Broadcast.objects.filter(pk=pk).exists():
        raise NotFound
    orders, revenue = orders_after(pk) if request.auth.has_perm(SEES_ORDERS) else (None, None)
    counts = results_of(pk)
    return ok(
        BroadcastResults(**vars(counts), orders=orders, revenue=revenue, attribution_days=ATTRIBUTION.days)
    )


BROADCASTS = declare(
    Resource(
        name="broadcasts",
        model=Broadcast,
        out=BroadcastOut,
        body=BroadcastIn,
        rows=_rows,
        line=Line("contacts", _("Siaran email"), "campaign", 50),
        key="id",
        parts=("recipients",),
        before_change=_refuse_begun,
        before_delete=_refuse_begun,
        actions=(
            Action("start", _start, None, CHANGE),
            Action("pause", _pause, None, CHANGE),
            Action("resume", _resume, None, CHANGE),
            Action("cancel", _cancel, None, CHANGE),
        ),
        titles={
            "template_name": _("Templat"),
            "segment_name": _("Segmen"),
            "recipient_count": _("Penerima"),
            "done": _("Selesai diproses"),
            "started_by_name": _("Dimulai oleh"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=words_in("name", "segment__name", "template__name")),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "segment_id": Filter("segment_id", int),
                "template_id": Filter("template_id", int),
                "created_at": DayFilter("created_at"),
            },
            sorts={
                name: name for name in ("id", "name", "status", "created_at", "started_at", "finished_at")
            },
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
RECIPIENTS = declare(
    Resource(
        name="broadcast-recipients",
        model=BroadcastRecipient,
        out=RecipientOut,
        rows=_recipients,
        verbs=("view",),
        key="id",
        titles={
            "broadcast_name": _("Siaran"),
            "contact_name": _("Kontak"),
            "email": _("Email"),
            "locale": _("Bahasa"),
            "status": _("Status"),
            "skip_reason": _("Alasan dilewati"),
            "mail_status": _("Nasib email"),
            "mail_detail": _("Keterangan"),
            "sent_at": _("Terkirim"),
            "delivered_at": _("Sampai"),
            "opened_at": _("Dibuka"),
            "bounced_at": _("Ditolak"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("email", condition=words_in("email", "contact__name")),
                "id": Filter("pk", int),
                "broadcast_id": Filter("broadcast_id", int),
                "contact_id": Filter("contact_id", int),
                "status": Filter("status"),
                "mail_status": Filter("mail__status"),
            },
            sorts={name: name for name in ("id", "contact_name", "email", "status", "sent_at")},
            default_sort="id|asc",
            page_size=50,
        ),
    )
)
