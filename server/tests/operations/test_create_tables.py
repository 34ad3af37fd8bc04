"""The first migration of an app creates its tables in their final form."""

import pytest
from django.db import connection, models
from django.db.migrations import AddConstraint, AddField, AddIndex, CreateModel, Migration
from django.db.migrations.state import ProjectState

from duxi.core.create_tables import CreateTables

pytestmark = pytest.mark.django_db

FACTS = ("columns", "primary_key", "unique", "foreign_key", "index")


def operations() -> list:
    key = ("id", models.BigAutoField(primary_key=True))
    # each of the two refers to the other, so one column is added after both
    favourite = models.ForeignKey("library.Book", models.CASCADE, null=True, related_name="+")
    return [
        CreateModel("Author", [key, ("name", models.CharField(max_length=20))]),
        CreateModel("Book", [key, ("author", models.ForeignKey("library.Author", models.CASCADE))]),
        AddField("Author", "favourite", favourite),
        AddIndex("Author", models.Index(fields=["name"], name="author_names")),
        AddConstraint("Author", models.UniqueConstraint(fields=["name"], name="author_once")),
    ]


def migrated(*wanted) -> tuple[Migration, ProjectState]:
    migration = Migration("0001_baseline", "library")
    migration.operations = list(wanted)
    before = ProjectState()
    before.apps  # noqa: B018 - as Django does before the first migration
    with connection.schema_editor() as editor:
        migration.apply(before.clone(), editor)
    return migration, before


def shape() -> dict[str, set[str]]:
    """Columns and constraints of the library's tables, without the hash in their names."""
    found = {}
    with connection.cursor() as cursor:
        for table in ("library_author", "library_book"):
            rules = connection.introspection.get_constraints(cursor, table)
            columns = connection.introspection.get_table_description(cursor, table)
            found[table] = {column.name for column in columns} | {
                str({fact: rule[fact] for fact in FACTS}) for rule in rules.values()
            }
    return found


def test_the_tables_are_those_of_the_operations_one_by_one():
    together, start = migrated(CreateTables(operations()))
    at_once = shape()
    with connection.schema_editor() as editor:
        together.unapply(start.clone(), editor)
    assert not {"library_author", "library_book"} & set(connection.introspection.table_names())
    migrated(*operations())
    assert at_once == shape()
    assert any("favourite_id" in rule for rule in at_once["library_author"])
