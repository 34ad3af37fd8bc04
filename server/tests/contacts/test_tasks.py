"""Tasks on the timeline of a contact."""

from datetime import date

import pytest

from duxi.core.clock import now
from duxi.workspace.models import Task
from tests.contacts.conftest import contact_of
from tests.contacts.test_people import order_of

pytestmark = pytest.mark.django_db


def test_tasks_of_the_timeline_are_those_that_the_viewer_may_see(staff_as, dewi, fina, agus, ani):
    contact, order = contact_of(ani), order_of(ani)
    shared = {"created_by": fina, "assignee": fina}
    Task.objects.create(title="Telepon pembeli", link_resource="contacts", link_id=contact.pk, **shared)
    Task.objects.create(title="Periksa", link_resource="orders", link_id=order.order_id, **shared)
    Task.objects.create(title="Orang lain", link_resource="orders", link_id="DX-260101-ZZZZZZ", **shared)
    deleted = Task.objects.create(title="Dihapus", link_resource="contacts", link_id=contact.pk, **shared)
    Task.objects.filter(pk=deleted.pk).update(deleted_at=now())
    given = {"created_by": fina, "assignee": agus, "due_on": date(2026, 3, 1)}
    Task.objects.create(title="Balas chat", link_resource="contacts", link_id=contact.pk, **given)

    def seen(person):
        entries = staff_as(person).get(f"/contacts/{contact.pk}/timeline", source="tasks").results["entries"]
        return {entry["title"]: entry["text"] for entry in entries}

    assert set(seen(fina)) == {"Telepon pembeli", "Periksa", "Balas chat"}
    assert seen(agus) == {"Balas chat": f"Akan dikerjakan · {agus.fullname} · tenggat 1 Maret 2026"}
    assert seen(dewi).keys() == seen(fina).keys(), "staff oversee everybody's tasks"
