"""`/auth`: activation, forgotten passwords, free addresses.

No response reveals whether an address has an account, except `check-email`, which is rate limited.
"""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import activation, mailbox_emails, passwords
from duxi.accounts.addresses import mail_address, masked
from duxi.accounts.limits import LINK_TRIES, LOOKUPS, count_ask
from duxi.accounts.queries import people_with_email, people_with_username
from duxi.accounts.schemas.mailbox import (
    AvailableOut,
    CheckEmailIn,
    CheckUsernameIn,
    EmailIn,
    ResetSessionOut,
    TokenIn,
    VerifiedOut,
)
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["auth"])
router_v2 = Router(tags=["auth"])

RESET_SENT = _(
    "Jika alamat ini terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru. "
    "Periksa kotak masuk dan folder spam Anda."
)
ACTIVATION_SENT = _(
    "Jika akun dengan alamat ini belum aktif, kami sudah mengirim tautan aktivasi. "
    "Periksa kotak masuk dan folder spam Anda."
)


@router.post("/forgot-password", response=MessageOut)
def forgot_password(request: HttpRequest, body: Form[EmailIn]) -> MessageOut:
    mailbox_emails.queue_reset_mail(_asked(request, body))
    return message_only(RESET_SENT)


@router_v2.post("/forgot-password", response=MessageOut)
def forgot_password_v2(request: HttpRequest, body: Form[EmailIn]) -> MessageOut:
    """The same under its second path."""
    return forgot_password(request, body)


@router.post("/resend-verification", response=MessageOut)
def resend_verification(request: HttpRequest, body: Form[EmailIn]) -> MessageOut:
    mailbox_emails.queue_activation_mail(_asked(request, body))
    return message_only(ACTIVATION_SENT)


@router.post("/email-verification", response=Envelope[VerifiedOut])
def email_verification(request: HttpRequest, body: Form[TokenIn]) -> Envelope[VerifiedOut]:
    LINK_TRIES.hit(client_address(request))
    return ok(VerifiedOut(activation_type=activation.verify_mailbox(token=body.token)))


@router.get("/reset-password/{token}", response=Envelope[ResetSessionOut])
def reset_session(request: HttpRequest, token: str) -> Envelope[ResetSessionOut]:
    LINK_TRIES.hit(client_address(request))
    user = passwords.reset_session(token).user
    return ok(ResetSessionOut(email_hint=masked(user.email), is_staff=user.is_staff))


@router.post("/check-email", response=Envelope[AvailableOut])
def check_email(request: HttpRequest, body: Form[CheckEmailIn]) -> Envelope[AvailableOut]:
    LOOKUPS.hit(client_address(request))
    return ok(AvailableOut(available=not people_with_email(mail_address(body.email)).exists()))


@router.post("/check-username", response=Envelope[AvailableOut])
def check_username(request: HttpRequest, body: Form[CheckUsernameIn]) -> Envelope[AvailableOut]:
    LOOKUPS.hit(client_address(request))
    return ok(AvailableOut(available=not people_with_username(body.username).exists()))


def _asked(request: HttpRequest, body: EmailIn) -> str:
    """The address of a captcha-protected mail request, counted by the rate limit."""
    captcha.verify(body.captcha, request)
    email = mail_address(body.email)
    count_ask(email, client_address(request))
    return email
