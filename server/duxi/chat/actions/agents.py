"""Agents' actions other than replying: take over, transfer, snooze, resolve, tag, note."""

import re
from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.chat.actions.conversations import close
from duxi.chat.actions.messages import check_handler
from duxi.chat.actions.queue import announce_queue, assign_automatically, assign_soon, note_at_work
from duxi.chat.errors import AgentAway, ConversationOver, NotAnAgent
from duxi.chat.models import (
    Conversation,
    ConversationNote,
    ConversationStatus,
    ConversationTag,
    Priority,
    Team,
)
from duxi.chat.news import publish_conversation, publish_to_agent, publish_to_watchers
from duxi.chat.queries import agents, is_at_work
from duxi.chat.server_events import ChatMentionNews, ChatNoteNews
from duxi.chat.storing import lock_conversation, note_system, record
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected

MOST_TAGS = 10
_MENTION = re.compile(r"@([\w.+-]+)")


class NotResting(Rejected):
    """Only a resolved or snoozed conversation can be reopened."""

    message = _("Percakapan ini tidak sedang ditunda atau selesai.")


class InThePast(Invalid):
    """The reminder is in the past."""

    message = _("Pilih waktu yang akan datang.")


@transaction.atomic
def take_over(*, agent: User, conversation: Conversation) -> Conversation:
    """Take a conversation from another agent, who is notified."""
    conversation = _running(conversation)
    former = conversation.assignee
    if former == agent:
        return conversation
    _give(conversation, agent)
    note_at_work(agent)
    note_system(conversation, f"{agent.fullname} melanjutkan percakapan.")
    record(conversation, "taken_over", agent, former=former.pk if former else None)
    publish_conversation(conversation)
    announce_queue()
    return conversation


@transaction.atomic
def transfer(
    *, agent: User, conversation: Conversation, to_agent_id: int | None, to_team_id: int | None
) -> Conversation:
    """Hand an own (or unassigned) conversation to an agent at work, or back into the queue of a team."""
    conversation = _running(conversation)
    if conversation.assignee is not None:
        check_handler(conversation, agent)
    if to_agent_id is not None:
        _transfer_to_agent(conversation, agent, to_agent_id)
    else:
        _transfer_to_team(conversation, agent, to_team_id)
    publish_conversation(conversation)
    announce_queue()
    return conversation


def _transfer_to_agent(conversation: Conversation, agent: User, pk: int) -> None:
    chosen = agents().filter(pk=pk).first()
    if chosen is None:
        raise NotAnAgent(errors={"agent_id": [str(NotAnAgent.message)]})
    if not is_at_work(chosen):
        raise AgentAway(chosen.fullname)
    _give(conversation, chosen)
    note_system(conversation, f"Percakapan diteruskan kepada {chosen.fullname}.")
    record(conversation, "transferred", agent, to=chosen.pk)


def _transfer_to_team(conversation: Conversation, agent: User, pk: int | None) -> None:
    team = Team.objects.filter(pk=pk).first() if pk is not None else None
    if pk is not None and team is None:
        raise NotAnAgent(errors={"team_id": [str(NotAnAgent.message)]})
    conversation.team, conversation.assignee = team, None
    conversation.status = ConversationStatus.QUEUED
    conversation.queued_at = conversation.queued_at or now()
    conversation.save()
    name = f"tim {team.name}" if team else "antrean"
    note_system(conversation, f"Percakapan diteruskan ke {name}.")
    record(conversation, "transferred", agent, team=team.pk if team else None)
    assign_automatically(conversation, but=agent)


def _give(conversation: Conversation, agent: User) -> None:
    conversation.assignee = agent
    conversation.status = ConversationStatus.OPEN
    conversation.claimed_at = conversation.claimed_at or now()
    conversation.snoozed_until = conversation.resolved_at = None
    conversation.bot_state = {}
    conversation.save()


def _running(conversation: Conversation) -> Conversation:
    found = lock_conversation(conversation.pk)
    if found.ended_at is not None:
        raise ConversationOver
    return found


@transaction.atomic
def resolve(*, agent: User, conversation: Conversation) -> Conversation:
    """Resolve a conversation; the visitor may rate it, or write again, which starts anew with the bot."""
    conversation = _running(conversation)
    check_handler(conversation, agent)
    if conversation.status == ConversationStatus.RESOLVED:
        return conversation
    conversation.status = ConversationStatus.RESOLVED
    conversation.resolved_at = now()
    conversation.snoozed_until = conversation.waiting_since = None
    note_system(conversation, f"{agent.fullname} menandai percakapan ini selesai.")
    record(conversation, "resolved", agent)
    publish_conversation(conversation)
    assign_soon()
    return conversation


