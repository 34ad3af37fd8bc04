"""Imports: nothing is written before it is confirmed, and all of it or nothing."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import Workbook

from duxi.audit.models import AuditEntry
from duxi.catalog.models import Location
from duxi.files import tasks
from duxi.files.models import ImportJob
from duxi.reference.models import CompetencyUnit, Instansi, RoleCompetency
from tests.caller import bearer_of
from tests.factories import InstansiFactory, JobRoleFactory, LevelFactory, UnitFactory

pytestmark = pytest.mark.django_db
HEAD = ["Kode", "Nama", "Rumpun"]


def book(*rows):
    made = Workbook()
    for row in rows:
        made.active.append(row)
    target = BytesIO()
    made.save(target)
    return target.getvalue()


def upload(user, content, kind="list:units", name="units.xlsx"):
    response = Client().post(
        "/api/backoffice/v1/imports",
        {"kind": kind, "file": SimpleUploadedFile(name, content)},
        headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(user)},
    )
    return response.json()


def checked(user, content, kind="list:units", name="units.xlsx"):
    job = upload(user, content, kind, name)["results"]
    tasks.check_import(ImportJob.objects.get(uuid=job["uuid"]).pk)
    return job["uuid"]


def rows_of(caller, uuid):
    return {row["number"]: row for row in caller.get(f"/imports/{uuid}/rows").results["rows"]}


def test_bad_rows_are_named_mended_and_then_all_is_written(staff_as, dewi):
    UnitFactory(code="U-1", name="Nama lama", family="")
    UnitFactory(code="U-2", name="Tetap sama", family="Data")
    content = book(
        HEAD,
        ["U-1", "Nama baru", ""],
        ["U-2", "Tetap sama", "Data"],
        ["U-3", "Unit baru", "Awan"],
        ["U-4", "x", ""],
        ["U-5", "=1+1", ""],
        ["", "Tanpa kode", ""],
    )
    office = staff_as(dewi)
    uuid = checked(dewi, content)
    job = office.get(f"/imports/{uuid}").results
    counts = {name: job[f"{name}_count"] for name in ("new", "changed", "same", "error")}
    assert (job["status"], counts) == ("ready", {"new": 1, "changed": 1, "same": 1, "error": 3})
    rows = rows_of(office, uuid)
    assert rows[2]["changes"] == [["Nama", "Nama lama", "Nama baru"]]
    assert rows[5]["errors"] == [["Nama", "Minimal 3 karakter."]]
    assert rows[6]["errors"] == [["Nama", "Sel berisi rumus; tulis nilainya saja."]]
    assert rows[7]["errors"] == [["Kode", "Wajib diisi."]]
    refused = office.post(f"/imports/{uuid}/confirm")
    assert refused.message == "Perbaiki dahulu baris yang bermasalah; belum ada yang disimpan."
    pk = ImportJob.objects.get(uuid=uuid).pk
    assert office.put(f"/imports/{uuid}/rows/5", json_body={"values": {"name": "Empat"}}).status == 200
    tasks.check_import(pk)
    assert office.put(f"/imports/{uuid}/rows/6", json_body={"values": {"name": "Lima"}}).status == 200
    tasks.check_import(pk)
    assert office.delete(f"/imports/{uuid}/rows/7").status == 200
    tasks.check_import(pk)
    assert CompetencyUnit.objects.count() == 2
    assert office.post(f"/imports/{uuid}/confirm").message == "Impor sedang dijalankan."
    tasks.apply_import(pk)
    assert office.get(f"/imports/{uuid}").results["status"] == "done"
    found = dict(CompetencyUnit.objects.values_list("code", "name"))
    assert found == {
        "U-1": "Nama baru",
        "U-2": "Tetap sama",
        "U-3": "Unit baru",
        "U-4": "Empat",
        "U-5": "Lima",
    }
    entry = AuditEntry.objects.filter(action="changed").latest("pk")
    assert (entry.actor, entry.source, CompetencyUnit.objects.get(code="U-1").version) == (dewi, "import", 2)


def test_what_changed_since_the_preview_is_looked_at_again(staff_as, dewi):
    uuid = checked(dewi, book(HEAD, ["U-3", "Unit baru", ""]))
    UnitFactory(code="U-3", name="Lebih cepat")
    assert staff_as(dewi).post(f"/imports/{uuid}/confirm").status == 200
    tasks.apply_import(ImportJob.objects.get(uuid=uuid).pk)
    job = staff_as(dewi).get(f"/imports/{uuid}").results
    assert (job["status"], job["changed_count"]) == ("ready", 1)
    assert CompetencyUnit.objects.get(code="U-3").name == "Lebih cepat"


def test_the_same_code_twice_is_an_error(staff_as, dewi):
    uuid = checked(dewi, b"Kode;Nama\nU-1;Satu satu\nU-1;Dua dua\n", name="units.csv")
    rows = rows_of(staff_as(dewi), uuid)
    assert rows[3]["errors"] == [["Kode", "Unit kompetensi dengan kode ini sudah ada."]]


def test_a_key_that_cannot_be_read_is_an_error_of_its_row(staff_as, dewi):
    LevelFactory(number=1, name="Dasar")
    content = b"Nomor,Nama\n1,Dasar baru\ndua,Terampil\n"
    uuid = checked(dewi, content, "list:levels", "levels.csv")
    rows = rows_of(staff_as(dewi), uuid)
    assert [bool(rows[number]["errors"]) for number in (2, 3)] == [False, True]
    assert [column for column, _text in rows[3]["errors"]] == ["Nomor"]


def test_many_rows_cost_few_statements(staff_as, dewi, django_assert_max_num_queries):
    UnitFactory(code="U-0", name="Nama lama")
    lines = "".join(f"U-{number};Unit nomor {number}\n" for number in range(1_200))
    uuid = upload(dewi, f"Kode;Nama\n{lines}".encode(), name="units.csv")["results"]["uuid"]
    pk = ImportJob.objects.get(uuid=uuid).pk
    with django_assert_max_num_queries(40):
        tasks.check_import(pk)
    assert CompetencyUnit.objects.count() == 1
    staff_as(dewi).post(f"/imports/{uuid}/confirm")
    with django_assert_max_num_queries(40):
        tasks.apply_import(pk)
    assert CompetencyUnit.objects.count() == 1_200
    old = CompetencyUnit.objects.get(code="U-0")
    assert (old.name, old.version) == ("Unit nomor 0", 2)
    assert AuditEntry.objects.filter(model="reference.competencyunit", source="import").count() == 1_200


def test_a_name_may_move_to_a_new_row_of_the_same_file(staff_as, dewi):
    InstansiFactory(code="I-1", name="Badan Satu", type="lembaga")
    content = book(
        ["Kode", "Nama", "Jenis"],
        ["I-1", "Badan Dua", "lembaga"],
        ["I-2", "Badan Satu", "lembaga"],
        ["I-3", "Badan Dua", "lembaga"],
    )
    uuid = checked(dewi, content, "list:instansi", "instansi.xlsx")
    rows = rows_of(staff_as(dewi), uuid)
    assert [rows[number]["action"] for number in (2, 3, 4)] == ["changed", "new", "error"]
    assert rows[4]["errors"] == [["Nama", "Instansi dengan nama ini sudah ada."]]
    staff_as(dewi).delete(f"/imports/{uuid}/rows/4")
    pk = ImportJob.objects.get(uuid=uuid).pk
    tasks.check_import(pk)
    staff_as(dewi).post(f"/imports/{uuid}/confirm")
    tasks.apply_import(pk)
    assert dict(Instansi.objects.values_list("code", "name")) == {"I-1": "Badan Dua", "I-2": "Badan Satu"}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\x00\x01\x02", "Berkas tidak dapat dibaca. Gunakan .xlsx atau .csv."),
        (b"PK\x03\x04rusak", "Berkas tidak dapat dibaca. Gunakan .xlsx atau .csv."),
        (b"Rumpun\nData\n", "Kolom Kode, Nama tidak ada di baris pertama."),
        (b"Kode,Nama\n", "Berkas ini tidak berisi baris data."),
        (b"x" * (5 * 1024 * 1024 + 1), "Berkas terlalu besar; paling besar 5 MB."),
        (b"Kode,Nama\n" + b"a,b\n" * 20_001, "Terlalu banyak baris; paling banyak 20.000."),
    ],
)
def test_files_that_are_no_table_are_refused(dewi, content, sentence):
    answer = upload(dewi, content)
    assert (answer["code"], answer["errors"]) == (422, {"file": [sentence]})
    assert not ImportJob.objects.exists()


def test_a_zip_that_grows_is_refused(dewi):
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * (61 * 1024 * 1024))
    answer = upload(dewi, target.getvalue())
    assert answer["errors"] == {"file": ["Isi berkas terlalu besar setelah dibuka."]}


def test_others_neither_see_nor_import(staff_as, dewi, fina, agus):
    uuid = checked(dewi, book(HEAD, ["U-3", "Unit baru", ""]))
    assert staff_as(fina).get(f"/imports/{uuid}").status == 404
    assert staff_as(fina).post(f"/imports/{uuid}/confirm").status == 404
    assert upload(agus, book(HEAD, ["U-9", "Tidak boleh", ""]))["code"] == 403
    kinds = [kind["id"] for kind in staff_as(agus).get("/import-kinds").results["rows"]]
    assert kinds == []
    assert staff_as(dewi).get("/import-kinds/list:units/sample").response["Content-Type"].endswith("sheet")


def test_a_matrix_is_imported_from_its_own_layout(staff_as, dewi):
    LevelFactory(number=3)
    unit, role = UnitFactory(code="U-1"), JobRoleFactory(code="JR-1")
    RoleCompetency.objects.create(unit=unit, job_role=role, level_id=3)
    JobRoleFactory(code="JR-2")
    content = book(["Kode", "Nama", "JR-1", "JR-2"], ["U-1", "", "", "3/4"], ["U-9", "", "1", ""])
    uuid = checked(dewi, content, "grid:role-kompetensi")
    rows = rows_of(staff_as(dewi), uuid)
    assert rows[2]["changes"] == [["JR-1", "3", ""], ["JR-2", "", "3/4"]]
    assert rows[3]["errors"] == [["Kode", "Kode ini tidak dikenal."]]
    staff_as(dewi).delete(f"/imports/{uuid}/rows/3")
    pk = ImportJob.objects.get(uuid=uuid).pk
    tasks.check_import(pk)
    staff_as(dewi).post(f"/imports/{uuid}/confirm")
    tasks.apply_import(pk)
    assert list(RoleCompetency.objects.values_list("job_role__code", "weight")) == [("JR-2", 4)]


def test_a_list_keyed_by_its_address_needs_no_column_for_it(staff_as, dewi):
    uuid = checked(dewi, book(["Nama", "Provinsi"], ["Kota Sukamaya", "Jawa Tengah"]), "list:locations")
    assert staff_as(dewi).get(f"/imports/{uuid}").results["new_count"] == 1
    staff_as(dewi).post(f"/imports/{uuid}/confirm")
    tasks.apply_import(ImportJob.objects.get(uuid=uuid).pk)
    assert list(Location.objects.values_list("slug", "name")) == [("kota-sukamaya", "Kota Sukamaya")]
