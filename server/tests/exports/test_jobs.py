"""Export jobs: queued, made by the worker, read back as a workbook."""

import json
from datetime import timedelta
from io import BytesIO

import pytest
from django.test import Client
from guardian.shortcuts import assign_perm, remove_perm
from openpyxl import load_workbook
from openpyxl.utils import column_index_from_string

from duxi.exams.models import Attempt
from duxi.exams.reports.tables import row_count
from duxi.files import tasks
from duxi.files.actions.exports import _Counter
from duxi.files.models import ExportJob
from tests.exam_bank import enter, give_access, make_batch
from tests.exports.conftest import HOSTILE, ask, work

pytestmark = pytest.mark.django_db

SESSION_SHEETS = ["Ringkasan", "Peserta", "Nilai per Unit", "Kesenjangan", "Jawaban"]
SHEETS = [*SESSION_SHEETS, "Statistik Soal"]


def workbook_of(url):
    response = Client().get(url)
    assert response.status_code == 200
    return load_workbook(BytesIO(b"".join(response.streaming_content)))


def records(sheet):
    width = column_index_from_string(sheet.auto_filter.ref.split(":")[1].rstrip("0123456789"))
    header, *rows = sheet.iter_rows(max_col=width, values_only=True)
    return [dict(zip(header, row, strict=True)) for row in rows]


def test_from_request_to_file(trainer, done):
    assert (done["status"], done["progress"]) == ("done", 100)
    assert done["rows_done"] == done["rows_total"] == row_count(Attempt.objects.all()) + 6 == 17
    assert done["title"] == "Laporan Asesmen – +Angkatan <1> & kawan"
    response = Client().get(done["download_url"])
    assert response["Content-Disposition"] == f'attachment; filename="{done["filename"]}"'
    assert len(b"".join(response.streaming_content)) == done["size"]
    assert [job["uuid"] for job in trainer.get("/exports").results["rows"]] == [done["uuid"]]


def test_the_workbook_is_whole(done):
    book = workbook_of(done["download_url"])
    assert book.sheetnames == SHEETS
    for title in SHEETS[1:5]:
        sheet = book[title]
        assert sheet.freeze_panes == "B2"
        table = sheet.cell(sheet.max_row, sheet.max_column)
        assert sheet.auto_filter.ref == f"A1:{table.coordinate}"
        assert sheet["A1"].font.bold
    assert len(book["Ringkasan"]._charts) == 1
    assert book["Ringkasan"]["A2"].value.startswith("Data per ")
    facts = [[cell.value for cell in row] for row in book["Ringkasan"]["A4:B6"]]
    assert facts[0] == ["Batch", "+Angkatan <1> & kawan"]
    assert [name for name, _value in facts] == ["Batch", "Ujian", "Peran"]
    assert book.defined_names == {}


def test_cells_are_typed_and_safe(done, session):
    book = workbook_of(done["download_url"])
    sheet = book["Peserta"]
    (row,) = records(sheet)
    assert row["Nama"] == HOSTILE
    assert (sheet["A2"].data_type, sheet["A2"].quotePrefix) == ("s", True)
    assert row["Telepon"] == "+6281200000101"
    assert sheet["C2"].number_format == "@"
    assert row["Mulai"].replace(microsecond=0) == session.started_at.replace(tzinfo=None, microsecond=0)
    assert sheet["G2"].number_format == "dd/mm/yyyy hh:mm"
    assert row["Nilai"] == 56.25
    assert sheet["O2"].number_format == "#,##0.00"
    assert book["Ringkasan"]["B4"].data_type == "s"
    formulas = [c for s in book for cells in s.iter_rows() for c in cells if c.data_type == "f"]
    assert formulas == []


def test_numbers_equal_the_summary_page(as_, ani, done, session):
    book = workbook_of(done["download_url"])
    summary = as_(ani).get("/assessments/result", sesi_uuid=session.uuid).results
    units = [
        (row["Kode Unit"], row["Nilai"], row["Level Dicapai"], row["Level Disyaratkan"], row["Kompeten"])
        for row in records(book["Nilai per Unit"])
    ]
    assert units == [
        (
            u["uk_code"],
            u["score"],
            u["achieved_level"],
            u["required_level"],
            "Ya" if u["competent"] else "Tidak",
        )
        for u in summary["units"]
    ]
    why = [row["Alasan Level"].split("\n") for row in records(book["Nilai per Unit"])]
    assert why == [[f"Level {s['level']}: {s['text']}" for s in u["steps"]] for u in summary["units"]]
    gaps = [(row["Kode Unit"], row["Kesenjangan"]) for row in records(book["Kesenjangan"])]
    assert gaps == [(u["uk_code"], u["gap"]) for u in summary["units"] if u["gap"]]
    (person,) = records(book["Peserta"])
    names = {
        "Nilai": "score",
        "Terjawab": "answered",
        "Jumlah Soal": "total",
        "Lanjutan Terjawab": "follow_ups_answered",
        "Soal Lanjutan": "follow_ups",
        "Unit Kompeten": "competent_count",
    }
    assert {column: person[column] for column in names} == {
        column: summary[name] for column, name in names.items()
    }
    assert book["Ringkasan"]["B9"].value == summary["score"]


def test_answers_leave_closed_children_out(done):
    rows = records(workbook_of(done["download_url"])["Jawaban"])
    assert [(row["Kode Soal"], row["Poin"]) for row in rows] == [
        ("S1", 100), ("S3", 0), ("N", 60), ("NA", 100), ("NB", 40), ("T1", 0),
    ]  # fmt: skip
    assert [row["Jawaban"] for row in rows][:2] == ["S1 pilihan 1", None]


