"""`/forum`: discussions."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.community.actions import discussions, reactions
from duxi.community.actions.notices import mark_seen
from duxi.community.actions.reports import report
from duxi.community.queries.discussions import (
    HISTORY,
    classes_for,
    discussion_for,
    discussion_list,
    discussions_for,
    history_for,
    replies_of,
)
from duxi.community.schemas.forms import (
    Created,
    DeleteParams,
    DetailParams,
    DiscussionIn,
    EditIn,
    LikeCount,
    ModerationIn,
    ReportIn,
    Scope,
    Scopes,
)
from duxi.community.schemas.posts import DiscussionDetail, DiscussionRow
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.idempotency import once
from duxi.core.lists import ListParams, select

router = Router(tags=["forum"], auth=UserBearer())

MOST_REPLIES = 300


@router.get("/discussions", response=Envelope[Rows[DiscussionRow]])
def list_discussions(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[DiscussionRow]]:
    shown = discussions_for(request.auth).filter(deleted_at=None)
    whole, page = select(shown, params, discussion_list(request.auth))
    rows = [DiscussionRow.of(one, request.auth) for one in page]
    return ok(Rows[DiscussionRow](rows=rows, total=whole.count()))


@router.post("/discussions", response=Envelope[Created])
def start_discussion(request: LearnerRequest, body: Form[DiscussionIn]) -> Envelope[Created]:
    def work() -> Created:
        return Created(uuid=discussions.start(author=request.auth, words=body.words()).uuid)

    scope = f"forum:{request.auth.pk}"
    made = once(request, scope=scope, body=body.model_dump(), answer=Created, work=work)
    return ok(made, _("Diskusi Anda sudah terbit."))


@router.get("/history", response=Envelope[Rows[DiscussionRow]])
def history(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[DiscussionRow]]:
    whole, page = select(history_for(request.auth), params, HISTORY)
    rows = [DiscussionRow.of(one, request.auth) for one in page]
    return ok(Rows[DiscussionRow](rows=rows, total=whole.count()))


@router.get("/scopes", response=Envelope[Scopes])
def scopes(request: LearnerRequest) -> Envelope[Scopes]:
    """The classes whose participants the user may write to."""
    own = classes_for(request.auth).order_by("title")[:100]
    return ok(Scopes(rows=[Scope(product_id=one.pk, title=one.title, kind=one.kind) for one in own]))


@router.get("/discussions/{uuid:uuid}", response=Envelope[DiscussionDetail])
def show_discussion(
    request: LearnerRequest, uuid: UUID, params: Query[DetailParams]
) -> Envelope[DiscussionDetail]:
    found = discussion_for(request.auth, uuid)
    if not params.live:
        mark_seen(found, request.auth)
    replies = list(replies_of(found, request.auth)[:MOST_REPLIES])
    return ok(DiscussionDetail.with_replies(found, replies, request.auth))


@router.post("/discussions/{uuid:uuid}/edit", response=MessageOut)
def edit_discussion(request: LearnerRequest, uuid: UUID, body: Form[EditIn]) -> MessageOut:
    found = discussion_for(request.auth, uuid)
    discussions.edit(discussion=found, editor=request.auth, **body.model_dump())
    return message_only(_("Perubahan berhasil disimpan."))


@router.delete("/discussions/{uuid:uuid}", response=MessageOut)
def delete_discussion(request: LearnerRequest, uuid: UUID, params: Query[DeleteParams]) -> MessageOut:
    found = discussion_for(request.auth, uuid)
    discussions.delete(discussion=found, by=request.auth, reason=params.reason)
    return message_only(_("Diskusi sudah dihapus."))


@router.post("/discussions/{uuid:uuid}/like", response=Envelope[LikeCount])
def like(request: LearnerRequest, uuid: UUID) -> Envelope[LikeCount]:
    found = discussion_for(request.auth, uuid)
    return ok(LikeCount(like_count=reactions.like(user=request.auth, post=found)))


@router.post("/discussions/{uuid:uuid}/unlike", response=Envelope[LikeCount])
def unlike(request: LearnerRequest, uuid: UUID) -> Envelope[LikeCount]:
    found = discussion_for(request.auth, uuid)
    return ok(LikeCount(like_count=reactions.unlike(user=request.auth, post=found)))


@router.post("/discussions/{uuid:uuid}/follow", response=MessageOut)
def follow(request: LearnerRequest, uuid: UUID) -> MessageOut:
    reactions.follow(user=request.auth, discussion=discussion_for(request.auth, uuid))
    return message_only(_("Anda akan dikabari bila ada balasan."))


@router.post("/discussions/{uuid:uuid}/unfollow", response=MessageOut)
def unfollow(request: LearnerRequest, uuid: UUID) -> MessageOut:
    reactions.unfollow(user=request.auth, discussion=discussion_for(request.auth, uuid))
    return message_only(_("Anda tidak lagi mengikuti diskusi ini."))


@router.post("/discussions/{uuid:uuid}/report", response=MessageOut)
def report_discussion(request: LearnerRequest, uuid: UUID, body: Form[ReportIn]) -> MessageOut:
    found = discussion_for(request.auth, uuid)
    report(reporter=request.auth, discussion=found, reply=None, reason=body.reason, note=body.note)
    return message_only(_("Terima kasih. Moderator akan memeriksa laporan Anda."))


@router.post("/discussions/{uuid:uuid}/moderate", response=MessageOut)
def moderate(request: LearnerRequest, uuid: UUID, body: Form[ModerationIn]) -> MessageOut:
    discussions.moderate(discussion=discussion_for(request.auth, uuid), by=request.auth, **body.model_dump())
    return message_only(_("Perubahan berhasil disimpan."))
