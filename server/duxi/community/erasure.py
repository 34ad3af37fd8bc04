"""Erases the posts of a deleted account: stubs without text remain."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.community.models import Discussion, Follow, ForumPreference, Like, Reply, Report
from duxi.core.clock import now


def _erase(user: User) -> None:
    gone = {"body": "", "html": "", "delete_reason": ""}
    for post in (*Discussion.objects.filter(author=user), *Reply.objects.filter(author=user)):
        post.pictures.clear()
    for posts in (Discussion.objects.filter(author=user), Reply.objects.filter(author=user)):
        posts.filter(deleted_at=None).update(deleted_at=now())
        posts.update(**gone)
    Discussion.objects.filter(author=user).update(title="…")
    Like.objects.filter(user=user).delete()
    Follow.objects.filter(user=user).delete()
    ForumPreference.objects.filter(user=user).delete()
    Report.objects.filter(reporter=user).update(note="")


ERASERS.register(
    Eraser(
        app="community",
        erase=_erase,
        erases=(Like, Follow, ForumPreference),
        keeps=(Discussion, Reply, Report),
    )
)
