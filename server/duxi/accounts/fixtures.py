"""Loads `fixtures/people.yaml`: demo accounts and invented participants."""

from pathlib import Path
from typing import Any

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import Group

from duxi.accounts.actions.register import username_from
from duxi.accounts.models import User, UserType
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml


def load_people(path: Path) -> None:
    """Create the missing accounts; passwords and groups of existing ones are not changed."""
    people = read_yaml(path)
    password = make_password(people["password"])
    known = set(User.objects.values_list("email", flat=True))
    wanted = [*people["accounts"], *people["participants"]]
    User.objects.bulk_create([_user(one, password) for one in wanted if one["email"] not in known])
    for account in people["accounts"]:
        if account["email"] not in known:
            user = User.objects.get(email=account["email"])
            user.groups.set(Group.objects.filter(name__in=account["groups"]))


def load_owner(path: Path, email: str) -> None:
    """The administrator of an empty installation: only the account of the file with this address."""
    people = read_yaml(path)
    if User.objects.exists():
        return
    account = next(one for one in people["accounts"] if one["email"] == email)
    _user(account, make_password(people["password"])).save(force_insert=True)


def _user(person: dict[str, Any], password: str) -> User:
    return User(
        email=person["email"],
        username=person.get("username") or username_from(person["email"]),
        fullname=person["fullname"],
        phone=person["phone"],
        user_type=person.get("user_type", UserType.USER),
        is_staff=person.get("is_staff", False),
        is_superuser=person.get("is_superuser", False),
        is_corporate=person.get("is_corporate", False),
        password=password,
        email_verified_at=now(),
        terms_accepted_at=now(),
    )
