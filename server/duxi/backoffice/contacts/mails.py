"""Sent and received mails, and suppressed addresses."""

from datetime import datetime

from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.actions.incoming import set_handled
from duxi.contacts.actions.mailing import resend
from duxi.contacts.models import IncomingMail, MailSuppression, SuppressionReason
from duxi.contacts.timeline import CHANNELS
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.gateways.models import SentMail, SentMailStatus

WATCHED.register(Watched(SentMail, ("resent_from",), staff_only=True))
WATCHED.register(Watched(IncomingMail, ("handled_at", "handled_by"), staff_only=True))


class SentMailOut(Schema):
    id: int
    recipient: str
    subject: str
    kind: SentMail.Kind
    status: SentMailStatus
    detail: str
    can_resend: bool
    resent_from_id: int | None
    broadcast_name: str | None
    created_at: datetime
    sent_at: datetime | None
    delivered_at: datetime | None
    opened_at: datetime | None
    bounced_at: datetime | None
    complained_at: datetime | None


class IncomingMailOut(Schema):
    id: int
    contact_id: int | None
    contact_name: str | None
    sender: str
    sender_name: str
    subject: str
    text: str
    html: str
    reply_to_id: int | None
    reply_to_subject: str | None
    received_at: datetime
    is_handled: bool
    handled_at: datetime | None
    handled_by_name: str | None


class MailSuppressionOut(Schema):
    id: int
    email: str
    reason: SuppressionReason
    detail: str
    created_at: datetime

    @staticmethod
    def resolve_detail(row: MailSuppression) -> str:
        """Where someone unsubscribed, as a label; a provider's message unchanged."""
        return str(CHANNELS.get(row.detail, row.detail))


def _sent(user: User) -> QuerySet[SentMail]:
    return SentMail.objects.defer("encrypted").annotate(
        can_resend=~Q(encrypted=""), broadcast_name=F("broadcast_recipient__broadcast__name")
    )


def _incoming(user: User) -> QuerySet[IncomingMail]:
    return IncomingMail.objects.annotate(
        contact_name=F("contact__name"),
        reply_to_subject=F("reply_to__subject"),
        is_handled=Q(handled_at__isnull=False),
        handled_by_name=F("handled_by__fullname"),
    )


def _suppressions(user: User) -> QuerySet[MailSuppression]:
    return MailSuppression.objects.all()


def _resend(user: User, row: SentMail, body: None) -> Message:
    resend(sent=SentMail.objects.get(pk=row.pk))
    return _("Email dikirim ulang.")


def _handle(user: User, row: IncomingMail, body: None) -> Message:
    set_handled(pk=row.pk, handled_by=user)
    return _("Email ditandai selesai.")


def _handled(wanted: bool) -> Q:
    return Q(handled_at__isnull=not wanted)


SENT_MAILS = declare(
    Resource(
        name="sent-mails",
        model=SentMail,
        out=SentMailOut,
        rows=_sent,
        verbs=("view",),
        viewers=("Agent",),
        line=Line("contacts", _("Email terkirim"), "mail", 60),
        key="id",
        actions=(Action("resend", _resend, None, "gateways.change_sentmail"),),
        titles={"can_resend": _("Dapat dikirim ulang"), "broadcast_name": _("Siaran")},
        listing=ListSpec(
            filters={
                "q": Filter("subject", condition=words_in("recipient", "subject")),
                "id": Filter("pk", int),
                "recipient": Filter("recipient"),
                "kind": Filter("kind"),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "recipient", "subject", "status", "created_at", "sent_at")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
INCOMING_MAILS = declare(
    Resource(
        name="incoming-mails",
        model=IncomingMail,
        out=IncomingMailOut,
        rows=_incoming,
        verbs=("view",),
        groups=("Staff", "Agent"),
        line=Line("contacts", _("Email masuk"), "inbox", 70),
        key="id",
        actions=(Action("handle", _handle, None, "contacts.change_incomingmail"),),
        titles={
            "contact_name": _("Kontak"),
            "reply_to_subject": _("Menjawab"),
            "is_handled": _("Selesai"),
            "handled_by_name": _("Diselesaikan oleh"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("subject", condition=words_in("sender", "sender_name", "subject")),
                "id": Filter("pk", int),
                "contact_id": Filter("contact_id", int),
                "is_handled": Filter("handled_at", bool, condition=_handled),
                "received_at": DayFilter("received_at"),
            },
            sorts={name: name for name in ("id", "sender", "subject", "received_at")},
            default_sort="received_at|desc",
            page_size=25,
        ),
    )
)
MAIL_SUPPRESSIONS = declare(
    Resource(
        name="mail-suppressions",
        model=MailSuppression,
        out=MailSuppressionOut,
        rows=_suppressions,
        verbs=("view", "delete"),
        line=Line("contacts", _("Alamat ditahan"), "shield", 80),
        key="email",
        listing=ListSpec(
            filters={
                "q": Filter("email"),
                "id": Filter("pk", int),
                "reason": Filter("reason"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "email", "reason", "created_at")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
