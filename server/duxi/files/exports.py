"""The registry of exports, in which the apps above register theirs."""

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
    """An export that its owner may have now, with checked `params`.

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

    `prepare` checks parameters and permission, both on request and on creation; it raises a `Rejected`
    otherwise. Where no parameters are needed, `offered` tells the title to users who may have it, without
    preparing it.
    """

    name: str
    prepare: Callable[[User, Mapping[str, Any]], Export]
    offered: Callable[[User], str | None] | None = None


EXPORTS: Registry[str, ExportKind] = Registry("export kinds", key=lambda kind: kind.name)


XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FILE_TYPES = {
    ".xlsx": XLSX,
    ".csv": "text/csv",
    ".xml": "application/xml",
    ".txt": "text/plain",
    ".zip": "application/zip",
}
"""File types of exports, by extension."""
MAY_EXPORT = "files.add_exportjob"


class UnknownExport(Invalid):
    message = _("Jenis ekspor tidak dikenal.")


def export_kind(name: str) -> ExportKind:
    """The kind of this name; raises `UnknownExport`."""
    kind = EXPORTS.get(name)
    if kind is None:
        raise UnknownExport(errors={"kind": [str(UnknownExport.message)]})
    return kind


def prepared(owner: User, kind: str, params: Mapping[str, Any]) -> Export:
    """The export that a user requests, if permitted now.

    Checked on request, on creation and on every download. Raises `UnknownExport`, `Forbidden` or what the
    kind raises.
    """
    found = export_kind(kind)
    if not may_export(owner):
        raise Forbidden
    return found.prepare(owner, params)


def may_export(user: User) -> bool:
    """Whether a user may have exports at all."""
    return user.is_staff and user.has_perm(MAY_EXPORT)
