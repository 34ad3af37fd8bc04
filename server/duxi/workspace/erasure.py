"""Erases a user's workspace data when the account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.workspace.models import (
    ReportDelivery,
    ReportRun,
    ReportSchedule,
    Task,
    WallComment,
    WallPost,
    WallReaction,
    WallRead,
)


def _erase(user: User) -> None:
    moment = now()
    posts = WallPost.with_deleted.filter(author=user)
    posts.filter(deleted_at=None).update(deleted_at=moment)
    posts.update(title="…", body="", html="")
    comments = WallComment.objects.filter(author=user)
    comments.filter(deleted_at=None).update(deleted_at=moment)
    comments.update(body="", html="")
    WallReaction.objects.filter(user=user).delete()
    WallRead.objects.filter(user=user).delete()
    schedules = ReportSchedule.with_deleted.filter(owner=user)
    schedules.update(is_active=False, next_run_at=None)
    ReportDelivery.objects.filter(user=user).delete()
    ReportSchedule.recipients.through.objects.filter(user=user).delete()


ERASERS.register(
    Eraser(
        app="workspace",
        erase=_erase,
        erases=(WallReaction, WallRead, ReportDelivery),
        keeps=(WallPost, WallComment, Task, ReportSchedule, ReportRun),
    )
)
