"""The matrices: read whole, saved cell by cell, never over another user's change."""

import pytest

from duxi.audit.models import AuditEntry
from duxi.backoffice.matrices.api import GridOut
from duxi.reference.models import Deliverable, DeliveryCell, Materi, RoleCompetency, RoleInstansi
from tests.factories import InstansiFactory, JobRoleFactory, LevelFactory, UnitFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def unit():
    for number in (1, 2, 3):
        LevelFactory(number=number)
    return UnitFactory(code="U-1", name="Mengelola log")


def change(row, column, was, text):
    return {"row": row, "column": column, "was": was, "text": text}


def test_role_kompetensi_saves_changed_cells_together(staff_as, dewi, unit):
    role = JobRoleFactory(name="Analis")
    body = {"cells": [change(unit.pk, role.pk, "", "3 / 2")]}
    saved = staff_as(dewi).put("/role-kompetensi", json_body=body).results["cells"]
    assert saved == [{"row": unit.pk, "column": role.pk, "text": "3/2"}]
    row = RoleCompetency.objects.get()
    assert (row.level_id, row.weight) == (3, 2)
    grid = staff_as(dewi).get("/role-kompetensi").results
    assert (grid["rows"][0]["code"], grid["columns"][0]["name"]) == ("U-1", "Analis")
    assert grid["cells"] == saved
    emptied = staff_as(dewi).put(
        "/role-kompetensi", json_body={"cells": [change(unit.pk, role.pk, "3/2", "")]}
    )
    assert emptied.results["cells"] == [{"row": unit.pk, "column": role.pk, "text": ""}]
    assert not RoleCompetency.objects.exists()
    entries = AuditEntry.objects.filter(model="reference.rolecompetency", root_id=str(role.pk))
    assert list(entries.order_by("pk").values_list("action", "actor")) == [
        ("created", dewi.pk),
        ("deleted", dewi.pk),
    ]


@pytest.mark.parametrize(
    ("hours", "materi", "products", "text"),
    [
        ("4.0", (), (), "4"),
        ("10.5", ("MT-2", "MT-1"), (), "10.5; MT-1 MT-2"),
        ("4.0", (), ("DV-1",), "4; ; DV-1"),
        ("0.0", ("MT-1",), ("DV-1",), "0; MT-1; DV-1"),
    ],
)
def test_a_cell_is_written_as_it_is_read(staff_as, dewi, unit, hours, materi, products, text):
    cell = DeliveryCell.objects.create(unit=unit, level_id=2, hours=hours)
    cell.materi.set([Materi.objects.create(code=code, name=code) for code in materi])
    cell.deliverables.set([Deliverable.objects.create(code=code, name=code) for code in products])
    office = staff_as(dewi)
    grid = GridOut.model_validate(office.get("/delivery-matrix").results)
    assert [(one.row, one.column, one.text) for one in grid.cells] == [(unit.pk, 2, text)]
    body = {"cells": [change(unit.pk, 2, text, text)]}
    assert office.put("/delivery-matrix", json_body=body).results["cells"][0]["text"] == text
    assert grid.levels == [1, 2, 3]


def test_a_matrix_of_agencies_names_their_kind_in_the_readers_language(staff_as, dewi):
    InstansiFactory(type="kementerian")
    office = staff_as(dewi)
    named = [
        office.with_headers(Accept_Language=language).get("/role-instansi").results["rows"][0]["group"]
        for language in ("id", "en", "id")
    ]
    assert named == ["Kementerian", "Ministry", "Kementerian"]


def test_a_cell_that_a_colleague_changed_is_not_overwritten(staff_as, dewi, unit):
    role = JobRoleFactory()
    other = UnitFactory()
    RoleCompetency.objects.create(unit=unit, job_role=role, level_id=2)
    body = {"cells": [change(unit.pk, role.pk, "1", "3"), change(other.pk, role.pk, "", "1")]}
    answer = staff_as(dewi).put("/role-kompetensi", json_body=body)
    assert answer.status == 409
    assert answer.errors == {f"{unit.pk}:{role.pk}": ["2"]}
    assert list(RoleCompetency.objects.values_list("level_id", flat=True)) == [2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("banyak", "Tulis level, atau level/bobot; misalnya 3 atau 3/2."),
        ("9", "Level 9 tidak ada."),
        ("3/0", "Tulis level, atau level/bobot; misalnya 3 atau 3/2."),
    ],
)
def test_bad_cells_are_named_and_nothing_is_saved(staff_as, dewi, unit, text, sentence):
    role = JobRoleFactory()
    body = {"cells": [change(unit.pk, role.pk, "", text), change(UnitFactory().pk, role.pk, "", "1")]}
    answer = staff_as(dewi).put("/role-kompetensi", json_body=body)
    assert (answer.status, answer.errors) == (422, {f"{unit.pk}:{role.pk}": [sentence]})
    assert not RoleCompetency.objects.exists()


def test_role_instansi_counts_heads(staff_as, dewi):
    role, agency = JobRoleFactory(), InstansiFactory()
    body = {"cells": [change(agency.pk, role.pk, "", "12")]}
    assert staff_as(dewi).put("/role-instansi", json_body=body).status == 200
    assert RoleInstansi.objects.get().head_count == 12
    body = {"cells": [change(agency.pk, role.pk, "12", "X")]}
    assert staff_as(dewi).put("/role-instansi", json_body=body).results["cells"][0]["text"] == "x"
    assert RoleInstansi.objects.get().head_count is None


def test_delivery_matrix_holds_hours_materi_and_deliverables(staff_as, dewi, unit):
    Materi.objects.create(code="MT-1", name="Dasar")
    Materi.objects.create(code="MT-2", name="Lanjut")
    Deliverable.objects.create(code="DV-1", name="Laporan")
    body = {"cells": [change(unit.pk, 2, "", "4,5; MT-2, MT-1; DV-1")]}
    saved = staff_as(dewi).put("/delivery-matrix", json_body=body).results["cells"]
    assert saved[0]["text"] == "4.5; MT-1 MT-2; DV-1"
    body = {"cells": [change(unit.pk, 2, "4.5; MT-1 MT-2; DV-1", "6; MT-2")]}
    assert staff_as(dewi).put("/delivery-matrix", json_body=body).results["cells"][0]["text"] == "6; MT-2"
    cell = DeliveryCell.objects.get()
    assert [one.code for one in cell.materi.all()] == ["MT-2"]
    strange = {"cells": [change(unit.pk, 3, "", "1; MT-9")]}
    answer = staff_as(dewi).put("/delivery-matrix", json_body=strange)
    assert answer.errors == {f"{unit.pk}:3": ["Materi MT-9 tidak dikenal."]}


def test_a_matrix_is_read_in_few_queries(staff_as, dewi, unit, django_assert_max_num_queries):
    for number in range(30):
        cell = DeliveryCell.objects.create(unit=UnitFactory(), level_id=1 + number % 3, hours=2)
        cell.materi.add(Materi.objects.create(code=f"M-{number}", name="Topik"))
    with django_assert_max_num_queries(13):
        assert len(staff_as(dewi).get("/delivery-matrix").results["cells"]) == 30


def test_who_may_look_and_who_may_change(staff_as, dewi, fina, tono, unit):
    for name in ("delivery-matrix", "role-kompetensi", "role-instansi"):
        assert staff_as(dewi).get(f"/{name}").status == 200
        assert staff_as(fina).get(f"/{name}").status == 403
        assert staff_as(tono).put(f"/{name}", json_body={"cells": []}).status == 403
