"""When agents are there, and how many conversations they take."""

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
    """The agent's socket is alive."""
    AgentPresence.objects.update_or_create(user=agent, defaults={"last_seen_at": now()})


class PresenceChange(TypedDict, total=False):
    """What an agent says anew; the rest stays as it is."""

    status: Presence
    capacity: int
    auto_assign: bool


def set_presence(*, agent: User, change: PresenceChange) -> None:
    """What an agent says about themselves; who goes off duty leaves nobody waiting."""
    with transaction.atomic():
        AgentPresence.objects.update_or_create(user=agent, defaults={**change, "last_seen_at": now()})
        announce_queue()
        assign_soon()
    if change.get("status") == Presence.OFFLINE:
        return_waiting_of(agent)


@dataclass(frozen=True)
class Duties:
    """How many conversations an agent takes, and whether the queue comes by itself."""

    capacity: int = DEFAULT_CAPACITY
    auto_assign: bool = False


@transaction.atomic
def set_duties(*, agent: User, before: Duties, after: Duties, team_ids: list[int]) -> None:
    """What staff decide about an agent: `before` is what they saw.

    Raises `Invalid` for a team that is gone, and `Stale` where somebody else has decided meanwhile.
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
