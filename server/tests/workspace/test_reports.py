"""Scheduled reports: once for each period, only for those who may have them, stopped when they fail."""

from datetime import date, datetime, timedelta
from io import BytesIO

import pytest
from openpyxl import load_workbook

from duxi.accounts.models import User
from duxi.core.clock import JAKARTA, at
from duxi.core.errors import Rejected
from duxi.files.actions import exports
from duxi.files.exports import EXPORTS
from duxi.files.models import ExportJob
from duxi.gateways.models import OutboxMessage
from duxi.notices.models import Notification
from duxi.workspace import tasks as jobs
from duxi.workspace.actions.report_runs import deliver_report
from duxi.workspace.models import ReportRun, ReportSchedule
from duxi.workspace.report_times import days_of, next_run
from tests.exam_bank import make_batch
from tests.worker import work

pytestmark = pytest.mark.django_db
MONDAY = datetime(2026, 11, 23, 7, 0, 30, tzinfo=JAKARTA)
REPORT = {
    "title": "Tugas sepekan",
    "kind": "list:tasks",
    "frequency": "weekly",
    "weekday": 0,
    "hour": 7,
}


@pytest.fixture
def schedule(staff_as, dewi, fina):
    """Dewi's report to Fina and herself, made on a Saturday."""
    with at(MONDAY - timedelta(days=2)):
        body = REPORT | {"recipients": [dewi.pk, fina.pk]}
        answer = staff_as(dewi).post("/report-schedules", json_body=body)
    assert answer.status == 200, answer.body
    return ReportSchedule.objects.get()


@pytest.fixture
def run_due(django_capture_on_commit_callbacks):
    """The worker at one moment: what is due, and all jobs that follow."""

    def run(moment=MONDAY):
        with at(moment), django_capture_on_commit_callbacks(execute=True):
            started = jobs.start_due_reports()
        with at(moment), django_capture_on_commit_callbacks(execute=True):
            work("duxi.files.tasks.run_export")
        with at(moment):
            work("duxi.gateways.mail.sending.deliver")
        return started

    return run


def reports_in_outbox():
    return OutboxMessage.objects.filter(subject__startswith="Laporan").order_by("recipient")


@pytest.mark.parametrize(
    ("frequency", "weekday", "month_day", "after", "expected"),
    [
        ("daily", None, None, "2026-11-23T06:59", "2026-11-23T07:00"),
        ("daily", None, None, "2026-11-23T07:00", "2026-11-24T07:00"),
        ("weekly", 0, None, "2026-11-23T08:00", "2026-11-30T07:00"),
        ("weekly", 4, None, "2026-11-23T08:00", "2026-11-27T07:00"),
        ("monthly", None, 31, "2026-11-23T08:00", "2026-11-30T07:00"),
        ("monthly", None, 31, "2026-11-30T08:00", "2026-12-31T07:00"),
        ("monthly", None, 30, "2027-01-30T08:00", "2027-02-28T07:00"),
        ("monthly", None, 1, "2026-12-31T23:59", "2027-01-01T07:00"),
    ],
)
def test_next_time(frequency, weekday, month_day, after, expected):
    schedule = ReportSchedule(frequency=frequency, weekday=weekday, month_day=month_day, hour=7)
    moments = [datetime.fromisoformat(text).replace(tzinfo=JAKARTA) for text in (after, expected)]
    assert next_run(schedule, moments[0]) == moments[1]


def test_days_of_a_period():
    day = date(2026, 3, 1)
    spans = {name: tuple(map(str, days_of(name, day))) for name in ("yesterday", "last_7_days", "last_month")}
    assert spans == {
        "yesterday": ("2026-02-28", "2026-02-28"),
        "last_7_days": ("2026-02-23", "2026-03-01"),
        "last_month": ("2026-02-01", "2026-02-28"),
    }


def test_a_report_is_mailed_once_a_period(schedule, run_due, plan, dewi, fina):
    plan(dewi, fina, title="Cocokkan mutasi")
    assert run_due(MONDAY - timedelta(hours=1)) == 0
    assert run_due() == 1
    mails = reports_in_outbox()
    assert [(mail.recipient, mail.subject) for mail in mails] == [
        ("dewi@contoh.example", "Laporan: Tugas sepekan"),
        ("fina@contoh.example", "Laporan: Tugas sepekan"),
    ]
    attached = mails[1].attachments.get()
    rows = list(load_workbook(BytesIO(attached.content), read_only=True).active.values)
    assert any("Cocokkan mutasi" in row for row in rows)
    run = ReportRun.objects.get()
    assert (run.status, run.period, run.row_count) == ("sent", "2026-W48", 1)
    # The worker died before it wrote the next time: the period is known all the same.
    ReportSchedule.objects.update(next_run_at=MONDAY.replace(second=0))
    assert run_due() == 1
    assert (ReportRun.objects.count(), ExportJob.objects.count(), mails.count()) == (1, 1, 2)
    schedule.refresh_from_db()
    assert schedule.next_run_at == MONDAY.replace(second=0) + timedelta(days=7)


def test_a_finished_file_is_mailed_once(schedule, run_due, dewi):
    run_due()
    job = ExportJob.objects.get()
    exports._finish(job, status="done")
    deliver_report(export_id=job.pk)
    work()
    assert reports_in_outbox().count() == 2


@pytest.mark.parametrize("loss", ["group", "inactive"])
def test_an_owner_without_the_right_sends_nothing(schedule, run_due, dewi, loss):
    if loss == "group":
        dewi.groups.clear()
    else:
        User.objects.filter(pk=dewi.pk).update(is_active=False)
    run_due()
    run = ReportRun.objects.get()
    assert (run.status, run.error) == ("refused", "Anda tidak memiliki akses ke halaman ini.")
    assert not reports_in_outbox().exists()
    assert not ExportJob.objects.exists()
    reported = list(Notification.objects.filter(user=dewi).values_list("template", flat=True))
    assert reported == (["report.failed"] if loss == "group" else [])


