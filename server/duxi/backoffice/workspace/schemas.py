"""Schemas of the wall."""

from collections import Counter
from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field

from duxi.accounts.models import User
from duxi.backoffice.content.fields import VersionedIn
from duxi.backoffice.workspace.fields import Body, CommentBody, Line
from duxi.core.clock import now
from duxi.core.forms import Id, Moment
from duxi.core.schema import Schema
from duxi.files.stored_links import link_to
from duxi.workspace.actions.posts import MOST_PICTURES, PictureChoice, PostDraft
from duxi.workspace.models import ReactionKind, WallComment, WallPicture, WallPost, WallPostKind
from duxi.workspace.queries.wall import ANNOUNCE, ReadCount


class WallPictureIn(Schema):
    uuid: UUID
    description: Line = ""


class WallPostIn(VersionedIn):
    """A new or edited post; without `published_at` it is published at once."""

    kind: WallPostKind = WallPostKind.POST
    title: Line = ""
    body: Body
    groups: Annotated[list[Id], Field(max_length=50)] = Field(default_factory=list)
    is_must_read: bool = False
    is_pinned: bool = False
    published_at: Moment | None = None
    pictures: Annotated[list[WallPictureIn], Field(max_length=MOST_PICTURES)] = Field(default_factory=list)

    def draft(self) -> PostDraft:
        """The draft that the actions expect."""
        values = self.dict(exclude={"version", "pictures"})
        pictures = [PictureChoice(str(one.uuid), one.description) for one in self.pictures]
        return PostDraft(pictures=pictures, **values)


class WallPinIn(Schema):
    is_pinned: bool


class WallReactionIn(Schema):
    """A reaction; null removes it."""

    kind: ReactionKind | None


class WallCommentIn(Schema):
    body: CommentBody


class WallPreviewIn(Schema):
    body: Body


class WallPreviewOut(Schema):
    html: str


class WallGroup(Schema):
    id: int
    name: str


class WallAudience(Schema):
    """A group as audience, with its number of members."""

    id: int
    name: str
    members: int


class WallPictureOut(Schema):
    uuid: UUID
    url: str
    width: int | None
    height: int | None
    description: str

    @classmethod
    def of(cls, picture: WallPicture) -> "WallPictureOut":
        file = picture.file
        return cls(
            uuid=file.uuid,
            url=link_to(file),
            width=file.width,
            height=file.height,
            description=picture.description,
        )


class WallReactionCount(Schema):
    kind: ReactionKind
    count: int


class WallReadCount(Schema):
    read: int
    readers: int
    percent: int


class WallCard(Schema):
    """A post in the feed; `reads` only for users who may see read receipts."""

    id: int
    kind: WallPostKind
    title: str
    body: str
    html: str
    author_name: str
    groups: list[WallGroup]
    pictures: list[WallPictureOut]
    is_must_read: bool
    is_pinned: bool
    is_scheduled: bool
    published_at: datetime
    updated_at: datetime
    version: int
    reactions: list[WallReactionCount]
    own_reaction: ReactionKind | None
    comment_count: int
    is_read: bool
    must_confirm: bool
    can_change: bool
    reads: WallReadCount | None

    @classmethod
    def of(cls, post: WallPost, user: User, counts: dict[int, ReadCount]) -> "WallCard":
        is_own = post.author_id == user.pk
        can_change = is_own or user.has_perm(ANNOUNCE)
        copied = (
            *("id", "kind", "title", "body", "html", "is_must_read", "is_pinned", "published_at"),
            *("updated_at", "version", "own_reaction", "comment_count", "is_read"),
        )
        return cls(
            **{name: getattr(post, name) for name in copied},
            author_name=post.author.fullname,
            groups=[WallGroup(id=group.pk, name=group.name) for group in post.groups.all()],
            pictures=[WallPictureOut.of(picture) for picture in post.pictures.all()],
            is_scheduled=post.published_at > now(),
            reactions=_reactions(post),
            must_confirm=post.is_must_read and not is_own and getattr(post, "is_addressed", False),
            can_change=can_change,
            reads=_reads(counts.get(post.pk)) if can_change else None,
        )


def _reactions(post: WallPost) -> list[WallReactionCount]:
    found = Counter(reaction.kind for reaction in post.reactions.all())
    return [WallReactionCount(kind=kind, count=found[kind]) for kind in ReactionKind if found[kind]]


def _reads(count: ReadCount | None) -> WallReadCount | None:
    if count is None:
        return None
    return WallReadCount(read=count.read, readers=count.readers, percent=count.percent)


class WallCommentOut(Schema):
    id: int
    author_name: str
    html: str
    created_at: datetime
    can_remove: bool

    @classmethod
    def of(cls, comment: WallComment, user: User) -> "WallCommentOut":
        can_remove = comment.author_id == user.pk or user.has_perm(ANNOUNCE)
        copied = {name: getattr(comment, name) for name in ("id", "html", "created_at")}
        return cls(author_name=comment.author.fullname, can_remove=can_remove, **copied)


class WallReader(Schema):
    """A reader of a post; `read_at` is null until they confirm."""

    id: int
    fullname: str
    groups: list[str]
    read_at: datetime | None
