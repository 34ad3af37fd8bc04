"""Imports contacts from a file, matched by address; tags are added, never removed."""

from collections.abc import Sequence
from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.contacts.models import Contact, ContactKind, ContactSource
from duxi.contacts.queries import contacts
from duxi.files.imports import IMPORTS, ImportColumn, ImportKind, PlannedRow, Progress, Values
from duxi.files.tables import FORMULA

ADD, CHANGE = "contacts.add_contact", "contacts.change_contact"
TITLES = {
    "email": gettext_lazy("Email"),
    "name": gettext_lazy("Nama"),
    "phone": gettext_lazy("Telepon"),
    "organisation": gettext_lazy("Instansi atau perusahaan"),
    "position": gettext_lazy("Jabatan"),
    "locale": gettext_lazy("Bahasa"),
    "tags": gettext_lazy("Tag"),
}
_PROFILE = ("name", "phone", "organisation", "position", "locale")
_LOCALES = ("id", "en", "zh", "ar", "it", "es", "fr")
_LONGEST = {"name": 200, "phone": 30, "organisation": 200, "position": 200, "locale": 7}


def _columns() -> list[ImportColumn]:
    return [ImportColumn(name, str(title), name == "email") for name, title in TITLES.items()]


def _plan(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
    return [planned for planned, _contact in _read(rows, progress)]


def _apply(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
    found = _read(rows, progress)
    for planned, contact in found:
        if planned.action in ("new", "changed"):
            contact.version += not contact._state.adding
            contact.save()
    return [planned for planned, _contact in found]


def _read(rows: Sequence[Values], progress: Progress) -> list[tuple[PlannedRow, Contact]]:
    """What each row would do; rows with the same address are the same contact."""
    known = _by_email([row.get("email", "").strip().lower() for row in rows])
    found = []
    for row in rows:
        progress(1)
        email = row.get("email", "").strip().lower()
        contact = known.setdefault(
            email, Contact(email=email, source=ContactSource.IMPORT, kind=ContactKind.PERSON)
        )
        found.append((_planned(contact, row), contact))
    return found


def _by_email(emails: list[str]) -> dict[str, Contact]:
    """Contacts by address; those with an account take precedence."""
    rows = contacts().filter(email__in=filter(None, emails)).order_by("-user_id", "-pk")
    return {row.email: row for row in sorted(rows, key=lambda row: (row.user_id is not None, -row.pk))}


def _planned(contact: Contact, row: Values) -> PlannedRow:
    label = " · ".join(filter(None, (row.get("email", ""), row.get("name", ""))))
    errors = _errors(contact, row)
    if errors:
        return PlannedRow("error", label, (), errors)
    is_new = contact._state.adding and not contact.name
    changes = [
        change for name, value in _values(contact, row).items() if (change := _set(contact, name, value))
    ]
    if not changes:
        return PlannedRow("same", label)
    return PlannedRow("new" if is_new else "changed", label, changes)


def _values(contact: Contact, row: Values) -> dict[str, Any]:
    given = {name: row[name].strip() for name in _PROFILE if row.get(name, "").strip()}
    if contact._state.adding and not contact.name:
        given.setdefault("name", contact.email)
    tags = [tag.strip() for tag in row.get("tags", "").split(",") if tag.strip()]
    return {**given, "tags": list(dict.fromkeys([*contact.tags, *tags]))}


def _set(contact: Contact, name: str, value: Any) -> tuple[str, str, str] | None:
    before = getattr(contact, name)
    if before == value:
        return None
    setattr(contact, name, value)
    shown = [", ".join(one) if isinstance(one, list) else str(one) for one in (before, value)]
    return str(TITLES[name]), shown[0], shown[1]


def _errors(contact: Contact, row: Values) -> list[tuple[str, str]]:
    found = [
        (str(TITLES[name]), _("Sel berisi rumus; tulis nilainya saja."))
        for name in TITLES
        if row.get(name) == FORMULA
    ]
    return found or [*_wrong_values(row), *_foreign(contact, row)]


def _wrong_values(row: Values) -> list[tuple[str, str]]:
    found = []
    try:
        validate_email(row.get("email", "").strip())
    except ValidationError:
        found.append((str(TITLES["email"]), _("Email tidak valid")))
    if row.get("locale", "").strip() not in ("", *_LOCALES):
        found.append(
            (str(TITLES["locale"]), _("Bahasa yang ada: {codes}.").format(codes=", ".join(_LOCALES)))
        )
    long = [name for name, most in _LONGEST.items() if len(row.get(name, "")) > most]
    if any(len(tag.strip()) > 40 for tag in row.get("tags", "").split(",")):
        long.append("tags")
    return found + [(str(TITLES[name]), _("Isian ini terlalu panjang.")) for name in long]


def _foreign(contact: Contact, row: Values) -> list[tuple[str, str]]:
    """Fields that belong to the account, which a file cannot change."""
    if contact.user_id is None:
        return []
    text = _("Profil mengikuti akunnya; hanya tag yang dapat diimpor.")
    given = {name: row.get(name, "").strip() for name in _PROFILE}
    return [
        (str(TITLES[name]), text)
        for name, value in given.items()
        if value and value != getattr(contact, name)
    ]


IMPORTS.register(
    ImportKind(
        name="list:contacts",
        title=gettext_lazy("Kontak"),
        may=lambda user: user.has_perms([ADD, CHANGE]),
        columns=_columns,
        plan=_plan,
        apply=_apply,
    )
)
