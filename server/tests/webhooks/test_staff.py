"""Staff manage webhooks: addresses, secrets, tests, and deliveries that are sent again."""

from datetime import timedelta

import pytest

from duxi.core.clock import at, now
from duxi.webhooks.models import TEST_EVENT, StopReason, Webhook, WebhookDelivery, WebhookDeliveryStatus
from tests.webhooks.conftest import FORM
from tests.worker import work

pytestmark = pytest.mark.django_db


def test_a_webhook_is_made_with_a_secret_that_lists_do_not_show(office, webhook):
    made = webhook(events=["order.paid", "order.paid", "seat.granted"])
    row = office.get("/webhooks").results["rows"][0]
    assert (row["events"], row["is_active"], row["latest_status"]) == (
        ["order.paid", "seat.granted"],
        True,
        None,
    )
    assert not {"secret", "previous_secret"} & set(row)
    shown = office.post(f"/webhooks/{made.pk}/secret", json_body={}).results["secret"]
    assert shown.startswith("whsec_")
    assert shown not in Webhook.objects.get().secret
    assert shown == office.post(f"/webhooks/{made.pk}/secret", json_body={}).results["secret"]


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"url": "http://penerima.example/"}, "url", "Alamat harus diawali https://."),
        (
            {"url": "https://a:b@penerima.example/"},
            "url",
            "Alamat tidak boleh berisi nama pengguna atau kata sandi.",
        ),
        ({"url": "https://"}, "url", None),
        ({"events": []}, "events", None),
        ({"events": ["order.unknown"]}, "events", None),
        ({"name": " "}, "name", None),
    ],
)
def test_what_cannot_be_called_is_refused(office, changes, field, message):
    answer = office.post("/webhooks", json_body=FORM | changes)
    assert answer.status == 422
    assert message is None or answer.errors[field] == [message]
    assert not Webhook.objects.exists()


def test_the_history_has_no_secret(office, webhook):
    made = webhook()
    office.post(f"/webhooks/{made.pk}/secret", json_body={"renew": True})
    history = str(office.get(f"/webhooks/{made.pk}/history").results)
    assert "penerima.example" in history
    assert Webhook.objects.get().secret not in history
    assert made.secret not in history


def test_a_new_secret_overlaps_with_the_previous_one_for_a_day(office, webhook):
    made = webhook()
    before = office.post(f"/webhooks/{made.pk}/secret", json_body={}).results["secret"]
    after = office.post(f"/webhooks/{made.pk}/secret", json_body={"renew": True}).results["secret"]
    assert before != after
    made.refresh_from_db()
    assert timedelta(hours=23) < made.previous_until - now() <= timedelta(hours=24)


def test_a_test_message_reaches_also_a_stopped_webhook(office, webhook):
    made = webhook("gone")
    Webhook.objects.update(is_active=False, stopped_at=now(), stop_reason=StopReason.GONE)
    answer = office.post(f"/webhooks/{made.pk}/test", json_body={})
    assert answer.message == "Pesan uji sedang dikirim; hasilnya ada di daftar kiriman."
    assert work("duxi.webhooks.tasks.send") == 1
    (row,) = office.get("/webhook-deliveries").results["rows"]
    assert (row["event"], row["status_code"], row["webhook_name"]) == (TEST_EVENT, 410, "Sistem keuangan")
    assert row["payload"]["data"] == {"webhook": "Sistem keuangan"}


def test_saving_a_stopped_webhook_as_active_resumes_it(office, webhook):
    made = webhook()
    Webhook.objects.update(
        is_active=False, stopped_at=now(), stop_reason=StopReason.FAILING, failing_since=now()
    )
    form = FORM | {"version": made.version}
    assert office.put(f"/webhooks/{made.pk}", json_body=form | {"is_active": False}).status == 200
    assert Webhook.objects.get().stop_reason == StopReason.FAILING
    form["version"] += 1
    assert office.put(f"/webhooks/{made.pk}", json_body=form).status == 200
    made.refresh_from_db()
    assert (made.is_active, made.stopped_at, made.stop_reason, made.failing_since) == (True, None, "", None)


def test_a_failed_delivery_is_sent_again_with_its_id(office, webhook):
    made = webhook("error")
    office.post(f"/webhooks/{made.pk}/test", json_body={})
    work("duxi.webhooks.tasks.send")
    WebhookDelivery.objects.update(status=WebhookDeliveryStatus.FAILED, due_at=None)
    Webhook.objects.update(url="https://penerima.example/ok")
    row = office.get("/webhook-deliveries", sort="id").results["rows"][0]
    with at(now() + timedelta(hours=1)):
        again = office.post(f"/webhook-deliveries/{row['id']}/send-again", json_body={})
        assert again.message == "Kiriman ini akan dicoba lagi."
        assert work("duxi.webhooks.tasks.send") == 1
    sent = office.get(f"/webhook-deliveries/{row['id']}").results
    assert (sent["status"], sent["attempts"], sent["message_id"]) == ("delivered", 1, row["message_id"])


def test_events_are_listed_with_their_names(office):
    rows = office.get("/webhook-events").results["rows"]
    assert {"id": "order.paid", "label": "Pesanan dibayar (order.paid)"} in rows
    rules = '[{"field": "q", "op": "contains", "value": "sertifikat"}]'
    found = office.get("/webhook-events", filterRules=rules).results["rows"]
    assert [row["id"] for row in found] == ["certificate.issued"]
