"""The queue of those who wait for a human: handing over, claiming, automatic assignment."""

from django.db import transaction
from django.db.models import Count, Q

from duxi.accounts.models import User
from duxi.chat import hours
from duxi.chat.errors import AlreadyClaimed, ConversationOver
from duxi.chat.models import AgentPresence, Conversation, ConversationStatus, Team
from duxi.chat.news import publish_conversation, publish_place
from duxi.chat.queries import agents_online, places
from duxi.chat.storing import lock_conversation, note_system, record, say
from duxi.core.clock import local, now
from duxi.core.errors import NotFound

CLAIMABLE = (ConversationStatus.QUEUED, ConversationStatus.BOT)


def hand_over(conversation: Conversation, reason: str) -> None:
    """Bring a locked conversation to the humans; until one takes it, the bot goes on answering."""
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
    """When agents are there, and where their answer comes outside of these hours."""
    back = hours.opens_next()
    when = (
        f" Kami kembali {hours.day_name(local(back).date())} pukul {local(back):%H.%M} WIB." if back else ""
    )
    return (
        f"Tim kami sedang tidak bertugas. Jam layanan: {hours.described()}.{when} "
        "Pesan Anda sudah kami simpan dan akan dibalas di sini."
    )


def announce_queue() -> None:
    """Send everybody who waits their position, once the transaction commits."""
    transaction.on_commit(_publish_places)


def _publish_places() -> None:
    for conversation, place in places():
        publish_place(conversation, place)


def claim(*, agent: User, conversation: Conversation) -> Conversation:
    """Take a conversation: of all who try at once exactly one gets it; the others hear who.

    Raises `AlreadyClaimed`, `ConversationOver` or `NotFound`.
    """
    with transaction.atomic():
        if not _take(conversation.pk, agent):
            raise _why_not(conversation.pk)
        taken = lock_conversation(conversation.pk)
        _begin(taken, agent, "claimed")
    return taken


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
    """`conversation` is locked and its agent's."""
    note_system(conversation, f"{agent.fullname} bergabung dalam percakapan.")
    record(conversation, kind, agent)
    publish_conversation(conversation)
    announce_queue()


def assign_automatically(conversation: Conversation, *, but: User | None = None) -> bool:
    """Give a locked, queued conversation to the least busy agent who takes what comes, if there is one.

    A team's conversation goes to its members alone; `but` is who has just handed it on. The agent's row is
    locked, so that two conversations never exceed one capacity.
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
    locked_rows = list(candidates.order_by("pk").select_for_update(of=("self",)).select_related("user"))
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


@transaction.atomic
def assign_waiting() -> int:
    """Give what waits to agents who have become free; returns how many."""
    given = 0
    waiting = Conversation.objects.filter(status=ConversationStatus.QUEUED)
    for pk in waiting.order_by("-priority", "queued_at").values_list("pk", flat=True)[:50]:
        conversation = lock_conversation(pk)
        if conversation.status != ConversationStatus.QUEUED:
            continue
        if not assign_automatically(conversation):
            continue
        given += 1
    return given


def reopen_by_visitor(conversation: Conversation) -> None:
    """A new message wakes a locked conversation that rests: back to its agent, or into the queue."""
    record(conversation, "reopened", was=conversation.status)
    conversation.snoozed_until = conversation.resolved_at = None
    conversation.waiting_since = now()
    if conversation.assignee is not None:
        conversation.status = ConversationStatus.OPEN
    else:
        conversation.status = ConversationStatus.QUEUED
        conversation.queued_at = now()
        announce_queue()
    conversation.save()
