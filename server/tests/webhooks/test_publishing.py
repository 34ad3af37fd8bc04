"""Webhooks hear of a payment after its commit, each once, whoever delivers the event."""

import pytest

from duxi.commerce.models import Order
from duxi.core.events import deliver_due
from duxi.webhooks.models import WebhookDelivery
from tests.shop import assessment, notify, ordered

pytestmark = pytest.mark.django_db


def events():
    return list(WebhookDelivery.objects.order_by("pk").values_list("event", flat=True))


def test_a_payment_tells_of_the_order_and_of_the_seat(
    as_, ani, solved, webhook, django_capture_on_commit_callbacks
):
    webhook()
    order = ordered(as_, ani, assessment(), solved)
    with django_capture_on_commit_callbacks(execute=True):
        notify(as_, order)
    assert sorted(events()) == ["order.paid", "seat.granted"]
    data = WebhookDelivery.objects.get(event="order.paid").payload["data"]
    assert (data["order_id"], data["status"], data["total"]) == (order.order_id, "paid", order.total)
    with django_capture_on_commit_callbacks(execute=True):
        notify(as_, order)
    deliver_due()
    assert len(events()) == 2


def test_a_payment_that_is_rolled_back_tells_nobody(as_, ani, solved, webhook):
    webhook()
    order = ordered(as_, ani, assessment(), solved)
    assert notify(as_, order, gross_amount="1.00").status >= 400
    deliver_due()
    assert Order.objects.get().status == "pending"
    assert events() == []
