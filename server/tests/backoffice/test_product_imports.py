"""Imports of a training calendar: the kind's own columns, corrected rows, all or nothing."""

from datetime import datetime

import pytest

from duxi.accounts.models import User
from duxi.catalog.models import Location, Product
from duxi.core.clock import JAKARTA
from duxi.files import tasks
from duxi.files.imports import IMPORTS
from duxi.files.models import ImportJob
from duxi.offerings.kinds.training import TrainingSubject
from tests.backoffice.test_imports import book, checked, rows_of

pytestmark = pytest.mark.django_db

ROW = {
    "title": "Jaringan dasar Medan",
    "slug": "jaringan-medan",
    "subject": "TI-1",
    "duration_hours": "16",
    "starts_at": "15/03/2027 09.00",
    "ends_at": "16/03/2027 16.00",
    "mode": "Tatap muka",
    "location": "Medan",
    "price": "Rp 1.500.000",
    "quota": "20",
    "publish": "ya",
}


@pytest.fixture
def kind():
    TrainingSubject.objects.create(code="TI-1", slug="jaringan", title="Jaringan")
    Location.objects.create(slug="medan", name="Medan")
    return IMPORTS["products:training"]


def _plan(kind, dewi: User, *rows):
    return kind.plan(dewi, rows, lambda _done: None)


def test_its_columns_are_those_of_the_form(staff_as, dewi, fina):
    kinds = {one["id"]: one for one in staff_as(dewi).get("/import-kinds").results["rows"]}
    names = [column["name"] for column in kinds["products:training"]["columns"]]
    assert {"title", "subject", "duration_hours", "starts_at", "location", "publish"} <= set(names)
    assert "image" not in names
    assert "products:training" not in {
        one["id"] for one in staff_as(fina).get("/import-kinds").results["rows"]
    }


def test_a_calendar_is_looked_at_without_writing_and_then_written(kind, dewi):
    (planned,) = _plan(kind, dewi, ROW)
    assert (planned.action, planned.label) == ("new", "Jaringan dasar Medan")
    assert ("Harga", "", "1500000") in planned.changes
    assert "15/03/2027 09.00" in [after for _title, _before, after in planned.changes]
    assert not Product.objects.exists()
    assert [row.action for row in kind.apply(dewi, [ROW], lambda _done: None)] == ["new"]
    made = Product.objects.get()
    assert (made.price, made.quota, made.location.name, made.is_published) == (1_500_000, 20, "Medan", True)
    assert made.starts_at == datetime(2027, 3, 15, 9, tzinfo=JAKARTA)
    assert [row.action for row in _plan(kind, dewi, ROW)] == ["same"]
    (changed,) = _plan(kind, dewi, ROW | {"price": "1600000"})
    assert (changed.action, changed.changes) == ("changed", [("Harga", "1500000", "1600000")])


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"subject": "TI-9"}, ("Subjek", '"TI-9" tidak dikenal.')),
        ({"starts_at": "besok"}, ("Mulai", "Tulis tanggal seperti 31/12/2026 09.00.")),
        ({"mode": "sore"}, ("Cara mengikuti", '"sore" bukan salah satu pilihan.')),
        ({"price": "gratis"}, ("Harga", "Isi dengan bilangan bulat.")),
        ({"title": ""}, ("Judul", "Isian ini wajib diisi.")),
        ({"ends_at": "14/03/2027 09.00"}, ("Selesai", "Waktu selesai harus sesudah waktu mulai.")),
    ],
)
def test_a_row_that_cannot_be_written_says_where_and_why(kind, dewi, change, error):
    (planned,) = _plan(kind, dewi, ROW | change)
    assert (planned.action, list(planned.errors)) == ("error", [error])
    assert not Product.objects.exists()


def test_dates_of_a_workbook_are_corrected_as_people_write_them(kind, staff_as, dewi):
    row = ROW | {"starts_at": datetime(2027, 3, 15, 9), "ends_at": "2027-03-14T09:00:00"}  # noqa: DTZ001
    office = staff_as(dewi)
    uuid = checked(dewi, book(list(row), list(row.values())), "products:training")
    (found,) = rows_of(office, uuid).values()
    assert (found["values"]["starts_at"], found["values"]["ends_at"]) == (
        "15/03/2027 09.00",
        "14/03/2027 09.00",
    )
    assert found["errors"] == [["Selesai", "Waktu selesai harus sesudah waktu mulai."]]
    url = f"/imports/{uuid}/rows/{found['number']}"
    assert office.put(url, json_body={"values": {"ends_at": "16/03/2027 16.00"}}).status == 200
    tasks.check_import(ImportJob.objects.get(uuid=uuid).pk)
    (mended,) = rows_of(office, uuid).values()
    assert mended["action"] == "new"
    assert ["Selesai", "", "16/03/2027 16.00"] in mended["changes"]


def test_what_would_be_published_incomplete_and_doubles_are_errors(kind, dewi):
    first, second = _plan(kind, dewi, ROW | {"location": ""}, ROW)
    assert first.errors[0][1] == (
        "Produk ini belum dapat ditayangkan. Yang masih kurang: kota untuk kelas tatap muka."
    )
    assert list(second.errors) == [("Alamat", "Alamat ini ada dua kali dalam berkas.")]
