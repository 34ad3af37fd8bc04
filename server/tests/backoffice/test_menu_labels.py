"""The names of the menu's lines after an upgrade: the product's own follow it, staff's stay."""

from importlib import import_module

import pytest
from django.apps import apps

from duxi.backoffice.menus import ensure_menu
from duxi.backoffice.models import MenuItem

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def menu():
    ensure_menu()


def line(key: str) -> MenuItem:
    return MenuItem.objects.get(key=key)


def as_before(key: str, **values: str) -> int:
    """The line as an older version of the product left it; returns its version."""
    MenuItem.objects.filter(key=key).update(**values)
    return line(key).version


def test_labels_that_nobody_changed_follow_the_product():
    version = as_before("instansi", label="Lembaga", given_label="Lembaga")
    heading = as_before("section:system", label_en="Machine room", given_label_en="Machine room")
    ensure_menu()
    assert (line("instansi").label, line("instansi").version) == ("Instansi", version + 1)
    assert (line("section:system").label_en, line("section:system").version) == ("System", heading + 1)


def test_labels_of_staff_stay_and_are_not_written_again():
    as_before("instansi", label="K/L/D", given_label="Lembaga")
    ensure_menu()
    kept = line("instansi")
    assert (kept.label, kept.label_en, kept.given_label) == ("K/L/D", "Agencies", "Instansi")
    ensure_menu()
    assert line("instansi").version == kept.version


def test_an_upgrade_knows_by_the_audit_trail_what_staff_called_otherwise(staff_as, someone):
    MenuItem.objects.update(given_label="", given_label_en="")
    own = line("instansi")
    body = {"label": "K/L/D", "label_en": own.label_en, "path": own.path, "version": own.version}
    assert staff_as(someone("rani", "Administrator")).put(f"/menus/{own.pk}", json_body=body).status == 200
    import_module("duxi.backoffice.migrations.0002_given_labels").note_given_labels(apps, None)
    assert (line("instansi").given_label, line("instansi").given_label_en) == ("", own.label_en)
    assert line("levels").given_label == line("levels").label
