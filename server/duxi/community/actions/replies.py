"""Replying, and choosing the best answer. The discussion's row is locked before its replies' rows."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.community.actions.discussions import (
    AlreadyRemoved,
    Locked,
    NothingToRestore,
    NotYours,
    close_reports,
    locked_row,
    refuse_stranger,
)
from duxi.community.actions.notices import notify_of_best, notify_of_removal, notify_of_reply
from duxi.community.actions.pictures import attach_pictures, release_pictures
from duxi.community.events import BestAnswer, best_answer_chosen, best_answer_withdrawn
from duxi.community.limits import refuse_floods, refuse_haste
from duxi.community.live import publish_to_readers
from duxi.community.models import Discussion, Follow, Reply
from duxi.community.queries.discussions import is_moderator
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.markup import as_html


class Removed(Rejected):
    """Removed posts cannot be answered."""

    message = _("Diskusi ini sudah dihapus.")


class NotYourQuestion(Forbidden):
    """Only the author of the question chooses the best answer."""

    message = _("Hanya pembuat diskusi yang dapat memilih jawaban terbaik.")


class NotAnAnswer(Rejected):
    """Nested replies cannot be the best answer."""

    message = _("Hanya jawaban langsung yang dapat menjadi jawaban terbaik.")


@transaction.atomic
def reply(
    *,
    discussion: Discussion,
    author: User,
    body: str,
    parent: Reply | None = None,
    pictures: Sequence[UUID] = (),
) -> Reply:
    """Reply to a discussion or to one of its replies, and follow the discussion.

    A reply to a nested reply stays on the same level. Raises `Locked`, `Removed`, `NotFound` for a parent of
    another discussion, `TooMany`, or what `attach_pictures` raises.
    """
    current = locked_row(discussion)
    if current.deleted_at:
        raise Removed
    if current.is_locked and not is_moderator(author):
        raise Locked
    if parent and parent.discussion_id != current.pk:
        raise NotFound
    refuse_haste(author, current)
    refuse_floods(author)
    moment = now()
    made = Reply.objects.create(
        discussion=current,
        parent_id=(parent.parent_id or parent.pk) if parent else None,
        author=author,
        body=body,
        html=as_html(body),
        created_at=moment,
    )
    attach_pictures(made, author, pictures)
    _count(current, 1)
    Discussion.objects.filter(pk=current.pk).update(last_activity_at=moment)
    Follow.objects.get_or_create(user=author, discussion=current, defaults={"followed_at": moment})
    notify_of_reply(made)
    publish_to_readers(current)
    return made


@transaction.atomic
def edit_reply(*, reply: Reply, editor: User, body: str, pictures: Sequence[UUID] | None = None) -> None:
    """Edit the author's own text, and the pictures if given; raises what `edit` raises."""
    current = locked_row(reply.discussion)
    if reply.author_id != editor.pk:
        raise NotYours
    if current.is_locked and not is_moderator(editor):
        raise Locked
    words = {"body": body, "html": as_html(body)}
    if not Reply.objects.filter(pk=reply.pk, deleted_at=None).update(**words, edited_at=now()):
        raise AlreadyRemoved
    if pictures is not None:
        attach_pictures(reply, editor, pictures)
    publish_to_readers(current)


@transaction.atomic
def delete_reply(*, reply: Reply, by: User, reason: str = "") -> None:
    """Remove the author's own reply, or any as moderator; a stub remains above nested ones.

    Text removed by moderators is stored, hidden, so that they can restore it.
    """
    current = locked_row(reply.discussion)
    refuse_stranger(reply.author_id, by, reason)
    values = {"deleted_at": now(), "deleted_by": by, "delete_reason": reason}
    words = {"body": "", "html": ""} if reply.author_id == by.pk else {}
    if not Reply.objects.filter(pk=reply.pk, deleted_at=None).update(**values, **words):
        raise AlreadyRemoved
    _count(current, -1)
    if current.best_reply_id == reply.pk:
        _withdraw(current)
    if words:
        release_pictures(reply)
    publish_to_readers(current)
    if reply.author_id != by.pk:
        close_reports(current, reply, by=by)
        notify_of_removal(reply.author, current, reason, key=f"{reply.uuid}:{values['deleted_at']}")


@transaction.atomic
def restore_reply(*, reply: Reply) -> None:
    """Restore a reply that moderators removed; raises `NothingToRestore`."""
    current = locked_row(reply.discussion)
    gone = Reply.objects.filter(pk=reply.pk, deleted_at__isnull=False).exclude(body="")
    if not gone.update(deleted_at=None, deleted_by=None, delete_reason=""):
        raise NothingToRestore
    _count(current, 1)
    publish_to_readers(current)


@transaction.atomic
def choose_best(*, reply: Reply, by: User) -> bool:
    """Mark the best answer, or unmark it if it is marked; returns whether it is marked now.

    Raises `NotYourQuestion` or `NotAnAnswer`.
    """
    current = locked_row(reply.discussion)
    if current.author_id != by.pk and not is_moderator(by):
        raise NotYourQuestion
    if reply.parent_id:
        raise NotAnAnswer
    was_best = current.best_reply_id == reply.pk
    if current.best_reply_id:
        _withdraw(current)
    if was_best:
        return False
    Discussion.objects.filter(pk=current.pk).update(best_reply=reply)
    publish_to_readers(current)
    if reply.author_id != current.author_id:
        best_answer_chosen.announce(BestAnswer(reply.pk))
        notify_of_best(reply)
    return True


def _withdraw(discussion: Discussion) -> None:
    before = discussion.best_reply_id
    Discussion.objects.filter(pk=discussion.pk).update(best_reply=None)
    publish_to_readers(discussion)
    if before:
        best_answer_withdrawn.announce(BestAnswer(before))


def _count(discussion: Discussion, change: int) -> None:
    Discussion.objects.filter(pk=discussion.pk).update(reply_count=F("reply_count") + change)
