"""Jobs of learning."""

from duxi.learning.actions import live_presence


def fetch_recordings() -> int:
    """Fetch recordings of past meetings; returns how many there are now."""
    return live_presence.fetch_recordings()
