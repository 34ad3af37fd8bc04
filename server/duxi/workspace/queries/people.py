"""The people who work here, and who of them is meant."""

from collections import defaultdict
from collections.abc import Iterable

from django.contrib.auth.models import Group
from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import User


def colleagues() -> QuerySet[User]:
    """Everybody who works in the back office now."""
    return User.objects.filter(is_staff=True, is_active=True)


def colleagues_in(groups: Iterable[int]) -> QuerySet[User]:
    """The members of these groups, each once; everybody where none is named."""
    wanted = list(groups)
    if not wanted:
        return colleagues()
    return colleagues().filter(groups__in=wanted).distinct()


def audiences() -> QuerySet[Group]:
    """The groups that can be addressed, with how many people of ours are in each."""
    members = Count("user", filter=Q(user__is_staff=True, user__is_active=True))
    return Group.objects.annotate(members=members).filter(members__gt=0).order_by("name")


def members_by_group() -> dict[int | None, set[int]]:
    """Who is in which group; everybody is under None."""
    found: dict[int | None, set[int]] = defaultdict(set)
    for user_id, group_id in colleagues().values_list("pk", "groups"):
        found[None].add(user_id)
        if group_id:
            found[group_id].add(user_id)
    return found
