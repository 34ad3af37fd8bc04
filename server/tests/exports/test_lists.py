"""Every list of the back office can be exported and scheduled, with the rows of its screen."""

import csv

import pytest

from duxi.accounts.models import User
from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.crud.exporting import columns_of, title_of
from duxi.backoffice.sidebar import SIDEBAR
from duxi.core.errors import Forbidden
from duxi.files.exports import EXPORTS, prepared

pytestmark = pytest.mark.django_db
NO_LISTS = {
    *("attempt-reports", "chat-report", "revenue", "tax-invoices", "dashboard", "setup", "site-settings"),
    *("points-liability", "chats", "check-in", "exports", "imports", "monitor", "wall"),
}
"""Menu lines of reports, settings and live views."""


@pytest.fixture
def written(tmp_path):
    """The exported table of a list."""

    def work(person, name, **params):
        export = prepared(person, f"list:{name}", {"format": "csv", **params})
        export.write(tmp_path / "list.csv", lambda rows: None)
        with (tmp_path / "list.csv").open(encoding="utf-8-sig") as file:
            return list(csv.DictReader(file))

    return work


def test_every_list_of_the_menu_is_an_export():
    names = {line.key for line in SIDEBAR} - NO_LISTS
    missing = {name for name in names if not (EXPORTS.get(f"list:{name}") or EXPORTS.get(f"grid:{name}"))}
    assert not missing


def test_every_list_is_written(session, written):
    root = User.objects.create_superuser("root@contoh.example", "x")
    names = [kind.name.removeprefix("list:") for kind in EXPORTS if kind.name.startswith("list:")]
    rows = {name: written(root, name) for name in names}
    assert len(rows) > 60
    assert [row["Kode"] for row in rows["batches"]] == [session.batch.code]
    assert {row["Email"] for row in rows["users"]} >= {"root@contoh.example", "tono@contoh.example"}


def test_people_export_the_rows_of_their_own_list(session, tono, budi, fina, written):
    (row,) = written(tono, "sessions")
    assert (row["Email"], row["Status"], row["Dijawab"]) == (session.participant.email, "Selesai", "3")
    assert (row["Lanjutan dijawab"], row["Soal lanjutan"]) == ("2", "2")
    wanted = '[{"field": "status", "op": "eq", "value": "running"}]'
    assert written(tono, "sessions", filterRules=wanted) == []
    for name in ("sessions", "batches", "users", "audit-log"):
        with pytest.raises(Forbidden):
            prepared(fina, f"list:{name}", {})


def test_choices_name_every_list_that_somebody_may_see(session, staff_as, tono, fina):
    shown = {
        person.username: {row["id"] for row in staff_as(person).get("/report-choices").results["rows"]}
        for person in (tono, fina)
    }
    assert {"list:sessions", "list:batches"} <= shown["tono"]
    assert {"list:refunds", "list:voucher-batches", "list:orders"} <= shown["fina"]
    assert {"list:sessions", "list:users"}.isdisjoint(shown["fina"])


SAME_IN_BOTH = frozenset(
    {"status", "email", "level", "video", "bank", "format", "tag", "logo", "id", "npwp", "total"}
)


def test_no_column_of_an_export_is_called_by_its_field():
    bare = {
        name
        for resource in RESOURCES
        for name in columns_of(resource)
        if title_of(resource, name).lower() in (name, name.replace("_", " "))
    }
    assert bare - SAME_IN_BOTH == set()
