"""`/public/page-activity` and `/public/error-log`: reports of browsers."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import OptionalUserBearer, VisitorRequest
from duxi.accounts.models import User
from duxi.activity import page_tokens
from duxi.activity.actions.client_errors import record_error
from duxi.activity.actions.page_views import record_view
from duxi.activity.schemas import ErrorIn, PageActivityIn, PageActivityOut
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address

router = Router(tags=["activity"])

ERRORS = Limit("error-log", times=20, seconds=60)
ALL_ERRORS = Limit("error-log-all", times=600, seconds=60)


@router.post("/page-activity", response=Envelope[PageActivityOut], auth=OptionalUserBearer())
def page_activity(request: VisitorRequest, body: Form[PageActivityIn]) -> Envelope[PageActivityOut]:
    given = page_tokens.check(body.captcha, request)
    record_view(
        user=request.auth if isinstance(request.auth, User) else None,
        menu_name=body.pa_menu_name,
        action_name=body.pa_action_name,
        url=body.pa_url,
        query=body.pa_query_params,
    )
    return ok(PageActivityOut(captcha=given, expires_in=int(page_tokens.LIFETIME.total_seconds())))


@router.post("/error-log", response=MessageOut)
def error_log(request: HttpRequest, body: Form[ErrorIn]) -> MessageOut:
    """Needs no bearer token: errors are anonymous, and a broken sign-in must not hide them."""
    ERRORS.hit(client_address(request))
    ALL_ERRORS.hit()
    record_error(message=body.message, stack=body.stack, url=body.url, app_version=body.app_version)
    return message_only(_("Terima kasih, laporan galat sudah dicatat."))
