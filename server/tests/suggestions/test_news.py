"""Which articles are first for a user."""

import json

import pytest

from duxi.core.clock import now
from duxi.learning.models import ChosenRole
from tests.caller import bearer_of
from tests.factories import JobRoleFactory
from tests.suggestions.made import article, slugs

pytestmark = pytest.mark.django_db


def test_news_newest_first(as_, ani, django_assert_max_num_queries):
    article("lama", 9)
    article("baru", 1, image="covers/x.svg", tags=["data"])
    article("draf", 1, is_published=False)
    article("besok", -1)
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(4):
        answer = browser.get("/account/recomen-blog")
    assert (slugs(answer), answer.results["total"]) == (["baru", "lama"], 2)
    row = answer.results["rows"][0]
    assert row.pop("published_at")
    assert row == {
        "slug": "baru",
        "title": "Judul baru",
        "summary": "Ringkasan",
        "image_url": "/media/covers/x.svg",
        "tags": ["data"],
        "focus_x": 50,
        "focus_y": 50,
        "reading_minutes": 1,
    }


def test_news_with_a_word_of_the_chosen_roles_come_first(as_, ani, budi):
    for name, user in (("Analis Keamanan Informasi", ani), ("Analis Data", budi)):
        ChosenRole.objects.create(user=user, job_role=JobRoleFactory(name=name), chosen_at=now())
    article("baru", 1)
    article("cocok", 20, tags=["keamanan"])
    article("cocok-lama", 30, tags=["informasi", "lain"])
    assert slugs(as_(ani).get("/account/recomen-blog")) == ["cocok", "cocok-lama", "baru"]
    assert slugs(as_(budi).get("/account/recomen-blog")) == ["baru", "cocok", "cocok-lama"]
    newest = as_(ani).get("/account/recomen-blog", sort="published_at|desc", rows=1)
    assert slugs(newest) == ["baru"]
    judged = json.dumps([{"field": "title", "op": "contains", "value": "LAMA"}])
    assert slugs(as_(ani).get("/account/recomen-blog", filterRules=judged)) == ["cocok-lama"]
