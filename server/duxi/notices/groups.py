"""The names of the channel layer's groups that websockets of notices listen to."""

from uuid import UUID


def user_group(user_pk: int) -> str:
    """All open tabs of a person."""
    return f"notices.user.{user_pk}"


def session_group(session_uuid: UUID) -> str:
    """All open tabs of one sign-in."""
    return f"notices.session.{session_uuid.hex}"
