"""Worker jobs of contacts."""

from duxi.contacts.actions import broadcasts, sending
from duxi.core.jobs import enqueue


def send_broadcast(broadcast_pk: int) -> None:
    """Send for a while, and queue the next turn if recipients are left."""
    if sending.send_turn(broadcast_pk) is sending.Turn.MORE:
        enqueue(broadcasts.TASK, broadcast_pk, is_slow=True)


def continue_broadcasts() -> int:
    """Continue broadcasts after a worker or provider was down; returns how many."""
    return broadcasts.continue_open()
