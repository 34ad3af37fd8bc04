"""All calls of every resource of the reference data."""

import pytest
from django.core.cache import cache

from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.menus import ensure_menu
from duxi.backoffice.models import MenuItem

pytestmark = pytest.mark.django_db

BODIES = {
    "instansi": {"code": "K-1", "name": "Kota Satu", "type": "kota"},
    "job-roles": {"code": "J-1", "name": "Analis Awan", "family": "Awan"},
    "deliverables": {"code": "D-1", "name": "Rencana uji", "form": "document"},
    "levels": {"number": 4, "name": "Ahli"},
    "materi": {"code": "M-1", "name": "Dasar jaringan", "topic": "Jaringan", "hours": 2.5},
    "units": {"code": "U-1", "name": "Mengelola log", "family": "Keamanan"},
}
CHANGES = {name: {"name": "Nama yang baru"} for name in BODIES}


@pytest.mark.parametrize("name", sorted(BODIES))
def test_the_life_of_a_record(name, staff_as, dewi, agus):
    office, body = staff_as(dewi), BODIES[name]
    created = office.post(f"/{name}", json_body=body).results
    assert {key: created[key] for key in body} == body
    path = f"/{name}/{created['id']}"
    changed = office.put(path, json_body=body | CHANGES[name] | {"version": 1})
    assert (changed.results["name"], changed.results["version"]) == ("Nama yang baru", 2)
    stale = office.put(path, json_body=body | {"version": 1})
    assert stale.status == 409
    assert office.get(path).results["name"] == "Nama yang baru"
    assert office.get(f"{path}/usage").results == {"rows": [], "total": 0}
    assert office.get(f"{path}/history").results["total"] == 2
    assert staff_as(agus).delete(path).status == 403
    assert office.delete(path).status == 200
    assert office.get(f"/{name}").results["total"] == 0
    assert office.post(f"{path}/restore").results["deleted_at"] is None


def test_a_level_keeps_its_number(staff_as, dewi):
    level = staff_as(dewi).post("/levels", json_body=BODIES["levels"]).results
    answer = staff_as(dewi).put(
        f"/levels/{level['id']}", json_body={"number": 5, "name": "Ahli", "version": 1}
    )
    assert answer.errors == {"number": ["Isian ini tidak dapat diubah setelah datanya dibuat."]}
    assert staff_as(dewi).get("/levels").results["rows"][0]["number"] == 4


def test_a_job_role_gets_an_address_of_its_name(staff_as, dewi):
    assert staff_as(dewi).post("/job-roles", json_body=BODIES["job-roles"]).results["slug"] == "analis-awan"


@pytest.mark.parametrize("name", sorted(BODIES))
def test_lists_take_few_queries(name, staff_as, dewi, django_assert_max_num_queries):
    with django_assert_max_num_queries(10):
        assert staff_as(dewi).get(f"/{name}", rows=100).status == 200


def test_every_resource_can_be_exported_by_those_who_may_view_it(staff_as, dewi, tono, someone):
    adi, fina = someone("adi", "Administrator"), someone("fina", "Keuangan")
    for resource in RESOURCES:
        sees = dewi if "Staff" in resource.groups else fina if "Keuangan" in resource.groups else adi
        cache.clear()  # allows more exports within a minute
        answer = staff_as(sees).post("/exports", json_body={"kind": f"list:{resource.name}", "params": {}})
        assert answer.status == 200, (resource.name, answer.body)
    refused = staff_as(tono).post("/exports", json_body={"kind": "list:deliverables", "params": {}})
    assert refused.status == 403


def test_the_menu_shows_each_what_they_may_open(staff_as, dewi, tono):
    ensure_menu()
    ensure_menu()
    sections = {one["key"]: one["children"] for one in staff_as(dewi).get("/sidebar").results["rows"]}
    assert "instansi" in [line["key"] for line in sections["section:reference"]]
    assert "section:system" not in sections
    trainers = {one["key"]: one["children"] for one in staff_as(tono).get("/sidebar").results["rows"]}
    assert "instansi" not in [line["key"] for line in trainers["section:reference"]]
    MenuItem.objects.filter(key="instansi").update(is_active=False)
    ensure_menu()
    sections = {one["key"]: one["children"] for one in staff_as(dewi).get("/sidebar").results["rows"]}
    assert "instansi" not in [line["key"] for line in sections["section:reference"]]
