"""Limits do not share their counters."""

from duxi.core.throttle import Limit


def test_two_limits_of_the_same_parts_count_apart():
    one, other = Limit("satu", 1, 60), Limit("dua", 1, 60)
    assert one.takes("ani")
    assert not one.takes("ani")
    assert other.takes("ani")
