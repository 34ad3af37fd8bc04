"""The demo's forum is lively, once."""

import pytest
from django.conf import settings

from duxi.accounts.fixtures import load_people
from duxi.accounts.models import User
from duxi.community.fixtures import load_forum

pytestmark = pytest.mark.django_db


def test_the_demo_talks(as_):
    load_people(settings.FIXTURES / "people.yaml")
    for _time in range(2):
        load_forum(settings.FIXTURES / "forum.yaml")
    rows = as_(User.objects.get(username="ani")).get("/forum/discussions", rows=10).results["rows"]
    assert len(rows) == 6
    assert rows[0]["is_pinned"]
    assert sum(row["is_solved"] for row in rows) == 1
    assert rows[-1]["title"].startswith("Jual kunci jawaban")
