"""Synonyms, and the report of searches without results."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from duxi.accounts.models import User
from duxi.search.models import FruitlessSearch, SearchSynonym, SearchTally
from duxi.search.tasks import forget_old_tallies

pytestmark = pytest.mark.django_db
TODAY = timezone.localdate


@pytest.fixture
def admin(db):
    client = Client()
    client.force_login(User.objects.create_superuser("admin@contoh.example", "x", username="admin"))
    return client


def tally(query, days_ago, hits, times):
    SearchTally.objects.create(query=query, day=TODAY() - timedelta(days=days_ago), hits=hits, times=times)


def test_a_synonym_holds_from_the_next_search_on(as_, catalogue, admin):
    assert as_().get("/public/search", q="infosec").results["total"] == 0
    admin.post(
        "/admin/search/searchsynonym/add/", {"terms": "Info-Sec, infosec, keamanan siber", "is_active": "on"}
    )
    assert SearchSynonym.objects.last().plain_terms == ["info sec", "infosec", "keamanan siber"]
    for text in ("infosec", "INFO SEC", "info-sec"):
        assert as_().get("/public/search", q=text).results["total"] == 2, text
    SearchSynonym.objects.filter(terms__0="Info-Sec").update(is_active=False)
    assert as_().get("/public/search", q="infosec").results["total"] == 0


def test_a_group_of_one_is_refused(admin):
    answer = admin.post("/admin/search/searchsynonym/add/", {"terms": "SPBE, spbe", "is_active": "on"})
    assert "Isi sedikitnya dua istilah yang berbeda." in answer.content.decode()
    assert not SearchSynonym.objects.exists()


def test_the_report_names_what_still_finds_nothing(admin):
    tally("kopi", 3, 0, 4)
    tally("kopi", 1, 0, 2)
    tally("teh", 2, 0, 9)
    tally("teh", 0, 5, 1)  # has results by now
    tally("data", 0, 12, 3)
    row = FruitlessSearch.objects.get()
    assert (row.query, row.times, row.days, row.last_day) == ("kopi", 6, 2, TODAY() - timedelta(days=1))
    page = admin.get("/admin/search/fruitlesssearch/").content.decode()
    assert "kopi" in page
    assert "teh<" not in page
    assert admin.get("/admin/search/fruitlesssearch/add/").status_code == 403
    assert admin.get("/admin/search/searchtally/").status_code == 200


def test_old_counts_are_forgotten():
    tally("lama", 91, 1, 1)
    tally("baru", 90, 1, 1)
    assert forget_old_tallies() == 1
    assert SearchTally.objects.get().query == "baru"
