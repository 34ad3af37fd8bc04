"""Validates a scheduled report and computes its next run."""

from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.core.errors import Invalid
from duxi.workspace.models import ReportPeriod, ReportSchedule
from duxi.workspace.queries.reports import CHOSEN, PERIODIC, export_of, may_have
from duxi.workspace.report_times import next_run

MOST_RECIPIENTS = 50


def complete_schedule(*, schedule: ReportSchedule, by: User) -> None:
    """Check the recipients' permissions and set the next run, in the transaction of the write.

    Reactivating a stopped schedule resets its failures. Raises `Invalid` or what refuses the export.
    """
    _check_period(schedule)
    export_of(schedule, schedule.owner, local(now()).date())
    _check_recipients(schedule)
    changes: dict[str, object] = {"next_run_at": next_run(schedule, now()) if schedule.is_active else None}
    if schedule.is_active:
        changes |= {"failures": 0, "stopped_at": None}
    ReportSchedule.objects.filter(pk=schedule.pk).update(**changes)


def _check_period(schedule: ReportSchedule) -> None:
    is_periodic = schedule.kind in PERIODIC
    if is_periodic and schedule.period == ReportPeriod.NONE:
        raise Invalid(errors={"period": [_("Pilih rentang laporan ini.")]})
    if not is_periodic and schedule.period != ReportPeriod.NONE:
        raise Invalid(errors={"period": [_("Laporan ini tidak memakai rentang.")]})
    if (is_periodic or schedule.kind in CHOSEN) and schedule.format != "xlsx":
        raise Invalid(errors={"format": [_("Laporan ini hanya tersedia dalam Excel.")]})


def _check_recipients(schedule: ReportSchedule) -> None:
    people = list(schedule.recipients.all())
    if not 0 < len(people) <= MOST_RECIPIENTS:
        text = _("Pilih 1 sampai {most} penerima.").format(most=MOST_RECIPIENTS)
        raise Invalid(errors={"recipients": [text]})
    today = local(now()).date()
    refused = [person.fullname for person in people if not may_have(schedule, person, today)]
    if refused:
        text = _("Tidak berhak melihat laporan ini: {names}.").format(names=", ".join(refused))
        raise Invalid(errors={"recipients": [text]})
