"""Numbers without gaps: each belongs to the transaction that issues it, and goes back with it."""

from datetime import datetime
from typing import NamedTuple

from duxi.commerce.models import InvoiceCounter, Series
from duxi.core.clock import now


class Numbered(NamedTuple):
    """A place in a series, and the moment it was given: later numbers never bear an earlier moment."""

    series: Series
    year: int
    sequence: int
    at: datetime

    @property
    def text(self) -> str:
        """As it is printed: `INV/2026/000123`."""
        return f"{self.series.value}/{self.year}/{self.sequence:06}"


def next_number(series: Series) -> Numbered:
    """The next number of the series in the year that it is in Jakarta.

    The counter stays locked until the transaction ends, so this is the last lock that anybody takes.
    """
    year = now().year
    counter = _locked(series, year)
    moment = now()
    if moment.year != year:  # the year ended while we waited for the lock
        return next_number(series)
    counter.last += 1
    counter.save(update_fields=["last"])
    return Numbered(series, year, counter.last, moment)


def _locked(series: Series, year: int) -> InvoiceCounter:
    """The series' counter of the year, begun by the first who needs it."""
    counters = InvoiceCounter.objects.select_for_update()
    if found := counters.filter(series=series, year=year).first():
        return found
    InvoiceCounter.objects.bulk_create([InvoiceCounter(series=series, year=year)], ignore_conflicts=True)
    return counters.get(series=series, year=year)
