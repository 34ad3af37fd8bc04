"""Authors see a video as it was packaged, without owning the course."""

import pytest

from duxi.videos.models import LicenceIssue, Video, VideoStatus
from tests.elearning.conftest import course
from tests.videos.conftest import watched_course
from tests.videos.playing import key_id, licence, links, playback

__all__ = ["course", "watched_course"]
pytestmark = pytest.mark.django_db


def preview(editor, course):
    return editor.get(f"/course-contents/{course.video.pk}/preview")


def preview_licence(editor, course, ticket, kids=None):
    path = f"/course-contents/{course.video.pk}/preview/licence?ticket={ticket}"
    return editor.post(path, json_body={"kids": kids or [key_id(course)], "type": "temporary"})


def test_an_author_plays_what_was_packaged(editor, as_, ani, watched_course):
    shown = preview(editor, watched_course).results
    assert (shown["title"], bool(shown["video"]["captions"])) == (watched_course.video.title, True)
    owned = playback(as_(ani), watched_course).results
    assert links(shown["video"]).keys() == links(owned).keys()
    given = preview_licence(editor, watched_course, shown["video"]["ticket"])
    assert given.status == 200
    theirs = licence(as_(ani), watched_course, owned["ticket"])
    assert given.body == theirs.body
    issued = list(LicenceIssue.objects.order_by("pk").values_list("user__username", "is_preview"))
    assert issued == [("editor", True), ("ani", False)]


def test_a_ticket_is_for_one_person_and_one_video(editor, as_, ani, watched_course):
    ticket = playback(as_(ani), watched_course).results["ticket"]
    own = preview(editor, watched_course).results["video"]["ticket"]
    assert preview_licence(editor, watched_course, ticket).status == 403
    assert preview_licence(editor, watched_course, own, kids=["AAAAAAAAAAAAAAAAAAAAAA"]).status == 404
    assert not LicenceIssue.objects.exists()


def test_what_is_not_packaged_does_not_play(editor, watched_course):
    Video.objects.update(status=VideoStatus.PROCESSING)
    assert preview(editor, watched_course).results["video"] is None
    assert preview_licence(editor, watched_course, "").status == 404


def test_a_reading_is_shown_as_learners_see_it(editor, course):
    shown = editor.get(f"/course-contents/{course.reading.pk}/preview").results
    assert shown["video"] is None
    assert editor.get("/course-contents/0/preview").status == 404
