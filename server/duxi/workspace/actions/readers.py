"""Notifies readers of a post once, and reminds those who have not confirmed it."""

from datetime import timedelta

from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.workspace import WALL_ANNOUNCEMENT, WALL_MUST_READ, WALL_POST, WALL_REMINDER
from duxi.workspace.models import WallPost, WallPostKind
from duxi.workspace.queries.wall import readers_of, waiting_readers

PAUSE = timedelta(hours=1)
UNASKED_AFTER = timedelta(days=2)


class JustReminded(Rejected):
    """At most one reminder within an hour."""

    message = _("Pengingat baru saja dikirim. Coba lagi satu jam kemudian.")


class NobodyWaits(Rejected):
    """Everyone has confirmed."""

    message = _("Semua orang sudah mengonfirmasi.")


@transaction.atomic
def notify_readers(*, post_id: int) -> int:
    """Notify the readers of a post, once; returns how many."""
    waiting = WallPost.objects.filter(pk=post_id, notified_at=None, published_at__lte=now())
    if not waiting.update(notified_at=now()):
        return 0
    post = WallPost.objects.select_related("author").get(pk=post_id)
    for reader in readers_of(post):
        _notify(post, reader, _template_of(post), "out")
    return readers_of(post).count()


@transaction.atomic
def remind_readers(*, post: WallPost) -> int:
    """Remind readers who have not confirmed; returns how many. Raises `JustReminded` or `NobodyWaits`."""
    waiting = list(waiting_readers(post))
    if not waiting or not post.is_must_read:
        raise NobodyWaits
    moment = now()
    rested = Q(reminded_at=None) | Q(reminded_at__lte=moment - PAUSE)
    if not WallPost.objects.filter(rested, pk=post.pk).update(reminded_at=moment):
        raise JustReminded
    for reader in waiting:
        _notify(post, reader, WALL_REMINDER.key, f"reminder:{moment:%Y%m%d%H%M%S}")
    return len(waiting)


def notify_due() -> int:
    """Notify the readers of scheduled posts that are due; returns the number of posts."""
    due = WallPost.objects.filter(notified_at=None, published_at__lte=now()).order_by("pk")
    found = list(due.values_list("pk", flat=True)[:100])
    for pk in found:
        notify_readers(post_id=pk)
    return len(found)


def remind_unasked() -> int:
    """Send one automatic reminder of must-read posts that are some days old; returns the number of posts."""
    old = WallPost.objects.filter(is_must_read=True, reminded_at=None, notified_at__isnull=False)
    posts = old.filter(published_at__lte=now() - UNASKED_AFTER, published_at__gt=now() - 7 * UNASKED_AFTER)
    reminded = 0
    for post in posts.select_related("author").order_by("pk"):
        try:
            remind_readers(post=post)
        except Rejected:
            continue
        reminded += 1
    return reminded


def _template_of(post: WallPost) -> str:
    if post.is_must_read:
        return WALL_MUST_READ.key
    return (WALL_ANNOUNCEMENT if post.kind == WallPostKind.ANNOUNCEMENT else WALL_POST).key


def _notify(post: WallPost, reader: User, template: str, event: str) -> None:
    params: dict[str, str | int] = {"who": post.author.fullname, "title": str(post), "id": post.pk}
    notify(user=reader, template=template, params=params, dedupe=f"wall:{post.pk}:{event}")
