"""Back-office sign-in, and CRUD through the resource mechanism."""

import json

import pytest
from django.contrib.auth.models import Group, Permission

from duxi.audit.models import AuditEntry
from duxi.backoffice.groups import ensure_groups
from duxi.reference.models import Instansi, JobRole, RoleInstansi
from tests.conftest import PASSWORD
from tests.factories import InstansiFactory, JobRoleFactory, ProductFactory

pytestmark = pytest.mark.django_db

NEW = {"code": "KOT-001", "name": "Kota Contoh", "type": "kota", "province": "Jawa Barat"}


def login(staff_as, solved, account, password=PASSWORD):
    body = {"account_id": account, "password": password, "captcha": solved()}
    return staff_as().post("/auth/login", json_body=body)


def test_staff_and_trainers_sign_in_and_learners_do_not(staff_as, solved, dewi, tono, ani):
    assert login(staff_as, solved, "dewi").status == 200
    assert login(staff_as, solved, "tono@contoh.example").status == 200
    answer = login(staff_as, solved, "ani")
    assert (answer.status, answer.message) == (422, "Akun atau kata sandi tidak cocok.")


def test_me_names_what_each_may_do(staff_as, dewi, tono):
    everything = staff_as(dewi).get("/auth/me").results["permissions"]
    assert {"instansi.view", "instansi.delete", "batches.change", "exports.add"} <= set(everything)
    trainer = staff_as(tono).get("/auth/me").results["permissions"]
    looks_up = {f"{name}.view" for name in ("job-roles", "levels", "materi", "units")}
    own = {f"{name}.view" for name in ("dashboard", "batches", "sessions", "classes", "check-in")}
    own |= {f"{name}.view" for name in ("monitor", "sold-products", "attempt-reports", "item-statistics")}
    own |= {"exports.view", "exports.add"}
    tasks = {f"tasks.{verb}" for verb in ("view", "add", "change", "delete")}
    reports = {f"report-schedules.{verb}" for verb in ("view", "add", "change", "delete", "send")}
    shared = {"wall.view", "wall.add", "wall-posts.view", "report-runs.view"}
    assert set(trainer) == own | looks_up | tasks | reports | shared


def test_what_staff_took_from_a_group_is_not_given_back_at_the_next_start(dewi):
    group = Group.objects.get(name="Staff")
    taken = Permission.objects.get(codename="delete_instansi")
    group.permissions.remove(taken)
    ensure_groups()
    assert not group.permissions.filter(pk=taken.pk).exists()
    assert group.permissions.filter(codename="change_instansi").exists()


def test_a_long_list_is_counted_no_further_than_anybody_pages_soon(staff_as, dewi, monkeypatch):
    monkeypatch.setattr("duxi.core.lists.EXACT_TOTAL", 3)
    InstansiFactory.create_batch(3)
    page = staff_as(dewi).get("/instansi", rows=2).results
    assert (len(page["rows"]), page["total"], page["is_total_exact"]) == (2, 3, True)
    InstansiFactory.create_batch(3)
    page = staff_as(dewi).get("/instansi", rows=2).results
    assert (len(page["rows"]), page["total"], page["is_total_exact"]) == (2, 3, False)
    page = staff_as(dewi).get("/instansi", rows=2, page=3).results
    assert (len(page["rows"]), page["total"], page["is_total_exact"]) == (2, 6, True)


def test_creates_reads_changes_and_deletes(staff_as, dewi):
    created = staff_as(dewi).post("/instansi", json_body=NEW).results
    assert (created["name"], created["version"], created["job_role_count"]) == ("Kota Contoh", 1, 0)
    path = f"/instansi/{created['id']}"
    changed = staff_as(dewi).put(path, json_body=NEW | {"name": "Kota Contoh Baru", "version": 1})
    assert changed.message == "Perubahan berhasil disimpan."
    assert staff_as(dewi).get(path).results["name"] == "Kota Contoh Baru"
    assert staff_as(dewi).get(path).results["version"] == 2
    assert staff_as(dewi).delete(path).status == 200
    assert staff_as(dewi).get("/instansi").results["total"] == 0
    assert staff_as(dewi).put(path, json_body=NEW | {"version": 3}).status == 409


