"""Rate limits of posting, stricter for new accounts."""

from datetime import timedelta

from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.community.models import Discussion, Reply
from duxi.core.clock import now
from duxi.core.errors import TooMany
from duxi.core.throttle import Limit

NEW_ACCOUNT = timedelta(days=1)
POSTS = Limit("forum-posts", times=30, seconds=3600)
FIRST_POSTS = Limit("forum-first-posts", times=5, seconds=3600)
REACTIONS = Limit("forum-reactions", times=60, seconds=60)
LOOKUPS = Limit("forum-lookups", times=120, seconds=60)
REPORTS = Limit("forum-reports", times=10, seconds=3600)


def refuse_floods(author: User) -> None:
    """Count a post; raises `TooMany`."""
    is_new = now() - author.created_at < NEW_ACCOUNT
    (FIRST_POSTS if is_new else POSTS).hit(str(author.pk))


def refuse_haste(author: User, discussion: Discussion) -> None:
    """Slow mode: a minimum interval between two replies of one user; raises `TooMany`."""
    if not discussion.slow_seconds:
        return
    since = now() - timedelta(seconds=discussion.slow_seconds)
    last = Reply.objects.filter(author=author, discussion=discussion, created_at__gt=since).first()
    if last is None:
        return
    wait = int((last.created_at - since).total_seconds()) + 1
    text = _("Diskusi ini memakai mode lambat. Anda dapat membalas lagi dalam {n} detik.").format(n=wait)
    raise TooMany(text, retry_after=wait)
