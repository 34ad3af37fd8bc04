"""Days and moments are written as people of a language write them, in Jakarta's time."""

from datetime import UTC, date, datetime

import pytest
from django.utils import translation

from duxi.core.dates import compact, long_date, moment, month_of

LATE, TODAY = datetime(2026, 11, 20, 18, 5, tzinfo=UTC), date(2026, 11, 21)


@pytest.mark.parametrize(
    ("language", "day", "hour", "month"),
    [
        ("id", "21 November 2026", "21 November 2026 01.05 WIB", "November 2026"),
        ("en", "21 November 2026", "21 November 2026 at 01:05 WIB", "November 2026"),
        ("es", "21 de noviembre de 2026", "21 de noviembre de 2026 a las 01:05 WIB", "noviembre de 2026"),
        ("fr", "21 novembre 2026", "21 novembre 2026 à 01:05 WIB", "novembre 2026"),
        ("zh-hans", "2026年11月21日", "2026年11月21日 01:05（WIB）", "2026年11月"),
        ("ar", "21 نوفمبر 2026", "21 نوفمبر 2026، 01:05 WIB", "نوفمبر 2026"),
    ],
)
def test_days_and_moments_of_a_language(language, day, hour, month):
    assert (long_date(LATE, language), moment(LATE, language)) == (day, hour)
    with translation.override(language):
        assert (long_date(TODAY), moment(LATE), month_of(TODAY)) == (day, hour, month)


@pytest.mark.parametrize(
    ("language", "hour"), [("id", "15.05"), ("en", "15:05"), ("fr", "15:05"), ("ar", "15:05")]
)
def test_afternoon_hours_are_written_in_24_hours(language, hour):
    assert hour in moment(datetime(2026, 11, 21, 8, 5, tzinfo=UTC), language)


def test_a_language_that_nobody_knows_is_indonesian():
    assert (long_date(LATE, "xx"), long_date(LATE, "?")) == ("21 November 2026",) * 2


def test_a_compact_moment_is_written_as_it_is_typed():
    assert compact(datetime(2026, 11, 30, 17, 5, tzinfo=UTC)) == "01/12/2026 00.05"
    assert compact(date(2026, 12, 1)) == "01/12/2026"
