"""Agents of the chat with their availability, load and teams."""

from typing import Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Case, Count, F, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce

from duxi.accounts.models import User
from duxi.chat.inbox import RUNNING
from duxi.chat.limits import DEFAULT_CAPACITY, SEEN_WITHIN
from duxi.chat.models import Presence
from duxi.chat.queries import agents
from duxi.core.clock import now
from duxi.core.lists import Filter, ListSpec

AGENTS = ListSpec(
    filters={
        "q": Filter(
            "fullname", condition=lambda text: Q(fullname__icontains=text) | Q(email__icontains=text)
        ),
        "id": Filter("pk", int),
        "status": Filter("status"),
    },
    sorts={name: name for name in ("id", "fullname", "email", "status", "capacity", "open_count")},
    default_sort="fullname|asc",
    page_size=25,
)


def agent_rows() -> QuerySet[User]:
    """All agents; one not seen for a while counts as off duty."""
    is_seen = Q(chat_presence__last_seen_at__gt=now() - SEEN_WITHIN)
    in_team = Q(chat_teams__deleted_at=None, chat_teams__isnull=False)
    running = Q(chat_conversations__status__in=RUNNING)
    return User.objects.filter(pk__in=agents().order_by().values("pk")).annotate(
        status=Case(When(is_seen, then=F("chat_presence__status")), default=Value(Presence.OFFLINE.value)),
        capacity=Coalesce("chat_presence__capacity", Value(DEFAULT_CAPACITY)),
        auto_assign=Coalesce("chat_presence__auto_assign", Value(False)),
        last_seen_at=F("chat_presence__last_seen_at"),
        open_count=Count("chat_conversations", filter=running, distinct=True),
        team_ids=ArrayAgg("chat_teams__pk", distinct=True, filter=in_team, default=[]),
        team_names=ArrayAgg("chat_teams__name", distinct=True, filter=in_team, default=[]),
    )


def agent_out(row: Any) -> dict[str, Any]:
    """One of `agent_rows` as a schema."""
    names = ("id", "fullname", "email", "status", "capacity", "auto_assign", "last_seen_at", "open_count")
    return {
        **{name: getattr(row, name) for name in names},
        "teams": row.team_ids,
        "team_names": row.team_names,
    }
