"""Worker jobs of classes."""

from duxi.classroom.actions import journey


def complete_ended_classes() -> int:
    """Complete the seats of classes that have ended; returns how many."""
    return journey.complete_ended_classes()
