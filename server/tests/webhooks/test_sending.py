"""Deliveries: signed, retried with growing pauses, each attempt by one process, stopped when it is time."""

import base64
import hashlib
import hmac
import json
from datetime import timedelta

import pytest

from duxi.core.clock import at, now
from duxi.gateways.webhooks import embedded
from duxi.webhooks import tasks
from duxi.webhooks.actions.publishing import publish
from duxi.webhooks.actions.sending import LEASE, PATIENCE, PAUSES, send_delivery
from duxi.webhooks.models import StopReason, Webhook, WebhookDelivery, WebhookDeliveryStatus, WebhookEvent
from duxi.webhooks.secrets import decrypt_secret, signature
from tests.races import times_at_once
from tests.worker import work

pytestmark = pytest.mark.django_db
EVENT = WebhookEvent.ORDER_PAID


def announce(event=EVENT, **data):
    publish(event=event, data=lambda: data or {"order_id": "INV-1"})
    return WebhookDelivery.objects.order_by("-pk").first()


@pytest.fixture
def received(monkeypatch):
    """The messages that receivers got."""
    messages = []
    post = embedded.EmbeddedWebhooks.post

    def listening(self, message):
        messages.append(message)
        return post(self, message)

    monkeypatch.setattr(embedded.EmbeddedWebhooks, "post", listening)
    return messages


def test_the_signature_is_that_of_standard_webhooks():
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    body = b'{"test": 2432232314}'
    expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", "1614265330", body) == expected


def test_the_receiver_can_verify_what_it_gets(webhook, received):
    made = webhook()
    delivery = announce(order_id="INV-7", title="Kelas “Data” – Depok")
    assert work("duxi.webhooks.tasks.send") == 1
    (message,) = received
    body = json.loads(message.body)
    assert (body["type"], body["data"]["title"]) == ("order.paid", "Kelas “Data” – Depok")
    assert message.headers["webhook-id"] == f"msg_{delivery.uuid.hex}"
    key = base64.b64decode(decrypt_secret(made.secret).removeprefix("whsec_"))
    signed = ".".join([message.headers["webhook-id"], message.headers["webhook-timestamp"], ""]).encode()
    digest = hmac.new(key, signed + message.body, hashlib.sha256).digest()
    assert message.headers["webhook-signature"] == "v1," + base64.b64encode(digest).decode()
    delivery.refresh_from_db()
    assert (delivery.status, delivery.attempts, delivery.status_code) == (
        WebhookDeliveryStatus.DELIVERED,
        1,
        204,
    )


def test_after_a_new_secret_both_sign_for_a_day(office, webhook, received):
    made = webhook()
    office.post(f"/webhooks/{made.pk}/secret", json_body={"renew": True})
    for moment in (now(), now() + timedelta(hours=25)):
        with at(moment):
            announce()
            tasks.send_due()
    assert [len(message.headers["webhook-signature"].split()) for message in received] == [2, 1]


def test_only_active_webhooks_that_ask_for_an_event_get_it(webhook):
    webhook(events=["order.expired"])
    webhook(is_active=False)
    deleted = webhook()
    Webhook.objects.filter(pk=deleted.pk).update(deleted_at=now())
    wanting = webhook()
    announce()
    assert [row.webhook for row in WebhookDelivery.objects.all()] == [wanting]


def test_without_a_subscriber_no_data_is_read(webhook, django_assert_num_queries):
    webhook(events=["order.expired"])
    with django_assert_num_queries(1):
        publish(event=EVENT, data=lambda: pytest.fail("read for nobody"))


def test_pauses_grow_until_the_delivery_has_failed(webhook, received):
    webhook("error")
    delivery, moment = announce(), now()
    for pause in PAUSES:
        with at(moment):
            assert tasks.send_due() == 0
            delivery.refresh_from_db()
            assert (delivery.status, delivery.due_at) == (WebhookDeliveryStatus.WAITING, moment + pause)
        moment += pause
    with at(moment):
        tasks.send_due()
    delivery.refresh_from_db()
    assert (delivery.status, delivery.attempts) == (WebhookDeliveryStatus.FAILED, len(PAUSES) + 1)
    assert len(received) == len(PAUSES) + 1
    assert len({message.headers["webhook-id"] for message in received}) == 1


