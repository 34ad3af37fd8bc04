"""The audit log where a change links two things."""

import pytest
from django.contrib.auth.models import Group

from duxi.core.attribution import attributed

pytestmark = pytest.mark.django_db


def test_the_audit_log_says_what_was_added_to_what(staff_as, someone, dewi):
    rani = someone("rani", "Staff", is_superuser=True)
    group = Group.objects.create(name="Panitia")
    with attributed(actor_id=rani.pk, source="backoffice"):
        dewi.groups.add(group)
        dewi.groups.remove(group)
    rows = staff_as(rani).get("/audit-log").results["rows"]
    said = [(row["action"], row["joined"], row["root_label"], row["subject"]) for row in rows[:2]]
    assert said == [
        ("deleted", "Grup Panitia", "Pengguna", dewi.fullname),
        ("created", "Grup Panitia", "Pengguna", dewi.fullname),
    ]
    assert rows[0]["path"] == f"/users/{dewi.pk}/show"
