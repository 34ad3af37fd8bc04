"""The report of the chat over the demo's conversations."""

from datetime import timedelta

import pytest
from django.conf import settings

from duxi.backoffice.queries import chat_report
from duxi.backoffice.queries.revenue import Period
from duxi.chat.fixtures import load_chats
from duxi.chat.models import Feedback
from duxi.core.clock import local, now

pytestmark = pytest.mark.django_db


def test_figures_of_the_period(ani, budi, citra, dewi, agus):
    load_chats(settings.FIXTURES / "chats.yaml")
    Feedback.objects.filter(score=3).update(scale=3)
    today = local(now()).date()
    period = Period(today - timedelta(days=60), today)
    assert chat_report.totals(period)["average"] == 4.67
    counts = {row["score"]: row["count"] for row in chat_report.ratings(period)}
    assert counts == {5: 2, 4: 1, 3: 0, 2: 0, 1: 0}, "three of three stars are five of five"
    days = chat_report.by_day(period)
    assert (len(days), days[0]["date"], days[-1]["date"]) == (61, period.first, today)
    assert {row["average"] for row in days if not row["conversations"]} == {None}
    assert sum(row["conversations"] for row in days) == 8
    assert chat_report.by_agent(period)[0]["agent"] == agus.fullname
    assert len(chat_report.comments(period)) == 3
