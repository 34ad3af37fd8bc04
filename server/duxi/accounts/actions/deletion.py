"""Requesting the deletion of an account, and cancelling it; `erase.py` erases when the period is over."""

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.actions import one_time
from duxi.accounts.constants import WAY_BACK
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import AccountDeletion, OneTimeToken, User
from duxi.accounts.reauthentication import prove_identity
from duxi.core.clock import now
from duxi.core.dates import long_date
from duxi.core.errors import Rejected
from duxi.core.language import speaking
from duxi.gateways import mail
from duxi.gateways.mail import Action, EmailMessage, link

KEEP_ACCOUNT = OneTimeToken.Purpose.KEEP_ACCOUNT


class AlreadyAsked(Rejected):
    """The deletion is already requested."""

    message = gettext_lazy("Penghapusan akun Anda sudah dijadwalkan.")


class NothingToCancel(Rejected):
    """No deletion is requested."""

    message = gettext_lazy("Tidak ada permintaan penghapusan akun yang perlu dibatalkan.")


class WayBackOver(Rejected):
    """The mail's link was used, has expired, or never existed; callers cannot tell which."""

    message = gettext_lazy(
        "Tautan ini sudah dipakai atau tidak berlaku lagi. Masuk untuk melihat keadaan akun Anda."
    )


def open_deletion(user: User) -> AccountDeletion | None:
    """The deletion request that can still be cancelled."""
    return _open_of(user).first()


def ask(*, user: User, reason: str, password: str, address: str) -> AccountDeletion:
    """Request the deletion of an account and mail its owner the cancellation link.

    Raises `AlreadyAsked`, or what `prove_identity` raises.
    """
    prove_identity(user=user, password=password, address=address)
    with transaction.atomic():
        one_time.lock_user(user.pk)
        if open_deletion(user):
            raise AlreadyAsked
        moment = now()
        wish = AccountDeletion.objects.create(
            user=user, reason=reason, asked_at=moment, due_at=moment + WAY_BACK
        )
        _notify(user, wish)
    return wish


def _notify(user: User, wish: AccountDeletion) -> None:
    token = one_time.issue(user, KEEP_ACCOUNT, WAY_BACK)
    with speaking(user.locale):
        due = due_day(wish, user.locale)
        mail.queue(to=user.email, email_message=_message(token, due), locale=user.locale, name=user.fullname)
    account_changed.announce(AccountChanged(user.pk, AccountNews.DELETION_ASKED, detail=due))


def due_day(wish: AccountDeletion, language: str) -> str:
    """The day of the erasure in Jakarta, formatted for a language."""
    return long_date(wish.due_at, language)


def _message(token: str, due: str) -> EmailMessage:
    return EmailMessage(
        subject=_("Akun Duxi Anda akan dihapus"),
        paragraphs=[
            _(
                "Kami menerima permintaan untuk menghapus akun Anda. "
                "Akun dan data pribadi Anda akan dihapus pada {date}."
            ).format(date=due),
            _("Sampai hari itu Anda tetap dapat masuk dan menggunakan Duxi seperti biasa."),
        ],
        action=Action(_("Batalkan penghapusan"), link("/signIn", keep_account=token)),
        note=_("Bukan Anda yang memintanya? Batalkan penghapusan, lalu segera ganti kata sandi Anda."),
    )


@transaction.atomic
def cancel(*, user: User) -> None:
    """Cancel the deletion; the mail's link ends with it. Raises `NothingToCancel`."""
    one_time.lock_user(user.pk)
    if not _open_of(user).update(cancelled_at=now()):
        raise NothingToCancel
    one_time.end(user, KEEP_ACCOUNT)
    account_changed.announce(AccountChanged(user.pk, AccountNews.DELETION_CANCELLED))


@transaction.atomic
def cancel_by_mail(*, token: str) -> None:
    """Cancel by the mail's link, which works once; raises `WayBackOver`."""
    try:
        owner = one_time.redeem(token, KEEP_ACCOUNT).user
    except one_time.TokenOver as over:
        raise WayBackOver from over
    cancel(user=owner)


def _open_of(user: User) -> QuerySet[AccountDeletion]:
    return AccountDeletion.objects.filter(user=user, cancelled_at=None, erased_at=None)
