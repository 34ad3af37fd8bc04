"""What the worker runs."""

from duxi.contacts.actions import broadcasts, sending
from duxi.core.jobs import enqueue


def send_broadcast(broadcast_pk: int) -> None:
    """Send for a while, and queue the next turn where time was all that lacked."""
    if sending.send_turn(broadcast_pk) is sending.Turn.MORE:
        enqueue(broadcasts.TASK, broadcast_pk, is_slow=True)


def continue_broadcasts() -> int:
    """Go on with what a stopped worker or a carrier that was down left open; returns how many."""
    return broadcasts.continue_open()
