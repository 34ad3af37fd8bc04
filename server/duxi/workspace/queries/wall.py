"""Every read of the wall; `posts_for` is the only door to a post."""

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
    """Posts that are out and meant for this person."""
    groups = user.groups.values("pk")
    to_group = Exists(WallPost.groups.through.objects.filter(wallpost=OuterRef("pk"), group__in=groups))
    to_all = ~Exists(WallPost.groups.through.objects.filter(wallpost=OuterRef("pk")))
    return Q(to_all | to_group, published_at__lte=now())


def posts_for(user: User) -> QuerySet[WallPost]:
    """What a user may see: what is meant for them, their own, and all of it for those who announce."""
    if user.has_perm(ANNOUNCE):
        return WallPost.objects.all()
    return WallPost.objects.filter(Q(author=user) | addressed_to(user))


def post_for(user: User, pk: int) -> WallPost:
    """One of them; raises `NotFound`."""
    found = posts_for(user).filter(pk=pk).first()
    if found is None:
        raise NotFound
    return found


def own_post_for(user: User, pk: int) -> WallPost:
    """One that this person may change: their own, or any for those who announce; raises `NotFound`."""
    found = post_for(user, pk)
    if found.author_id != user.pk and not user.has_perm(ANNOUNCE):
        raise NotFound
    return found


def feed_for(user: User) -> QuerySet[WallPost]:
    """The wall as a user reads it: what is meant for them and their own, with all that a card shows."""
    rows = WallPost.objects.filter(Q(author=user) | addressed_to(user))
    return with_card(rows, user)


def with_card(rows: QuerySet[WallPost], user: User) -> QuerySet[WallPost]:
    """Posts with author, groups, pictures, reactions and how this person is to them."""
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
    """Must-read posts that a user has not confirmed yet, the oldest first."""
    read = WallRead.objects.filter(post=OuterRef("pk"), user=user)
    rows = WallPost.objects.filter(addressed_to(user), ~Exists(read), is_must_read=True)
    return rows.exclude(author=user).select_related("author").order_by("published_at", "pk")


def comments_of(post: WallPost) -> QuerySet[WallComment]:
    """The comments of a post in their order."""
    rows = WallComment.objects.filter(post=post, deleted_at=None).select_related("author")
    return rows.order_by("created_at", "pk")


def readers_of(post: WallPost) -> QuerySet[User]:
    """Everybody whom a post is meant for but its author."""
    groups = post.groups.values_list("pk", flat=True)
    return colleagues_in(groups).exclude(pk=post.author_id)


def waiting_readers(post: WallPost) -> QuerySet[User]:
    """Those of them who have not confirmed that they read it."""
    read = WallRead.objects.filter(post=post).values("user")
    return readers_of(post).exclude(pk__in=read)


@dataclass(frozen=True)
class ReadCount:
    """How many of those whom a post is meant for have read it."""

    read: int
    readers: int

    @property
    def percent(self) -> int:
        """Whole percent, rounded down: 100 means everybody."""
        return 100 * self.read // self.readers if self.readers else 100


def read_counts(posts: Sequence[WallPost]) -> dict[int, ReadCount]:
    """The same for the must-read posts of a page, in two statements however many there are."""
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
    """The wall as this person filters it, pinned posts first."""
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
    """Pinned posts are as fresh as if a century had passed."""
    ahead = Case(
        When(is_pinned=True, then=Value(_PINNED_AHEAD)),
        default=Value(timedelta()),
        output_field=DurationField(),
    )
    return ExpressionWrapper(F("published_at") + ahead, output_field=DateTimeField())


@dataclass(frozen=True)
class ReaderRow:
    """A user whom a post is meant for, and when they confirmed it."""

    id: int
    fullname: str
    groups: list[str]
    read_at: datetime | None


def reader_rows(post: WallPost) -> list[ReaderRow]:
    """Everybody whom a post is meant for, those who have not read it first."""
    read = dict(WallRead.objects.filter(post=post).values_list("user", "read_at"))
    people = readers_of(post).prefetch_related("groups").order_by("fullname", "pk")
    rows = [
        ReaderRow(user.pk, user.fullname, [group.name for group in user.groups.all()], read.get(user.pk))
        for user in people
    ]
    return sorted(rows, key=lambda row: row.read_at is not None)
