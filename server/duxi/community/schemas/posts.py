"""Schemas of discussions and replies."""

from datetime import datetime
from typing import Any
from uuid import UUID

from duxi.accounts.avatars import small_url_of
from duxi.accounts.models import User
from duxi.community.models import Discussion, ForumTopic, Reply
from duxi.community.queries.discussions import is_moderator
from duxi.core.markup import as_text
from duxi.core.schema import Schema
from duxi.files.models import StoredFile
from duxi.files.stored_links import link_to

EXCERPT = 200


class Author(Schema):
    """The author of a post; staff and trainers have a badge."""

    name: str
    username: str
    avatar: str | None
    is_staff: bool
    is_me: bool

    @classmethod
    def of(cls, user: User, viewer: User) -> "Author":
        return cls(
            name=user.fullname,
            username=user.username,
            avatar=small_url_of(user),
            is_staff=user.is_staff,
            is_me=user.pk == viewer.pk,
        )


class PostPicture(Schema):
    """A picture of a post; `url` is valid for a limited time."""

    uuid: UUID
    url: str
    name: str
    width: int
    height: int

    @classmethod
    def of(cls, file: StoredFile) -> "PostPicture":
        return cls(
            uuid=file.uuid, url=link_to(file), name=file.name, width=file.width or 0, height=file.height or 0
        )


def pictures_of(post: Discussion | Reply) -> list[PostPicture]:
    """The pictures of a post that is not removed."""
    return [] if post.deleted_at else [PostPicture.of(file) for file in post.pictures.all()]


class Subject(Schema):
    """The class, course or unit of a discussion."""

    kind: str
    title: str
    item_id: int | None
    slug: str
    code: str

    @classmethod
    def of(cls, discussion: Discussion) -> "Subject | None":
        product, unit = discussion.product, discussion.unit
        if product:
            return cls(kind=product.kind, title=product.title, item_id=product.pk, slug=product.slug, code="")
        return cls(kind="unit", title=unit.name, item_id=None, slug="", code=unit.code) if unit else None


class DiscussionRow(Schema):
    """A discussion in a list."""

    uuid: UUID
    title: str
    excerpt: str
    topic: ForumTopic
    topic_label: str
    author: Author
    subject: Subject | None
    reply_count: int
    like_count: int
    is_liked: bool
    is_followed: bool
    is_pinned: bool
    is_locked: bool
    is_solved: bool
    created_at: datetime
    last_activity_at: datetime

    @classmethod
    def of(cls, discussion: Discussion, viewer: User) -> "DiscussionRow":
        return cls(**row_values(discussion, viewer))


def row_values(discussion: Discussion, viewer: User) -> dict[str, Any]:
    row: Any = discussion
    text = as_text(discussion.html) if discussion.deleted_at is None else ""
    copied = (
        *("uuid", "title", "reply_count", "like_count", "is_liked", "is_followed"),
        *("is_pinned", "is_locked", "created_at", "last_activity_at"),
    )
    return {name: getattr(row, name) for name in copied} | {
        "excerpt": text if len(text) <= EXCERPT else f"{text[:EXCERPT].rsplit(' ', 1)[0]}…",
        "topic": ForumTopic(discussion.topic),
        "topic_label": str(ForumTopic(discussion.topic).label),
        "author": Author.of(discussion.author, viewer),
        "subject": Subject.of(discussion),
        "is_solved": discussion.best_reply_id is not None,
    }


class ReplyRow(Schema):
    """A reply with its nested replies; a removed one is a stub."""

    uuid: UUID
    author: Author | None
    html: str
    body: str
    like_count: int
    is_liked: bool
    is_best: bool
    is_deleted: bool
    delete_reason: str
    can_edit: bool
    can_delete: bool
    created_at: datetime
    edited_at: datetime | None
    pictures: list[PostPicture]
    children: list["ReplyRow"]

    @classmethod
    def of(cls, reply: Reply, discussion: Discussion, viewer: User, moderates: bool) -> "ReplyRow":
        row: Any = reply
        is_deleted, is_own = reply.deleted_at is not None, reply.author_id == viewer.pk
        nested = row.children.all() if reply.parent_id is None else []
        return cls(
            uuid=reply.uuid,
            author=None if is_deleted else Author.of(reply.author, viewer),
            html="" if is_deleted else reply.html,
            body=reply.body if is_own and not is_deleted else "",
            like_count=reply.like_count,
            is_liked=row.is_liked,
            is_best=discussion.best_reply_id == reply.pk,
            is_deleted=is_deleted,
            delete_reason=reply.delete_reason,
            can_edit=is_own and not is_deleted and not discussion.is_locked,
            can_delete=(is_own or moderates) and not is_deleted,
            created_at=reply.created_at,
            edited_at=reply.edited_at,
            pictures=pictures_of(reply),
            children=[cls.of(child, discussion, viewer, moderates) for child in nested],
        )


class DiscussionDetail(DiscussionRow):
    """A discussion with its replies, and what the user may do."""

    html: str
    body: str
    edited_at: datetime | None
    is_deleted: bool
    delete_reason: str
    slow_seconds: int
    can_reply: bool
    can_edit: bool
    can_delete: bool
    can_choose_best: bool
    can_moderate: bool
    pictures: list[PostPicture]
    replies: list[ReplyRow]

    @classmethod
    def with_replies(cls, discussion: Discussion, replies: list[Reply], viewer: User) -> "DiscussionDetail":
        moderates = is_moderator(viewer)
        is_own, is_deleted = discussion.author_id == viewer.pk, discussion.deleted_at is not None
        is_open = not is_deleted and (moderates or not discussion.is_locked)
        return cls(
            **row_values(discussion, viewer),
            html="" if is_deleted else discussion.html,
            body=discussion.body if is_own and not is_deleted else "",
            edited_at=discussion.edited_at,
            is_deleted=is_deleted,
            delete_reason=discussion.delete_reason,
            slow_seconds=discussion.slow_seconds,
            can_reply=is_open,
            can_edit=is_own and is_open,
            can_delete=(is_own or moderates) and not is_deleted,
            can_choose_best=(is_own or moderates) and not is_deleted,
            can_moderate=moderates,
            pictures=pictures_of(discussion),
            replies=[ReplyRow.of(reply, discussion, viewer, moderates) for reply in replies],
        )
