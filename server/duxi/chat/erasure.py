"""Chats of an erased account are deleted with their files."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.chat.actions.cleaning import delete
from duxi.chat.models import (
    AgentPresence,
    Attachment,
    ChatToken,
    Conversation,
    ConversationEvent,
    ConversationNote,
    Feedback,
    Message,
    Team,
    Visitor,
    VisitorBlock,
)

DELETED_AGENT = "Agen"


def _erase(user: User) -> None:
    for conversation in Conversation.objects.filter(visitor__user=user):
        delete(conversation)
    Visitor.objects.filter(user=user).delete()
    AgentPresence.objects.filter(user=user).delete()
    _erase_agent(user)


def _erase_agent(user: User) -> None:
    """Conversations belong to their visitors, so only the agent's name is removed."""
    Message.objects.filter(author=user).update(author=None, user_name=DELETED_AGENT)
    ConversationNote.objects.filter(author=user).update(author=None)
    ConversationNote.mentions.through.objects.filter(user=user).delete()
    ConversationEvent.objects.filter(actor=user).update(actor=None)
    Feedback.objects.filter(agent=user).update(agent=None)
    VisitorBlock.objects.filter(blocked_by=user).update(blocked_by=None)
    Attachment.objects.filter(uploaded_by=user).update(uploaded_by=None)
    Conversation.objects.filter(assignee=user).update(assignee=None)
    user.chat_teams.clear()


ERASERS.register(
    Eraser(
        app="chat",
        erase=_erase,
        erases=(Visitor, AgentPresence, ChatToken),
        keeps=(
            Message,
            ConversationNote,
            ConversationEvent,
            Feedback,
            VisitorBlock,
            Attachment,
            Conversation,
            Team,
        ),
    )
)
