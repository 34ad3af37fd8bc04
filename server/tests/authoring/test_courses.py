"""Chapters and contents: written, ordered, guarded from two authors at once, and shown to learners."""

import pytest

from duxi.learning.models import CourseContent, CourseSection
from duxi.videos.models import Video
from tests.factories import SectionFactory
from tests.races import at_once

pytestmark = pytest.mark.django_db


def content_body(section_id, **fields):
    return {"section_id": section_id, "title": "Bacaan", "type": "document", "duration_minutes": 5} | fields


def outline(page):
    return [(one["title"], [row["title"] for row in one["contents"]]) for one in page["chapters"]]


def order_of(page):
    return [
        {"id": one["id"], "content_ids": [row["id"] for row in one["contents"]]} for one in page["chapters"]
    ]


def test_a_course_is_written(editor, course):
    path = f"/courses/{course.product.pk}"
    section = editor.post(
        "/course-sections", json_body={"package_id": course.product.pk, "title": "Lanjutan"}
    ).results
    first, second = (
        editor.post("/course-contents", json_body=content_body(section["id"], title=title)).results
        for title in ("Bacaan dua", "Bacaan tiga")
    )
    assert [(row["position"], row["version"]) for row in (first, second)] == [(1, 1), (2, 1)]
    page = editor.get(path).results
    names = ["Bacaan satu", "Video satu", "Tugas satu", "Kuis satu"]
    assert outline(page) == [("Awal", names), ("Lanjutan", ["Bacaan dua", "Bacaan tiga"])]
    assert (page["section_count"], page["content_count"], page["unready_videos"]) == (2, 6, 1)
    assert page["exams"] == [{"type": "quiz", "title": "Kuis satu"}]
    (row,) = editor.get("/courses").results["rows"]
    assert (row["title"], row["learner_count"], row["content_count"]) == (course.product.title, 1, 6)


def test_parts_are_found_on_the_page_of_their_course(editor, course):
    chapter = course.reading.section
    found = [
        *editor.get("/find", q="Awal").results["rows"],
        *editor.get("/find", q="Bacaan satu").results["rows"],
    ]
    page = f"/courses/{course.product.pk}/show"
    kinds = {"course-sections": chapter.title, "course-contents": course.reading.title}
    assert {one["resource"]: one["label"] for one in found if one["path"] == page} == kinds


def test_of_two_authors_the_second_sees_the_conflict(editor, staff_as, dewi, course):
    path, body = f"/course-contents/{course.reading.pk}", content_body(course.reading.section_id)
    assert editor.put(path, json_body=body | {"text": "Satu", "version": 1}).results["version"] == 2
    stale = staff_as(dewi).put(path, json_body=body | {"text": "Dua", "version": 1})
    assert stale.status == 409
    assert CourseContent.objects.get(pk=course.reading.pk).text == "Satu"
    entry = editor.get(f"{path}/history").results["rows"][0]
    assert entry["actor"] == "Editor"


def test_what_waits_for_itself_is_refused(editor, course):
    CourseContent.objects.filter(pk=course.video.pk).update(opens_after=course.reading)
    path = f"/course-contents/{course.reading.pk}"
    body = content_body(course.reading.section_id, version=1)
    circle = editor.put(path, json_body=body | {"opens_after_id": course.video.pk})
    assert circle.errors == {"opens_after_id": ["Kedua materi saling menunggu. Pilih materi lain."]}
    gone = editor.put(path, json_body=body | {"opens_after_id": 999_999})
    assert (gone.status, set(gone.errors)) == (422, {"opens_after_id"})
    wrong = editor.put(path, json_body=body | {"type": "assignment", "is_preview": True})
    assert wrong.errors == {"__all__": ["Hanya video dan bacaan yang dapat menjadi pratinjau."]}
    assert CourseContent.objects.get(pk=course.reading.pk).version == 1


