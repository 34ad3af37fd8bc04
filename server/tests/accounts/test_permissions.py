"""A user's permissions: equal to those of Django's own backend, in one statement."""

import pytest
from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import Group, Permission

from duxi.accounts.models import User

pytestmark = pytest.mark.django_db


def fresh(person):
    return User.objects.get(pk=person.pk)


@pytest.mark.parametrize("group", ["Staff", "Keuangan", "Trainer", "Agent", "Administrator"])
def test_a_group_and_own_permissions_count_as_with_django(someone, group, django_assert_num_queries):
    person = someone("adi", group)
    person.user_permissions.add(*Permission.objects.order_by("-pk")[:3])
    person.groups.add(Group.objects.get(name="Agent"))
    person = fresh(person)
    with django_assert_num_queries(1):
        found = person.get_all_permissions()
        assert person.has_perm(min(found))
    assert len(found) > 3
    assert found == ModelBackend().get_all_permissions(fresh(person))


@pytest.mark.parametrize("changes", [{"is_superuser": True}, {"is_active": False}, {}])
def test_those_without_a_group_count_as_with_django(someone, changes):
    person = someone("adi", **changes)
    assert fresh(person).get_all_permissions() == ModelBackend().get_all_permissions(fresh(person))
    assert fresh(person).has_perm("accounts.view_user") == bool(changes.get("is_superuser"))


def test_a_superuser_may_do_everything_as_staff():
    root = User.objects.create_superuser("root@contoh.example", "x", username="root")
    assert root.is_staff
    assert root.check_password("x")
    assert fresh(root).has_perm("accounts.view_user")
