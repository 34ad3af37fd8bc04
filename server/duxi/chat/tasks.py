"""Jobs of the chat."""

from django.db import transaction

from duxi.chat.actions import absence, agents, cleaning, files, queue
from duxi.chat.bot import engine, model
from duxi.chat.models import ConversationStatus
from duxi.chat.news import publish_conversation
from duxi.chat.storing import lock_conversation


def wake_snoozed() -> int:
    """Reopen conversations whose snooze is over; returns how many."""
    return agents.wake_snoozed()


def assign_waiting() -> int:
    """Assign waiting conversations to agents with free capacity; returns how many."""
    return queue.assign_waiting()


def return_waiting() -> int:
    """Return conversations of absent agents to the queue; returns how many."""
    return absence.return_waiting()


def close_forgotten() -> int:
    """Close abandoned conversations; returns how many."""
    return cleaning.close_forgotten()


def delete_old() -> int:
    """Delete conversations past the retention setting; returns how many."""
    return cleaning.delete_old()


def remove_abandoned_uploads() -> int:
    """Remove uploads that were never sent; returns how many."""
    return files.remove_abandoned()


def answer_by_model(pk: int, sequence: int, question: str, passages: list[dict[str, str]]) -> bool:
    """Let the language model answer, unless the visitor wrote again or an agent took over meanwhile."""
    text = model.ask(question, passages)
    with transaction.atomic():
        conversation = lock_conversation(pk)
        is_late = conversation.last_sequence != sequence
        if is_late or conversation.status != ConversationStatus.BOT:
            return False
        engine.give_words(conversation, text)
        publish_conversation(conversation)
    return text is not None
