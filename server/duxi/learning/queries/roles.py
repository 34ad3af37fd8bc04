"""Job roles that a user can choose or has chosen, and news on them."""

import re
from collections.abc import Iterable
from typing import Any

from django.db.models import Exists, F, OuterRef, QuerySet

from duxi.accounts.models import User
from duxi.content.models import News
from duxi.content.queries import published_news
from duxi.content.translated import TranslatedFilter
from duxi.core.lists import Filter, ListSpec
from duxi.entitlements.queries import Person
from duxi.learning.models import ChosenRole
from duxi.reference.models import JobRole
from duxi.reference.queries import ROLE_SUBJECT, family_name, job_roles

ROLES = ListSpec(
    filters={
        "name": TranslatedFilter("name", subject=ROLE_SUBJECT),
        "family": Filter("family"),
        "selected": Filter("selected", bool),
    },
    sorts={"name": "shown_name", "selected": "selected"},
    default_sort="name|asc",
    page_size=100,
)


_WORD = re.compile(r"\w{4,}")


def roles_for(user: User) -> QuerySet[JobRole]:
    """All job roles; `selected` marks those that the user has chosen."""
    chosen = ChosenRole.objects.filter(user=user, job_role=OuterRef("pk"))
    return job_roles().annotate(selected=Exists(chosen))


def role_rows(roles: QuerySet[Any]) -> QuerySet[Any, Any]:
    """Job roles of `roles_for` in the shape of `ChoosableRole`."""
    rows: QuerySet[Any, Any] = roles.values("slug", "selected", job_role_id=F("pk"))
    named: QuerySet[Any, Any] = rows.annotate(name=F("shown_name"), family=family_name())
    return named


def chosen_roles_of(user: Person) -> QuerySet[JobRole]:
    """The job roles that a user has chosen, by name."""
    chosen = ChosenRole.objects.filter(user=user).values("job_role")
    return JobRole.objects.filter(pk__in=chosen).order_by("name")


def news_for(user: User) -> QuerySet[News]:
    """Published news, those on a user's chosen roles first, each part newest first."""
    words = words_of(chosen_roles_of(user).values_list("name", "family"))
    return published_news(words)


def words_of(texts: Iterable[Iterable[str]]) -> list[str]:
    """The significant words of some names, in lower case."""
    return sorted({word.lower() for text in texts for part in text for word in _WORD.findall(part)})
