"""All reads of the chat; `…_for(…)` are the only queries that scope conversations to a user."""

from math import ceil
from uuid import UUID

from django.core.cache import cache
from django.db.models import Avg, Exists, F, OuterRef, Q, QuerySet, Subquery

from duxi.accounts.models import User
from duxi.chat import hours
from duxi.chat.limits import GONE_AFTER, PAGE, SEEN_WITHIN
from duxi.chat.models import (
    AgentPresence,
    Attachment,
    AttachmentStatus,
    Conversation,
    ConversationStatus,
    Message,
    Presence,
    Sender,
    Visitor,
    VisitorBlock,
)
from duxi.chat.peers import MAY_ANSWER, Peer
from duxi.chat.schemas import ChatQueuePlace
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param
from duxi.core.errors import Forbidden, NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec

HISTORY = ListSpec(
    filters={"status": Filter("status"), "created_at": DayFilter("created_at")},
    sorts={"created_at": "created_at", "last_message_at": "last_message_at"},
    default_sort="created_at|desc",
    page_size=10,
)

DEFAULT_HANDLING = 300
_RECENT = 20
_LONGEST_HANDLING = 1800
_HANDLING_KEY = "chat.handling-seconds"
_HANDLING_SECONDS = 30
_MOST_ANNOUNCED = 200


def _with_relations(conversations: QuerySet[Conversation]) -> QuerySet[Conversation]:
    related = conversations.select_related("visitor", "assignee", "team", "feedback")
    return related.prefetch_related("tags")


def conversations_of(visitor: Visitor) -> QuerySet[Conversation]:
    """A visitor's own conversations."""
    return _with_relations(Conversation.objects.filter(visitor=visitor))


def conversations_for_user(user: User) -> QuerySet[Conversation]:
    """A signed-in user's conversations, from any device."""
    return _with_relations(Conversation.objects.filter(visitor__user=user))


def conversations_for_agent(agent: User) -> QuerySet[Conversation]:
    """The conversations that an agent may see; raises `Forbidden` for everybody else."""
    _refuse_others(agent)
    return _with_relations(Conversation.objects.all())


def _refuse_others(agent: User) -> None:
    if not agent.has_perm(MAY_ANSWER):
        raise Forbidden


def conversations_for(peer: Peer) -> QuerySet[Conversation]:
    """The conversations that this connection may see."""
    if peer.is_agent:
        return conversations_for_agent(peer.as_agent())
    return conversations_of(peer.as_visitor())


_OF_UUID = Compiled(lambda: Conversation.objects.filter(uuid=param("uuid")))


def plain_conversation_for(peer: Peer, uuid: UUID) -> Conversation:
    """The same row without relations, for locking it next; raises `NotFound`."""
    if peer.is_agent:
        _refuse_others(peer.as_agent())
    found = _OF_UUID.first(uuid=uuid)
    if found is None or not (peer.is_agent or found.visitor_id == peer.as_visitor().pk):
        raise NotFound
    return found


def conversation_for(peer: Peer, uuid: UUID) -> Conversation:
    """One of them; raises `NotFound` for missing ones and other users' alike."""
    found = conversations_for(peer).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def active_conversation_of(visitor: Visitor) -> Conversation | None:
    """The conversation that has not ended."""
    return conversations_of(visitor).filter(ended_at=None).first()


def _messages(conversation: Conversation) -> QuerySet[Message]:
    found = Message.objects.filter(conversation=conversation)
    return found.select_related("conversation", "attachment").order_by("sequence")


def messages_after(conversation: Conversation, sequence: int) -> list[Message]:
    """At most one page of messages after a number, in order."""
    return list(_messages(conversation).filter(sequence__gt=sequence)[: 4 * PAGE])


def messages_before(conversation: Conversation, sequence: int | None) -> list[Message]:
    """One page of messages before a number, in order; by default the newest."""
    found = _messages(conversation).order_by("-sequence")
    if sequence is not None:
        found = found.filter(sequence__lt=sequence)
    return list(found[:PAGE])[::-1]


def attachment_for(peer: Peer, uuid: UUID) -> Attachment:
    """An upload that this side started; raises `NotFound`."""
    own = Q(uploaded_by=peer.user, sender="agent") if peer.is_agent else Q(sender="visitor")
    found = (
        Attachment.objects.select_related("conversation__visitor")
        .filter(own, uuid=uuid, conversation__in=conversations_for(peer).values("pk"))
        .first()
    )
    if found is None:
        raise NotFound
    return found


def is_blocked(visitor: Visitor | None, address_hash: str) -> bool:
    """Whether the visitor is blocked now."""
    who = Q(visitor=visitor) if visitor else Q(pk=None)
    if address_hash and (visitor is None or visitor.user_id is None):
        who |= Q(address_hash=address_hash)
    return VisitorBlock.objects.filter(who, until__gt=now()).exists()


def agents_online() -> QuerySet[AgentPresence]:
    """Agents who are online now."""
    return _employed().filter(status=Presence.ONLINE, last_seen_at__gt=now() - SEEN_WITHIN)


def agents_at_work() -> QuerySet[AgentPresence]:
    """Agents who handle their conversations, including those on a break."""
    on_duty = _employed().exclude(status=Presence.OFFLINE)
    return on_duty.filter(last_seen_at__gt=now() - GONE_AFTER)


