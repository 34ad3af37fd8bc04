"""Likes and follows, both idempotent."""

from django.db import transaction
from django.db.models import F

from duxi.accounts.models import User
from duxi.community.limits import REACTIONS
from duxi.community.live import publish_to_readers
from duxi.community.models import Discussion, Follow, Like, Reply
from duxi.core.clock import now


@transaction.atomic
def like(*, user: User, post: Discussion | Reply) -> int:
    """Like a post; returns its number of likes."""
    REACTIONS.hit(str(user.pk))
    made = Like.objects.bulk_create([Like(user=user, **_of(post))], ignore_conflicts=True)
    # bulk_create does not return what it ignored, so the count comes from the rows.
    return _recount(post) if made else post.like_count


@transaction.atomic
def unlike(*, user: User, post: Discussion | Reply) -> int:
    """Remove a like; returns the number of likes."""
    REACTIONS.hit(str(user.pk))
    Like.objects.filter(user=user, **_of(post)).delete()
    return _recount(post)


def follow(*, user: User, discussion: Discussion) -> None:
    """Follow new replies."""
    REACTIONS.hit(str(user.pk))
    Follow.objects.get_or_create(user=user, discussion=discussion, defaults={"followed_at": now()})


def unfollow(*, user: User, discussion: Discussion) -> None:
    REACTIONS.hit(str(user.pk))
    Follow.objects.filter(user=user, discussion=discussion).delete()


def _of(post: Discussion | Reply) -> dict[str, Discussion | Reply]:
    return {"discussion" if isinstance(post, Discussion) else "reply": post}


def _recount(post: Discussion | Reply) -> int:
    """Locks the post's row first, so that concurrent likes are all counted."""
    rows = type(post)._default_manager.filter(pk=post.pk)
    rows.update(like_count=F("like_count"))
    count = Like.objects.filter(**_of(post)).count()
    rows.update(like_count=count)
    publish_to_readers(post if isinstance(post, Discussion) else post.discussion)
    return count