def test_a_batch_has_its_own_exports(trainer, tono, batch, done, django_capture_on_commit_callbacks):
    other = make_batch(code="LAIN", blueprint=batch.blueprint)
    assign_perm("exams.attend_batch", tono, other)
    ask(trainer, other, django_capture_on_commit_callbacks)
    rules = json.dumps([{"field": "batch_id", "op": "eq", "value": batch.pk}])
    found = trainer.get("/exports", filterRules=rules).results
    assert [(row["uuid"], row["params"]) for row in found["rows"]] == [(done["uuid"], {"batch_id": batch.pk})]
    assert trainer.get("/exports").results["total"] == 2


def test_permission_is_checked_again_when_the_job_runs(
    trainer, tono, batch, session, django_capture_on_commit_callbacks
):
    queued = ask(trainer, batch, django_capture_on_commit_callbacks)
    remove_perm("exams.attend_batch", tono, batch)
    work()
    shown = trainer.get(f"/exports/{queued['uuid']}").results
    assert (shown["status"], shown["error"]) == ("failed", "Data tidak ditemukan.")


def test_a_failure_is_a_sentence(
    trainer, batch, session, settings, tmp_path, django_capture_on_commit_callbacks
):
    queued = ask(trainer, batch, django_capture_on_commit_callbacks)
    settings.PRIVATE_ROOT = tmp_path / "berkas"
    settings.PRIVATE_ROOT.write_text("bukan folder")
    work()
    shown = trainer.get(f"/exports/{queued['uuid']}").results
    assert (shown["status"], shown["error"]) == (
        "failed",
        "Ekspor gagal dibuat. Silakan coba lagi; bila berulang, hubungi admin.",
    )


def test_an_interrupted_job_starts_again_and_a_finished_one_does_not(done):
    job = ExportJob.objects.get()
    finished_at = job.finished_at
    tasks.run_export(job.pk)
    assert ExportJob.objects.get().finished_at == finished_at
    ExportJob.objects.update(status="running", finished_at=None)
    tasks.run_export(job.pk)
    assert ExportJob.objects.get().status == "done"


def test_progress_is_written_down_while_the_job_runs(done, monkeypatch):
    monkeypatch.setattr("duxi.files.actions.exports._REPORT_EVERY", 0)
    job = ExportJob.objects.get()
    counter = _Counter(job, 8)
    counter.add(2)
    job.refresh_from_db()
    assert (job.status, job.rows_done, job.rows_total, job.progress) == ("running", 2, 8, 25)
    counter.add(6)
    job.refresh_from_db()
    assert job.progress == 99


def test_progress_does_not_flood_the_database(done, django_assert_num_queries):
    counter = _Counter(ExportJob.objects.get(), 10_000)
    with django_assert_num_queries(0):
        for _block in range(20):
            counter.add(500)


def test_params_are_kept_as_they_were_checked(trainer, batch):
    params = {"batch_id": batch.pk, "lain": "tidak dikenal"}
    assert trainer.post("/exports", json_body={"kind": "assessment-batch", "params": params}).status == 200
    assert ExportJob.objects.get().params == {"batch_id": batch.pk}


BAD = [
    ({"kind": "tidak-ada", "params": {}}, {"kind": ["Jenis ekspor tidak dikenal."]}),
    ({"kind": "assessment-batch", "params": {}}, {"batch_id": ["Pilih jadwal asesmen terlebih dahulu."]}),
    (
        {"kind": "assessment-batch", "params": {"batch_id": "1"}},
        {"batch_id": ["Pilih jadwal asesmen terlebih dahulu."]},
    ),
    ({"params": {}}, {"kind": ["Wajib diisi."]}),
]


@pytest.mark.parametrize(("body", "errors"), BAD)
def test_bad_requests_are_named(trainer, batch, body, errors):
    answer = trainer.post("/exports", json_body=body)
    assert (answer.status, answer.errors) == (422, errors)
    assert not ExportJob.objects.exists()


def test_the_excel_of_one_session(as_, tono, session):
    response = as_(tono).get(f"/assessments/data-session/{session.uuid}/excel").response
    assert response.status_code == 200
    book = load_workbook(BytesIO(b"".join(response.streaming_content)))
    assert book.sheetnames == SESSION_SHEETS
    assert book["Peserta"]["O2"].value == 56.25


def test_no_excel_before_the_end(as_, tono, budi, batch):
    give_access(budi, batch)
    room = enter(as_(budi))
    answer = as_(tono).get(f"/assessments/data-session/{room.attempt.uuid}/excel")
    assert (answer.status, answer.message) == (409, "Hasil tersedia setelah sesi asesmen berakhir.")


def test_time_used_agency_position_and_who_has_not_begun(
    trainer, batch, session, ani, budi, django_capture_on_commit_callbacks
):
    ani.organisation, ani.position = "Dinas Kominfo Rekaan", "Analis"
    ani.save()
    give_access(budi, batch)
    session.refresh_from_db()
    begun = session.ended_at - timedelta(minutes=12, seconds=30)
    Attempt.objects.filter(pk=session.pk).update(started_at=begun)
    job = ask(trainer, batch, django_capture_on_commit_callbacks)
    work()
    done = trainer.get(f"/exports/{job['uuid']}").results
    first, last = records(workbook_of(done["download_url"])["Peserta"])
    facts = ("Instansi", "Jabatan", "Status", "Durasi (menit)")
    assert [first[name] for name in facts] == ["Dinas Kominfo Rekaan", "Analis", "Selesai", 13]
    assert (last["Nama"], last["Status"], last["Durasi (menit)"], last["ID Sesi"]) == (
        "Budi",
        "Belum mulai",
        None,
        None,
    )
    assert done["rows_done"] == done["rows_total"] == 18
