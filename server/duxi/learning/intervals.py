"""Presence in a room as intervals: pure functions."""

from collections.abc import Iterable
from datetime import datetime, timedelta

Interval = tuple[datetime, datetime]


def merged(intervals: Iterable[Interval]) -> list[Interval]:
    """The union, in order: several devices and reconnections count once."""
    found: list[Interval] = []
    for start, end in sorted(one for one in intervals if one[0] < one[1]):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def within(intervals: Iterable[Interval], start: datetime, end: datetime) -> list[Interval]:
    """The parts between two moments."""
    cut = ((max(start, first), min(end, last)) for first, last in intervals)
    return [one for one in cut if one[0] < one[1]]


def length(intervals: Iterable[Interval]) -> timedelta:
    """The total length without overlaps."""
    return sum((end - start for start, end in intervals), timedelta(0))
