"""Run times and periods of scheduled reports, in WIB."""

from calendar import monthrange
from datetime import date, datetime, time, timedelta

from duxi.core.clock import JAKARTA, local
from duxi.workspace.models import ReportFrequency, ReportPeriod, ReportSchedule

_LONGEST = 62


def next_run(schedule: ReportSchedule, after: datetime) -> datetime:
    """The first run after `after`."""
    first = local(after).date()
    for days in range(_LONGEST):
        day = first + timedelta(days=days)
        moment = datetime.combine(day, time(schedule.hour), JAKARTA)
        if moment > after and _is_due_on(schedule, day):
            return moment
    raise ValueError(f"{schedule.frequency} has no day")


def _is_due_on(schedule: ReportSchedule, day: date) -> bool:
    if schedule.frequency == ReportFrequency.WEEKLY:
        return day.weekday() == schedule.weekday
    if schedule.frequency == ReportFrequency.MONTHLY:
        return day.day == min(schedule.month_day or 1, monthrange(day.year, day.month)[1])
    return True


def period_key(schedule: ReportSchedule, day: date) -> str:
    """A key that is unique per period of the schedule: a day, a week, or a month."""
    if schedule.frequency == ReportFrequency.WEEKLY:
        year, week, _day = day.isocalendar()
        return f"{year}-W{week:02d}"
    return f"{day:%Y-%m}" if schedule.frequency == ReportFrequency.MONTHLY else day.isoformat()


def days_of(period: ReportPeriod, today: date) -> tuple[date, date]:
    """The first and last day of a report created today."""
    yesterday, month = today - timedelta(days=1), today.replace(day=1)
    ended = month - timedelta(days=1)
    spans = {
        ReportPeriod.YESTERDAY: (yesterday, yesterday),
        ReportPeriod.LAST_7_DAYS: (today - timedelta(days=6), today),
        ReportPeriod.LAST_30_DAYS: (today - timedelta(days=29), today),
        ReportPeriod.THIS_MONTH: (month, today),
        ReportPeriod.LAST_MONTH: (ended.replace(day=1), ended),
    }
    return spans[period]
