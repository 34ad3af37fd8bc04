"""The registry of what can be imported; the apps above register their kinds here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Forbidden, Invalid, Message
from duxi.core.registry import Registry

Progress = Callable[[int], None]
Values = Mapping[str, str]


@dataclass(frozen=True)
class ImportColumn:
    """A column that a file may have: its name, what people call it, and whether it has to be there."""

    name: str
    title: str
    is_required: bool = False


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

    `readers` read further kinds of files, by the end of their name, into rows by the names of the columns.
    `plan` says what each row would do without doing it; `apply` does it all, inside the caller's transaction,
    and says the same again.
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
    """Nothing of that name can be imported."""

    message = _("Jenis impor tidak dikenal.")


def import_kind(user: User, name: str) -> ImportKind:
    """The kind of this name, if this person may import it; raises `UnknownImport` or `Forbidden`."""
    kind = IMPORTS.get(name)
    if kind is None:
        raise UnknownImport(errors={"kind": [str(UnknownImport.message)]})
    if not user.is_staff or not kind.may(user):
        raise Forbidden
    return kind
