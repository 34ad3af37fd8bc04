"""A row of the reference data reports every relation that refers to it."""

from datetime import timedelta

import pytest
from django.apps import apps
from django.db import connection, models
from django.db.models import Model

from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.crud.labels import label_of
from duxi.core.clock import now
from duxi.reference.models import CompetencyUnit, DeliveryCell, RoleCompetency
from tests.factories import JobRoleFactory, LevelFactory, UnitFactory

pytestmark = pytest.mark.django_db


def reference():
    return [one for one in RESOURCES if one.line and one.line.section == "reference"]


def pointing_at(model):
    """Every column and link table that refers to the model, apart from tables with a meaning of their own."""
    for other in apps.get_models():
        for field in (*other._meta.concrete_fields, *other._meta.many_to_many):
            is_named = field.many_to_many and not field.remote_field.through._meta.auto_created
            if field.is_relation and field.related_model is model and not is_named:
                yield other, field


RELATIONS = [
    pytest.param(resource.name, other, field, id=f"{resource.name}-{other._meta.label}-{field.name}")
    for resource in reference()
    for other, field in pointing_at(resource.model)
]


def insert(model: type[Model], given: dict[str, object]) -> Model:
    """A row in which only this relation is valid: constraints of the table are not checked."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
        cursor.execute(
            "SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid = %s::regclass",
            [model._meta.db_table],
        )
        for (name,) in cursor.fetchall():
            cursor.execute(f'ALTER TABLE "{model._meta.db_table}" DROP CONSTRAINT "{name}"')
    row = model(**{one.attname: filler(one) for one in model._meta.concrete_fields if needs_filler(one)})
    for name, value in given.items():
        setattr(row, name, value)
    models.Model.save_base(row, force_insert=True)
    return row


def needs_filler(column: models.Field) -> bool:
    return not (column.null or column.has_default() or column.primary_key or column.generated)


def filler(column: models.Field) -> object:
    if column.is_relation:
        target = column.related_model
        row = target._base_manager.first() or insert(target, {})
        return getattr(row, column.target_field.attname)
    kind = column.get_internal_type()
    if kind in {"DateTimeField", "DateField"}:
        return now()
    if kind == "DurationField":
        return timedelta()
    if kind == "JSONField":
        return {}
    return "" if "Char" in kind or "Text" in kind or "Slug" in kind else 1


@pytest.fixture
def rows_of_reference():
    return {one.name: one.model._default_manager.create(**VALUES[one.name]) for one in reference()}


VALUES = {
    "instansi": {"code": "K-1", "name": "Kota Satu", "type": "kota"},
    "job-roles": {"code": "J-1", "name": "Analis Awan", "slug": "awan"},
    "deliverables": {"code": "D-1", "name": "Rencana uji"},
    "levels": {"number": 4, "name": "Ahli"},
    "materi": {"code": "M-1", "name": "Dasar jaringan"},
    "units": {"code": "U-1", "name": "Mengelola log"},
}


@pytest.mark.parametrize(("name", "other", "field"), RELATIONS)
def test_whatever_points_at_a_row_is_named(name, other, field, rows_of_reference, staff_as, dewi):
    target = rows_of_reference[name]
    if field.many_to_many:
        source = insert(other, {})
        getattr(source, field.name).add(target)
    else:
        source = insert(other, {field.name: target})
    found = staff_as(dewi).get(f"/{name}/{target.pk}/usage").results["rows"]
    assert (label_of(other), 1) in [(one["name"], one["count"]) for one in found]
    assert str(label_of(other)) != other._meta.object_name


def test_units_of_a_role_are_its_parts(staff_as, dewi):
    role = JobRoleFactory()
    for unit in (UnitFactory(), UnitFactory()):
        RoleCompetency.objects.create(job_role=role, unit=unit, level=LevelFactory())
    (use,) = staff_as(dewi).get(f"/job-roles/{role.pk}/usage").results["rows"]
    assert (use["name"], use["count"], use["is_part"]) == ("Role kompetensi", 2, True)
    (use,) = staff_as(dewi).get(f"/units/{CompetencyUnit.objects.first().pk}/usage").results["rows"]
    assert (use["count"], use["is_part"]) == (1, False)
    assert staff_as(dewi).delete(f"/job-roles/{role.pk}").status == 200


def test_units_of_a_role_are_listed_with_their_level_and_its_hours(staff_as, dewi):
    role, unit, level = JobRoleFactory(), UnitFactory(), LevelFactory(number=3, name="Mahir")
    RoleCompetency.objects.create(job_role=role, unit=unit, level=level, weight=2)
    DeliveryCell.objects.create(unit=unit, level=level, hours=4)
    (row,) = staff_as(dewi).get(f"/job-roles/{role.pk}/units").results["rows"]
    assert row == {
        "unit_id": unit.pk,
        "code": unit.code,
        "name": unit.name,
        "level": 3,
        "level_name": "Mahir",
        "weight": 2,
        "hours": 4,
    }


def test_units_of_an_unknown_role_are_not_found(staff_as, dewi):
    assert staff_as(dewi).get(f"/job-roles/{JobRoleFactory().pk}/units").results["rows"] == []
    assert staff_as(dewi).get("/job-roles/999999/units").status == 404
