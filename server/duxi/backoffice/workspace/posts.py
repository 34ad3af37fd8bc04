"""Wall posts as a list: search, export and history."""

from datetime import datetime

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.workspace.fields import TEAM
from duxi.core.errors import Message
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.workspace.actions import posts
from duxi.workspace.models import WallComment, WallPost, WallPostKind, WallRead
from duxi.workspace.queries import wall

_WATCHED = ("kind", "title", "body", "is_must_read", "is_pinned", "published_at", "deleted_at")
WATCHED.register(Watched(WallPost, _WATCHED))


class WallPostOut(Schema):
    id: int
    kind: WallPostKind
    title: str
    body: str
    author_name: str
    group_names: list[str]
    is_must_read: bool
    is_pinned: bool
    read_count: int
    comment_count: int
    published_at: datetime
    created_at: datetime
    updated_at: datetime
    deleted_at: datetime | None


def _rows(user: User) -> QuerySet[WallPost]:
    seen = wall.posts_for(user).values("pk")
    deleted = Q(deleted_at__isnull=False) & (Q() if user.has_perm(wall.ANNOUNCE) else Q(author=user))
    groups = WallPost.groups.through.objects.filter(wallpost=OuterRef("pk")).order_by()
    return WallPost.with_deleted.filter(Q(pk__in=seen) | deleted).annotate(
        author_name=F("author__fullname"),
        group_names=ArraySubquery(groups.values("group__name")),
        read_count=count_of(WallRead.objects.filter(post=OuterRef("pk")), "post"),
        comment_count=count_of(WallComment.objects.filter(post=OuterRef("pk"), deleted_at=None), "post"),
    )


def _restore(user: User, row: WallPost, body: None) -> Message:
    posts.restore_post(post=row)
    return _("Kiriman dipulihkan.")


WALL_POSTS = declare(
    Resource(
        name="wall-posts",
        model=WallPost,
        out=WallPostOut,
        rows=_rows,
        verbs=("view",),
        groups=TEAM,
        key="id",
        actions=(Action("restore", _restore, None, wall.ANNOUNCE),),
        titles={
            "author_name": _("Penulis"),
            "group_names": _("Untuk"),
            "read_count": _("Sudah membaca"),
            "comment_count": _("Komentar"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "body", "author__fullname")),
                "id": Filter("pk", int),
                "kind": Filter("kind"),
                "is_must_read": Filter("is_must_read", bool),
                "is_pinned": Filter("is_pinned", bool),
                "published_at": DayFilter("published_at"),
            },
            sorts={
                name: name
                for name in ("id", "title", "author_name", "published_at", "read_count", "comment_count")
            },
            default_sort="published_at|desc",
            page_size=25,
        ),
    )
)
