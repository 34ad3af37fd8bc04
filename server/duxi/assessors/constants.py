"""Limits of meetings with assessors."""

from datetime import timedelta

BOOKABLE_BEFORE = timedelta(hours=2)
CHANGEABLE_BEFORE = timedelta(hours=24)
MOST_AT_ONCE = 40
