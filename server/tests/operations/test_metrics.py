"""Metrics for monitoring."""

from datetime import timedelta

import pytest
from django.core.checks import run_checks
from django.test import Client

from duxi.core.clock import now
from duxi.core.jobs import enqueue
from duxi.core.models import EventDelivery

pytestmark = pytest.mark.django_db


def figures() -> dict[str, float]:
    answer = Client().get("/metrics")
    assert (answer.status_code, answer["Content-Type"].split(";")[0]) == (200, "text/plain")
    lines = [line for line in answer.content.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in map(str.split, lines)}


def test_it_counts_what_waits_and_for_how_long():
    before = figures()
    assert (before["duxi_jobs_waiting"], before["duxi_events_waiting"]) == (0, 0)
    enqueue("duxi.core.tasks.forget_old_calls")
    old = now() - timedelta(minutes=5)
    EventDelivery.objects.create(key="a", listener="x", event="y", due_at=old)
    EventDelivery.objects.update(created_at=old)
    EventDelivery.objects.create(key="b", listener="x", event="y")
    after = figures()
    assert (after["duxi_jobs_waiting"], after["duxi_events_waiting"], after["duxi_events_given_up"]) == (
        1,
        1,
        1,
    )
    assert 300 <= after["duxi_events_oldest_seconds"] < 310


def test_nobody_reads_it_through_the_proxy(settings):
    settings.BEHIND_PROXY = True
    assert Client().get("/metrics").status_code == 200
    assert Client().get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status_code == 404


def test_the_start_warns_when_nobody_would_hear_of_questions(settings):
    settings.SUPPORT_MAIL = ""
    assert "duxi.W003" in [message.id for message in run_checks()]
    assert Client().get("/.well-known/security.txt").status_code == 404
    settings.SUPPORT_MAIL = "bantuan@contoh.example"
    assert "duxi.W003" not in [message.id for message in run_checks()]
    assert (
        "Contact: mailto:bantuan@contoh.example" in Client().get("/.well-known/security.txt").content.decode()
    )
