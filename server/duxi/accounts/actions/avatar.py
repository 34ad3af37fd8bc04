"""Changing the profile picture."""

from functools import partial
from typing import BinaryIO

from django.db import transaction

from duxi.accounts import avatars
from duxi.accounts.models import User
from duxi.core.throttle import Limit

CHANGES = Limit("avatar", times=20, seconds=3600)


def change_avatar(*, user: User, source: BinaryIO) -> User:
    """Store a new picture; the old one is removed after the commit.

    Raises `avatars.PictureTooLarge`, `avatars.NotAPicture` or `TooMany`.
    """
    CHANGES.hit(str(user.pk))
    path = avatars.store(avatars.read(source))
    try:
        return _replace(user.pk, path)
    except BaseException:
        avatars.remove(path)
        raise


def remove_avatar(*, user: User) -> User:
    """Remove the picture, if there is one."""
    return _replace(user.pk, "")


@transaction.atomic
def _replace(user_pk: int, path: str) -> User:
    user = User.objects.select_for_update().get(pk=user_pk)
    transaction.on_commit(partial(avatars.remove, user.avatar), robust=True)
    user.avatar = path
    user.save(update_fields=["avatar"])
    return user
