"""The registry of what can be exported; the apps above register their reports here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Forbidden, Invalid
from duxi.core.registry import Registry

Progress = Callable[[int], None]
"""Called with the number of source rows read since the last call."""


@dataclass(frozen=True)
class Export:
    """One export that its owner may have now; `params` are the checked ones, to make it by.

    `begin` runs once, when it is ordered, in the transaction of its job.
    """

    params: Mapping[str, Any]
    title: str
    filename: str
    count: Callable[[], int]
    write: Callable[[Path, Progress], None]
    begin: Callable[[], None] = lambda: None


@dataclass(frozen=True)
class ExportKind:
    """A kind of export.

    `prepare` checks the parameters and that this person may have it, when it is asked for and again
    when it is made; it raises a `Rejected` otherwise.
    """

    name: str
    prepare: Callable[[User, Mapping[str, Any]], Export]


EXPORTS: Registry[str, ExportKind] = Registry("export kinds", key=lambda kind: kind.name)


XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FILE_TYPES = {
    ".xlsx": XLSX,
    ".csv": "text/csv",
    ".xml": "application/xml",
    ".txt": "text/plain",
    ".zip": "application/zip",
}
"""What exports may be, by the end of their file name."""
MAY_EXPORT = "files.add_exportjob"


class UnknownExport(Invalid):
    """Nothing of that name can be exported."""

    message = _("Jenis ekspor tidak dikenal.")


def export_kind(name: str) -> ExportKind:
    """The kind of this name; raises `UnknownExport`."""
    kind = EXPORTS.get(name)
    if kind is None:
        raise UnknownExport(errors={"kind": [str(UnknownExport.message)]})
    return kind


def prepared(owner: User, kind: str, params: Mapping[str, Any]) -> Export:
    """The export that a user asks for, if they may have it at this moment.

    Asked when it is ordered, when it is made, and at every download. Raises `UnknownExport`, `Forbidden`
    or what the kind raises.
    """
    found = export_kind(kind)
    if not owner.is_staff or not owner.has_perm(MAY_EXPORT):
        raise Forbidden
    return found.prepare(owner, params)
