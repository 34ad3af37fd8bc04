"""The tabs of the agents' inbox."""

from typing import Literal

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.chat.models import Conversation, ConversationStatus
from duxi.chat.queries import conversations_for_agent

Tab = Literal["mine", "unassigned", "all", "resolved"]
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
    """The number of running conversations in each tab."""
    return {tab: inbox(agent, tab).count() for tab in ("mine", "unassigned", "all")}
