"""Jobs of exams."""

from duxi.exams.actions import attempts, free_assessments


def close_overdue_attempts() -> int:
    """Close every attempt whose time is up; returns how many."""
    return attempts.close_overdue()


def forget_unclaimed_attempts() -> int:
    """Delete the free assessments that no account has claimed; returns how many."""
    return free_assessments.forget_unclaimed()
