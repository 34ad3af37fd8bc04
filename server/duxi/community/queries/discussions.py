"""Queries of discussions and replies; only `discussions_for` scopes them to a user."""

import re
from typing import Any
from uuid import UUID

from django.db.models import Case, Exists, OuterRef, Prefetch, Q, QuerySet, Value, When

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.community.models import Discussion, Follow, Like, Reply
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec
from duxi.entitlements.queries import owned_by
from duxi.files.models import StoredFile

MODERATE = "community.change_discussion"
_MENTION = re.compile(r"(?<![\w@])@([\w.+-]{3,150})")
MOST_MENTIONS = 10


def is_moderator(user: User) -> bool:
    """Whether a user may moderate posts."""
    return user.has_perm(MODERATE)


def classes_for(user: User) -> QuerySet[Product]:
    """The classes in which a user takes part, whose discussions they may see."""
    return Product.objects.filter(pk__in=owned_by(user).values("product"))


def discussions_for(user: User) -> QuerySet[Discussion]:
    """Discussions visible to a user: general ones, those of their own classes; for staff all."""
    rows = Discussion.objects.select_related("author", "product", "unit", "best_reply__author")
    if not user.is_staff:
        rows = rows.filter(Q(product=None) | Q(product__in=classes_for(user).values("pk")))
    likes = Like.objects.filter(user=user, discussion=OuterRef("pk"))
    follows = Follow.objects.filter(user=user, discussion=OuterRef("pk"))
    return rows.annotate(is_liked=Exists(likes), is_followed=Exists(follows))


def discussion_for(user: User, uuid: UUID) -> Discussion:
    """One discussion, also a deleted one with replies; raises `NotFound`."""
    shown = Q(deleted_at=None) | Q(reply_count__gt=0)
    found = discussions_for(user).prefetch_related(_pictures()).filter(shown, uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def reply_for(user: User, uuid: UUID) -> Reply:
    """A reply that is not deleted, in a visible discussion; raises `NotFound`."""
    rows = Reply.objects.filter(discussion__in=discussions_for(user).values("pk"), deleted_at=None)
    found = rows.select_related("discussion__author", "author").filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def replies_of(discussion: Discussion, user: User) -> QuerySet[Reply]:
    """The first level, the best answer first, each with its nested replies."""
    likes = Like.objects.filter(user=user, reply=OuterRef("pk"))
    rows = Reply.objects.filter(discussion=discussion).select_related("author")
    rows = rows.annotate(is_liked=Exists(likes)).prefetch_related(_pictures())
    shown = Q(deleted_at=None) | Exists(Reply.objects.filter(parent=OuterRef("pk"), deleted_at=None))
    children = rows.filter(deleted_at=None).order_by("created_at", "pk")
    best = Case(When(pk=discussion.best_reply_id, then=Value(0)), default=Value(1))
    first = rows.filter(shown, parent=None).order_by(best, "created_at", "pk")
    return first.prefetch_related(Prefetch("children", queryset=children))


def mentioned(text: str, discussion: Discussion) -> list[User]:
    """The users mentioned in a text who may read the discussion."""
    names = {name.lower().rstrip(".") for name in _MENTION.findall(text)}
    people = User.objects.filter(username__in=list(names)[:MOST_MENTIONS], is_active=True)
    return [user for user in people if discussions_for(user).filter(pk=discussion.pk).exists()]


def discussion_list(user: User) -> ListSpec:
    """The discussion list with its filters, for a user."""
    own = Follow.objects.filter(user=user, discussion=OuterRef("pk"))
    return ListSpec(
        filters={
            "q": Filter("title", condition=lambda text: Q(title__icontains=text) | Q(body__icontains=text)),
            "topic": Filter("topic"),
            "product_id": Filter("product", int),
            "unit_code": Filter("unit__code"),
            "mine": Filter("author", bool, condition=lambda yes: _either(Q(author=user), yes)),
            "followed": Filter("pk", bool, condition=lambda yes: _either(Q(Exists(own)), yes)),
            "unanswered": Filter("reply_count", bool, condition=lambda yes: _either(Q(reply_count=0), yes)),
        },
        sorts={
            "activity": "sort_key",
            "created_at": "created_at",
            "likes": "like_count",
            "replies": "reply_count",
        },
        default_sort="activity|desc",
        page_size=5,
    )


def history_for(user: User) -> QuerySet[Discussion]:
    """Discussions that a user started or replied to."""
    replied = Reply.objects.filter(author=user, deleted_at=None, discussion=OuterRef("pk"))
    return discussions_for(user).filter(Q(author=user) | Exists(replied), deleted_at=None)


HISTORY = ListSpec(
    filters={"topic": Filter("topic")},
    sorts={"activity": "last_activity_at", "created_at": "created_at"},
    default_sort="activity|desc",
    page_size=5,
)


def _pictures() -> "Prefetch[str, QuerySet[StoredFile], str]":
    """Pictures in the order of upload."""
    return Prefetch("pictures", queryset=StoredFile.objects.order_by("pk"))


def _either(condition: Q, wanted: Any) -> Q:
    return condition if wanted else ~condition
