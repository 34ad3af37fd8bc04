"""What the chat does when accounts announce something."""

from duxi.accounts.events import SessionsEnded, sessions_ended
from duxi.chat.groups import sign_in_group
from duxi.core.live import publish


@sessions_ended.listen
def close_sockets(ended: SessionsEnded) -> None:
    """Sockets that a sign-in opened end with it."""
    for session_uuid in ended.session_uuids:
        publish(sign_in_group(session_uuid), {"type": "session.ended"})
