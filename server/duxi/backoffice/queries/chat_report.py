"""Ratings and response times of the chat in a period, computed by PostgreSQL."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from django.db.models import (
    Avg,
    Case,
    Count,
    ExpressionWrapper,
    F,
    FloatField,
    IntegerField,
    Q,
    QuerySet,
    Value,
    When,
)
from django.db.models.functions import TruncDate

from duxi.backoffice.queries.revenue import Period
from duxi.chat.models import Conversation, Feedback
from duxi.core.clock import JAKARTA

_SATISFIED = Q(scale=5, score__gte=4) | Q(scale=3, score=3)
COMMENTS = 50


def _on_five(prefix: str = "") -> Any:
    """A score converted to a scale of five stars."""
    stretched = ExpressionWrapper(F(f"{prefix}score") * 2.0 - 1.0, output_field=FloatField())
    plain = ExpressionWrapper(F(f"{prefix}score") * 1.0, output_field=FloatField())
    return Case(When(**{f"{prefix}scale": 3}, then=stretched), default=plain, output_field=FloatField())


def conversations(period: Period) -> QuerySet[Conversation]:
    """Conversations started in the period."""
    return Conversation.objects.filter(period.of("created_at")).order_by()


def feedbacks(period: Period) -> QuerySet[Feedback]:
    """Ratings given in the period."""
    return Feedback.objects.filter(period.of("created_at"))


_FIRST_REPLY = Avg(F("first_reply_at") - F("queued_at"), filter=Q(first_reply_at__gte=F("queued_at")))
_HANDLING = Avg(F("resolved_at") - F("claimed_at"), filter=Q(resolved_at__gte=F("claimed_at")))


def totals(period: Period) -> dict[str, Any]:
    """Totals of the period."""
    found = conversations(period).aggregate(
        conversations=Count("pk"),
        by_bot=Count("pk", filter=Q(queued_at=None, claimed_at=None)),
        first=_FIRST_REPLY,
        handling=_HANDLING,
    )
    rated = feedbacks(period).aggregate(
        rated=Count("pk"), satisfied=Count("pk", filter=_SATISFIED), average=Avg(_on_five())
    )
    return {
        "conversations": found["conversations"],
        "by_bot": found["by_bot"],
        "handed_over": found["conversations"] - found["by_bot"],
        "rated": rated["rated"],
        "csat": round(100 * rated["satisfied"] / rated["rated"]) if rated["rated"] else None,
        "average": _round(rated["average"]),
        "first_reply_seconds": _seconds(found["first"]),
        "handling_seconds": _seconds(found["handling"]),
    }


def by_day(period: Period) -> list[dict[str, Any]]:
    """Conversations and ratings by the conversation's first day; days without any are zeros."""
    dated = conversations(period).annotate(date=TruncDate("created_at", tzinfo=JAKARTA)).values("date")
    counted = dated.annotate(
        conversations=Count("pk"),
        rated=Count("feedback"),
        average=Avg(_on_five("feedback__")),
        first=_FIRST_REPLY,
        handling=_HANDLING,
    )
    found = {row["date"]: row for row in counted}
    days = (period.first + timedelta(days=number) for number in range(period.days))
    return [_of_day(day, found.get(day, _QUIET)) for day in days]


_QUIET: Mapping[str, Any] = {"conversations": 0, "rated": 0, "average": None, "first": None, "handling": None}


def _of_day(day: date, row: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "date": day,
        "conversations": row["conversations"],
        "rated": row["rated"],
        "average": _round(row["average"]) if row["rated"] else None,
        "first_reply_seconds": _seconds(row["first"]),
        "handling_seconds": _seconds(row["handling"]),
    }


def by_agent(period: Period) -> list[dict[str, Any]]:
    """The same by the conversation's agent."""
    had = conversations(period).filter(assignee__isnull=False)
    named: QuerySet[Any, Any] = had.values(agent=F("assignee__fullname"))
    counted = named.annotate(
        conversations=Count("pk"),
        first=_FIRST_REPLY,
        handling=_HANDLING,
        rated=Count("feedback"),
        average=Avg(_on_five("feedback__"), filter=Q(feedback__isnull=False)),
    )
    return [
        {
            "agent": row["agent"],
            "conversations": row["conversations"],
            "first_reply_seconds": _seconds(row["first"]),
            "handling_seconds": _seconds(row["handling"]),
            "rated": row["rated"],
            "average": _round(row["average"]),
        }
        for row in counted.order_by("-conversations", "agent")
    ]


def ratings(period: Period) -> list[dict[str, int]]:
    """Numbers of ratings by stars of five."""
    stars = feedbacks(period).annotate(
        stars=Case(
            When(scale=3, then=F("score") * Value(2) - Value(1)),
            default=F("score"),
            output_field=IntegerField(),
        )
    )
    counted: QuerySet[Any, Any] = stars.values("stars").annotate(count=Count("pk"))
    found = {row["stars"]: row["count"] for row in counted.order_by()}
    return [{"score": score, "count": found.get(score, 0)} for score in range(5, 0, -1)]


def comments(period: Period) -> list[dict[str, Any]]:
    """The newest ratings with comments."""
    rows = feedbacks(period).select_related("conversation__visitor", "agent").order_by("-created_at")
    return [
        {
            "conversation_uuid": row.conversation.uuid,
            "visitor": row.conversation.visitor.fullname,
            "agent": row.agent.fullname if row.agent else None,
            "score": row.score,
            "scale": row.scale,
            "message": row.message,
            "created_at": row.created_at,
        }
        for row in rows[:COMMENTS]
    ]


def _seconds(took: Any) -> int | None:
    return round(took.total_seconds()) if took else None


def _round(value: float | None) -> float | None:
    return round(value, 2) if value is not None else None
