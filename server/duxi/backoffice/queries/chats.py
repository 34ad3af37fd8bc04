"""Queries of the agents' console."""

from typing import Any
from uuid import UUID

from django.db.models import Count, Q

from duxi.accounts.models import User
from duxi.chat.inbox import RUNNING
from duxi.chat.limits import DEFAULT_CAPACITY
from duxi.chat.models import (
    AgentPresence,
    Conversation,
    ConversationTag,
    Presence,
    Team,
    VisitorBlock,
)
from duxi.chat.queries import agents, agents_at_work, conversations_for_agent, messages_before, place_of
from duxi.chat.rows import agent_row, message_row
from duxi.core.clock import local, now
from duxi.core.errors import NotFound


def chat_for(agent: User, uuid: UUID) -> Conversation:
    """A conversation visible to the agent; raises `NotFound`."""
    found = conversations_for_agent(agent).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def chat_page(agent: User, uuid: UUID) -> dict[str, Any]:
    """The conversation with everything that its page shows."""
    conversation = chat_for(agent, uuid)
    messages = messages_before(conversation, None)
    place = place_of(conversation)
    return {
        "conversation": agent_row(conversation, place.position if place else None),
        "messages": [message_row(one, viewer=agent) for one in messages],
        "has_more": bool(messages) and messages[0].sequence > 1,
        "notes": notes_of(conversation),
        "events": _events(conversation),
        "is_blocked": VisitorBlock.objects.filter(visitor=conversation.visitor, until__gt=now()).exists(),
    }


def notes_of(conversation: Conversation) -> list[dict[str, Any]]:
    """Internal notes of agents."""
    return [
        {
            "id": note.pk,
            "author": note.author.fullname if note.author else "Agen",
            "content": note.content,
            "after_sequence": note.after_sequence,
            "created_at": local(note.created_at),
        }
        for note in conversation.notes.select_related("author")
    ]


def _events(conversation: Conversation) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind, "actor": event.actor.fullname if event.actor else None, "at": local(event.at)}
        for event in conversation.events.select_related("actor").order_by("at", "pk")
    ]


def choices() -> dict[str, Any]:
    """Options for agents, teams and tags."""
    statuses = dict(agents_at_work().values_list("user_id", "status"))
    running = Count("chat_conversations", filter=Q(chat_conversations__status__in=RUNNING), distinct=True)
    return {
        "agents": [
            {
                "id": agent.pk,
                "uuid": agent.uuid,
                "fullname": agent.fullname,
                "username": agent.username,
                "status": statuses.get(agent.pk, Presence.OFFLINE),
                "open_count": agent.open_count,
            }
            for agent in agents().annotate(open_count=running)
        ],
        "teams": list(Team.objects.values("id", "name")),
        "tags": list(ConversationTag.objects.values_list("name", flat=True)),
    }


def presence_of(agent: User) -> dict[str, Any]:
    """The agent's own status."""
    found = AgentPresence.objects.filter(user=agent).first()
    return {
        "status": found.status if found else Presence.OFFLINE,
        "capacity": found.capacity if found else DEFAULT_CAPACITY,
        "auto_assign": found.auto_assign if found else False,
    }
