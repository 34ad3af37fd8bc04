"""The forum for moderators: posts removed with a reason, restored, pinned, locked."""

from datetime import datetime
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.community.fields import ModeratedIn, RemovalIn
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.community.actions import discussions, replies
from duxi.community.models import Discussion, ForumTopic, Reply, Report
from duxi.community.queries.discussions import MODERATE
from duxi.core.errors import Message
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

_SORTS = ("id", "title", "created_at", "last_activity_at", "reply_count", "like_count")
_REMOVED, _RESTORED = _("Tulisan dihapus. Penulisnya diberi tahu."), _("Tulisan dipulihkan.")

WATCHED.register(
    Watched(
        Discussion, ("is_pinned", "is_locked", "slow_seconds", "deleted_at", "delete_reason"), staff_only=True
    )
)
WATCHED.register(Watched(Reply, ("deleted_at", "delete_reason"), part_of="discussion", staff_only=True))


class DiscussionOut(Schema):
    id: int
    uuid: UUID
    title: str
    body: str
    author_name: str
    topic: ForumTopic
    product_title: str | None
    unit_name: str | None
    reply_count: int
    like_count: int
    open_reports: int
    is_reported: bool
    is_pinned: bool
    is_locked: bool
    slow_seconds: int
    created_at: datetime
    last_activity_at: datetime
    deleted_at: datetime | None
    is_deleted: bool
    delete_reason: str


class ForumReplyOut(Schema):
    id: int
    discussion_id: int
    discussion_title: str
    body: str
    author_name: str
    like_count: int
    is_nested: bool
    created_at: datetime
    deleted_at: datetime | None
    is_deleted: bool
    delete_reason: str


def _discussions(user: User) -> QuerySet[Discussion]:
    waiting = Report.objects.filter(discussion=OuterRef("pk"), closed_at=None)
    return Discussion.objects.annotate(
        author_name=F("author__fullname"),
        product_title=F("product__title"),
        unit_name=F("unit__name"),
        open_reports=count_of(waiting, "discussion"),
        is_deleted=Q(deleted_at__isnull=False),
        is_reported=Exists(waiting),
    )


def _replies(user: User) -> QuerySet[Reply]:
    return Reply.objects.annotate(
        author_name=F("author__fullname"),
        discussion_title=F("discussion__title"),
        is_nested=Q(parent__isnull=False),
        is_deleted=Q(deleted_at__isnull=False),
    )


def _moderate(user: User, row: Discussion, body: ModeratedIn) -> Message:
    discussions.moderate(discussion=row, by=user, **body.dict())
    return _("Perubahan berhasil disimpan.")


def _remove(user: User, row: Discussion, body: RemovalIn) -> Message:
    discussions.delete(discussion=row, by=user, reason=body.reason)
    return _REMOVED


def _restore(user: User, row: Discussion, body: None) -> Message:
    discussions.restore(discussion=row)
    return _RESTORED


def _remove_reply(user: User, row: Reply, body: RemovalIn) -> Message:
    replies.delete_reply(reply=row, by=user, reason=body.reason)
    return _REMOVED


def _restore_reply(user: User, row: Reply, body: None) -> Message:
    replies.restore_reply(reply=row)
    return _RESTORED


DISCUSSIONS = declare(
    Resource(
        name="discussions",
        model=Discussion,
        out=DiscussionOut,
        rows=_discussions,
        verbs=("view",),
        line=Line("community", _("Diskusi"), "chat", 20),
        key="uuid",
        actions=(
            Action("moderate", _moderate, ModeratedIn, MODERATE),
            Action("remove", _remove, RemovalIn, MODERATE),
            Action("restore", _restore, None, MODERATE),
        ),
        titles={
            "author_name": _("Penulis"),
            "title": _("Judul"),
            "body": _("Isi"),
            "product_title": _("Kelas"),
            "unit_name": _("Unit kompetensi"),
            "reply_count": _("Balasan"),
            "like_count": _("Suka"),
            "open_reports": _("Laporan terbuka"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "body", "author__fullname")),
                "id": Filter("pk", int),
                "topic": Filter("topic"),
                "is_locked": Filter("is_locked", bool),
                "is_pinned": Filter("is_pinned", bool),
                "is_reported": Filter("is_reported", bool),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in _SORTS},
            default_sort="last_activity_at|desc",
            page_size=25,
        ),
    )
)
FORUM_REPLIES = declare(
    Resource(
        name="forum-replies",
        model=Reply,
        out=ForumReplyOut,
        rows=_replies,
        verbs=("view",),
        key="id",
        actions=(
            Action("remove", _remove_reply, RemovalIn, MODERATE),
            Action("restore", _restore_reply, None, MODERATE),
        ),
        titles={"author_name": _("Penulis"), "discussion_title": _("Diskusi"), "body": _("Isi")},
        listing=ListSpec(
            filters={
                "q": Filter("body", condition=words_in("body", "author__fullname")),
                "id": Filter("pk", int),
                "discussion_id": Filter("discussion_id", int),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "created_at", "like_count")},
            default_sort="created_at|asc",
            page_size=25,
        ),
    )
)