def test_what_was_deleted_can_be_found_and_restored(staff_as, dewi, as_):
    row = InstansiFactory(name="Dinas Lama", code="LAMA")
    assert staff_as(dewi).delete(f"/instansi/{row.pk}").message == "Data telah dihapus."
    assert as_().get("/public/instansi").results["total"] == 0
    deleted = json.dumps([{"field": "is_deleted", "op": "eq", "value": True}])
    assert [r["name"] for r in staff_as(dewi).get("/instansi", filterRules=deleted).results["rows"]] == [
        "Dinas Lama"
    ]
    again = staff_as(dewi).post("/instansi", json_body=NEW | {"code": "LAMA"})
    assert again.errors == {"code": ["Instansi dengan kode ini sudah ada."]}
    assert staff_as(dewi).post(f"/instansi/{row.pk}/restore").message == "Data telah dipulihkan."
    assert staff_as(dewi).get("/instansi").results["total"] == 1
    assert staff_as(dewi).post(f"/instansi/{row.pk}/restore").status == 404


def test_history_tells_who_changed_what_from_what_to_what(staff_as, dewi, fina):
    created = staff_as(dewi).post("/instansi", json_body=NEW).results
    path = f"/instansi/{created['id']}"
    staff_as(dewi).put(path, json_body=NEW | {"type": "provinsi", "is_active": False, "version": 1})
    staff_as(dewi).delete(path)
    entries = staff_as(fina).get(f"{path}/history").results["rows"]
    assert [(one["action"], one["actor"], one["source"]) for one in entries] == [
        ("deleted", "Dewi", "backoffice"),
        ("changed", "Dewi", "backoffice"),
        ("created", "Dewi", "backoffice"),
    ]
    assert sorted((c["label"], c["before"], c["after"]) for c in entries[1]["changes"]) == [
        ("Aktif", "Ya", "Tidak"),
        ("Jenis", "Pemerintah Kota", "Pemerintah Provinsi"),
    ]


def test_bulk_writes_are_recorded_and_names_end_with_the_request(staff_as, dewi):
    row = InstansiFactory()
    staff_as(dewi).put(f"/instansi/{row.pk}", json_body=NEW | {"version": 1})
    Instansi.objects.filter(pk=row.pk).update(province="Bali")
    last = AuditEntry.objects.order_by("-pk").first()
    assert (last.actor_id, last.source, last.changes) == (
        None,
        "system",
        {"province": ["Jawa Barat", "Bali"]},
    )


def test_parts_show_in_the_history_of_the_record(staff_as, dewi):
    role, agency = JobRoleFactory(), InstansiFactory(name="Dinas Satu", code="SATU")
    RoleInstansi.objects.create(job_role=role, instansi=agency, head_count=4)
    entry = staff_as(dewi).get(f"/job-roles/{role.pk}/history").results["rows"][0]
    assert (entry["model_label"], entry["action"]) == ("Role instansi", "created")
    assert {c["label"]: c["after"] for c in entry["changes"]} == {
        "Peran": role.name,
        "Instansi": "Dinas Satu",
        "Jumlah orang": "4",
    }


def test_a_stale_version_changes_nothing(staff_as, dewi):
    row = InstansiFactory(version=3)
    answer = staff_as(dewi).put(f"/instansi/{row.pk}", json_body=NEW | {"version": 2})
    assert (answer.status, answer.message) == (
        409,
        "Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi.",
    )
    assert Instansi.objects.get().name == row.name


def test_what_is_in_use_stays(staff_as, dewi):
    row = InstansiFactory()
    RoleInstansi.objects.create(job_role=JobRoleFactory(), instansi=row)
    answer = staff_as(dewi).delete(f"/instansi/{row.pk}")
    assert (answer.status, answer.message) == (
        409,
        "Data ini masih dipakai sehingga tidak dapat dihapus: Role instansi (1).",
    )
    assert Instansi.objects.filter(pk=row.pk).exists()
    use = staff_as(dewi).get(f"/instansi/{row.pk}/usage").results["rows"]
    assert [(one["name"], one["count"]) for one in use] == [("Role instansi", 1)]