def test_chapters_and_contents_are_ordered_as_a_whole(editor, course):
    SectionFactory(package=course.product, title="Akhir", position=90)
    path = f"/courses/{course.product.pk}"
    seen = order_of(editor.get(path).results)
    (first, second) = seen
    wanted = [
        {"id": second["id"], "content_ids": [course.quiz.pk]},
        {
            "id": first["id"],
            "content_ids": [course.assignment.pk, course.video.pk, course.reading.pk],
        },
    ]
    answer = editor.put(f"{path}/order", json_body={"chapters": wanted, "seen": seen})
    assert outline(answer.results) == [
        ("Akhir", ["Kuis satu"]),
        ("Awal", ["Tugas satu", "Video satu", "Bacaan satu"]),
    ]
    assert (CourseContent.objects.get(pk=course.quiz.pk).version, course.quiz.version) == (2, 1)
    late = editor.put(f"{path}/order", json_body={"chapters": seen, "seen": seen})
    assert late.status == 409
    assert order_of(editor.get(path).results) == wanted


def test_an_order_that_loses_a_content_is_refused(editor, course):
    path = f"/courses/{course.product.pk}"
    seen = order_of(editor.get(path).results)
    less = [seen[0] | {"content_ids": seen[0]["content_ids"][1:]}]
    twice = [seen[0] | {"content_ids": [*seen[0]["content_ids"], course.quiz.pk]}]
    for wrong in (less, twice):
        assert editor.put(f"{path}/order", json_body={"chapters": wrong, "seen": seen}).status == 409
    assert order_of(editor.get(path).results) == seen


@pytest.mark.django_db(transaction=True)
def test_two_orders_at_once_do_not_mix(editor, course):
    path = f"/courses/{course.product.pk}"
    seen = order_of(editor.get(path).results)
    ids = seen[0]["content_ids"]
    orders = [[*reversed(ids)], [*ids[1:], ids[0]]]

    def order(wanted):
        body = {"chapters": [seen[0] | {"content_ids": wanted}], "seen": seen}
        return editor.put(f"{path}/order", json_body=body).status

    answers = at_once(*(lambda wanted=wanted: order(wanted) for wanted in orders))
    assert sorted(answers) == [200, 409]
    stored = order_of(editor.get(path).results)[0]["content_ids"]
    assert stored == orders[answers.index(200)]


def test_what_learners_did_is_not_deleted(editor, as_, ani, course):
    as_(ani).post(course.path(f"contents/{course.reading.uuid}/complete"))
    path = f"/course-contents/{course.reading.pk}"
    used = editor.delete(path)
    assert (used.status, used.message) == (
        409,
        "Data ini masih dipakai sehingga tidak dapat dihapus: Materi yang sudah selesai (1).",
    )
    assert editor.delete(f"/course-contents/{course.video.pk}").status == 200
    assert editor.delete(f"/course-sections/{course.reading.section_id}").status == 409
    assert CourseSection.objects.count() == 1


def test_authors_see_no_orders_and_no_participants(editor, course):
    for path in ("/orders", "/refunds", "/users"):
        assert editor.get(path).status == 403
    assert editor.get("/sold-products").results["rows"] == []
    permissions = editor.get("/auth/me").results["permissions"]
    assert {"courses.view", "course-contents.change", "journey-steps.change", "videos.add"} <= set(
        permissions
    )


def test_a_video_in_a_lesson_stays(editor, course, settings, tmp_path):
    video = Video.objects.create(title="Kelas", status="failed", source_path="video-uploads/x.mp4")
    CourseContent.objects.filter(pk=course.video.pk).update(video=video)
    assert editor.delete(f"/videos/{video.pk}").message.startswith("Data ini masih dipakai")
    assert editor.post(f"/videos/{video.pk}/retry").message == "Video diproses ulang."
    assert editor.post(f"/videos/{video.pk}/retry").status == 409
    caption = {"language": "id", "text": "WEBVTT\n\n00:00.000 --> 00:01.000\nHalo\n"}
    assert editor.post(f"/videos/{video.pk}/captions", json_body=caption).status == 200
    (row,) = editor.get("/videos").results["rows"]
    assert (row["status"], row["languages"], row["lesson_count"]) == ("queued", ["id"], 1)
