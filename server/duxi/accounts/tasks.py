"""What the worker runs."""

from duxi.accounts.models import RefreshToken
from duxi.core.clock import now


def remove_expired_tokens() -> int:
    """Delete refresh tokens whose time is over; returns how many."""
    return RefreshToken.objects.filter(expires_at__lte=now()).delete()[0]
