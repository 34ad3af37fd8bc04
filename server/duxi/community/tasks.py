"""Worker jobs of the forum."""

from duxi.community import digests


def send_digests() -> int:
    """Mail the digests that are due; returns how many."""
    return digests.send_digests()
