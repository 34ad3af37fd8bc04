"""Creates and sends scheduled reports: once per period, stopped after too many consecutive failures."""

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.core.errors import Forbidden, Rejected
from duxi.core.language import speaking
from duxi.files.actions.exports import request_export
from duxi.files.models import ExportStatus
from duxi.gateways import mail
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.workspace import REPORT_FAILED, REPORT_STOPPED
from duxi.workspace.limits import REPORTS
from duxi.workspace.models import ReportDelivery, ReportRun, ReportRunStatus, ReportSchedule
from duxi.workspace.queries.reports import export_of, export_params, may_have
from duxi.workspace.report_times import next_run, period_key

MOST_FAILURES = 5
MOST_BYTES = 8 * 1024 * 1024
_MAKER = "duxi.workspace.attachments.report_file"


class JustSent(Rejected):
    """At most one run within a minute."""

    message = gettext_lazy("Laporan ini baru saja diminta. Tunggu sebentar sebelum mengirim lagi.")


def start_due_reports() -> int:
    """Start every report that is due; returns the number of schedules."""
    due = ReportSchedule.objects.filter(is_active=True, next_run_at__lte=now())
    found = list(due.order_by("next_run_at", "pk").values_list("pk", flat=True))
    for pk in found:
        _start_due(pk)
    return len(found)


@transaction.atomic
def _start_due(pk: int) -> None:
    rows = ReportSchedule.objects.select_for_update(of=("self",)).select_related("owner")
    schedule = rows.filter(pk=pk, is_active=True, next_run_at__lte=now()).first()
    if schedule is None or schedule.next_run_at is None:
        return
    following = next_run(schedule, now())
    ReportSchedule.objects.filter(pk=pk).update(next_run_at=following)
    _start(schedule, period_key(schedule, local(schedule.next_run_at).date()), None)


@transaction.atomic
def send_now(*, schedule: ReportSchedule, by: User) -> None:
    """Run a report outside its schedule; raises `JustSent`, `TooMany` or what refuses its owner the
    export.
    """
    REPORTS.hit(str(by.pk))
    export_of(schedule, schedule.owner, local(now()).date())
    if not _start(schedule, f"manual-{local(now()):%Y-%m-%dT%H:%M}", by):
        raise JustSent


def _start(schedule: ReportSchedule, period: str, by: User | None) -> bool:
    """Order the export of one period; returns whether this was the first call for it."""
    defaults = {"requested_by": by, "started_at": now()}
    run, is_new = ReportRun.objects.get_or_create(schedule=schedule, period=period, defaults=defaults)
    if not is_new:
        return False
    params = export_params(schedule, local(now()).date())
    try:
        with transaction.atomic():
            run.export = request_export(owner=schedule.owner, kind=schedule.kind, params=params)
            run.save(update_fields=["export"])
    except Rejected as refusal:
        refused = isinstance(refusal, Forbidden)
        _fail(run, refusal.text, ReportRunStatus.REFUSED if refused else ReportRunStatus.FAILED)
    return True


@transaction.atomic
def deliver_report(*, export_id: int) -> None:
    """Mail a finished report, once: mails and status are written together."""
    rows = ReportRun.objects.select_for_update(of=("self",)).select_related("schedule__owner", "export")
    run = rows.filter(export=export_id, status=ReportRunStatus.MAKING).first()
    if run is None or run.export is None:
        return
    if run.export.status != ExportStatus.DONE:
        _fail(run, run.export.error)
    elif (run.export.size or 0) > MOST_BYTES:
        _fail(run, _("Berkasnya terlalu besar untuk email. Persempit saringan laporan ini."))
    else:
        _deliver(run)


def _deliver(run: ReportRun) -> None:
    schedule, today = run.schedule, local(now()).date()
    if not may_have(schedule, schedule.owner, today):
        _fail(run, str(Forbidden.message), ReportRunStatus.REFUSED)
        return
    people = list(schedule.recipients.order_by("pk"))
    deliveries = [
        ReportDelivery(run=run, user=person, is_sent=may_have(schedule, person, today)) for person in people
    ]
    if not any(delivery.is_sent for delivery in deliveries):
        _fail(run, _("Tidak ada penerima yang masih berhak melihat laporan ini."))
        return
    ReportDelivery.objects.bulk_create(deliveries)
    for delivery in deliveries:
        if delivery.is_sent:
            _mail(run, delivery.user)
    _finish(run)


def _mail(run: ReportRun, person: User) -> None:
    with speaking(person.locale):
        email_message = mail.EmailMessage(
            subject=_("Laporan: {title}").format(title=run.schedule.title),
            paragraphs=[
                _("Laporan terjadwal “{title}” dari {owner} ada di lampiran.").format(
                    title=run.schedule.title, owner=run.schedule.owner.fullname
                )
            ],
            note=_("Anda menerima email ini karena dipilih sebagai penerima laporan."),
            attachments=[mail.AttachmentFactory(_MAKER, str(run.pk))],
        )
    mail.queue(to=person.email, email_message=email_message, locale=person.locale, name=person.fullname)


def _finish(run: ReportRun) -> None:
    ReportRun.objects.filter(pk=run.pk).update(
        status=ReportRunStatus.SENT,
        finished_at=now(),
        row_count=run.export.rows_done if run.export else 0,
    )
    ReportSchedule.objects.filter(pk=run.schedule_id).update(failures=0)


def _fail(run: ReportRun, sentence: str, status: ReportRunStatus = ReportRunStatus.FAILED) -> None:
    """Record the failure, notify the owner, and stop a schedule that keeps failing."""
    rows = ReportRun.objects.filter(pk=run.pk)
    rows.update(status=status, finished_at=now(), error=sentence[:300])
    schedules = ReportSchedule.objects.filter(pk=run.schedule_id)
    schedules.update(failures=F("failures") + 1)
    stopped = schedules.filter(is_active=True, failures__gte=MOST_FAILURES).update(
        is_active=False, stopped_at=now(), next_run_at=None
    )
    template = REPORT_STOPPED if stopped else REPORT_FAILED
    schedule = run.schedule
    params: dict[str, str | int] = {
        "title": schedule.title,
        "id": schedule.pk,
        "detail": sentence,
        "times": MOST_FAILURES,
    }
    notify(user=schedule.owner, template=template.key, params=params, dedupe=f"report-run:{run.pk}")
