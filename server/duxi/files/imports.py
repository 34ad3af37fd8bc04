"""The registry of imports, in which the apps above register theirs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Forbidden, Invalid, Message
from duxi.core.registry import Registry

Progress = Callable[[int], None]
Values = Mapping[str, str]
Content = Literal["text", "day", "moment"]


@dataclass(frozen=True)
class ImportColumn:
    """A column of a file: its name, its title, whether it is required, and what its cells hold."""

    name: str
    title: str
    is_required: bool = False
    holds: Content = "text"


@dataclass(frozen=True)
class PlannedRow:
    """What a row of a file would do: `new`, `changed`, `same` or `error`.

    `changes` are (column's title, before, after); `errors` are (column's title, reason).
    """

    action: str
    label: str
    changes: Sequence[tuple[str, str, str]] = ()
    errors: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class ImportKind:
    """A kind of import.

    `readers` read further file types, by extension, into rows by column names. `plan` computes what each row
    would do; `apply` does it inside the caller's transaction and returns the same.
    """

    name: str
    title: Message
    may: Callable[[User], bool]
    columns: Callable[[], list[ImportColumn]]
    plan: Callable[[User, Sequence[Values], Progress], list[PlannedRow]]
    apply: Callable[[User, Sequence[Values], Progress], list[PlannedRow]]
    sample: Sequence[Values] = field(default_factory=tuple)
    readers: Mapping[str, Callable[[bytes], list[dict[str, str]]]] = field(default_factory=dict)


IMPORTS: Registry[str, ImportKind] = Registry("import kinds", key=lambda kind: kind.name)


class UnknownImport(Invalid):
    message = _("Jenis impor tidak dikenal.")


def import_kind(user: User, name: str) -> ImportKind:
    """The kind of this name, if the user may import it; raises `UnknownImport` or `Forbidden`."""
    kind = IMPORTS.get(name)
    if kind is None:
        raise UnknownImport(errors={"kind": [str(UnknownImport.message)]})
    if not user.is_staff or not kind.may(user):
        raise Forbidden
    return kind
