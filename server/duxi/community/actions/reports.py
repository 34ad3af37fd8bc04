"""Reports of posts, and moderators' decisions."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.community.actions.discussions import delete
from duxi.community.actions.replies import delete_reply
from duxi.community.limits import REPORTS
from duxi.community.models import Discussion, Reply, Report, ReportReason, ReportVerdict
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected


class AlreadyClosed(Rejected):
    """The report was already decided."""

    message = _("Laporan ini sudah ditangani.")


def report(
    *, reporter: User, discussion: Discussion, reply: Reply | None, reason: ReportReason, note: str
) -> None:
    """Report a post to the moderators; repeating it changes nothing. Raises `TooMany`."""
    REPORTS.hit(str(reporter.pk))
    Report.objects.get_or_create(
        reporter=reporter,
        discussion=discussion,
        reply=reply,
        defaults={"reason": reason, "note": note, "created_at": now()},
    )


@transaction.atomic
def close(*, report_id: int, by: User, verdict: ReportVerdict, note: str = "") -> None:
    """Remove the post or dismiss the report; closes all open reports of the post. Raises `NotFound`,
    `AlreadyClosed`.
    """
    rows = Report.objects.select_for_update(of=("self",)).select_related("discussion", "reply")
    found = rows.filter(pk=report_id).first()
    if found is None:
        raise NotFound
    if found.closed_at:
        raise AlreadyClosed
    same = Report.objects.filter(discussion=found.discussion, reply=found.reply, closed_at=None)
    same.update(closed_at=now(), closed_by=by, verdict=verdict)
    if verdict == ReportVerdict.REMOVED:
        _remove(found, by, note or str(ReportReason(found.reason).label))


def _remove(found: Report, by: User, reason: str) -> None:
    if found.reply:
        if not found.reply.deleted_at:
            delete_reply(reply=found.reply, by=by, reason=reason)
    elif not found.discussion.deleted_at:
        delete(discussion=found.discussion, by=by, reason=reason)
