"""Learning from a course: progress, assignments, new contents, feedback."""

import json
from uuid import uuid4

import pytest

from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.entitlements.actions.status import complete as complete_seat
from duxi.files.actions.uploads import store_file
from duxi.learning.models import (
    CompletedContent,
    CourseContent,
    CourseEnrolment,
    CourseSubmission,
    FeedbackAnswer,
    FeedbackGiven,
    FeedbackQuestion,
    FeedbackTemplate,
)
from tests.exams.bank import enter_quiz
from tests.factories import ContentFactory
from tests.races import each_at_once

pytestmark = pytest.mark.django_db

NOT_OWNED = "Anda belum memiliki paket belajar ini."


def shown(caller, course):
    return caller.get(course.path("course")).results


def contents(found):
    return {one["title"]: one for section in found["sections"] for one in section["contents"]}


def hand_in(caller, course, text="Jawaban saya.", files=()):
    form = {"text": text, "files": json.dumps([str(one) for one in files])}
    return caller.post(course.path(f"assignments/{course.assignment.uuid}/submit"), form)


def complete(caller, course, content):
    return caller.post(course.path(f"contents/{content.uuid}/complete"))


def test_a_course_at_its_beginning(as_, ani, course, django_assert_max_num_queries):
    with django_assert_max_num_queries(18):
        found = shown(as_(ani), course)
    assert (found["percent"], found["completed_count"], found["content_count"]) == (0, 0, 4)
    assert found["next_content_uuid"] == str(course.reading.uuid)
    states = {title: one["state"] for title, one in contents(found).items()}
    assert states == {
        "Bacaan satu": "open",
        "Video satu": "preparing",
        "Tugas satu": "open",
        "Kuis satu": "open",
    }
    html = contents(found)["Bacaan satu"]["text_html"]
    assert html.startswith("<h2>Awal</h2>")
    assert "<strong>Baca</strong>" in html
    assert "<script>" not in html
    assert contents(found)["Kuis satu"]["exam"] == {
        "uuid": str(course.exam.uuid),
        "passing_percent": 60,
        "best_score": None,
        "is_passed": False,
    }
    assert (found["certificate"], found["feedback"]["is_given"]) == (None, False)
    assert not CourseEnrolment.objects.exists()


def test_a_course_names_its_product_to_review_while_it_is_published(as_, ani, course):
    product = course.reading.section.package
    for is_published, item_id in ((True, product.pk), (False, None)):
        type(product).objects.filter(pk=product.pk).update(is_published=is_published)
        assert shown(as_(ani), course)["review_item_id"] == item_id


def test_somebody_without_the_course_finds_nothing(as_, budi, course):
    budis = as_(budi)
    answers = [
        budis.get(course.path("course")),
        complete(budis, course, course.reading),
        hand_in(budis, course),
        budis.post(course.path("sync-content")),
        budis.post(course.path("feedback"), {}),
    ]
    assert [(one.status, one.message) for one in answers] == [(404, NOT_OWNED)] * 5
    assert not CompletedContent.objects.exists()
    assert not CourseSubmission.objects.exists()


def test_a_reading_is_completed_once(as_, ani, course):
    for _n in range(2):
        answer = complete(as_(ani), course, course.reading)
        assert (answer.status, answer.results["percent"]) == (200, 25)
    assert CompletedContent.objects.get().content == course.reading
    assert answer.results["next_content_uuid"] == str(course.assignment.uuid)
    assert complete(as_(ani), course, course.video).message == "Materi ini sedang disiapkan."
    refused = complete(as_(ani), course, course.quiz)
    assert (refused.status, refused.message) == (409, "Materi ini selesai setelah Anda mengerjakannya.")
    course.reading.uuid = uuid4()
    assert complete(as_(ani), course, course.reading).status == 404
    assert CompletedContent.objects.count() == 1


def test_a_quiz_is_completed_by_passing_it(as_, ani, course):
    weak = enter_quiz(as_(ani), course.exam)
    weak.answer("Q1", 1)
    weak.post("end")
    quiz = contents(shown(as_(ani), course))["Kuis satu"]
    assert (quiz["state"], quiz["exam"]["best_score"], quiz["exam"]["is_passed"]) == ("open", 33.33, False)
    good = enter_quiz(as_(ani), course.exam)
    good.answer("Q1", 1)
    good.answer("Q3", 2)
    good.post("end")
    enter_quiz(as_(ani), course.exam)
    quiz = contents(shown(as_(ani), course))["Kuis satu"]
    assert (quiz["state"], quiz["exam"]["best_score"]) == ("completed", 66.67), "though she sits it again"


def test_an_assignment_takes_text_and_own_files(as_, ani, budi, course):
    mine = store_file(owner=ani, name="tugas.txt", content=b"isi tugas")
    theirs = store_file(owner=budi, name="tugas.txt", content=b"isi tugas")
    assert hand_in(as_(ani), course, files=[theirs.uuid]).status in (404, 422)
    empty = hand_in(as_(ani), course, text=" ")
    assert (empty.status, empty.errors["text"]) == (422, ["Tulis jawaban atau lampirkan berkas."])
    assert hand_in(as_(ani), course, text="a" * 20_001).status == 422
    assert not CourseSubmission.objects.exists()
    assert not CompletedContent.objects.exists()
    answer = hand_in(as_(ani), course, files=[mine.uuid])
    assert (answer.status, answer.message) == (200, "Tugas Anda terkumpul.")
    found = contents(shown(as_(ani), course))["Tugas satu"]
    assert (found["state"], found["submissions_left"]) == ("completed", 9)
    assert found["submissions"][0]["text"] == "Jawaban saya."
    assert found["submissions"][0]["files"][0]["name"] == "tugas.txt"
    mine.refresh_from_db()
    assert mine.attached_at is not None
    wrong = as_(ani).post(course.path(f"assignments/{course.reading.uuid}/submit"), {"text": "x"})
    assert wrong.status == 404


