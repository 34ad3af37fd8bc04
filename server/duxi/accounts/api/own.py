"""`/account`: the user's own profile, menu, picture and beta flag."""

from typing import BinaryIO, cast

from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Router, UploadedFile

from duxi.accounts import avatars
from duxi.accounts.actions import avatar, beta
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.menu import menu_of
from duxi.accounts.schemas.auth import UserOut
from duxi.accounts.schemas.profile import AvatarOut, BetaIn, MenuRow
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok

router = Router(tags=["account"], auth=UserBearer())


@router.get("/me", response=Envelope[UserOut], auth=UserBearer(lenient=True))
def me(request: LearnerRequest) -> Envelope[UserOut]:
    return ok(UserOut.of(request.auth))


@router.get("/menu", response=Envelope[Rows[MenuRow]], auth=UserBearer(lenient=True))
def menu(request: LearnerRequest) -> Envelope[Rows[MenuRow]]:
    rows = [MenuRow.of(entry, request.auth) for entry in menu_of(request.auth)]
    return ok(Rows[MenuRow](rows=rows, total=len(rows)))


@router.post("/update-image", response=Envelope[AvatarOut])
def update_image(request: LearnerRequest, image: File[UploadedFile]) -> Envelope[AvatarOut]:
    user = avatar.change_avatar(user=request.auth, source=cast("BinaryIO", image.file))
    given = AvatarOut(avatar_url=avatars.url_of(user), avatar_small_url=avatars.small_url_of(user))
    return ok(given, _("Profil diperbarui"))


@router.post("/remove-image", response=Envelope[AvatarOut])
def remove_image(request: LearnerRequest) -> Envelope[AvatarOut]:
    avatar.remove_avatar(user=request.auth)
    return ok(AvatarOut(avatar_url=None, avatar_small_url=None), _("Profil diperbarui"))


@router.post("/update-profile-beta-test", response=MessageOut)
def update_beta(request: LearnerRequest, body: Form[BetaIn]) -> MessageOut:
    beta.set_beta(user=request.auth, is_allowed=body.allow)
    return message_only(_("Profil diperbarui"))
