"""Excel over every kind of attempt: batches, sheets and columns as picked, numbers as on the screens."""

from datetime import timedelta

import pytest
from guardian.shortcuts import assign_perm
from openpyxl import load_workbook

from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.exams.models import Attempt
from duxi.exams.reports.attempts import NothingPicked
from duxi.exams.reports.tables import minutes_used
from duxi.files.exports import prepared
from tests.exam_bank import enter, give_access, make_batch
from tests.exams.bank import enter_quiz, give_seat, make_quiz

pytestmark = pytest.mark.django_db


@pytest.fixture
def batch(tono):
    made = make_batch()
    assign_perm("exams.attend_batch", tono, made)
    return made


@pytest.fixture
def finished(as_, ani, batch):
    give_access(ani, batch)
    room = enter(as_(ani))
    room.save("S1", 1)
    room.end()
    return Attempt.objects.get()


def book(owner, path, **params):
    prepared(owner, "attempts", params).write(path, lambda n: None)
    return load_workbook(path)


def test_trainers_pick_batches_sheets_and_columns(tono, tmp_path, batch, finished):
    params = {"policy": "assessment", "batch_ids": [batch.pk], "sheets": ["scores", "items", "summary"]}
    made = book(tono, tmp_path / "a.xlsx", **params, columns={"scores": ["Nama", "Nilai"]})
    assert made.sheetnames == ["Ringkasan", "Nilai per Unit", "Statistik Soal"]
    rows = list(made["Nilai per Unit"].iter_rows(values_only=True))
    assert rows[0][:2] == ("Nama", "Nilai")
    scores = finished.unit_results.order_by("position").values_list("score", flat=True)
    assert [row[1] for row in rows[1:]] == [float(score) for score in scores]


def test_the_numbers_are_those_of_the_screen(staff_as, tono, tmp_path, batch, finished):
    params = {"policy": "assessment", "batch_ids": [batch.pk], "sheets": ["items"]}
    (head, *rows) = book(tono, tmp_path / "a.xlsx", **params)["Statistik Soal"].iter_rows(values_only=True)
    items = staff_as(tono).get("/item-statistics", batch_id=batch.pk).results["items"]
    place = head.index("Tingkat Keberhasilan (%)")
    assert [(row[0], row[place]) for row in rows] == [(item["code"], item["difficulty"]) for item in items]


@pytest.mark.parametrize(
    ("sheets", "count"), [(["scores"], 2), (["items"], 4), (["scores", "items"], 6), (["gaps"], 2)]
)
def test_the_rows_of_the_picked_sheets_are_counted(tono, batch, finished, sheets, count):
    params = {"policy": "assessment", "batch_ids": [batch.pk], "sheets": sheets}
    assert prepared(tono, "attempts", params).count() == count


def test_the_office_reports_on_quizzes(as_, ani, dewi, tmp_path, batch):
    quiz = make_quiz()
    give_seat(ani, quiz.product)
    room = enter_quiz(as_(ani), quiz)
    room.answer("Q1", 1)
    room.post("finish")
    params = {"policy": "oti-quiz", "blueprint_ids": [quiz.pk], "sheets": ["participants", "answers"]}
    made = book(dewi, tmp_path / "a.xlsx", **params)
    (head, row) = made["Peserta"].iter_rows(values_only=True)
    reported = dict(zip(head, row, strict=True))
    assert (reported["Nama"], reported["Ujian"], reported["Batch"], reported["Terjawab"]) == (
        "Ani",
        "Ujian Uji",
        None,
        1,
    )
    answers = [row[3:6] for row in made["Jawaban"].iter_rows(min_row=2, values_only=True)]
    assert answers == [("Satu", "Tunggal", "Q1"), ("Satu", "Tunggal", "Q2"), ("Dua", "Tunggal", "Q3")]


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"policy": "assessment", "batch_ids": [], "sheets": ["scores"]},
        {"policy": "assessment", "batch_ids": [1], "sheets": ["nothing"]},
        {"policy": "assessment", "batch_ids": [1], "sheets": ["scores"], "columns": {"scores": ["Poin"]}},
    ],
)
def test_what_cannot_be_picked_is_refused(tono, batch, params):
    with pytest.raises(NothingPicked):
        prepared(tono, "attempts", params)


def test_a_batch_of_others_is_out_of_reach(tono, batch):
    other = make_batch("B-2", blueprint=batch.blueprint)
    with pytest.raises(NotFound):
        prepared(tono, "attempts", {"policy": "assessment", "batch_ids": [other.pk], "sheets": ["scores"]})


def test_the_picker_offers_what_somebody_may_have(staff_as, tono, dewi, batch):
    quiz = make_quiz()
    (kind,) = staff_as(tono).get("/attempt-reports").results["kinds"]
    assert (kind["policy"], [source["id"] for source in kind["sources"]]) == ("assessment", [batch.pk])
    kinds = staff_as(dewi).get("/attempt-reports").results["kinds"]
    offered = next(kind for kind in kinds if kind["policy"] == "oti-quiz")
    assert [source["id"] for source in offered["sources"]] == [quiz.pk]
    assert [sheet["id"] for sheet in offered["sheets"]] == ["participants", "answers", "items"]


@pytest.mark.parametrize(("seconds", "minutes"), [(60, 1), (61, 2), (90 * 60, 90)])
def test_begun_minutes_are_used(seconds, minutes):
    begun = now()
    assert minutes_used(Attempt(started_at=begun, ended_at=begun + timedelta(seconds=seconds))) == minutes
