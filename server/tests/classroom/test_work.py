"""Assignments, feedback, the journey and what is still missing."""

from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import load_workbook

from duxi.classroom.actions.attendance import Entry, record_attendance
from duxi.classroom.actions.journey import complete_ended_classes
from duxi.classroom.models import (
    Attendance,
    AttendanceStatus,
    ClassRules,
    JourneyStep,
    Submission,
)
from duxi.classroom.reports.data import class_data
from duxi.classroom.reports.session_pack import book_of
from duxi.core.clock import at, now
from duxi.entitlements.models import EntitlementStatus
from duxi.files.actions.uploads import store_file
from duxi.files.models import StoredFile
from duxi.files.xlsx import write_book
from duxi.learning.models import FeedbackAnswer, FeedbackGiven
from tests.caller import bearer_of
from tests.classroom.conftest import seat_of
from tests.exams.bank import enter_quiz, make_quiz
from tests.files.test_uploads import picture
from tests.races import times_at_once


def submit(caller, assignment, text="Jawaban saya.", files=()):
    import json

    path = f"/oti/kelas-data/assignments/{assignment.uuid}/submit"
    return caller.post(path, {"text": text, "files": json.dumps([str(one) for one in files])})


def test_handing_in_counts_attempts(as_, ani, room, assignment):
    answer = submit(as_(ani), assignment)
    assert (answer.status, answer.message) == (200, "Tugas Anda terkumpul.")
    submit(as_(ani), assignment, "Lebih baik.")
    third = submit(as_(ani), assignment, "Sekali lagi.")
    assert (third.status, third.message) == (409, "Kesempatan mengumpulkan tugas ini sudah habis.")
    assert list(Submission.objects.values_list("number", "text")) == [
        (1, "Jawaban saya."),
        (2, "Lebih baik."),
    ]


@pytest.mark.parametrize(
    ("days", "status", "message"),
    [
        (-3, 409, "Tugas ini belum dibuka."),
        (3, 200, "Tugas Anda terkumpul."),
        (5, 409, "Batas akhir pengumpulan tugas ini sudah lewat."),
    ],
)
def test_times_of_an_assignment(as_, ani, room, assignment, days, status, message):
    with at(now() + timedelta(days=days)):
        answer = submit(as_(ani), assignment)
    assert (answer.status, answer.message) == (status, message)
    assert Submission.objects.filter(is_late=True).exists() is (status == 200)


def test_files_are_ones_own(as_, ani, budi, room, assignment):
    mine = store_file(owner=ani, name="tugas.pdf", content=b"%PDF-1")
    others = store_file(owner=budi, name="punya-budi.pdf", content=b"%PDF-2")
    assert submit(as_(ani), assignment, "", [others.uuid]).status == 404
    assert not Submission.objects.exists()
    assert submit(as_(ani), assignment, "", [mine.uuid]).status == 200
    (row,) = as_(ani).get("/oti/kelas-data/assignments").results["rows"]
    assert row["submissions"][0]["files"][0]["name"] == "tugas.pdf"
    assert StoredFile.objects.get(pk=mine.pk).attached_at


def test_an_empty_submission_is_refused(as_, ani, room, assignment):
    answer = submit(as_(ani), assignment, "  ")
    assert (answer.status, answer.errors) == (422, {"text": ["Tulis jawaban atau lampirkan berkas."]})


@pytest.mark.django_db(transaction=True)
def test_two_tabs_do_not_get_a_third_attempt(as_, ani, room, assignment):
    answers = times_at_once(6, lambda n: submit(as_(ani), assignment, f"Tab {n}").status)
    assert sorted(answers) == [200, 200, 409, 409, 409, 409]
    assert sorted(Submission.objects.values_list("number", flat=True)) == [1, 2]


def grade(caller, room, submission, **fields):
    path = f"/classes/{room.product.pk}/submissions/{submission.uuid}"
    body = {"version": submission.version, "rubric_scores": [50, 30], "comment": "Baik."} | fields
    return caller._send("PUT", path, json_body=body)


def test_grading_follows_the_rubric_and_takes_the_penalty_off(staff_as, as_, ani, tono, room, assignment):
    with at(now() + timedelta(days=3)):
        submit(as_(ani), assignment)
    submission = Submission.objects.get()
    too_much = grade(staff_as(tono), room, submission, rubric_scores=[61, 0])
    assert (too_much.status, too_much.errors) == (
        422,
        {"score": ["Nilai tidak sesuai dengan rubrik tugas ini."]},
    )
    answer = grade(staff_as(tono), room, submission)
    assert (answer.results["score"], answer.results["graded_by"]) == (72, "Tono")
    stale = grade(staff_as(tono), room, submission, comment="Lain")
    assert stale.status == 409
    submission.refresh_from_db()
    assert (submission.score, submission.comment) == (72, "Baik.")


def answers(questions, more=()):
    scale, choice, text = (f"answers[{question.pk}]" for question in questions)
    return {scale: "4", choice: "Pas", text: "Tambah latihan", **dict(more)}