def _employed() -> QuerySet[AgentPresence]:
    return AgentPresence.objects.filter(user__is_active=True, user__is_staff=True)


def is_at_work(agent: User) -> bool:
    """Whether this agent handles their conversations."""
    return agents_at_work().filter(user=agent).exists()


def waiting_in_vain() -> QuerySet[Conversation]:
    """Visitors who wait for an absent agent."""
    waiting = Conversation.objects.filter(status=ConversationStatus.OPEN, waiting_since__isnull=False)
    return waiting.exclude(assignee__in=agents_at_work().values("user"))


def last_agent_of(conversation: Conversation) -> User | None:
    """The assigned agent, or the one who replied last."""
    if conversation.assignee is not None:
        return conversation.assignee
    answers = Message.objects.filter(conversation=conversation, sender=Sender.AGENT)
    latest = answers.select_related("author").order_by("-sequence").first()
    return latest.author if latest else None


def queued() -> QuerySet[Conversation]:
    """The queue in the order in which it is answered."""
    waiting = Conversation.objects.filter(status=ConversationStatus.QUEUED)
    return waiting.order_by("-priority", "queued_at", "pk")


def places() -> list[tuple[Conversation, ChatQueuePlace]]:
    """The queue with everybody's place and estimated waiting time."""
    seconds = _seconds_each()
    return [
        (
            one,
            ChatQueuePlace(
                conversation_uuid=one.uuid, position=place, estimate_seconds=_estimate(place, seconds)
            ),
        )
        for place, one in enumerate(queued().select_related("visitor")[:_MOST_ANNOUNCED], start=1)
    ]


def place_of(conversation: Conversation) -> ChatQueuePlace | None:
    """One conversation's place; None if it is not waiting."""
    if conversation.status != ConversationStatus.QUEUED:
        return None
    before = Q(priority__gt=conversation.priority) | Q(
        priority=conversation.priority, queued_at__lt=conversation.queued_at
    )
    position = queued().filter(before).count() + 1
    return ChatQueuePlace(
        conversation_uuid=conversation.uuid,
        position=position,
        estimate_seconds=_estimate(position, _seconds_each()),
    )


def _seconds_each() -> float | None:
    """The estimated time per place of the queue; None while no agent is available."""
    online = agents_online().count() if hours.is_open() else 0
    return handling_seconds() / online if online else None


def _estimate(position: int, seconds: float | None) -> int | None:
    """Rounded up to half minutes, because more precision would be misleading."""
    return None if seconds is None else 30 * ceil(position * seconds / 30)


def handling_seconds() -> float:
    """The agents' mean handling time of recent conversations."""
    known: float | None = cache.get(_HANDLING_KEY)
    if known is None:
        done = Conversation.objects.filter(claimed_at__isnull=False, resolved_at__gt=F("claimed_at"))
        recent = done.order_by("-resolved_at").values("pk")[:_RECENT]
        average = Conversation.objects.filter(pk__in=recent).aggregate(
            took=Avg(F("resolved_at") - F("claimed_at"))
        )["took"]
        known = min(_LONGEST_HANDLING, average.total_seconds()) if average else DEFAULT_HANDLING
        cache.set(_HANDLING_KEY, known, _HANDLING_SECONDS)
    return float(known)


def with_unread_count(conversations: QuerySet[Conversation]) -> QuerySet[Conversation]:
    """Adds `unread_count`: the visitor's messages that no agent has read; the bot's do not count."""
    visitors = Message.objects.filter(sender=Sender.VISITOR)
    unread = visitors.filter(conversation=OuterRef("pk"), sequence__gt=OuterRef("agent_read"))
    return conversations.annotate(unread_count=count_of(unread, "conversation"))


def unread_by_agents(conversation: Conversation) -> int:
    """The same for one conversation."""
    known: int | None = getattr(conversation, "unread_count", None)
    if known is not None:
        return known
    said = Message.objects.filter(conversation=conversation, sender=Sender.VISITOR)
    return said.filter(sequence__gt=conversation.agent_read).count()


def agents() -> QuerySet[User]:
    """Everybody who may answer visitors."""
    answering = User.objects.filter(is_active=True, is_staff=True)
    by_group = Q(groups__permissions__codename="answer_conversation")
    by_person = Q(user_permissions__codename="answer_conversation")
    return answering.filter(by_group | by_person).distinct().order_by("fullname")


def with_words(conversations: QuerySet[Conversation], words: str) -> QuerySet[Conversation]:
    """Conversations whose messages, visitor name or e-mail contain these words; `matched_text` is the newest
    match.
    """
    said = Message.objects.filter(conversation=OuterRef("pk"), content__icontains=words)
    newest = said.order_by("-sequence").values("content")[:1]
    return conversations.annotate(matched_text=Subquery(newest)).filter(
        Exists(said) | Q(visitor__fullname__icontains=words) | Q(visitor__email__icontains=words)
    )


def stored_attachment(uuid: UUID) -> Attachment | None:
    """A picture that is ready, whoever sent it: the signature of its address is checked before."""
    return Attachment.objects.filter(uuid=uuid, status=AttachmentStatus.READY).first()
