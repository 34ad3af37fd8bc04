"""Closing abandoned conversations and deleting old ones."""

from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Q

from duxi.chat import files
from duxi.chat.actions.conversations import close
from duxi.chat.limits import ABANDONED_AFTER, REOPENS_WITHIN
from duxi.chat.models import (
    ChatToken,
    Conversation,
    ConversationStatus,
    Message,
    Visitor,
    VisitorBlock,
)
from duxi.chat.storing import lock_conversation, record
from duxi.core.clock import now

_BATCH = 500


def close_forgotten() -> int:
    """Close conversations resolved a day ago, and bot chats that were not continued."""
    resolved = Q(status=ConversationStatus.RESOLVED, resolved_at__lt=now() - REOPENS_WITHIN)
    with_bot = Q(status=ConversationStatus.BOT, last_message_at__lt=now() - ABANDONED_AFTER)
    closed = 0
    for pk in Conversation.objects.filter(resolved | with_bot).values_list("pk", flat=True)[:_BATCH]:
        with transaction.atomic():
            conversation = lock_conversation(pk)
            if conversation.status in (ConversationStatus.RESOLVED, ConversationStatus.BOT):
                close(conversation, "Sesi chat Si Duxi telah berakhir")
                record(conversation, "timed_out")
                closed += 1
    return closed


def delete_old() -> int:
    """Delete conversations older than the retention setting, with their files."""
    before = now() - timedelta(days=settings.CHAT_RETENTION_DAYS)
    old = Conversation.objects.filter(ended_at__lt=before)
    count = 0
    for conversation in old[:_BATCH]:
        delete(conversation)
        count += 1
    ChatToken.objects.filter(expires_at__lt=now()).delete()
    VisitorBlock.objects.filter(until__lt=before).delete()
    strangers = Visitor.objects.filter(user=None, created_at__lt=before)
    strangers.filter(conversations=None, blocks=None).delete()
    return count


@transaction.atomic
def delete(conversation: Conversation) -> None:
    """Delete a conversation with everything that belongs to it, files first."""
    for attachment in conversation.attachments.all():
        files.remove(attachment)
    Message.objects.filter(conversation=conversation).delete()
    conversation.delete()