def test_feedback_is_given_once_and_leads_to_nobody(as_, ani, room, questions):
    path = "/oti/kelas-data/feedback"
    scale, choice, _text = (f"answers[{question.pk}]" for question in questions)
    wrong = as_(ani).post(path, answers(questions, {scale: "6", choice: ""}))
    assert wrong.errors == {scale: ["Pilih nilai 1 sampai 5."], choice: ["Wajib diisi."]}
    assert not FeedbackGiven.objects.exists()
    assert as_(ani).post(path, answers(questions)).status == 200
    again = as_(ani).post(path, answers(questions))
    assert (again.status, again.message) == (409, "Anda sudah memberi umpan balik untuk kelas ini.")
    assert FeedbackAnswer.objects.count() == 3
    fields = {field.name for field in FeedbackAnswer._meta.fields}
    assert fields == {"uuid", "product", "question", "response", "score", "text"}


def test_results_wait_for_three_answers(as_, staff_as, ani, budi, someone, tono, room, questions):
    path = f"/classes/{room.product.pk}/feedback"
    for person in (ani, budi):
        as_(person).post("/oti/kelas-data/feedback", answers(questions))
    early = staff_as(tono).get(path).results
    assert (early["responses"], early["results"]) == (2, [])
    third = someone("tiga")
    seat_of(room.product, third)
    as_(third).post("/oti/kelas-data/feedback", answers(questions, {f"answers[{questions[0].pk}]": "1"}))
    scale, choice, text = staff_as(tono).get(path).results["results"]
    assert (scale["average"], scale["counts"]) == (3.0, {"1": 1, "2": 0, "3": 0, "4": 2, "5": 0})
    assert choice["counts"] == {"Pas": 3, "Cepat": 0}
    assert text["texts"] == ["Tambah latihan"] * 3


@pytest.fixture
def journey(room, assignment):
    first = JourneyStep.objects.create(
        product=room.product,
        kind="material",
        title="Bacaan",
        position=1,
        url="https://bahan.contoh.example/a",
    )
    second = JourneyStep.objects.create(
        product=room.product, kind="presence", title="Sesi dua", position=2, session=room.live, after=first
    )
    third = JourneyStep.objects.create(
        product=room.product, kind="assignment", title="Tugas", position=3, assignment=assignment
    )
    last = JourneyStep.objects.create(
        product=room.product, kind="clearance", title="Lulus", position=4, after=third
    )
    return [first, second, third, last]


def states(caller):
    return [step["state"] for step in caller.get("/oti/kelas-data/journeys").results["steps"]]


def test_a_journey_goes_on_as_steps_are_done(as_, ani, room, journey, assignment):
    assert states(as_(ani)) == ["open", "locked", "open", "locked"]
    locked = as_(ani).get("/oti/kelas-data/journeys").results["steps"][1]
    assert (locked["locked_because"], locked["waits_for"]) == ("step_before", "Bacaan")
    opened = as_(ani).post(f"/oti/kelas-data/journeys/{journey[0].uuid}/open")
    assert (opened.status, opened.message) == (200, "")
    as_(ani).post("/oti/kelas-data/presences", {"code": room.code(room.live)})
    submit(as_(ani), assignment)
    assert states(as_(ani)) == ["completed", "completed", "completed", "open"]
    assert as_(ani).get("/oti/kelas-data/journeys").results["percent"] == 75


def test_only_what_is_opened_is_completed_by_opening(as_, ani, room, journey):
    answer = as_(ani).post(f"/oti/kelas-data/journeys/{journey[2].uuid}/open")
    assert answer.message == "Langkah ini selesai dengan sendirinya setelah Anda mengerjakannya."
    assert states(as_(ani)) == ["open", "locked", "open", "locked"]


def test_a_seat_is_completed_when_nothing_is_missing_and_the_class_is_over(
    as_, staff_as, ani, tono, room, assignment, questions
):
    ClassRules.objects.create(product=room.product, minimum_presence_percent=60)
    page = as_(ani).get("/oti/kelas-data/clearance").results
    assert [(row["rule"], row["is_met"]) for row in page["requirements"]] == [
        ("presence", False),
        ("assignment", False),
        ("feedback", False),
    ]
    Attendance.objects.create(
        session=room.over, entitlement=room.ani, status="present", source="trainer", recorded_at=now()
    )
    as_(ani).post("/oti/kelas-data/presences", {"code": room.code(room.live)})
    submit(as_(ani), assignment)
    grade(staff_as(tono), room, Submission.objects.get())
    room.ani.refresh_from_db()
    assert room.ani.status == EntitlementStatus.ACTIVE
    with at(room.later.starts_at + timedelta(hours=3)):
        as_(ani).post("/oti/kelas-data/feedback", answers(questions))
    room.ani.refresh_from_db()
    assert room.ani.status == EntitlementStatus.COMPLETED


