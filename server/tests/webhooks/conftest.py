"""A webhook, the administrator who made it, and the receiver's view."""

import pytest

from duxi.webhooks.models import Webhook, WebhookEvent

FORM = {"name": "Sistem keuangan", "url": "https://penerima.example/hook", "events": ["order.paid"]}


@pytest.fixture
def tita(someone):
    """An administrator."""
    return someone("tita", "Administrator")


@pytest.fixture
def office(staff_as, tita):
    return staff_as(tita)


@pytest.fixture
def webhook(office):
    """Makes a webhook through the API."""

    def work(path="hook", events=tuple(WebhookEvent), **more):
        form = FORM | {"url": f"https://penerima.example/{path}", "events": list(events)} | more
        answer = office.post("/webhooks", json_body=form)
        assert answer.status == 200, answer.body
        return Webhook.objects.get(pk=answer.results["id"])

    return work
