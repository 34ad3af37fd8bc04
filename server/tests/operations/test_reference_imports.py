"""Workbooks of reference data can be imported again: rows are matched by natural keys."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from duxi.reference.models import CompetencyUnit, Level, RoleCompetency

pytestmark = pytest.mark.django_db
UNITS = "code,name,description,family\nSPBE.01,Data,Mengelola data,Data\nSPBE.02,Kota,Merancang,Kota\n"


def imported(office, path: str, text: str):
    """Import a CSV in the Django admin; returns the preview, and confirms."""
    file = SimpleUploadedFile("rows.csv", text.encode(), "text/csv")
    page = office.post(f"/admin/{path}/import/", {"import_file": file, "format": "0"})
    form = page.context.get("confirm_form")
    assert form is not None, [str(row.error) for row in page.context["result"].invalid_rows][:2]
    return office.post(f"/admin/{path}/process_import/", form.initial)


def test_units_are_imported_twice_without_a_complaint_and_change_by_code(office):
    imported(office, "reference/competencyunit", UNITS)
    first = dict(CompetencyUnit.objects.values_list("code", "pk"))
    imported(office, "reference/competencyunit", UNITS.replace("Merancang", "Menata"))
    assert dict(CompetencyUnit.objects.values_list("code", "pk")) == first
    assert CompetencyUnit.objects.get(code="SPBE.02").description == "Menata"


def test_a_column_of_empty_numbers_changes_nothing_about_it(office):
    imported(office, "reference/competencyunit", UNITS)
    numbered = "\n".join(f",{line}" if line else "" for line in UNITS.splitlines())
    imported(office, "reference/competencyunit", "id" + numbered)
    assert CompetencyUnit.objects.count() == 2
    assert Level.objects.count() == RoleCompetency.objects.count() == 0
