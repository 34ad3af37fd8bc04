"""A preview is open before buying; everything else of a course is not."""

import pytest

from duxi.catalog.models import Product
from duxi.learning.models import CourseContent
from duxi.videos.models import LicenceIssue
from tests.elearning.conftest import course
from tests.videos.conftest import watched_course
from tests.videos.playing import key_id

__all__ = ["course", "watched_course"]
pytestmark = pytest.mark.django_db


def open_up(content):
    Product.objects.update(is_published=True)
    CourseContent.objects.filter(pk=content.pk).update(is_preview=True)


def previewed(caller, course, content):
    return caller.get(course.path(f"previews/{content.uuid}"))


def test_a_reading_is_open_to_visitors_when_it_is_a_preview(as_, course):
    assert previewed(as_(), course, course.reading).status == 404
    open_up(course.reading)
    shown = previewed(as_(), course, course.reading).results
    assert (shown["title"], shown["has_video"], shown["video"]) == ("Bacaan satu", False, None)
    assert "<strong>Baca</strong>" in shown["html"]
    Product.objects.update(is_published=False)
    assert previewed(as_(), course, course.reading).status == 404


def test_a_preview_video_plays_for_signed_in_users(as_, budi, watched_course):
    content = watched_course.video
    open_up(content)
    visitor = previewed(as_(), watched_course, content).results
    assert (visitor["has_video"], visitor["video"]) == (True, None)
    video = previewed(as_(budi), watched_course, content).results["video"]
    path = watched_course.path(f"previews/{content.uuid}/licence?ticket={video['ticket']}")
    asked = {"kids": [key_id(watched_course)], "type": "temporary"}
    assert as_(budi).post(path, json_body=asked).status == 200
    assert LicenceIssue.objects.get().is_preview is True


def test_readiness_on_the_page_is_the_readiness_in_the_course(as_, ani, course):
    Product.objects.update(is_published=True)
    shown = as_().get(f"/public/elearning/{course.product.slug}").results["sections"]
    is_ready = {one["uuid"]: one["is_ready"] for section in shown for one in section["contents"]}
    own = as_(ani).get(course.path("course")).results["sections"]
    states = {one["uuid"]: one["state"] != "preparing" for section in own for one in section["contents"]}
    assert is_ready == states
    assert set(is_ready.values()) == {True, False}
