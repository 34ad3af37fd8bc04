"""The wall: feed, posts, reactions, comments and receipts."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from ninja import File, Query, Router, UploadedFile

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.workspace.schemas import (
    WallAudience,
    WallCard,
    WallCommentIn,
    WallCommentOut,
    WallPictureOut,
    WallPinIn,
    WallPostIn,
    WallPreviewIn,
    WallPreviewOut,
    WallReactionIn,
    WallReader,
)
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.lists import ListParams, select, total_of
from duxi.core.markup import as_html
from duxi.files.stored_links import link_to
from duxi.workspace.actions import posts, readers, responses
from duxi.workspace.limits import PREVIEWS
from duxi.workspace.models import WallPost
from duxi.workspace.queries import wall
from duxi.workspace.queries.people import audiences

VIEW, ADD = "workspace.view_wallpost", "workspace.add_wallpost"
router = Router(tags=["wall"], auth=StaffBearer(VIEW))
may_write = StaffBearer(ADD)
may_change = StaffBearer("workspace.change_wallpost")
may_delete = StaffBearer("workspace.delete_wallpost")
may_announce = StaffBearer(wall.ANNOUNCE)


@router.get("/wall", response=Envelope[CappedRows[WallCard]])
def list_feed(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[WallCard]]:
    whole, page = select(wall.feed_for(request.auth), params, wall.feed_list(request.auth))
    return ok(capped(WallCard, _cards(request.auth, list(page)), **total_of(whole, params)))


@router.get("/wall/audiences", response=Envelope[Rows[WallAudience]])
def list_audiences(request: LearnerRequest) -> Envelope[Rows[WallAudience]]:
    rows = [WallAudience.from_orm(group) for group in audiences()]
    return ok(Rows[WallAudience](rows=rows, total=len(rows)))


@router.post("/wall/preview", response=Envelope[WallPreviewOut], auth=may_write)
def preview(request: LearnerRequest, body: WallPreviewIn) -> Envelope[WallPreviewOut]:
    PREVIEWS.hit(str(request.auth.pk))
    return ok(WallPreviewOut(html=as_html(body.body)))


@router.post("/wall/pictures", response=Envelope[WallPictureOut], auth=may_write)
def add_wall_picture(request: LearnerRequest, file: File[UploadedFile]) -> Envelope[WallPictureOut]:
    stored = posts.store_picture(owner=request.auth, upload=file)
    shown = {name: getattr(stored, name) for name in ("uuid", "width", "height")}
    return ok(WallPictureOut(url=link_to(stored), description="", **shown))


@router.post("/wall", response=Envelope[WallCard], auth=may_write)
def add_post(request: LearnerRequest, body: WallPostIn) -> Envelope[WallCard]:
    made = posts.publish_post(author=request.auth, draft=body.draft())
    return ok(_card(request.auth, made.pk), _("Kiriman disimpan."))


@router.get("/wall/{int:pk}", response=Envelope[WallCard])
def show_post(request: LearnerRequest, pk: int) -> Envelope[WallCard]:
    return ok(_card(request.auth, wall.post_for(request.auth, pk).pk))


@router.put("/wall/{int:pk}", response=Envelope[WallCard], auth=may_change)
def change_post(request: LearnerRequest, pk: int, body: WallPostIn) -> Envelope[WallCard]:
    post = wall.own_post_for(request.auth, pk)
    posts.change_post(post=post, by=request.auth, draft=body.draft(), version=body.version)
    return ok(_card(request.auth, pk), _("Perubahan berhasil disimpan."))


@router.delete("/wall/{int:pk}", response=MessageOut, auth=may_delete)
def delete_post(request: LearnerRequest, pk: int) -> MessageOut:
    posts.delete_post(post=wall.own_post_for(request.auth, pk))
    return message_only(_("Kiriman dihapus."))


@router.post("/wall/{int:pk}/pin", response=Envelope[WallCard], auth=may_announce)
def pin_post(request: LearnerRequest, pk: int, body: WallPinIn) -> Envelope[WallCard]:
    posts.pin_post(post=wall.post_for(request.auth, pk), is_pinned=body.is_pinned)
    return ok(_card(request.auth, pk))


@router.post("/wall/{int:pk}/react", response=Envelope[WallCard])
def react(request: LearnerRequest, pk: int, body: WallReactionIn) -> Envelope[WallCard]:
    responses.react(post=wall.post_for(request.auth, pk), user=request.auth, kind=body.kind)
    return ok(_card(request.auth, pk))


@router.post("/wall/{int:pk}/read", response=Envelope[WallCard])
def confirm_read(request: LearnerRequest, pk: int) -> Envelope[WallCard]:
    responses.confirm_read(post=wall.post_for(request.auth, pk), user=request.auth)
    return ok(_card(request.auth, pk), _("Terima kasih, konfirmasi Anda tercatat."))


@router.get("/wall/{int:pk}/comments", response=Envelope[Rows[WallCommentOut]])
def list_comments(request: LearnerRequest, pk: int) -> Envelope[Rows[WallCommentOut]]:
    found = wall.comments_of(wall.post_for(request.auth, pk))[:200]
    rows = [WallCommentOut.of(comment, request.auth) for comment in found]
    return ok(Rows[WallCommentOut](rows=rows, total=len(rows)))


@router.post("/wall/{int:pk}/comments", response=Envelope[WallCommentOut])
def add_comment(request: LearnerRequest, pk: int, body: WallCommentIn) -> Envelope[WallCommentOut]:
    post = wall.post_for(request.auth, pk)
    made = responses.add_comment(post=post, author=request.auth, body=body.body)
    return ok(WallCommentOut.of(made, request.auth))


@router.delete("/wall/{int:pk}/comments/{int:comment_id}", response=MessageOut)
def remove_comment(request: LearnerRequest, pk: int, comment_id: int) -> MessageOut:
    post = wall.post_for(request.auth, pk)
    responses.remove_comment(post=post, comment_id=comment_id, by=request.auth)
    return message_only(_("Komentar dihapus."))


@router.get("/wall/{int:pk}/readers", response=Envelope[Rows[WallReader]])
def list_readers(request: LearnerRequest, pk: int) -> Envelope[Rows[WallReader]]:
    found = wall.reader_rows(wall.own_post_for(request.auth, pk))
    rows = [WallReader.from_orm(reader) for reader in found]
    return ok(Rows[WallReader](rows=rows, total=len(rows)))


@router.post("/wall/{int:pk}/remind", response=MessageOut, auth=may_change)
def remind(request: LearnerRequest, pk: int) -> MessageOut:
    count = readers.remind_readers(post=wall.own_post_for(request.auth, pk))
    text = ngettext("Pengingat dikirim ke {n} orang.", "Pengingat dikirim ke {n} orang.", count)
    return message_only(text.format(n=count))


def _card(user: User, pk: int) -> WallCard:
    return _cards(user, list(wall.with_card(WallPost.objects.filter(pk=pk), user)))[0]


def _cards(user: User, rows: list[WallPost]) -> list[WallCard]:
    own = [post for post in rows if post.author_id == user.pk or user.has_perm(wall.ANNOUNCE)]
    counts = wall.read_counts(own)
    return [WallCard.of(post, user, counts) for post in rows]
