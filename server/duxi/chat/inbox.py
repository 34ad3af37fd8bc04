"""The tabs of the agents' inbox."""

from typing import Literal, get_args

from django.db.models import F, Q, QuerySet

from duxi.accounts.models import User
from duxi.chat.models import Conversation, ConversationStatus, Message, Sender
from duxi.chat.queries import conversations_for_agent, with_words
from duxi.core.lists import EXACT_TOTAL

Tab = Literal["mine", "unassigned", "all", "resolved"]
TABS: tuple[Tab, ...] = get_args(Tab)
_PASSAGE, _BEFORE = 120, 30
RUNNING = (
    ConversationStatus.BOT,
    ConversationStatus.QUEUED,
    ConversationStatus.OPEN,
    ConversationStatus.SNOOZED,
)
_RESTING = (ConversationStatus.RESOLVED, ConversationStatus.CLOSED)


def inbox(agent: User, tab: Tab) -> QuerySet[Conversation]:
    """The conversations of a tab: running ones by waiting time, resolved ones by their last message."""
    found = conversations_for_agent(agent)
    if tab == "resolved":
        return found.filter(status__in=_RESTING).order_by("-last_message_at", "-pk")
    running = found.filter(status__in=RUNNING)
    if tab == "mine":
        running = running.filter(assignee=agent)
    elif tab == "unassigned":
        return running.filter(status=ConversationStatus.QUEUED).order_by("-priority", "queued_at", "pk")
    return running.order_by("-priority", "-last_message_at", "-pk")


def counts(agent: User) -> dict[str, int]:
    """The number of conversations in each tab, up to the limit of exact totals."""
    return {tab: inbox(agent, tab).order_by()[:EXACT_TOTAL].count() for tab in TABS}


def unread_of(agent: User) -> int:
    """The number of unread messages in this agent's own and in unassigned conversations."""
    waiting = inbox(agent, "all").filter(Q(assignee=agent) | Q(status=ConversationStatus.QUEUED))
    said = Message.objects.filter(sender=Sender.VISITOR, conversation__in=waiting.order_by().values("pk"))
    return said.filter(sequence__gt=F("conversation__agent_read")).count()


def search_conversations(agent: User, words: str) -> QuerySet[Conversation]:
    """Conversations of every tab that contain these words, newest first."""
    return with_words(conversations_for_agent(agent), words).order_by("-last_message_at", "-pk")


def passage(text: str, words: str) -> str:
    """The part of a message around the matching words, in one line."""
    line = " ".join(text.split())
    start = max(0, line.casefold().find(words.casefold()) - _BEFORE)
    cut = line[start : start + _PASSAGE]
    return f"{'…' if start else ''}{cut}{'…' if start + _PASSAGE < len(line) else ''}"
