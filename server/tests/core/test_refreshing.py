"""Loaders write only rows that are not as the files say."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.content.models import Client
from duxi.core.fixtures import refresh_row, refresh_rows

pytestmark = pytest.mark.django_db


def written(work):
    with CaptureQueriesContext(
        connection,
    ) as asked:
        work()
    return [query["sql"].split()[0] for query in asked if not query["sql"].startswith("SELECT")]


def test_a_row_is_made_left_alone_and_refreshed():
    def load(name):
        return lambda: refresh_row(Client, {"slug": "kota"}, {"name": name}, at_first={"logo": "a.svg"})

    assert written(load("Kota")) == ["INSERT"]
    Client.objects.update(logo="b.svg")
    assert written(load("Kota")) == []
    assert written(load("Desa")) == ["UPDATE"]
    assert list(Client.objects.values_list("name", "logo")) == [("Desa", "b.svg")]


def test_many_rows_are_read_and_made_in_one_query_each_and_saved_where_they_differ():
    def load(names):
        wanted = [{"slug": slug, "name": name} for slug, name in names.items()]
        return lambda: refresh_rows(Client.objects.filter(logo="a.svg"), ("slug",), wanted, logo="a.svg")

    assert written(load({"kota": "Kota", "desa": "Desa"})) == ["INSERT"]
    assert written(load({"kota": "Kota", "desa": "Desa lain", "kantor": "Kantor"})) == ["UPDATE", "INSERT"]
    assert list(Client.objects.order_by("slug").values_list("name", "logo")) == [
        ("Desa lain", "a.svg"),
        ("Kantor", "a.svg"),
        ("Kota", "a.svg"),
    ]
