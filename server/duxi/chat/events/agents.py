"""Events that only agents' sockets send; everything else that agents do is an HTTP call."""

from uuid import UUID

from duxi.chat.contract import client_event
from duxi.chat.news import publish_to_agents
from duxi.chat.peers import Peer
from duxi.chat.queries import conversation_for
from duxi.chat.schemas import ChatAgentRef, ChatDone
from duxi.chat.server_events import ChatViewingNews
from duxi.core.schema import Schema


class ChatViewIn(Schema):
    """The conversation open on the screen; null: only the inbox."""

    conversation_uuid: UUID | None = None


@client_event(
    "viewConversation",
    ChatViewIn,
    ChatDone,
    audience="agent",
    summary="Open a conversation: its messages and typing follow, and other agents see the viewer.",
)
def view_conversation(peer: Peer, data: ChatViewIn) -> ChatDone:
    wanted = data.conversation_uuid
    if wanted is not None:
        conversation_for(peer, wanted)
    if peer.watching not in (None, wanted):
        announce(peer, is_viewing=False)
    peer.watching = wanted
    announce(peer, is_viewing=True)
    return ChatDone()


def announce(peer: Peer, *, is_viewing: bool) -> None:
    """Tell all agents who is viewing which conversation."""
    if peer.watching is None or not peer.is_agent:
        return
    agent = peer.as_agent()
    news = ChatViewingNews(
        conversation_uuid=peer.watching,
        agent=ChatAgentRef(id=agent.pk, uuid=agent.uuid, fullname=agent.fullname),
        is_viewing=is_viewing,
    )
    publish_to_agents("viewing", news, but=peer.channel)
