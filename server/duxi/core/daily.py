"""Events of several days take place at the same hours on each day."""

from datetime import datetime, timedelta

_DAY = timedelta(days=1)
_MOST_DAYS = 31


def daily(starts_at: datetime, ends_at: datetime) -> tuple[timedelta, int]:
    """The length of each day's part and the number of days; what lasts for months is one part.

    Tuesday 9:00 to Thursday 15:00 gives three days of six hours.
    """
    whole, rest = divmod(ends_at - starts_at, _DAY)
    parts = (rest, whole + 1) if rest else (_DAY, whole)
    return parts if 1 < parts[1] <= _MOST_DAYS else (ends_at - starts_at, 1)
