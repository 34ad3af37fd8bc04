"""What lasts for days takes place each day at the same hours."""

from datetime import datetime, timedelta

_DAY = timedelta(days=1)
_MOST_DAYS = 31


def daily(starts_at: datetime, ends_at: datetime) -> tuple[timedelta, int]:
    """How long each day's part lasts, and on how many days; what goes on for months is one part.

    From Tuesday 9:00 to Thursday 15:00 are three days of six hours.
    """
    whole, rest = divmod(ends_at - starts_at, _DAY)
    parts = (rest, whole + 1) if rest else (_DAY, whole)
    return parts if 1 < parts[1] <= _MOST_DAYS else (ends_at - starts_at, 1)