def test_the_pack_says_what_the_screens_say(as_, ani, staff_as, tono, room, assignment, tmp_path):
    as_(ani).post("/oti/kelas-data/presences", {"code": room.code(room.live)})
    submit(as_(ani), assignment, "=1+1")
    write_book(book_of(class_data(room.product)), tmp_path / "pack.xlsx")
    book = load_workbook(tmp_path / "pack.xlsx")
    tables = ["Peserta", "Daftar hadir", "Kehadiran", "Nilai", "Tugas", "Umpan balik"]
    assert book.sheetnames == ["Ringkasan", *tables]
    assert [book[name]["A2"].value for name in ("Nilai", "Umpan balik")] == [
        "Belum ada nilai kuis",
        "Belum ada umpan balik",
    ]
    grid = list(book["Daftar hadir"].iter_rows(min_row=2, values_only=True))
    assert grid == [
        ("Ani", "Belum tercatat", "Hadir", "Belum berlangsung", 33),
        ("Budi", "Belum tercatat", "Belum tercatat", "Belum berlangsung", 0),
    ]
    screen = staff_as(tono).get(f"/classes/{room.product.pk}/participants").results["rows"]
    shown = [(row["fullname"], row["earned_percent"], row["reachable_percent"]) for row in screen]
    in_book = [(row[0], row[5], row[6]) for row in book["Peserta"].iter_rows(min_row=2, values_only=True)]
    assert in_book == shown == [("Ani", 33, 67), ("Budi", 0, 67)]


@pytest.mark.parametrize("last", ["grade", "attendance", "time"])
def test_whatever_comes_last_completes_the_seat(as_, staff_as, ani, budi, tono, room, assignment, last):
    rules = {"requires_feedback": False, "minimum_presence_percent": 30}
    ClassRules.objects.create(product=room.product, **rules)
    as_(ani).post("/oti/kelas-data/presences", {"code": room.code(room.live)})
    submit(as_(ani), assignment)
    if last != "grade":
        grade(staff_as(tono), room, Submission.objects.get())
    if last == "attendance":
        Attendance.objects.all().delete()
    with at(room.later.starts_at + timedelta(hours=3)):
        if last == "grade":
            grade(staff_as(tono), room, Submission.objects.get())
        elif last == "attendance":
            entry = Entry(room.live.pk, str(room.ani.uuid), AttendanceStatus.PRESENT)
            record_attendance(product=room.product, entries=[entry], trainer=tono)
        else:
            assert (complete_ended_classes(), complete_ended_classes()) == (1, 0)
    statuses = [seat.status for seat in (room.ani, room.budi) if seat.refresh_from_db() is None]
    assert statuses == [EntitlementStatus.COMPLETED, EntitlementStatus.ACTIVE]


def test_a_quiz_that_comes_last_completes_the_seat(as_, ani, budi, django_capture_on_commit_callbacks):
    quiz = make_quiz("oti-quiz", "oti", passing_percent=60)
    seats = seat_of(quiz.product, ani, budi)
    ClassRules.objects.create(product=quiz.product, requires_feedback=False, minimum_presence_percent=0)
    JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=1, quiz_uuid=quiz.uuid
    )
    for person, right in ((budi, 1), (ani, 2)):
        with django_capture_on_commit_callbacks(execute=True):
            room = enter_quiz(as_(person), quiz)
            room.answer("Q1", 1)
            room.answer("Q3", right)
            room.post("finish")
    statuses = [seat.status for seat in seats if seat.refresh_from_db() is None]
    assert statuses == [EntitlementStatus.COMPLETED, EntitlementStatus.ACTIVE]


def test_a_photo_has_a_small_copy_and_goes_with_it(staff_as, as_, ani, tono, room):
    upload = SimpleUploadedFile("kelas.jpg", picture((1600, 900)), "image/jpeg")
    path = f"/classes/{room.product.pk}/documentations"
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(tono)}
    added = Client().post(f"{staff_as(tono).base}{path}", {"title": "Kelas", "file": upload}, headers=headers)
    assert added.json()["message"] == "File berhasil diupload"
    [photo] = as_(ani).get("/oti/kelas-data/documentations").results["rows"]
    assert (photo["file"]["width"], photo["file"]["height"]) == (1600, 900)
    small = StoredFile.objects.exclude(uuid=photo["file"]["uuid"]).get()
    assert (small.width, small.height, str(small.uuid) in photo["thumbnail_url"]) == (640, 360, True)
    assert staff_as(tono).delete(f"{path}/{photo['uuid']}").status == 200
    assert not StoredFile.objects.exclude(attached_at=None).exists()


def test_a_document_is_shared_as_it_is(staff_as, as_, ani, tono, room):
    upload = SimpleUploadedFile("ringkasan.txt", b"Ringkasan kelas", "text/plain")
    path = f"/classes/{room.product.pk}/documentations"
    headers = {"X-Requested-With": "XMLHttpRequest", **bearer_of(tono)}
    Client().post(f"{staff_as(tono).base}{path}", {"title": "Ringkasan", "file": upload}, headers=headers)
    [row] = as_(ani).get("/oti/kelas-data/documentations").results["rows"]
    assert (row["file"]["name"], row["file"]["content_type"]) == ("ringkasan.txt", "text/plain")
    assert row["thumbnail_url"] == ""
