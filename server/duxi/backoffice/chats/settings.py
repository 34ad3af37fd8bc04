"""Chat settings: canned replies, opening hours, handover words and tags."""

from datetime import date, time
from typing import Annotated, Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Q, QuerySet
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from pydantic import AfterValidator, Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import ManagedIn, ManagedOut
from duxi.backoffice.sidebar import Line
from duxi.chat.models import BusinessHours, CannedReply, ClosedDay, ConversationTag, HandoverWord, Team
from duxi.chat.queries import agents
from duxi.core.errors import Invalid
from duxi.core.forms import Id
from duxi.core.lists import Filter, ListSpec

AGENTS = ("Staff", "Agent")


def _on_our_clock(wall: time) -> time:
    if wall.tzinfo is not None:
        raise ValueError(wall)
    return wall


WallTime = Annotated[time, AfterValidator(_on_our_clock)]


class CannedReplyOut(ManagedOut):
    shortcut: str
    title: str
    content: str


class CannedReplyIn(ManagedIn):
    shortcut: Annotated[str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=30)]
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]
    content: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]


class BusinessHoursOut(ManagedOut):
    weekday: int
    opens: time
    closes: time


class BusinessHoursIn(ManagedIn):
    weekday: Annotated[int, Field(ge=0, le=6)]
    opens: WallTime
    closes: WallTime


class ClosedDayOut(ManagedOut):
    date: date
    name: str


class ClosedDayIn(ManagedIn):
    date: date
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]


class HandoverWordOut(ManagedOut):
    word: str


class HandoverWordIn(ManagedIn):
    word: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=60)]


class ChatTeamOut(ManagedOut):
    """A team; `members` are ids of agents."""

    name: str
    members: list[int]
    member_names: list[str]

    @staticmethod
    def resolve_members(row: Any) -> list[int]:
        return list(row.member_ids)


class ChatTeamIn(ManagedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    members: Annotated[list[Id], Field(max_length=200)] = Field(default_factory=list)


class ChatTagOut(ManagedOut):
    name: str


class ChatTagIn(ManagedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]


def _listing(default: str, *fields: str, searched: str) -> ListSpec:
    """A short list, searched by one column and sorted by any."""
    return ListSpec(
        filters={
            "q": Filter(searched, condition=lambda text: Q(**{f"{searched}__icontains": text})),
            "id": Filter("pk", int),
        },
        sorts={name: name for name in ("id", "updated_at", *fields)},
        default_sort=default,
        page_size=25,
    )


def _canned_replies(user: User) -> QuerySet[CannedReply]:
    return CannedReply.with_deleted.all()


def _business_hours(user: User) -> QuerySet[BusinessHours]:
    return BusinessHours.with_deleted.all()


def _closed_days(user: User) -> QuerySet[ClosedDay]:
    return ClosedDay.with_deleted.all()


def _handover_words(user: User) -> QuerySet[HandoverWord]:
    return HandoverWord.with_deleted.all()


def _chat_tags(user: User) -> QuerySet[ConversationTag]:
    return ConversationTag.with_deleted.all()


def _teams(user: User) -> QuerySet[Team]:
    there = Q(members__isnull=False)
    return Team.with_deleted.annotate(
        member_ids=ArrayAgg("members__pk", distinct=True, filter=there, default=[]),
        member_names=ArrayAgg("members__fullname", distinct=True, filter=there, default=[]),
    )


def _agents_only(values: dict[str, Any]) -> dict[str, Any]:
    """Members of a team must be agents."""
    members = set(values.get("members", ()))
    if agents().filter(pk__in=members).count() != len(members):
        raise Invalid(errors={"members": [gettext("Hanya agen yang dapat menjadi anggota tim.")]})
    return values


def _by_weekday() -> ListSpec:
    return ListSpec(
        filters={"weekday": Filter("weekday", int), "id": Filter("pk", int)},
        sorts={name: name for name in ("id", "updated_at", "weekday", "opens", "closes")},
        default_sort="weekday|asc",
        page_size=25,
        tie_break="opens",
    )


CANNED_REPLIES = declare(
    Resource(
        name="canned-replies",
        model=CannedReply,
        out=CannedReplyOut,
        body=CannedReplyIn,
        rows=_canned_replies,
        groups=AGENTS,
        line=Line("support", _("Balasan cepat"), "review", 30),
        key="shortcut",
        listing=_listing("shortcut|asc", "shortcut", "title", searched="title"),
    )
)
BUSINESS_HOURS = declare(
    Resource(
        name="business-hours",
        model=BusinessHours,
        out=BusinessHoursOut,
        body=BusinessHoursIn,
        rows=_business_hours,
        viewers=("Agent",),
        line=Line("support", _("Jam layanan"), "calendar", 40),
        key="id",
        listing=_by_weekday(),
    )
)
CLOSED_DAYS = declare(
    Resource(
        name="closed-days",
        model=ClosedDay,
        out=ClosedDayOut,
        body=ClosedDayIn,
        rows=_closed_days,
        viewers=("Agent",),
        line=Line("support", _("Hari libur layanan"), "holiday", 50),
        key="date",
        listing=_listing("date|desc", "date", "name", searched="name"),
    )
)
HANDOVER_WORDS = declare(
    Resource(
        name="handover-words",
        model=HandoverWord,
        out=HandoverWordOut,
        body=HandoverWordIn,
        rows=_handover_words,
        groups=AGENTS,
        line=Line("support", _("Kata untuk agen"), "key", 60),
        key="word",
        listing=_listing("word|asc", "word", searched="word"),
    )
)
CHAT_TEAMS = declare(
    Resource(
        name="chat-teams",
        model=Team,
        out=ChatTeamOut,
        body=ChatTeamIn,
        rows=_teams,
        viewers=("Agent",),
        line=Line("support", _("Tim"), "group", 25),
        key="name",
        parts=("members",),
        prepare=_agents_only,
        listing=_listing("name|asc", "name", searched="name"),
    )
)
CHAT_TAGS = declare(
    Resource(
        name="chat-tags",
        model=ConversationTag,
        out=ChatTagOut,
        body=ChatTagIn,
        rows=_chat_tags,
        groups=AGENTS,
        line=Line("support", _("Tag percakapan"), "percent", 70),
        key="name",
        listing=_listing("name|asc", "name", searched="name"),
    )
)
