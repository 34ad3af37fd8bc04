"""Erasing a user: personal data is deleted, and what law or other users need stays anonymised.

The rules are in the ADR on erasure; every app lists its tables in an `Eraser`.
"""

import logging
import secrets

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from guardian.models import UserObjectPermission

from duxi.accounts import avatars
from duxi.accounts.actions.one_time import lock_user
from duxi.accounts.actions.sign_in import end_all_sessions
from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import (
    AccountDeletion,
    ApiKey,
    GoogleIdentity,
    LoginSession,
    OneTimeToken,
    OtpCode,
    RecoveryCode,
    TotpDevice,
    User,
)
from duxi.core.clock import now
from duxi.gateways.forget import forget_messages

NOBODY = "Akun terhapus"
"""The name shown in place of an erased person, on orders, invoices and results."""

logger = logging.getLogger(__name__)


def erase_due() -> int:
    """Erase every account whose deletion is due; returns how many.

    Each in its own transaction: a failed one is retried in the next run and does not stop the others.
    """
    due = AccountDeletion.objects.filter(cancelled_at=None, erased_at=None, due_at__lte=now())
    return sum(_erased(pk) for pk in due.order_by("due_at").values_list("pk", flat=True))


def _erased(deletion_pk: int) -> bool:
    try:
        return erase(deletion_pk=deletion_pk)
    except Exception:
        logger.exception("the erasure of deletion %s failed and will be tried again", deletion_pk)
        return False


@transaction.atomic
def erase(*, deletion_pk: int) -> bool:
    """Erase the account of one due request; False when it was cancelled or another process did it."""
    wish = AccountDeletion.objects.select_related("user").get(pk=deletion_pk)
    lock_user(wish.user_id)
    open_wishes = AccountDeletion.objects.filter(pk=deletion_pk, cancelled_at=None, erased_at=None)
    if not open_wishes.filter(due_at__lte=now()).update(erased_at=now()):
        return False
    user = User.objects.get(pk=wish.user_id)
    for eraser in (*ERASERS, OWN):
        eraser.erase(user)
    return True


def _erase_account(user: User) -> None:
    avatars.remove(user.avatar)
    forget_messages([user.email, user.phone])
    end_all_sessions(user=user, reason=LoginSession.EndReason.DELETED)
    for table in OWN.erases:
        owner = "owner" if table is ApiKey else "user"
        table._default_manager.filter(**{owner: user}).delete()
    AccountDeletion.objects.filter(user=user).update(reason="")
    LogEntry.objects.filter(
        content_type=ContentType.objects.get_for_model(User), object_id=str(user.pk)
    ).update(object_repr=NOBODY)
    user.groups.clear()
    user.user_permissions.clear()
    _overwrite(user)


def _overwrite(user: User) -> None:
    """Remove everything from the row that identifies the person; `.invalid` is a reserved
    top-level domain.
    """
    name = f"erased-{secrets.token_hex(8)}"
    blank = {"phone": "", "phone_dial_code": "", "organisation": "", "position": "", "city": "", "avatar": ""}
    unknown = {"phone_verified_at": None, "phone_wa_verified_at": None, "email_verified_at": None}
    rights = {"is_active": False, "is_staff": False, "is_superuser": False, "allows_beta": False}
    user.set_unusable_password()
    User.objects.filter(pk=user.pk).update(
        fullname=NOBODY,
        username=name,
        email=f"{name}@akun.invalid",
        password=user.password,
        locale="id",
        last_login=None,
        **blank,
        **unknown,
        **rights,
    )


OWN = Eraser(
    app="accounts",
    erase=_erase_account,
    erases=(
        LoginSession,
        OneTimeToken,
        OtpCode,
        GoogleIdentity,
        TotpDevice,
        RecoveryCode,
        ApiKey,
        UserObjectPermission,
    ),
    keeps=(AccountDeletion, LogEntry),
)
"""The account itself comes last, because the other erasers need its name and addresses."""
