"""The chat's listeners to account events."""

from duxi.accounts.events import SessionsEnded, sessions_ended
from duxi.chat.groups import sign_in_group
from duxi.core.live import publish


@sessions_ended.listen
def close_sockets(ended: SessionsEnded) -> None:
    """Close the sockets of an ended session."""
    for session_uuid in ended.session_uuids:
        publish(sign_in_group(session_uuid), {"type": "session.ended"})
