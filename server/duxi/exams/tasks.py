"""What the worker runs."""

from duxi.exams.actions import attempts


def close_overdue_attempts() -> int:
    """Close every attempt whose time is up; returns how many."""
    return attempts.close_overdue()
