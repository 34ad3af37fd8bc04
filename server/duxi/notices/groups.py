"""Channel-layer groups of the notification websockets."""

from uuid import UUID


def user_group(user_pk: int) -> str:
    """All open tabs of a user."""
    return f"notices.user.{user_pk}"


def session_group(session_uuid: UUID) -> str:
    """All open tabs of one login session."""
    return f"notices.session.{session_uuid.hex}"
