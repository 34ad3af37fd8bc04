"""Exports of lists that are not declared resources: the rows of their screens, with the same filters and
order.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.backoffice.crud.exporting import PAGE, asked_format, asked_list, cell, write_csv
from duxi.core.clock import local, now
from duxi.core.errors import Forbidden, Message
from duxi.core.lists import ListSpec, select
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.marks import Mark, Words, words_of
from duxi.files.xlsx import Book, write_book

Read = Callable[[Any], Any]
_YES_OR_NO = ("is_", "has_")


@dataclass(frozen=True)
class ListColumn:
    """A column: `read` is a path from the row (`order.buyer.fullname`) or a function of it.

    `labels` name the values of a column without choices in its model; `states` are the statuses of a column
    whose labels `read` returns.
    """

    title: Message
    read: str | Read
    kind: Kind = Kind.PROSE
    labels: Mapping[str, Message] | None = None
    states: Sequence[tuple[str, Message]] = ()

    def value(self, row: Any) -> Any:
        """The cell in human-readable form."""
        found = _follow(row, self.read) if isinstance(self.read, str) else self.read(row)
        if self.labels is not None:
            return str(self.labels.get(found, found or ""))
        return cell(found, None)

    @property
    def column(self) -> Column:
        """The workbook column, with status colours."""
        mark: Mark | Words | None = words_of(self.states or (self.labels or {}).items())
        if isinstance(self.read, str) and self.read.rsplit(".", 1)[-1].startswith(_YES_OR_NO):
            mark = Mark.QUIET_IF_NO
        return Column(str(self.title), self.kind, mark=mark)


@dataclass(frozen=True)
class ListExport:
    """A list by its name on the wire.

    `permission` is required to see every row; with `has_own_rows`, other users export their own rows, if
    there are any.
    """

    name: str
    title: Message
    permission: str
    listing: ListSpec
    rows: Callable[[User], QuerySet[Any, Any]]
    columns: Sequence[ListColumn]
    has_own_rows: bool = False


def register_list(one: ListExport) -> ExportKind:
    """Register a list for export and scheduling as `list:<name>`."""
    return EXPORTS.register(ExportKind(f"list:{one.name}", partial(_prepare, one), partial(_offered, one)))


def _offered(one: ListExport, user: User) -> str | None:
    return str(one.title) if _may_see(one, user) else None


def _prepare(one: ListExport, owner: User, params: Mapping[str, Any]) -> Export:
    if not _may_see(one, owner):
        raise Forbidden
    asked, kind = asked_list(params), asked_format(params)
    whole, page = select(one.rows(owner), asked, one.listing)
    page.query.clear_limits()

    def write(path: Path, progress: Progress) -> None:
        _write(one, page, path, progress, kind)

    return Export(
        params={**asked.dict(exclude_none=True), "format": kind},
        title=str(one.title),
        filename=f"{one.name}-{local(now()):%Y%m%d-%H%M}.{kind}",
        count=whole.count,
        write=write,
    )


def _may_see(one: ListExport, owner: User) -> bool:
    return owner.has_perm(one.permission) or (one.has_own_rows and one.rows(owner).exists())


def _write(one: ListExport, page: QuerySet[Any, Any], path: Path, progress: Progress, kind: str) -> None:
    def values() -> Iterator[list[Any]]:
        for row in page.iterator(chunk_size=PAGE):
            yield [column.value(row) for column in one.columns]

    titles = [str(column.title) for column in one.columns]
    if kind == "csv":
        write_csv(path, titles, values(), progress)
        return
    columns = [column.column for column in one.columns]
    title = str(one.title)
    write_book(Book(title, now(), (DataSheet(title[:31], columns, values),)), path, progress)


def _follow(row: Any, path: str) -> Any:
    """The value at the end of a path; None if a part is None. Methods are called without arguments."""
    for name in path.split("."):
        row = getattr(row, name, None)
        row = row() if callable(row) else row
    return row
