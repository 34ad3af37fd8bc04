"""Absent agents: their conversations return to the queue, so that no visitor waits for them."""

from django.db import transaction
from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.chat import hours
from duxi.chat.actions.queue import announce_queue, assign_automatically, away_message, place_in_words
from duxi.chat.models import Conversation, ConversationStatus
from duxi.chat.news import publish_conversation
from duxi.chat.queries import waiting_in_vain
from duxi.chat.storing import lock_conversation, note_system, record, say
from duxi.core.clock import now


def return_to_queue(conversation: Conversation) -> None:
    """Take a locked conversation from its agent and queue it for the next free one.

    Its place depends on how long the visitor has already waited.
    """
    former = conversation.assignee
    conversation.assignee = None
    conversation.status = ConversationStatus.QUEUED
    conversation.queued_at = conversation.waiting_since or now()
    conversation.bot_state = {}
    note_system(conversation, "Agen sedang tidak di tempat. Percakapan kembali ke antrean.")
    record(conversation, "returned", former=former.pk if former else None)
    if not assign_automatically(conversation, but=former):
        _tell_place(conversation)
        announce_queue()
    publish_conversation(conversation)


def _tell_place(conversation: Conversation) -> None:
    number = place_in_words(conversation)
    if hours.is_open():
        say(conversation, f"{number}. Agen berikutnya melanjutkan percakapan ini di sini.")
    else:
        say(conversation, f"{number}. {away_message()}")


def return_waiting() -> int:
    """Return the conversations of visitors who wait for an absent agent; returns how many."""
    return _return(waiting_in_vain())


def return_waiting_of(agent: User) -> int:
    """Return conversations that wait for an agent who goes off duty; the others follow when their visitor
    writes.
    """
    return _return(_running_of(agent).filter(waiting_since__isnull=False))


def release_of(agent: User) -> int:
    """Return all of an agent's running conversations; returns how many."""
    return _return(_running_of(agent))


def _running_of(agent: User) -> QuerySet[Conversation]:
    return Conversation.objects.filter(assignee=agent, status=ConversationStatus.OPEN)


def _return(found: QuerySet[Conversation]) -> int:
    return sum(_return_one(pk, found) for pk in list(found.order_by("pk").values_list("pk", flat=True)))


@transaction.atomic
def _return_one(pk: int, still: QuerySet[Conversation]) -> bool:
    """One transaction each; a conversation that was answered or taken meanwhile stays."""
    conversation = lock_conversation(pk)
    if not still.filter(pk=pk).exists():
        return False
    return_to_queue(conversation)
    return True
