"""The welcome text when the product is running."""

import re
from collections.abc import Iterator
from pathlib import Path

from launcher.project import FIXTURES

_PEOPLE = FIXTURES / "people.yaml"
_FIELD = re.compile(r"^\s*(?:- )?(\w+): *(.*)$")


OWNER = "admin@contoh.example"
"""The account that sets up an empty shop."""


def empty_welcome(address: str) -> str:
    """The address of the setup guide, and the account that may open it."""
    password = describe(_PEOPLE.read_text())[-1]
    lines = [
        "",
        f"  Duxi is ready, and empty:  {address}/backoffice/setup",
        f"    {OWNER}  {password}",
        "  Ctrl-C stops everything; your data stays.",
        "",
    ]
    return "\n".join(lines)


def welcome(address: str) -> str:
    """Addresses and demo accounts."""
    lines = [
        "",
        f"  Duxi is ready:  {address}/             storefront",
        f"                  {address}/backoffice/  back office",
        f"                  {address}/admin/       administration",
        *_accounts(_PEOPLE),
        "  Ctrl-C stops everything; your data stays.",
        "",
    ]
    return "\n".join(lines)


def _accounts(people: Path) -> Iterator[str]:
    if people.is_file():
        yield "  Demo accounts:"
        yield from (f"    {line}" for line in describe(people.read_text()))


def describe(people: str) -> list[str]:
    """One line for each person of fixtures/people.yaml, and their common password."""
    entries: list[dict[str, str]] = [{}]
    accounts = people.partition("\nparticipants:")[0]
    for name, value in (found.groups() for found in map(_FIELD.match, accounts.splitlines()) if found):
        if name == "username":
            entries.append({})
        entries[-1][name] = value.strip("'\"[]")
    common, *persons = entries
    return [
        *(f"{person['email']:22} {_role(person)}" for person in persons),
        f"password: {common['password']}",
    ]


def _role(person: dict[str, str]) -> str:
    if person.get("is_superuser") == "true":
        return "administrator"
    if groups := person.get("groups"):
        return groups.lower()
    return "company" if person.get("user_type") == "2" else "learner"
