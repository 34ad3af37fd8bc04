"""Numbers without gaps: each belongs to the transaction that issues it and is rolled back with it."""

from datetime import datetime
from typing import NamedTuple

from duxi.commerce.models import InvoiceCounter, Series
from duxi.core.clock import now


class Numbered(NamedTuple):
    """A number of a series and its time; later numbers never have an earlier time."""

    series: Series
    year: int
    sequence: int
    at: datetime

    @property
    def text(self) -> str:
        """The printed form: `INV/2026/000123`."""
        return f"{self.series.value}/{self.year}/{self.sequence:06}"


def next_number(series: Series) -> Numbered:
    """The next number of the series in Jakarta's current year.

    The counter stays locked until the transaction ends, so this must be the last lock taken.
    """
    year = now().year
    counter = _locked(series, year)
    moment = now()
    if moment.year != year:  # the year changed while waiting for the lock
        return next_number(series)
    counter.last += 1
    counter.save(update_fields=["last"])
    return Numbered(series, year, counter.last, moment)


def _locked(series: Series, year: int) -> InvoiceCounter:
    """The series' counter of the year, locked; created on first use."""
    counters = InvoiceCounter.objects.select_for_update()
    if found := counters.filter(series=series, year=year).first():
        return found
    InvoiceCounter.objects.bulk_create([InvoiceCounter(series=series, year=year)], ignore_conflicts=True)
    return counters.get(series=series, year=year)