@transaction.atomic
def snooze(*, agent: User, conversation: Conversation, until: datetime) -> Conversation:
    """Snooze a conversation until a time, or until the visitor writes."""
    if until <= now():
        raise InThePast(errors={"until": [str(InThePast.message)]})
    conversation = _running(conversation)
    check_handler(conversation, agent)
    conversation.status = ConversationStatus.SNOOZED
    conversation.snoozed_until = until
    conversation.save()
    record(conversation, "snoozed", agent, until=until.isoformat())
    publish_conversation(conversation)
    assign_soon()
    return conversation


@transaction.atomic
def reopen(*, agent: User | None, conversation: Conversation) -> Conversation:
    """Reopen a snoozed or resolved conversation; raises `NotResting`."""
    conversation = _running(conversation)
    if conversation.status not in (ConversationStatus.RESOLVED, ConversationStatus.SNOOZED):
        raise NotResting
    if agent is not None and conversation.assignee_id != agent.pk:
        _give(conversation, agent)
    conversation.status = ConversationStatus.OPEN
    conversation.snoozed_until = conversation.resolved_at = None
    conversation.save()
    record(conversation, "reopened", agent)
    publish_conversation(conversation)
    return conversation


def wake_snoozed() -> int:
    """Reopen conversations whose snooze is over; returns how many."""
    due = Conversation.objects.filter(status=ConversationStatus.SNOOZED, snoozed_until__lte=now())
    woken = 0
    for conversation in due:
        try:
            reopen(agent=None, conversation=conversation)
            woken += 1
        except Rejected:
            continue
    return woken


@transaction.atomic
def set_priority(*, agent: User, conversation: Conversation, priority: Priority) -> Conversation:
    """Set the priority, by which the queue is ordered."""
    conversation = _running(conversation)
    conversation.priority = priority
    conversation.save(update_fields=["priority"])
    record(conversation, "priority", agent, priority=int(priority))
    publish_conversation(conversation)
    announce_queue()
    return conversation


@transaction.atomic
def set_tags(*, agent: User, conversation: Conversation, names: list[str]) -> Conversation:
    """Replace the tags; unknown ones are refused, because staff define them."""
    conversation = lock_conversation(conversation.pk)
    tags = list(ConversationTag.objects.filter(name__in=names))
    unknown = sorted(set(names) - {tag.name for tag in tags})
    if unknown or len(tags) > MOST_TAGS:
        sentence = str(_("Tag tidak dikenal: {names}.")).format(names=", ".join(unknown))
        raise Invalid(sentence, errors={"tags": [sentence]})
    conversation.tags.set(tags)
    record(conversation, "tags", agent, tags=sorted(tag.name for tag in tags))
    publish_conversation(conversation)
    return conversation


@transaction.atomic
def add_note(*, agent: User, conversation: Conversation, content: str) -> ConversationNote:
    """Add an internal note; agents mentioned by `@username` are notified."""
    note = ConversationNote.objects.create(
        conversation=conversation,
        author=agent,
        content=content.strip(),
        after_sequence=conversation.last_sequence,
        created_at=now(),
    )
    named = list(_mentioned(content))
    note.mentions.set(named)
    transaction.on_commit(lambda: _publish_note(note, agent, named))
    return note


def _mentioned(content: str) -> QuerySet[User]:
    return agents().filter(username__in=_MENTION.findall(content))


def _publish_note(note: ConversationNote, author: User, named: list[User]) -> None:
    publish_to_watchers(note.conversation, "note", ChatNoteNews(conversation_uuid=note.conversation.uuid))
    for agent in named:
        news = ChatMentionNews(
            conversation_uuid=note.conversation.uuid, author=author.fullname, content=note.content[:200]
        )
        publish_to_agent(agent.pk, "mention", news)


@transaction.atomic
def close_for_good(*, agent: User, conversation: Conversation, sentence: str) -> Conversation:
    """Close a conversation from our side, for example a blocked visitor's."""
    conversation = lock_conversation(conversation.pk)
    if conversation.ended_at is None:
        close(conversation, sentence)
        record(conversation, "closed", agent)
    return conversation
