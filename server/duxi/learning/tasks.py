"""Jobs of learning."""

from duxi.learning.actions import course_completion, live_presence


def fetch_recordings() -> int:
    """Fetch recordings of past meetings; returns how many there are now."""
    return live_presence.fetch_recordings()


def complete_done_courses() -> int:
    """Complete seats of finished courses; returns how many."""
    return course_completion.complete_done_courses()
