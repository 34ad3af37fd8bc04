"""What every app does with the rows of a person who is forgotten.

Each app that stores personal data registers one `Eraser` from `AppConfig.ready`. A test goes
through every table that points at a person and fails on one that no eraser names.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.db.models import Model

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Eraser:
    """One app's part of an erasure.

    `erase` runs inside the erasure's transaction and while the account still carries its name, e-mail
    and phone; the account itself goes last. Run again it must change nothing. Files are removed at once:
    should the transaction fail, the erasure is tried again. `erases` are the tables whose rows go; `keeps`
    those whose rows stay, because law, money or a user's result needs them, and show no one but
    'Akun terhapus'.
    """

    app: str
    erase: Callable[[User], None]
    erases: tuple[type[Model], ...] = ()
    keeps: tuple[type[Model], ...] = ()


ERASERS: Registry[str, Eraser] = Registry("erasers", key=lambda eraser: eraser.app)