def test_a_recipient_without_the_right_is_left_out(schedule, run_due, staff_as, dewi, fina):
    fina.groups.clear()
    run_due()
    assert [mail.recipient for mail in reports_in_outbox()] == ["dewi@contoh.example"]
    (row,) = staff_as(dewi).get("/report-runs").results["rows"]
    assert (row["sent_to"], row["left_out"], row["status"]) == (["Dewi"], ["Fina"], "sent")


def test_five_failures_in_a_row_stop_it(schedule, run_due, dewi, monkeypatch):
    def broken(*_args):
        raise OSError("disk full")

    monkeypatch.setattr(exports, "_make", broken)
    for week in range(6):
        run_due(MONDAY + timedelta(days=7 * week))
    schedule.refresh_from_db()
    assert (schedule.is_active, schedule.failures, schedule.next_run_at) == (False, 5, None)
    assert schedule.stopped_at is not None
    assert ReportRun.objects.filter(status="failed").count() == 5
    reported = Notification.objects.filter(user=dewi).order_by("pk").values_list("template", flat=True)
    assert list(reported) == ["report.failed"] * 4 + ["report.stopped"]
    assert not reports_in_outbox().exists()


def test_sent_now_besides_its_times(
    schedule, run_due, staff_as, dewi, fina, django_capture_on_commit_callbacks
):
    path = f"/report-schedules/{schedule.pk}/send"
    assert staff_as(fina).post(path).status == 404
    with at(MONDAY - timedelta(days=1)), django_capture_on_commit_callbacks(execute=True):
        first, second = staff_as(dewi).post(path), staff_as(dewi).post(path)
    assert first.message == "Laporan sedang disiapkan dan akan dikirim ke penerimanya."
    assert second.status == 409
    run_due(MONDAY - timedelta(days=1))
    assert reports_in_outbox().count() == 2
    assert ReportRun.objects.get().requested_by == dewi


def test_recipients_and_kind_are_checked(staff_as, dewi, tono, ani):
    kind = {"kind": "list:certificates"}
    refused = staff_as(dewi).post("/report-schedules", json_body=REPORT | kind | {"recipients": [tono.pk]})
    assert refused.errors == {"recipients": ["Tidak berhak melihat laporan ini: Tono."]}
    own = staff_as(tono).post("/report-schedules", json_body=REPORT | kind | {"recipients": [tono.pk]})
    assert own.status == 403
    nobody = staff_as(dewi).post("/report-schedules", json_body=REPORT | {"recipients": []})
    assert nobody.errors == {"recipients": ["Pilih 1 sampai 50 penerima."]}
    unknown = staff_as(dewi).post(
        "/report-schedules", json_body=REPORT | {"kind": "x", "recipients": [dewi.pk]}
    )
    assert unknown.errors == {"kind": ["Jenis ekspor tidak dikenal."]}
    dayless = staff_as(dewi).post(
        "/report-schedules", json_body=REPORT | {"weekday": None, "recipients": [dewi.pk]}
    )
    assert dayless.errors == {"weekday": ["Pilih harinya."]}
    assert not ReportSchedule.with_deleted.exists()


def test_choices_follow_the_rights(staff_as, dewi, fina, tono):
    ids = {person.username: choice_ids(staff_as(person)) for person in (dewi, fina, tono)}
    assert "list:certificates" in ids["dewi"]
    assert "revenue" in ids["fina"]
    assert {"revenue", "list:certificates"}.isdisjoint(ids["tono"])


def test_attempt_reports_are_scheduled_as_they_were_chosen(staff_as, run_due, dewi, tono, fina):
    batch = make_batch()
    body = REPORT | {"kind": "attempts", "recipients": [dewi.pk]}
    nothing = "Pilih jenis ujian, batch atau ujian, dan lembar laporan terlebih dahulu."
    unchosen = staff_as(dewi).post("/report-schedules", json_body=body)
    assert unchosen.errors == {"params": [nothing]}
    params = {"policy": "assessment", "batch_ids": [batch.pk], "sheets": ["participants"]}
    wrong = staff_as(dewi).post("/report-schedules", json_body=body | {"params": params, "format": "csv"})
    assert wrong.errors == {"format": ["Laporan ini hanya tersedia dalam Excel."]}
    refused = staff_as(dewi).post(
        "/report-schedules", json_body=body | {"params": params, "recipients": [tono.pk]}
    )
    assert refused.errors == {"recipients": ["Tidak berhak melihat laporan ini: Tono."]}
    assert not ReportSchedule.with_deleted.exists()
    with at(MONDAY - timedelta(days=2)):
        assert staff_as(dewi).post("/report-schedules", json_body=body | {"params": params}).status == 200
    assert run_due() == 1
    (mail,) = reports_in_outbox()
    assert mail.recipient == dewi.email
    book = load_workbook(BytesIO(mail.attachments.get().content))
    assert book.sheetnames == ["Peserta"]
    assert "attempts" in choice_ids(staff_as(dewi))
    assert "attempts" not in choice_ids(staff_as(fina))


def test_a_list_is_offered_to_those_who_may_have_it_and_by_the_same_title(dewi, fina, tono, agus):
    for kind in (one for one in EXPORTS if one.offered):
        for person in (dewi, fina, tono, agus):
            try:
                title = kind.prepare(person, {}).title
            except Rejected:
                title = None
            assert kind.offered(person) == title, (kind.name, person.username)


def choice_ids(caller) -> set[str]:
    return {row["id"] for row in caller.get("/report-choices").results["rows"]}
