"""What webhooks are told of the demo's rows: every event, its fields, and no personal data."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from duxi.accounts.models import User
from duxi.certificates.events import CertificateIssued
from duxi.certificates.models import Certificate
from duxi.commerce.events import OrderExpired, OrderPaid, RefundNews
from duxi.commerce.models import Order, Refund
from duxi.config import webhook_reactions as reactions
from duxi.entitlements.events import EntitlementChanged
from duxi.entitlements.models import Entitlement
from duxi.exams.events import AttemptFinished
from duxi.exams.models import Attempt
from duxi.webhooks.models import Webhook, WebhookDelivery, WebhookEvent

pytestmark = pytest.mark.django_db

ORDER = {"order_id", "status", "total", "tax", "paid_at", "lines"}
SEAT = {"seat_uuid", "status", "source", "reference", "kind", "item_id", "title"}
FIELDS = {
    WebhookEvent.ORDER_PAID: ORDER,
    WebhookEvent.ORDER_EXPIRED: ORDER,
    WebhookEvent.REFUND_DONE: {"refund_uuid", "order_id", "amount", "fee", "done_at"},
    WebhookEvent.SEAT_GRANTED: SEAT,
    WebhookEvent.SEAT_WITHDRAWN: SEAT,
    WebhookEvent.SEAT_COMPLETED: SEAT,
    WebhookEvent.ATTEMPT_FINISHED: {
        *("attempt_uuid", "kind", "title", "seat_uuid", "score", "passed", "ended_at"),
    },
    WebhookEvent.CERTIFICATE_ISSUED: {
        *("number", "title", "item_id", "seat_uuid", "issued_at", "valid_until", "verification_url"),
    },
}


def last(rows) -> int:
    return int(rows.values_list("pk", flat=True).latest("pk"))


def news_of(event: WebhookEvent) -> Callable[[], Any]:
    """The reaction to an event, called about a row of the demo."""
    seats = Entitlement.objects.all()
    paid = Order.objects.filter(status="paid")
    return {
        WebhookEvent.ORDER_PAID: partial(reactions.publish_payment, OrderPaid(last(paid))),
        WebhookEvent.ORDER_EXPIRED: partial(reactions.publish_expiry, OrderExpired(last(paid))),
        WebhookEvent.REFUND_DONE: partial(reactions.publish_refund, RefundNews(last(Refund.objects.all()))),
        WebhookEvent.SEAT_GRANTED: partial(reactions.publish_grant, EntitlementChanged(last(seats))),
        WebhookEvent.SEAT_WITHDRAWN: partial(reactions.publish_withdrawal, EntitlementChanged(last(seats))),
        WebhookEvent.SEAT_COMPLETED: partial(reactions.publish_completion, EntitlementChanged(last(seats))),
        WebhookEvent.ATTEMPT_FINISHED: partial(
            reactions.publish_attempt,
            AttemptFinished(last(Attempt.objects.filter(score__isnull=False))),
        ),
        WebhookEvent.CERTIFICATE_ISSUED: partial(
            reactions.publish_certificate, CertificateIssued(last(Certificate.objects.all()))
        ),
    }[event]


@pytest.mark.parametrize("event", list(WebhookEvent))
def test_each_event_carries_its_fields_and_nobodys_name_or_address(event):
    Webhook.objects.create(name="Uji", url="https://penerima.example/", events=[event])
    news_of(event)()
    payload = WebhookDelivery.objects.get().payload
    assert (payload["type"], payload["data"].keys()) == (event, FIELDS[event])
    text = json.dumps(payload, ensure_ascii=False)
    assert "@" not in text
    assert [one for one in User.objects.values_list("fullname", flat=True) if one and one in text] == []
