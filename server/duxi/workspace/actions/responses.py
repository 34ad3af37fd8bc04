"""Reactions, comments and read receipts of a post."""

from django.db import transaction

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.markup import as_html
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.workspace import WALL_COMMENT
from duxi.workspace.limits import COMMENTS, REACTIONS
from duxi.workspace.models import ReactionKind, WallComment, WallPost, WallReaction, WallRead
from duxi.workspace.queries.wall import ANNOUNCE


def react(*, post: WallPost, user: User, kind: ReactionKind | None) -> None:
    """Set, change or remove a user's one reaction."""
    REACTIONS.hit(str(user.pk))
    if kind is None:
        WallReaction.objects.filter(post=post, user=user).delete()
        return
    WallReaction.objects.update_or_create(post=post, user=user, defaults={"kind": kind})


def confirm_read(*, post: WallPost, user: User) -> None:
    """Confirm reading; the first confirmation remains."""
    WallRead.objects.get_or_create(post=post, user=user, defaults={"read_at": now()})


@transaction.atomic
def add_comment(*, post: WallPost, author: User, body: str) -> WallComment:
    """Comment on a post and notify its author. Raises `TooMany`."""
    COMMENTS.hit(str(author.pk))
    comment = WallComment.objects.create(post=post, author=author, body=body, html=as_html(body))
    if author.pk != post.author_id:
        params: dict[str, str | int] = {"who": author.fullname, "title": str(post), "id": post.pk}
        dedupe = f"wall-comment:{comment.pk}"
        notify(user=post.author, template=WALL_COMMENT.key, params=params, dedupe=dedupe)
    return comment


def remove_comment(*, post: WallPost, comment_id: int, by: User) -> None:
    """Remove the author's own comment, or any with the permission to announce; raises `NotFound`."""
    rows = WallComment.objects.filter(pk=comment_id, post=post, deleted_at=None)
    if not by.has_perm(ANNOUNCE):
        rows = rows.filter(author=by)
    if not rows.update(deleted_at=now()):
        raise NotFound
