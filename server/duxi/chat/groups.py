"""The names of the channel layer groups of chat sockets."""

from uuid import UUID

AGENTS = "chat.agents"


def visitor_group(visitor_uuid: UUID) -> str:
    """All open tabs of a visitor."""
    return f"chat.visitor.{visitor_uuid.hex}"


def conversation_group(conversation_uuid: UUID) -> str:
    """The agents who view a conversation."""
    return f"chat.conversation.{conversation_uuid.hex}"


def agent_group(user_pk: int) -> str:
    """All open tabs of an agent."""
    return f"chat.agent.{user_pk}"


def sign_in_group(session_uuid: UUID) -> str:
    """All sockets of one session."""
    return f"chat.sign-in.{session_uuid.hex}"