def test_ten_times_at_most(as_, ani, course):
    CourseSubmission.objects.bulk_create(
        CourseSubmission(
            entitlement=course.seat,
            content=course.assignment,
            number=number,
            text="x",
            submitted_at=course.seat.granted_at,
        )
        for number in range(1, 11)
    )
    refused = hand_in(as_(ani), course)
    assert (refused.status, refused.message) == (409, "Kesempatan mengumpulkan tugas ini sudah habis.")
    assert CourseSubmission.objects.count() == 10


@pytest.mark.django_db(transaction=True)
def test_two_tabs_hand_in_one_after_the_other(as_, ani, course):
    answers = each_at_once(lambda n: hand_in(as_(ani), course, text=f"Jawaban {n}"), range(4))
    assert [one.status for one in answers] == [200] * 4
    assert list(CourseSubmission.objects.values_list("number", flat=True)) == [1, 2, 3, 4]
    assert CompletedContent.objects.count() == CourseEnrolment.objects.count() == 1


def test_new_contents_count_from_the_next_sync_on(as_, ani, course):
    complete(as_(ani), course, course.reading)
    hand_in(as_(ani), course)
    section = course.reading.section
    added = ContentFactory(section=section, title="Baru", type="document", text="Isi baru.")
    before = shown(as_(ani), course)
    assert (before["percent"], before["new_count"], before["content_count"]) == (50, 1, 4)
    assert contents(before)["Baru"]["state"] == "new"
    answer = as_(ani).post(course.path("sync-content"))
    assert (answer.status, answer.results["added"]) == (200, 1)
    assert answer.message == "Isi paket belajar sudah yang terbaru."
    after = answer.results["course"]
    assert (after["percent"], after["completed_count"], after["content_count"]) == (40, 2, 5)
    assert (after["new_count"], contents(after)["Baru"]["state"]) == (0, "open")
    assert CourseEnrolment.objects.get().content_version == added.pk
    assert as_(ani).post(course.path("sync-content")).results["added"] == 0
    assert CompletedContent.objects.count() == 2


def test_feedback_is_given_once(as_, ani, course):
    template = FeedbackTemplate.objects.create(name="E-learning uji", kind="elearning")
    FeedbackTemplate.objects.filter(kind="elearning").exclude(pk=template.pk).delete()
    question = FeedbackQuestion.objects.create(template=template, text="Jelas?", type="scale")
    key = f"answers[{question.pk}]"
    missing = as_(ani).post(course.path("feedback"), {})
    assert (missing.status, missing.errors) == (422, {key: ["Wajib diisi."]})
    assert not FeedbackGiven.objects.exists()
    given = as_(ani).post(course.path("feedback"), {key: "5"})
    assert (given.status, given.message) == (200, "Terima kasih atas umpan balik Anda.")
    assert shown(as_(ani), course)["feedback"]["is_given"] is True
    again = as_(ani).post(course.path("feedback"), {key: "1"})
    assert (again.status, again.message) == (409, "Anda sudah memberi umpan balik untuk kelas ini.")
    assert FeedbackAnswer.objects.get().score == 5


def owned(caller):
    names = ("phase", "next_step", "progress", "resume_at", "certificate_number")
    [row] = caller.get("/account/my-learning").results["rows"]
    return tuple(row[name] for name in names)


def test_my_learning_says_how_far_a_course_is(as_, ani, course, django_assert_max_num_queries):
    assert owned(as_(ani)) == ("open", "open", 0, None, None)
    complete(as_(ani), course, course.reading)
    hand_in(as_(ani), course)
    assert owned(as_(ani)) == ("running", "open", 50, None, None)
    for title in "AB":
        ContentFactory(section=course.reading.section, title=title, type="document", text="Isi.")
    assert owned(as_(ani))[2] == 50
    with django_assert_max_num_queries(27):
        assert as_(ani).get("/account/my-learning").status == 200
    complete_seat(course.seat.pk, completed_at=now())
    assert owned(as_(ani)) == ("past", "open", 100, None, None)


def test_a_course_and_its_contents_are_named_in_the_language(as_, ani, course):
    CourseContent.objects.filter(pk=course.video.pk).update(opens_after=course.reading)
    facts = {"subject": course.product.kind, "slug": course.product.slug}
    Translation.objects.create(**facts, locale="en", title="Course one")
    for line, title in (("Awal", "Beginning"), ("Bacaan satu", "Reading one"), ("Video satu", "Video one")):
        Translation.objects.create(subject="line", slug=line, locale="en", title=title)
    shown = as_(ani).with_headers(Accept_Language="en").get(course.path("course")).results
    assert (shown["title"], shown["sections"][0]["title"]) == ("Course one", "Beginning")
    reading, video, *_others, quiz = shown["sections"][0]["contents"]
    assert [one["title"] for one in (reading, video, quiz)] == ["Reading one", "Video one", "Kuis satu"]
    assert video["opens_after"] == "Reading one"
    assert quiz["exam"] is not None
