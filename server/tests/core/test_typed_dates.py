"""Dates of files are read as people type them, and ISO is written back in that form."""

from datetime import UTC, datetime

import pytest

from duxi.core.clock import JAKARTA
from duxi.core.typed_dates import retyped_day, retyped_moment, typed_moment


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("15/03/2027 09.00", datetime(2027, 3, 15, 9, tzinfo=JAKARTA)),
        ("15-03-2027 09:30", datetime(2027, 3, 15, 9, 30, tzinfo=JAKARTA)),
        ("15/03/2027", datetime(2027, 3, 15, tzinfo=JAKARTA)),
        ("2027-03-15T09:00:00", datetime(2027, 3, 15, 9, tzinfo=JAKARTA)),
        ("2027-03-15", datetime(2027, 3, 15, tzinfo=JAKARTA)),
        ("2027-03-15T02:00:00+00:00", datetime(2027, 3, 15, 2, tzinfo=UTC)),
        ("besok", None),
        ("31/02/2027", None),
        ("2027-02-31", None),
    ],
)
def test_a_text_means_a_moment_in_jakarta(text, found):
    assert typed_moment(text) == found


@pytest.mark.parametrize(
    ("text", "moment", "day"),
    [
        ("2027-03-15T09:00:00", "15/03/2027 09.00", "15/03/2027"),
        ("2027-03-15T02:00:00Z", "15/03/2027 09.00", "15/03/2027"),
        ("2027-03-15T09:00:30", "2027-03-15T09:00:30", "15/03/2027"),
        ("15/03/2027 09.00", "15/03/2027 09.00", "15/03/2027 09.00"),
        ("besok", "besok", "besok"),
    ],
)
def test_iso_is_rewritten_as_people_type_it_and_nothing_else(text, moment, day):
    assert (retyped_moment(text), retyped_day(text)) == (moment, day)
