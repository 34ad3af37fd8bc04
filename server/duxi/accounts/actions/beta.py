"""Trying out features that are not finished."""

from duxi.accounts.models import User


def set_beta(*, user: User, is_allowed: bool) -> None:
    User.objects.filter(pk=user.pk).update(allows_beta=is_allowed)
