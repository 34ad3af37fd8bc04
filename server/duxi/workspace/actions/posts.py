"""Writing wall posts: audience, time and pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import Group
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Stale
from duxi.core.jobs import enqueue
from duxi.core.markup import as_html
from duxi.files.actions.uploads import attach_files, release_file, store_upload
from duxi.files.models import StoredFile
from duxi.files.sniffing import FileTypeRefused
from duxi.workspace.limits import POSTS
from duxi.workspace.models import WallPicture, WallPost, WallPostKind
from duxi.workspace.queries.wall import ANNOUNCE

NOTIFY = "duxi.workspace.tasks.notify_readers"
MOST_PICTURES = 6


class MayNotAnnounce(Forbidden):
    """Announcements, pins and read receipts require a permission."""

    message = _("Hanya pengelola papan info yang dapat membuat pengumuman atau menyematkan kiriman.")


class UnknownGroup(Invalid):
    message = _("Pilihan ini tidak ada lagi.")


@dataclass(frozen=True)
class PictureChoice:
    """An uploaded picture with its alternative text."""

    uuid: str
    description: str = ""


@dataclass(frozen=True)
class PostDraft:
    """A post as its author wrote it; without `published_at` it is published at once."""

    kind: WallPostKind
    title: str
    body: str
    groups: Sequence[int] = ()
    is_must_read: bool = False
    is_pinned: bool = False
    published_at: datetime | None = None
    pictures: Sequence[PictureChoice] = ()

    @property
    def needs_permission(self) -> bool:
        """Whether the draft requires the permission to announce."""
        return self.kind == WallPostKind.ANNOUNCEMENT or self.is_must_read or self.is_pinned


@transaction.atomic
def publish_post(*, author: User, draft: PostDraft) -> WallPost:
    """Publish a post now or later; raises `MayNotAnnounce`, `Invalid`, `FileMissing`, `TooMany`."""
    POSTS.hit(str(author.pk))
    _refuse_unless_allowed(author, draft)
    post = WallPost(author=author, published_at=draft.published_at or now(), **_columns(draft))
    _check(post)
    post.save(force_insert=True)
    _address(post, draft.groups)
    _attach_pictures(post, author, draft.pictures)
    _notify_if_out(post)
    return post


@transaction.atomic
def change_post(*, post: WallPost, by: User, draft: PostDraft, version: int) -> None:
    """Edit a post; a published one keeps its date. Raises `Stale` and what `publish_post` raises."""
    _refuse_unless_allowed(by, draft)
    is_out = post.published_at <= now()
    published_at = post.published_at if is_out else draft.published_at or now()
    changed = WallPost(pk=post.pk, author=post.author, published_at=published_at, **_columns(draft))
    _check(changed)
    values = {**_columns(draft), "published_at": published_at, "updated_at": now()}
    if not WallPost.objects.filter(pk=post.pk, version=version).update(**values, version=F("version") + 1):
        raise Stale
    _address(post, draft.groups)
    _attach_pictures(post, by, draft.pictures)
    post.refresh_from_db()
    _notify_if_out(post)


@transaction.atomic
def pin_post(*, post: WallPost, is_pinned: bool) -> None:
    WallPost.objects.filter(pk=post.pk).update(is_pinned=is_pinned, **_touched())


@transaction.atomic
def delete_post(*, post: WallPost) -> None:
    """Delete a post, restorable."""
    WallPost.objects.filter(pk=post.pk).update(deleted_at=now(), **_touched())


@transaction.atomic
def restore_post(*, post: WallPost) -> None:
    WallPost.with_deleted.filter(pk=post.pk).update(deleted_at=None, **_touched())


def store_picture(*, owner: User, upload: "UploadedFile[bytes]") -> StoredFile:
    """Store a picture for a post; raises `FileTooLarge` or `FileTypeRefused`."""
    stored = store_upload(owner=owner, upload=upload)
    if not stored.is_picture:
        raise FileTypeRefused
    return stored


def _refuse_unless_allowed(by: User, draft: PostDraft) -> None:
    if draft.needs_permission and not by.has_perm(ANNOUNCE):
        raise MayNotAnnounce


def _columns(draft: PostDraft) -> dict[str, object]:
    copied = ("kind", "title", "body", "is_must_read", "is_pinned")
    return {**{name: getattr(draft, name) for name in copied}, "html": as_html(draft.body)}


def _check(post: WallPost) -> None:
    try:
        post.full_clean(validate_unique=False)
    except ValidationError as error:
        texts = [str(text) for text in error.messages]
        field = "title" if post.kind == WallPostKind.ANNOUNCEMENT and not post.title else "body"
        raise Invalid(errors={field: texts}) from error


def _address(post: WallPost, groups: Sequence[int]) -> None:
    found = list(Group.objects.filter(pk__in=groups))
    if len(found) != len(set(groups)):
        raise UnknownGroup(errors={"groups": [str(UnknownGroup.message)]})
    post.groups.set(found)


def _attach_pictures(post: WallPost, owner: User, pictures: Sequence[PictureChoice]) -> None:
    """Set the post's pictures in this order; existing ones may stay, whichever user edits it."""
    own = {str(one.file.uuid): one for one in post.pictures.select_related("file")}
    wanted = {one.uuid: one for one in pictures}
    for uuid, picture in own.items():
        if uuid not in wanted:
            picture.delete()
            release_file(picture.file)
    fresh = attach_files(owner=owner, uuids=[uuid for uuid in wanted if uuid not in own])
    WallPicture.objects.bulk_create([WallPicture(post=post, file=file) for file in fresh])
    for position, (uuid, choice) in enumerate(wanted.items()):
        row = WallPicture.objects.filter(post=post, file__uuid=uuid)
        row.update(position=position, description=choice.description)


def _notify_if_out(post: WallPost) -> None:
    if post.notified_at is None and post.published_at <= now():
        enqueue(NOTIFY, post.pk)


def _touched() -> dict[str, object]:
    return {"version": F("version") + 1, "updated_at": now()}