def test_a_silent_receiver_is_noted_and_tried_again(webhook):
    webhook("silent")
    delivery = announce()
    work("duxi.webhooks.tasks.send")
    delivery.refresh_from_db()
    assert (delivery.status, delivery.error, delivery.status_code) == ("waiting", "ReadTimeout", None)


def test_410_stops_the_webhook_and_drops_what_waits(webhook):
    made = webhook("gone")
    first, second = announce(), announce()
    send_delivery(pk=first.pk)
    made.refresh_from_db()
    assert (made.is_active, made.stop_reason) == (False, StopReason.GONE)
    assert made.stopped_at is not None
    assert set(WebhookDelivery.objects.values_list("status", flat=True)) == {WebhookDeliveryStatus.DROPPED}
    assert not send_delivery(pk=second.pk)
    announce()
    assert WebhookDelivery.objects.count() == 2


def test_a_receiver_that_only_fails_is_stopped_after_days_and_one_success_resets_them(webhook):
    made = webhook("error")
    start = now()
    for hours, path in ((0, "error"), (71, "ok"), (72, "error"), (143, "error"), (144, "error")):
        Webhook.objects.update(url=f"https://penerima.example/{path}")
        with at(start + timedelta(hours=hours)):
            send_delivery(pk=announce().pk)
        made.refresh_from_db()
        assert made.is_active is (hours < 144)
    assert made.stop_reason == StopReason.FAILING
    assert timedelta(hours=72) == PATIENCE


def test_a_webhook_deactivated_meanwhile_gets_nothing_more(webhook, received):
    webhook()
    delivery = announce()
    Webhook.objects.update(is_active=False)
    assert not send_delivery(pk=delivery.pk)
    delivery.refresh_from_db()
    assert (delivery.status, received) == (WebhookDeliveryStatus.DROPPED, [])


def test_the_attempt_of_a_killed_process_is_repeated_after_its_lease(webhook, received):
    webhook()
    delivery = announce()
    WebhookDelivery.objects.update(due_at=now() + LEASE, attempts=1)
    assert tasks.send_due() == 0
    with at(now() + LEASE + timedelta(seconds=1)):
        assert tasks.send_due() == 1
    delivery.refresh_from_db()
    assert (delivery.attempts, len(received)) == (2, 1)


def test_an_answer_that_comes_after_the_lease_changes_nothing(webhook, monkeypatch):
    made = webhook("error")
    delivery = announce()
    post = embedded.EmbeddedWebhooks.post

    def slow(self, message):
        monkeypatch.setattr(embedded.EmbeddedWebhooks, "post", post)
        Webhook.objects.update(url="https://penerima.example/ok")
        with at(now() + LEASE + timedelta(seconds=1)):
            assert send_delivery(pk=delivery.pk)
        return post(self, message)

    monkeypatch.setattr(embedded.EmbeddedWebhooks, "post", slow)
    assert not send_delivery(pk=delivery.pk)
    delivery.refresh_from_db()
    assert (delivery.status, delivery.attempts) == (WebhookDeliveryStatus.DELIVERED, 2)
    made.refresh_from_db()
    assert made.failing_since is None


@pytest.mark.django_db(transaction=True)
def test_ten_processes_send_a_delivery_once(webhook, received):
    webhook()
    delivery = announce()
    sent = times_at_once(10, lambda _n: send_delivery(pk=delivery.pk))
    assert (sorted(sent), len(received)) == ([False] * 9 + [True], 1)


def test_deliveries_are_deleted_after_thirty_days_but_not_while_they_wait(webhook):
    webhook()
    old, waiting, recent = announce(), announce(), announce()
    WebhookDelivery.objects.filter(pk=old.pk).update(status=WebhookDeliveryStatus.DELIVERED, due_at=None)
    WebhookDelivery.objects.filter(pk__in=[old.pk, waiting.pk]).update(created_at=now() - timedelta(days=31))
    assert tasks.delete_outdated() == 1
    assert set(WebhookDelivery.objects.all()) == {waiting, recent}
