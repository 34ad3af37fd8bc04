"""`/forum`: replies."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.community.actions import reactions, replies
from duxi.community.actions.reports import report
from duxi.community.queries.discussions import discussion_for, reply_for
from duxi.community.schemas.forms import (
    BestState,
    Created,
    DeleteParams,
    LikeCount,
    ReplyEditIn,
    ReplyIn,
    ReportIn,
)
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.idempotency import once

router = Router(tags=["forum"], auth=UserBearer())


@router.post("/discussions/{uuid:uuid}/reply", response=Envelope[Created])
def write_reply(request: LearnerRequest, uuid: UUID, body: Form[ReplyIn]) -> Envelope[Created]:
    def work() -> Created:
        found = discussion_for(request.auth, uuid)
        parent = reply_for(request.auth, body.parent_uuid) if body.parent_uuid else None
        made = replies.reply(
            discussion=found, author=request.auth, body=body.body, parent=parent, pictures=body.pictures
        )
        return Created(uuid=made.uuid)

    asked = body.model_dump() | {"uuid": uuid}
    made = once(request, scope=f"forum-reply:{request.auth.pk}", body=asked, answer=Created, work=work)
    return ok(made, _("Balasan Anda sudah terbit."))


@router.post("/replies/{uuid:uuid}/edit", response=MessageOut)
def edit_reply(request: LearnerRequest, uuid: UUID, body: Form[ReplyEditIn]) -> MessageOut:
    replies.edit_reply(reply=reply_for(request.auth, uuid), editor=request.auth, **body.model_dump())
    return message_only(_("Perubahan berhasil disimpan."))


@router.delete("/replies/{uuid:uuid}", response=MessageOut)
def delete_reply(request: LearnerRequest, uuid: UUID, params: Query[DeleteParams]) -> MessageOut:
    replies.delete_reply(reply=reply_for(request.auth, uuid), by=request.auth, reason=params.reason)
    return message_only(_("Balasan sudah dihapus."))


@router.post("/replies/{uuid:uuid}/like", response=Envelope[LikeCount])
def like_reply(request: LearnerRequest, uuid: UUID) -> Envelope[LikeCount]:
    count = reactions.like(user=request.auth, post=reply_for(request.auth, uuid))
    return ok(LikeCount(like_count=count))


@router.post("/replies/{uuid:uuid}/unlike", response=Envelope[LikeCount])
def unlike_reply(request: LearnerRequest, uuid: UUID) -> Envelope[LikeCount]:
    count = reactions.unlike(user=request.auth, post=reply_for(request.auth, uuid))
    return ok(LikeCount(like_count=count))


@router.post("/replies/{uuid:uuid}/best", response=Envelope[BestState])
def choose_best(request: LearnerRequest, uuid: UUID) -> Envelope[BestState]:
    """Mark the best answer, or unmark it if it is marked."""
    is_best = replies.choose_best(reply=reply_for(request.auth, uuid), by=request.auth)
    return ok(BestState(is_best=is_best))


@router.post("/replies/{uuid:uuid}/report", response=MessageOut)
def report_reply(request: LearnerRequest, uuid: UUID, body: Form[ReportIn]) -> MessageOut:
    found = reply_for(request.auth, uuid)
    report(
        reporter=request.auth,
        discussion=found.discussion,
        reply=found,
        reason=body.reason,
        note=body.note,
    )
    return message_only(_("Terima kasih. Moderator akan memeriksa laporan Anda."))
