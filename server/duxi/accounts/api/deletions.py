"""`/account/deletions`: requesting and cancelling the deletion of an account."""

from django.http import HttpRequest
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from ninja import Form, Router

from duxi.accounts.actions import deletion
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.accounts.schemas.profile import CancelIn, DeletionIn, DeletionOut
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.errors import Unauthenticated
from duxi.core.types import client_address

router = Router(tags=["account"])

_BEARER = UserBearer(lenient=True)


@router.get("/deletions", response=Envelope[DeletionOut], auth=UserBearer())
def deletion_status(request: LearnerRequest) -> Envelope[DeletionOut]:
    return ok(DeletionOut.of(deletion.open_deletion(request.auth)))


@router.post("/deletions", response=Envelope[DeletionOut], auth=UserBearer())
def ask_deletion(request: LearnerRequest, body: Form[DeletionIn]) -> Envelope[DeletionOut]:
    wish = deletion.ask(
        user=request.auth,
        reason=body.reason,
        password=body.password,
        address=client_address(request),
    )
    day = deletion.due_day(wish, get_language() or request.auth.locale)
    sentence = _("Akun Anda akan dihapus pada {date}. Sampai hari itu Anda dapat membatalkannya.")
    return ok(DeletionOut.of(wish), sentence.format(date=day))


@router.post("/deletions/cancel", response=MessageOut)
def cancel_deletion(request: HttpRequest, body: Form[CancelIn]) -> MessageOut:
    """By the mail's token, independent of that browser's session, or by the user's own bearer."""
    if body.token:
        deletion.cancel_by_mail(token=body.token)
    else:
        deletion.cancel(user=_signed_in(request))
    return message_only(_("Penghapusan dibatalkan. Akun Anda tetap seperti semula."))


def _signed_in(request: HttpRequest) -> User:
    user: User | None = _BEARER(request)
    if user is None:
        raise Unauthenticated
    return user
