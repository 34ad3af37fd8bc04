"""Staff and the audiences of posts."""

from collections import defaultdict
from collections.abc import Iterable

from django.contrib.auth.models import Group
from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import User


def colleagues() -> QuerySet[User]:
    """All current users of the back office."""
    return User.objects.filter(is_staff=True, is_active=True)


def colleagues_in(groups: Iterable[int]) -> QuerySet[User]:
    """The members of these groups without duplicates; everyone if none is given."""
    wanted = list(groups)
    if not wanted:
        return colleagues()
    return colleagues().filter(groups__in=wanted).distinct()


def audiences() -> QuerySet[Group]:
    """Possible audiences with their numbers of colleagues."""
    members = Count("user", filter=Q(user__is_staff=True, user__is_active=True))
    return Group.objects.annotate(members=members).filter(members__gt=0).order_by("name")


def members_by_group() -> dict[int | None, set[int]]:
    """Colleagues by group; all of them are under None."""
    found: dict[int | None, set[int]] = defaultdict(set)
    for user_id, group_id in colleagues().values_list("pk", "groups"):
        found[None].add(user_id)
        if group_id:
            found[group_id].add(user_id)
    return found
