"""A user's profile on the leaderboard."""

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Invalid
from duxi.growth.actions.lots import locked_account


class NicknameTaken(Invalid):
    message = _("Nama panggilan ini sudah dipakai orang lain.")


def change_profile(*, user: User, nickname: str, is_ranked: bool) -> None:
    """Set the nickname and whether the rank is visible to others; raises `NicknameTaken`."""
    try:
        with transaction.atomic():
            account = locked_account(user.pk)
            account.nickname, account.is_ranked = nickname, is_ranked
            account.save(update_fields=["nickname", "is_ranked"])
    except IntegrityError as error:
        raise NicknameTaken(errors={"nickname": [str(NicknameTaken.message)]}) from error
