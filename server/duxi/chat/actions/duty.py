"""Agents' presence and capacity."""

from dataclasses import asdict, dataclass
from typing import TypedDict

from django.db import transaction
from django.utils.translation import gettext

from duxi.accounts.models import User
from duxi.chat.actions.absence import return_waiting_of
from duxi.chat.actions.queue import announce_queue, assign_soon
from duxi.chat.limits import DEFAULT_CAPACITY
from duxi.chat.models import AgentPresence, Presence, Team
from duxi.core.clock import now
from duxi.core.errors import Invalid, Stale


def note_agent_seen(agent: User) -> None:
    """Record that the agent's socket is alive."""
    AgentPresence.objects.update_or_create(user=agent, defaults={"last_seen_at": now()})


class PresenceChange(TypedDict, total=False):
    """The fields that an agent changes; None leaves a field unchanged."""

    status: Presence
    capacity: int
    auto_assign: bool


def set_presence(*, agent: User, change: PresenceChange) -> None:
    """Set an agent's presence; going off duty returns waiting visitors to the queue."""
    with transaction.atomic():
        AgentPresence.objects.update_or_create(user=agent, defaults={**change, "last_seen_at": now()})
        announce_queue()
        assign_soon()
    if change.get("status") == Presence.OFFLINE:
        return_waiting_of(agent)


@dataclass(frozen=True)
class Duties:
    """How many conversations an agent handles, and whether they are assigned automatically."""

    capacity: int = DEFAULT_CAPACITY
    auto_assign: bool = False


@transaction.atomic
def set_duties(*, agent: User, before: Duties, after: Duties, team_ids: list[int]) -> None:
    """Set an agent's duties as staff; `before` is the state that they saw.

    Raises `Invalid` for a team that no longer exists, and `Stale` when another user changed the duties
    meanwhile.
    """
    teams = list(Team.objects.filter(pk__in=team_ids))
    if len(teams) != len(set(team_ids)):
        raise Invalid(errors={"teams": [gettext("Tim ini tidak ada lagi.")]})
    AgentPresence.objects.get_or_create(user=agent)
    if not _change_duties(agent, before, after):
        raise Stale
    agent.chat_teams.set(teams)
    announce_queue()
    assign_soon()


def _change_duties(agent: User, before: Duties, after: Duties) -> bool:
    unchanged = AgentPresence.objects.filter(user=agent, **asdict(before))
    return bool(unchanged.update(**asdict(after)))
