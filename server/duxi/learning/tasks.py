"""What the worker runs."""

from duxi.learning.actions import live_presence


def fetch_recordings() -> int:
    """Ask for recordings of meetings that are over; returns how many came."""
    return live_presence.fetch_recordings()
