"""Queries of the wall; only `posts_for` scopes them to a user."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import (
    Case,
    CharField,
    DateTimeField,
    DurationField,
    Exists,
    Expression,
    ExpressionWrapper,
    F,
    OuterRef,
    Prefetch,
    Q,
    QuerySet,
    Subquery,
    Value,
    When,
)

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.workspace.models import WallComment, WallPicture, WallPost, WallReaction, WallRead
from duxi.workspace.queries.people import colleagues_in, members_by_group

ANNOUNCE = "workspace.announce_wallpost"
_PINNED_AHEAD = timedelta(days=36_500)


def addressed_to(user: User) -> Q:
    """Published posts addressed to this user."""
    groups = user.groups.values("pk")
    to_group = Exists(WallPost.groups.through.objects.filter(wallpost=OuterRef("pk"), group__in=groups))
    to_all = ~Exists(WallPost.groups.through.objects.filter(wallpost=OuterRef("pk")))
    return Q(to_all | to_group, published_at__lte=now())


def posts_for(user: User) -> QuerySet[WallPost]:
    """Visible posts: addressed to the user, their own, and all with the permission to announce."""
    if user.has_perm(ANNOUNCE):
        return WallPost.objects.all()
    return WallPost.objects.filter(Q(author=user) | addressed_to(user))


def post_for(user: User, pk: int) -> WallPost:
    """One visible post; raises `NotFound`."""
    found = posts_for(user).filter(pk=pk).first()
    if found is None:
        raise NotFound
    return found


def own_post_for(user: User, pk: int) -> WallPost:
    """A post that the user may edit: their own, or any with the permission to announce; raises `NotFound`."""
    found = post_for(user, pk)
    if found.author_id != user.pk and not user.has_perm(ANNOUNCE):
        raise NotFound
    return found


def feed_for(user: User) -> QuerySet[WallPost]:
    """The user's wall: addressed and own posts, with everything that a card shows."""
    rows = WallPost.objects.filter(Q(author=user) | addressed_to(user))
    return with_card(rows, user)


def with_card(rows: QuerySet[WallPost], user: User) -> QuerySet[WallPost]:
    """Posts with author, groups, pictures, reactions and the user's own reaction and receipt."""
    comments = WallComment.objects.filter(post=OuterRef("pk"), deleted_at=None)
    own = WallReaction.objects.filter(post=OuterRef("pk"), user=user).values("kind")[:1]
    pictures = WallPicture.objects.select_related("file")
    return (
        rows.select_related("author")
        .prefetch_related("groups", "reactions", Prefetch("pictures", queryset=pictures))
        .annotate(
            comment_count=count_of(comments, "post"),
            own_reaction=Subquery(own, output_field=CharField(null=True)),
            is_read=Exists(WallRead.objects.filter(post=OuterRef("pk"), user=user)),
            is_addressed=Q(pk__in=WallPost.objects.filter(addressed_to(user)).values("pk")),
        )
    )


def unread_for(user: User) -> QuerySet[WallPost]:
    """Must-read posts that the user has not confirmed, the oldest first."""
    read = WallRead.objects.filter(post=OuterRef("pk"), user=user)
    rows = WallPost.objects.filter(addressed_to(user), ~Exists(read), is_must_read=True)
    return rows.exclude(author=user).select_related("author").order_by("published_at", "pk")


def comments_of(post: WallPost) -> QuerySet[WallComment]:
    """The comments of a post in order."""
    rows = WallComment.objects.filter(post=post, deleted_at=None).select_related("author")
    return rows.order_by("created_at", "pk")


def readers_of(post: WallPost) -> QuerySet[User]:
    """The audience of a post without its author."""
    groups = post.groups.values_list("pk", flat=True)
    return colleagues_in(groups).exclude(pk=post.author_id)


def waiting_readers(post: WallPost) -> QuerySet[User]:
    """Readers who have not confirmed."""
    read = WallRead.objects.filter(post=post).values("user")
    return readers_of(post).exclude(pk__in=read)


@dataclass(frozen=True)
class ReadCount:
    """How many readers of a post have confirmed it."""

    read: int
    readers: int

    @property
    def percent(self) -> int:
        """Whole percent, rounded down: 100 means everyone."""
        return 100 * self.read // self.readers if self.readers else 100


def read_counts(posts: Sequence[WallPost]) -> dict[int, ReadCount]:
    """The counts of a page's must-read posts, in two statements."""
    wanted = [post for post in posts if post.is_must_read]
    if not wanted:
        return {}
    members = members_by_group()
    read: dict[int, set[int]] = {post.pk: set() for post in wanted}
    for post_id, user_id in WallRead.objects.filter(post__in=read).values_list("post_id", "user_id"):
        read[post_id].add(user_id)
    return {post.pk: _count(post, members, read[post.pk]) for post in wanted}


def _count(post: WallPost, members: dict[int | None, set[int]], read: set[int]) -> ReadCount:
    groups: list[int | None] = [group.pk for group in post.groups.all()] or [None]
    meant = set().union(*(members.get(group, set()) for group in groups)) - {post.author_id}
    return ReadCount(len(meant & read), len(meant))


def feed_list(user: User) -> ListSpec:
    """The user's wall with filters, pinned posts first."""
    read = WallRead.objects.filter(post=OuterRef("pk"), user=user)

    def is_unread(wanted: bool) -> Q:
        waiting = Q(~Exists(read), is_must_read=True) & ~Q(author=user)
        return waiting if wanted else ~waiting

    def is_own(wanted: bool) -> Q:
        return Q(author=user) if wanted else ~Q(author=user)

    return ListSpec(
        filters={
            "q": Filter("title", condition=lambda text: Q(title__icontains=text) | Q(body__icontains=text)),
            "kind": Filter("kind"),
            "is_must_read": Filter("is_must_read", bool),
            "is_unread": Filter("pk", bool, condition=is_unread),
            "is_own": Filter("pk", bool, condition=is_own),
            "group_id": Filter("groups", int),
            "published_at": DayFilter("published_at"),
        },
        sorts={"feed": _pinned_first(), "published_at": "published_at"},
        default_sort="feed|desc",
        page_size=10,
    )


def _pinned_first() -> Expression:
    """Sorts pinned posts as if they were a century newer."""
    ahead = Case(
        When(is_pinned=True, then=Value(_PINNED_AHEAD)),
        default=Value(timedelta()),
        output_field=DurationField(),
    )
    return ExpressionWrapper(F("published_at") + ahead, output_field=DateTimeField())


@dataclass(frozen=True)
class ReaderRow:
    """A reader of a post, and when they confirmed it."""

    id: int
    fullname: str
    groups: list[str]
    read_at: datetime | None


def reader_rows(post: WallPost) -> list[ReaderRow]:
    """The readers of a post, unconfirmed ones first."""
    read = dict(WallRead.objects.filter(post=post).values_list("user", "read_at"))
    people = readers_of(post).prefetch_related("groups").order_by("fullname", "pk")
    rows = [
        ReaderRow(user.pk, user.fullname, [group.name for group in user.groups.all()], read.get(user.pk))
        for user in people
    ]
    return sorted(rows, key=lambda row: row.read_at is not None)
