"""A span over several days is the same hours of each day."""

from datetime import UTC, datetime, timedelta

import pytest

from duxi.core.daily import daily

START = datetime(2026, 12, 15, 9, tzinfo=UTC)


@pytest.mark.parametrize(
    ("lasting", "part", "days"),
    [
        (timedelta(hours=6), timedelta(hours=6), 1),
        (timedelta(days=1), timedelta(days=1), 1),
        (timedelta(days=2, hours=6), timedelta(hours=6), 3),
        (timedelta(days=2), timedelta(days=1), 2),
        (timedelta(days=90), timedelta(days=90), 1),
        (timedelta(0), timedelta(0), 1),
    ],
)
def test_what_lasts_for_days_is_daily(lasting, part, days):
    assert daily(START, START + lasting) == (part, days)
