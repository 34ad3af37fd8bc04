"""The content of the demo: loaded once, shown to visitors, found by staff."""

import pytest
from django.conf import settings
from django.utils import timezone

from duxi.content.fixtures import load_content
from duxi.content.models import Client, Faq, FaqQuestion, News, Passage, Project, Slider
from duxi.content.queries import published_news
from tests.content.made import ADMIN_PAGES
from tests.loaded import loaded_once

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]


def load():
    load_content(settings.FIXTURES / "content")


loaded = loaded_once(load)


def test_the_demo_says_what_it_promises(as_):
    load()
    counts = {model: model.objects.count() for model in (News, Slider, Client, Project, Passage)}
    assert list(counts.values()) == [20, 5, 16, 14, 7]
    assert as_().get("/public/faqs").results["total"] == 67
    assert as_().get("/public/klinik-spbe").results["total"] == 41
    assert as_().get("/public/faqs/categories").results["total"] == 8
    assert as_().get("/public/klinik-spbe/categories").results["total"] == 6
    for model, column in ((News, "image"), (Slider, "image"), (Client, "logo"), (Project, "image")):
        for path in model.objects.values_list(column, flat=True):
            assert (settings.FIXTURES / "media" / path).is_file(), path
    for model in (News, Faq, Passage):
        assert not model.objects.filter(body_html="").exists()


def test_the_news_are_all_shown_and_their_tags_are_small():
    assert News.objects.count() == published_news().count() == 20
    assert all(tag == tag.lower() for news in News.objects.all() for tag in news.tags)


@pytest.mark.parametrize("page", ADMIN_PAGES)
def test_staff_find_and_open_everything(staff, page):
    FaqQuestion.objects.create(
        fullname="Rina", email="r@contoh.example", message="Halo?", asked_at=timezone.now()
    )
    listed = staff.get(f"/admin/content/{page}/", {"q": "a"})
    assert listed.status_code == 200
    first = listed.context["cl"].queryset.first()
    assert staff.get(f"/admin/content/{page}/{first.pk}/change/").status_code == 200
