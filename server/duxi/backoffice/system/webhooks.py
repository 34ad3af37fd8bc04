"""Webhooks of other systems and their deliveries."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import F, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from ninja import Query, Router
from pydantic import Field, JsonValue, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import VersionedIn, words_in
from duxi.backoffice.crud import RESOURCES, Action, Resource, declare
from duxi.backoffice.crud.writes import find
from duxi.backoffice.sidebar import Line
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, parse_rules
from duxi.core.schema import Schema
from duxi.webhooks.actions.publishing import publish_test
from duxi.webhooks.actions.sending import send_again
from duxi.webhooks.actions.settings import change_secret, check_address, resume_columns
from duxi.webhooks.models import StopReason, Webhook, WebhookDelivery, WebhookDeliveryStatus, WebhookEvent
from duxi.webhooks.queries import webhooks_with_latest
from duxi.webhooks.secrets import decrypt_secret, new_secret

VIEW, CHANGE = "webhooks.view_webhook", "webhooks.change_webhook"
router = Router(tags=["webhooks"])
# without the secrets, and without health, which changes with deliveries
WATCHED.register(Watched(Webhook, ("name", "url", "events", "is_active", "stop_reason", "deleted_at")))


class WebhookOut(Schema):
    id: int
    name: str
    url: str
    events: list[WebhookEvent]
    is_active: bool
    failing_since: datetime | None
    stopped_at: datetime | None
    stop_reason: StopReason
    previous_until: datetime | None
    latest_status: WebhookDeliveryStatus | None
    latest_at: datetime | None
    updated_at: datetime
    deleted_at: datetime | None
    version: int


class WebhookIn(VersionedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]
    url: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]
    events: Annotated[list[WebhookEvent], Field(min_length=1, max_length=len(WebhookEvent))]
    is_active: bool = True


class WebhookSecret(Schema):
    """The secret as the receiver enters it."""

    secret: str


class WebhookSecretIn(Schema):
    renew: bool = False


class WebhookEventOut(Schema):
    id: WebhookEvent
    label: str


class WebhookDeliveryOut(Schema):
    id: int
    message_id: str
    webhook_id: int
    webhook_name: str
    event: str
    status: WebhookDeliveryStatus
    attempts: int
    status_code: int | None
    answer: str
    error: str
    milliseconds: int | None
    payload: dict[str, JsonValue]
    created_at: datetime
    sent_at: datetime | None
    due_at: datetime | None

    @staticmethod
    def resolve_message_id(row: WebhookDelivery) -> str:
        return f"msg_{row.uuid.hex}"


@router.get("/webhook-events", response=Envelope[Rows[WebhookEventOut]], auth=StaffBearer(VIEW))
def list_webhook_events(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[Rows[WebhookEventOut]]:
    words = [str(rule.value).casefold() for rule in parse_rules(params.filterRules) if rule.field == "q"]
    rows = [WebhookEventOut(id=one, label=f"{one.label} ({one.value})") for one in WebhookEvent]
    found = [row for row in rows if all(word in row.label.casefold() for word in words)]
    return ok(Rows[WebhookEventOut](rows=found, total=len(found)))


@router.post("/webhooks/{int:pk}/secret", response=Envelope[WebhookSecret], auth=StaffBearer(CHANGE))
def show_webhook_secret(request: LearnerRequest, pk: int, body: WebhookSecretIn) -> Envelope[WebhookSecret]:
    webhook: Webhook = find(RESOURCES["webhooks"], request.auth, pk)
    secret = change_secret(webhook=webhook) if body.renew else decrypt_secret(webhook.secret)
    return ok(WebhookSecret(secret=secret))


def _webhooks(user: User) -> QuerySet[Webhook]:
    return webhooks_with_latest()


def _deliveries(user: User) -> QuerySet[WebhookDelivery]:
    return WebhookDelivery.objects.annotate(webhook_name=F("webhook__name"))


def _prepare(values: dict[str, Any]) -> dict[str, Any]:
    check_address(values["url"])
    events = sorted(set(values["events"]))
    return {**values, "events": events, **resume_columns(is_active=values["is_active"])}


def _test(user: User, row: Webhook, body: None) -> Message:
    publish_test(webhook=row)
    return _("Pesan uji sedang dikirim; hasilnya ada di daftar kiriman.")


def _send_again(user: User, row: WebhookDelivery, body: None) -> Message:
    send_again(delivery=row)
    return _("Kiriman ini akan dicoba lagi.")


WEBHOOKS = declare(
    Resource(
        name="webhooks",
        model=Webhook,
        out=WebhookOut,
        body=WebhookIn,
        rows=_webhooks,
        groups=("Administrator",),
        line=Line("system", pgettext_lazy("menu", "Webhook"), "webhook", 55),
        key="name",
        parts=("deliveries",),
        prepare=_prepare,
        on_create=lambda: {"secret": new_secret()},
        actions=(Action("test", _test, permission=CHANGE),),
        titles={"latest_status": _("Kiriman terakhir"), "latest_at": _("Dikirim pada")},
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=words_in("name", "url")),
                "id": Filter("pk", int),
                "is_active": Filter("is_active", bool),
                "stop_reason": Filter("stop_reason"),
            },
            sorts={name: name for name in ("id", "name", "url", "is_active", "latest_at", "updated_at")},
            default_sort="name|asc",
            page_size=25,
        ),
    )
)
WEBHOOK_DELIVERIES = declare(
    Resource(
        name="webhook-deliveries",
        model=WebhookDelivery,
        out=WebhookDeliveryOut,
        rows=_deliveries,
        verbs=("view",),
        groups=("Administrator",),
        key="event",
        place=lambda row: ("webhooks", row.webhook_id),
        actions=(Action("send-again", _send_again, permission=CHANGE),),
        titles={"webhook_name": _("Webhook"), "message_id": _("Nomor pesan")},
        listing=ListSpec(
            filters={
                "q": Filter("event", condition=words_in("event", "error", "answer")),
                "id": Filter("pk", int),
                "webhook_id": Filter("webhook_id", int),
                "event": Filter("event"),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "event", "status", "attempts", "status_code", "created_at")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
