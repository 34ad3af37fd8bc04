"""The queue for agents: handover, claiming, automatic assignment."""

from django.db import transaction
from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import User
from duxi.chat import hours
from duxi.chat.errors import AlreadyClaimed, ConversationOver
from duxi.chat.models import AgentPresence, Conversation, ConversationStatus, Presence, Team
from duxi.chat.news import publish_conversation, publish_place
from duxi.chat.queries import agents_online, place_of, places
from duxi.chat.storing import lock_conversation, note_system, record, say
from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.core.jobs import enqueue

CLAIMABLE = (ConversationStatus.QUEUED, ConversationStatus.BOT)
ASSIGN = "duxi.chat.tasks.assign_waiting"


def hand_over(conversation: Conversation, reason: str) -> None:
    """Queue a locked conversation for agents; until one takes it, the bot keeps answering."""
    conversation.status = ConversationStatus.QUEUED
    conversation.queued_at = conversation.waiting_since = now()
    conversation.bot_state = {}
    conversation.save()
    record(conversation, "queued", reason=reason)
    if hours.is_open():
        say(
            conversation,
            "Baik, saya sambungkan Anda dengan agen kami. Sambil menunggu, silakan terus bertanya di sini.",
        )
    else:
        say(conversation, away_message())
    assign_automatically(conversation)
    announce_queue()


def away_message() -> str:
    """When agents are available, and where their answer arrives outside of these hours."""
    back = hours.opens_next()
    when = (
        f" Kami kembali {hours.day_name(local(back).date())} pukul {local(back):%H.%M} WIB." if back else ""
    )
    return (
        f"Tim kami sedang tidak bertugas. Jam layanan: {hours.described()}.{when} "
        "Pesan Anda sudah kami simpan dan akan dibalas di sini."
    )


def place_in_words(conversation: Conversation) -> str:
    """The place in the queue as a text."""
    place = place_of(conversation)
    return f"Anda nomor {place.position} dalam antrean" if place else "Anda sudah dalam antrean"


def announce_queue() -> None:
    """Send all waiting visitors their position after the commit."""
    transaction.on_commit(_publish_places)


def _publish_places() -> None:
    for conversation, place in places():
        publish_place(conversation, place)


def claim(*, agent: User, conversation: Conversation) -> Conversation:
    """Claim a conversation: of concurrent callers exactly one gets it, and the others learn who.

    Raises `AlreadyClaimed`, `ConversationOver` or `NotFound`.
    """
    with transaction.atomic():
        if not _take(conversation.pk, agent):
            raise _why_not(conversation.pk)
        taken = lock_conversation(conversation.pk)
        note_at_work(agent)
        _begin(taken, agent, "claimed")
    return taken


def note_at_work(agent: User) -> None:
    """An agent who claims a conversation is at work: off duty becomes a break."""
    presence, _is_new = AgentPresence.objects.update_or_create(user=agent, defaults={"last_seen_at": now()})
    AgentPresence.objects.filter(pk=presence.pk, status=Presence.OFFLINE).update(status=Presence.AWAY)


def _take(pk: int, agent: User) -> bool:
    moment = now()
    free = Conversation.objects.filter(pk=pk, assignee=None, status__in=CLAIMABLE)
    return bool(
        free.update(
            assignee=agent,
            status=ConversationStatus.OPEN,
            claimed_at=moment,
            bot_state={},
        )
    )


def _why_not(pk: int) -> AlreadyClaimed | ConversationOver | NotFound:
    current = Conversation.objects.select_related("assignee").filter(pk=pk).first()
    if current is None:
        return NotFound()
    return AlreadyClaimed(current.assignee.fullname) if current.assignee else ConversationOver()


def _begin(conversation: Conversation, agent: User, kind: str) -> None:
    """Start answering; `conversation` is locked and assigned to the agent."""
    note_system(conversation, f"{agent.fullname} bergabung dalam percakapan.")
    record(conversation, kind, agent)
    publish_conversation(conversation)
    announce_queue()


def assign_automatically(conversation: Conversation, *, but: User | None = None) -> bool:
    """Assign a locked, queued conversation to the least busy agent with automatic assignment, if any.

    A team's conversation is assigned to its members only; `but` is the agent who has just transferred it. The
    agent's row is locked, so that concurrent assignments never exceed the capacity.
    """
    presence = _least_busy(conversation.team_id, but)
    if presence is None:
        return False
    moment = now()
    conversation.assignee = presence.user
    conversation.status = ConversationStatus.OPEN
    conversation.claimed_at = moment
    conversation.save()
    AgentPresence.objects.filter(pk=presence.pk).update(assigned_at=moment)
    _begin(conversation, presence.user, "assigned")
    return True


def _least_busy(team_id: int | None, but: User | None) -> AgentPresence | None:
    candidates = agents_online().filter(auto_assign=True).exclude(user=but)
    if team_id is not None:
        members = Team.members.through.objects.filter(team=team_id)
        candidates = candidates.filter(user__in=members.values("user"))
    locked_rows = _locked(candidates)
    load = dict(
        AgentPresence.objects.filter(pk__in=[one.pk for one in locked_rows])
        .annotate(
            load=Count(
                "user__chat_conversations", filter=Q(user__chat_conversations__status=ConversationStatus.OPEN)
            )
        )
        .values_list("pk", "load")
    )
    free = [one for one in locked_rows if load[one.pk] < one.capacity]
    return min(free, key=lambda one: (load[one.pk], one.assigned_at or one.user.created_at), default=None)


def _locked(candidates: QuerySet[AgentPresence]) -> list[AgentPresence]:
    return list(candidates.order_by("pk").select_for_update(of=("self",)).select_related("user"))


def assign_waiting() -> int:
    """Assign waiting conversations to agents with free capacity; returns how many."""
    waiting = Conversation.objects.filter(status=ConversationStatus.QUEUED)
    found = waiting.order_by("-priority", "queued_at").values_list("pk", flat=True)[:50]
    return sum(_assign_one(pk) for pk in list(found))


@transaction.atomic
def _assign_one(pk: int) -> bool:
    """One transaction each, because two locked conversations could deadlock."""
    conversation = lock_conversation(pk)
    return conversation.status == ConversationStatus.QUEUED and assign_automatically(conversation)


def assign_soon() -> None:
    """An agent has free capacity: assign waiting conversations after the commit."""
    enqueue(ASSIGN)


def reopen_by_visitor(conversation: Conversation) -> None:
    """Reopen a locked, resting conversation after a new message of its visitor.

    A snoozed one returns to its agent or to the queue; a resolved one starts anew with the bot.
    """
    record(conversation, "reopened", was=conversation.status)
    if conversation.status == ConversationStatus.RESOLVED:
        _begin_anew(conversation)
        return
    conversation.snoozed_until = conversation.resolved_at = None
    conversation.waiting_since = now()
    if conversation.assignee is not None:
        conversation.status = ConversationStatus.OPEN
    else:
        conversation.status = ConversationStatus.QUEUED
        conversation.queued_at = now()
        announce_queue()
    conversation.save()


def _begin_anew(conversation: Conversation) -> None:
    conversation.status = ConversationStatus.BOT
    conversation.assignee = conversation.waiting_since = None
    conversation.bot_misses, conversation.bot_state = 0, {}
    note_system(conversation, "Si Duxi kembali membantu Anda.")
