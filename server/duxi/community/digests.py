"""The daily digest of followed discussions, in one mail."""

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, F, Q
from django.utils.translation import ngettext

from duxi.accounts.models import User
from duxi.community.models import Follow, FollowMail, ForumPreference
from duxi.community.queries.discussions import discussions_for
from duxi.core.clock import local, now
from duxi.core.language import speaking
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.forum import DIGEST
from duxi.notices.models import Channel

SENT_FROM = 7
"""The hour of the day, in Jakarta, from which digests are sent."""
MOST_TITLES = 5


@dataclass(frozen=True)
class Part:
    """One discussion of a digest."""

    title: str
    replies: int


def send_digests() -> int:
    """Send the digests that are due, once a day per user; returns how many."""
    if local(now()).hour < SENT_FROM:
        return 0
    waiting = ForumPreference.objects.filter(follow_mail=FollowMail.DAILY, user__is_active=True)
    return sum(_send(one) for one in waiting.select_related("user").order_by("pk"))


def _send(preference: ForumPreference) -> bool:
    moment = now()
    if preference.digested_at and local(preference.digested_at).date() == local(moment).date():
        return False
    parts = _news(preference.user, preference.digested_at)
    ForumPreference.objects.filter(pk=preference.pk).update(digested_at=moment)
    if not parts:
        return False
    with speaking(preference.user.locale):
        params: dict[str, str | int] = {
            "count": sum(part.replies for part in parts),
            "titles": _listed(parts),
        }
    key = f"forum:digest:{local(moment).date()}"
    return (
        notify(user=preference.user, template=DIGEST.key, params=params, dedupe=key, only={Channel.EMAIL})
        is not None
    )


def _news(user: User, since: datetime | None) -> list[Part]:
    """Unread replies of others since the last digest."""
    unseen = Follow.objects.filter(user=user, notified_at__isnull=False)
    fresh = Q(discussion__replies__deleted_at=None) & ~Q(discussion__replies__author=user)
    fresh &= Q(discussion__replies__created_at__gte=F("notified_at"))
    if since:
        fresh &= Q(discussion__replies__created_at__gt=since)
    readable = discussions_for(user).filter(deleted_at=None).values("pk")
    counted = unseen.filter(discussion__in=readable).annotate(
        replies=Count("discussion__replies", filter=fresh)
    )
    rows = (
        counted.filter(replies__gt=0).order_by("-replies", "pk").values_list("discussion__title", "replies")
    )
    return [Part(title, replies) for title, replies in rows]


def _listed(parts: list[Part]) -> str:
    shown = [f"“{part.title}” ({part.replies})" for part in parts[:MOST_TITLES]]
    left = len(parts) - len(shown)
    if left > 0:
        shown.append(ngettext("{n} diskusi lain", "{n} diskusi lain", left).format(n=left))
    return ", ".join(shown)
