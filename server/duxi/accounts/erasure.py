"""Each app's handling of an erased user's rows.

Each app that stores personal data registers one `Eraser` in `AppConfig.ready`. A test goes through every
table that refers to a user and fails on one that no eraser names.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.db.models import Model

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Eraser:
    """One app's part of an erasure.

    `erase` runs in the erasure's transaction while the account still has its name, e-mail and phone; the
    account itself goes last. It must be idempotent. Files are removed at once: if the transaction fails, the
    erasure is retried. `erases` lists tables whose rows are deleted; `keeps` those whose rows stay, because
    law, money or another user's result needs them, and which show only 'Akun terhapus'.
    """

    app: str
    erase: Callable[[User], None]
    erases: tuple[type[Model], ...] = ()
    keeps: tuple[type[Model], ...] = ()


ERASERS: Registry[str, Eraser] = Registry("erasers", key=lambda eraser: eraser.app)