def test_products_are_named_in_the_language_of_the_reader(staff_as, dewi):
    role = JobRoleFactory()
    ProductFactory(is_published=False).job_roles.add(role)
    reader = staff_as(dewi)
    assert reader.delete(f"/job-roles/{role.pk}").message == (
        "Data ini masih dipakai sehingga tidak dapat dihapus: Produk (1)."
    )
    english = reader.with_headers(accept_language="en").delete(f"/job-roles/{role.pk}")
    assert english.status == 409
    assert english.message == "This is still in use and cannot be deleted: Products (1)."
    assert JobRole.objects.filter(pk=role.pk).exists()


def test_markdown_is_shown_as_readers_see_it_and_nothing_in_it_runs(staff_as, dewi):
    text = "## Judul\n\n**tebal** <script>alert(1)</script> ![](https://jahat.example/a.png)"
    html = staff_as(dewi).post("/markdown-previews", json_body={"text": text}).results["html"]
    assert "<h2>Judul</h2>" in html
    assert "<strong>tebal</strong>" in html
    assert "<script" not in html
    assert "<img" not in html


@pytest.mark.parametrize(
    ("changes", "field", "sentence"),
    [
        ({"name": "Dinas Ada"}, "name", "Instansi dengan nama ini sudah ada."),
        ({"code": "INS-ADA"}, "code", "Instansi dengan kode ini sudah ada."),
        ({"type": "desa"}, "type", "Pilihan tidak dikenal."),
        ({"name": ""}, "name", "Minimal 3 karakter."),
    ],
)
def test_bad_values_are_named_and_change_nothing(staff_as, dewi, changes, field, sentence):
    InstansiFactory(name="Dinas Ada", code="INS-ADA")
    answer = staff_as(dewi).post("/instansi", json_body=NEW | changes)
    assert answer.status == 422
    assert answer.errors == {field: [sentence]}
    assert Instansi.objects.count() == 1


def test_a_code_taken_at_the_same_moment_is_a_conflict(staff_as, dewi, monkeypatch):
    """The check before the write finds nothing yet: the constraint decides."""
    InstansiFactory(code="INS-ADA")
    monkeypatch.setattr(Instansi, "full_clean", lambda self, **_options: None)
    answer = staff_as(dewi).post("/instansi", json_body=NEW | {"code": "INS-ADA"})
    assert answer.status == 409
    assert Instansi.objects.count() == 1


def test_a_body_that_is_not_json_is_refused(staff_as, dewi):
    answer = staff_as(dewi).post("/instansi", {"code": "x"})
    assert answer.status in (400, 422)
    assert answer.message == "Periksa kembali isian Anda."


def test_lists_search_and_filter_in_two_queries(staff_as, dewi, django_assert_max_num_queries):
    InstansiFactory(name="Dinas Kota", short_name="DK")
    InstansiFactory(name="Bank Negara", type="bumn")
    caller = staff_as(dewi)
    wanted = json.dumps([{"field": "q", "op": "contains", "value": "dk"}])
    assert [row["name"] for row in caller.get("/instansi", filterRules=wanted).results["rows"]] == [
        "Dinas Kota"
    ]
    several = json.dumps([{"field": "type", "op": "in", "value": ["bumn", "perusahaan"]}])
    assert caller.get("/instansi", filterRules=several).results["total"] == 1
    with django_assert_max_num_queries(10):
        caller.get("/instansi", rows=100)


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", "/instansi"), ("get", "/instansi/1/history"), ("post", "/instansi"), ("delete", "/instansi/1")],
)
def test_trainers_learners_and_visitors_stay_out(staff_as, tono, ani, method, path):
    assert getattr(staff_as(tono), method)(path).status == 403
    assert getattr(staff_as(ani), method)(path).status == 403
    assert getattr(staff_as(), method)(path).status == 401


def test_choices_for_forms(staff_as, dewi, tono):
    JobRoleFactory(name="Analis Data")
    assert [row["name"] for row in staff_as(tono).get("/job-roles").results["rows"]] == ["Analis Data"]
    assert [row["email"] for row in staff_as(dewi).get("/trainers").results["rows"]] == [
        "tono@contoh.example"
    ]
    assert staff_as(dewi).get("/blueprints").results == {"rows": [], "total": 0, "is_total_exact": True}
