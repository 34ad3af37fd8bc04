"""Starting, editing and removing discussions."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.community.actions.notices import notify_mentioned, notify_of_removal
from duxi.community.actions.pictures import attach_pictures, release_pictures
from duxi.community.limits import refuse_floods
from duxi.community.live import publish_to_readers
from duxi.community.models import Discussion, Follow, ForumTopic, Reply, Report, ReportVerdict
from duxi.community.queries.discussions import classes_for, is_moderator
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.core.markup import as_html
from duxi.reference.models import CompetencyUnit


class NotYours(Forbidden):
    """Only authors edit their posts."""

    message = _("Anda hanya dapat mengubah tulisan Anda sendiri.")


class NotYourClass(Invalid):
    """Discussions of a class are open to its participants only."""

    message = _("Anda bukan peserta kelas ini.")


class Locked(Rejected):
    """Moderators have locked the discussion."""

    message = _("Diskusi ini sudah dikunci.")


class AlreadyRemoved(Rejected):
    """The post is already removed."""

    message = _("Tulisan ini sudah dihapus.")


class NothingToRestore(Rejected):
    """Only posts that moderators removed can be restored."""

    message = _("Tulisan ini tidak dapat dipulihkan: penulisnya sendiri yang menghapusnya.")


class ReasonNeeded(Invalid):
    """Moderators must give a reason for a removal."""

    message = _("Tulis alasan penghapusan.")


@dataclass(frozen=True)
class Words:
    """Content of a discussion and where it belongs."""

    title: str
    body: str
    topic: ForumTopic = ForumTopic.QUESTION
    product_id: int | None = None
    unit_code: str = ""
    pictures: Sequence[UUID] = ()


@transaction.atomic
def start(*, author: User, words: Words) -> Discussion:
    """Start a discussion, which its author follows; raises `NotYourClass`, `Invalid` or `TooMany`."""
    product, unit = _class_of(author, words), _unit_of(words)
    refuse_floods(author)
    moment = now()
    discussion = Discussion.objects.create(
        author=author,
        title=words.title,
        body=words.body,
        html=as_html(words.body),
        topic=words.topic,
        product=product,
        unit=None if product else unit,
        created_at=moment,
        last_activity_at=moment,
    )
    attach_pictures(discussion, author, words.pictures)
    Follow.objects.create(user=author, discussion=discussion, followed_at=moment)
    notify_mentioned(discussion, author, words.body, key=str(discussion.uuid))
    return discussion


@transaction.atomic
def edit(
    *, discussion: Discussion, editor: User, title: str, body: str, pictures: Sequence[UUID] | None = None
) -> None:
    """Edit the author's own text, and the pictures if given; the discussion is marked as edited.

    Raises `NotYours`, `Locked` or what `attach_pictures` raises.
    """
    current = locked_row(discussion)
    if current.author_id != editor.pk or current.deleted_at:
        raise NotYours
    if current.is_locked and not is_moderator(editor):
        raise Locked
    current.title, current.body, current.html, current.edited_at = title, body, as_html(body), now()
    current.save(update_fields=["title", "body", "html", "edited_at"])
    if pictures is not None:
        attach_pictures(current, editor, pictures)
    publish_to_readers(current)


@transaction.atomic
def delete(*, discussion: Discussion, by: User, reason: str = "") -> None:
    """Remove the author's own discussion, or any as moderator with a reason; a stub remains above replies.

    Text removed by moderators is stored, hidden, so that they can restore it. Raises `NotYours`,
    `ReasonNeeded` or `AlreadyRemoved`.
    """
    current = locked_row(discussion)
    refuse_stranger(current.author_id, by, reason)
    if current.deleted_at:
        raise AlreadyRemoved
    current.deleted_at, current.deleted_by, current.delete_reason = now(), by, reason
    if current.author_id == by.pk:
        current.body = current.html = ""
        release_pictures(current)
    current.save(update_fields=["deleted_at", "deleted_by", "delete_reason", "body", "html"])
    publish_to_readers(current)
    if current.author_id != by.pk:
        close_reports(current, None, by=by)
        notify_of_removal(
            discussion.author, discussion, reason, key=f"{discussion.uuid}:{current.deleted_at}"
        )


@transaction.atomic
def restore(*, discussion: Discussion) -> None:
    """Restore a discussion that moderators removed; raises `NothingToRestore`."""
    current = locked_row(discussion)
    if not current.deleted_at or not current.body:
        raise NothingToRestore
    current.deleted_at, current.deleted_by, current.delete_reason = None, None, ""
    current.save(update_fields=["deleted_at", "deleted_by", "delete_reason"])
    publish_to_readers(current)


def moderate(
    *, discussion: Discussion, by: User, is_pinned: bool, is_locked: bool, slow_seconds: int
) -> None:
    """Pin, lock or slow down; raises `Forbidden`."""
    if not is_moderator(by):
        raise Forbidden
    changed = {"is_pinned": is_pinned, "is_locked": is_locked, "slow_seconds": slow_seconds}
    Discussion.objects.filter(pk=discussion.pk).update(**changed)
    publish_to_readers(discussion)


def locked_row(discussion: Discussion) -> Discussion:
    """The current row, locked until the transaction ends."""
    return Discussion.objects.select_for_update().get(pk=discussion.pk)


def close_reports(discussion: Discussion, reply: Reply | None, *, by: User) -> None:
    """Close the open reports of a post that a moderator removed."""
    waiting = Report.objects.filter(discussion=discussion, reply=reply, closed_at=None)
    waiting.update(closed_at=now(), closed_by=by, verdict=ReportVerdict.REMOVED)


def refuse_stranger(author_id: int, by: User, reason: str) -> None:
    """Authors may remove their own posts; moderators may remove others with a reason."""
    if author_id == by.pk:
        return
    if not is_moderator(by):
        raise NotYours
    if not reason.strip():
        raise ReasonNeeded(errors={"reason": [str(ReasonNeeded.message)]})


def _class_of(author: User, words: Words) -> Product | None:
    if words.product_id is None:
        return None
    products = Product.objects.all() if author.is_staff else classes_for(author)
    found = products.filter(pk=words.product_id).first()
    if found is None:
        raise NotYourClass(errors={"product_id": [str(NotYourClass.message)]})
    return found


def _unit_of(words: Words) -> CompetencyUnit | None:
    if not words.unit_code:
        return None
    found = CompetencyUnit.objects.filter(code=words.unit_code).first()
    if found is None:
        raise Invalid(errors={"unit_code": [str(_("Unit kompetensi tidak ditemukan."))]})
    return found
