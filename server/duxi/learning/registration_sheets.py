"""Participants from a spreadsheet (.xlsx), row by row with the errors of each."""

import zipfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from openpyxl import load_workbook
from openpyxl.utils.exceptions import InvalidFileException

from duxi.accounts.phones import is_phone_number
from duxi.core.errors import Invalid
from duxi.learning.registration_rules import invalid_phone, is_email
from duxi.learning.schemas.registrations import SheetRowOut

MAXIMUM_BYTES = 1_000_000
MAXIMUM_UNPACKED = 20_000_000
MAXIMUM_ROWS = 1000
_COLUMNS = {
    "name": ("nama", "name", "nama lengkap", "nama peserta"),
    "email": ("email", "e-mail", "surel", "alamat email"),
    "phone": ("telepon", "phone", "nomor telepon", "no hp", "hp", "wa", "whatsapp"),
    "position": ("jabatan", "position", "posisi"),
}
_LONGEST = {"name": 150, "email": 254, "phone": 25, "position": 150}


class UnreadableSheet(Invalid):
    """The file is not a readable workbook."""

    message = gettext_lazy("Berkas tidak dapat dibaca. Unggah berkas .xlsx dengan kolom Nama dan Email.")


def read_participants(content: bytes) -> list[SheetRowOut]:
    """The filled rows of the first sheet; raises `UnreadableSheet`."""
    rows = list(_cells(content))
    if not rows:
        raise UnreadableSheet
    columns = _columns_of(rows[0][1])
    found = [_row(number, cells, columns) for number, cells in rows[1:]]
    return _with_doubles([row for row in found if row.name or row.email or row.phone or row.position])


def _cells(content: bytes) -> Iterator[tuple[int, list[str]]]:
    _refuse_bomb(content)
    try:
        book = load_workbook(BytesIO(content), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        for number, row in enumerate(sheet.iter_rows(max_row=MAXIMUM_ROWS + 1, values_only=True), start=1):
            yield number, [_text(value) for value in row[:20]]
    except (InvalidFileException, KeyError, ValueError, IndexError, OSError, SyntaxError) as error:
        raise UnreadableSheet from error


def _refuse_bomb(content: bytes) -> None:
    try:
        packed = zipfile.ZipFile(BytesIO(content))
    except zipfile.BadZipFile as error:
        raise UnreadableSheet from error
    if len(content) > MAXIMUM_BYTES or sum(one.file_size for one in packed.infolist()) > MAXIMUM_UNPACKED:
        raise UnreadableSheet


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return " ".join(str(value).split())


def _columns_of(header: Sequence[str]) -> dict[str, int]:
    names = [title.casefold() for title in header]
    found = {
        name: names.index(known)
        for name, knowns in _COLUMNS.items()
        for known in reversed(knowns)
        if known in names
    }
    if "name" not in found or "email" not in found:
        raise UnreadableSheet
    return found


def _row(number: int, cells: Sequence[str], columns: dict[str, int]) -> SheetRowOut:
    values = {
        name: cells[at] if (at := columns.get(name, -1)) in range(len(cells)) else "" for name in _COLUMNS
    }
    errors = []
    if not values["name"]:
        errors.append(_("Nama belum diisi."))
    if not values["email"]:
        errors.append(_("Email belum diisi."))
    elif not is_email(values["email"]):
        errors.append(_("Alamat email tidak valid."))
    if values["phone"] and not is_phone_number(values["phone"]):
        errors.append(invalid_phone())
    return SheetRowOut(
        row=number, errors=errors, **{name: text[: _LONGEST[name]] for name, text in values.items()}
    )


def _with_doubles(rows: list[SheetRowOut]) -> list[SheetRowOut]:
    first: dict[str, int] = {}
    for row in rows:
        key = row.email.casefold()
        if key and key in first:
            row.errors.append(_("Email ini sudah ada di baris {row}.").format(row=first[key]))
        first.setdefault(key, row.row)
    return rows
