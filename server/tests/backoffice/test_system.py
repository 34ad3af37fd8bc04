"""Users, groups, the menu, site settings, API keys, the audit log."""

import pytest
from django.contrib.auth.models import Group, Permission

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import ApiKey, LoginSession, OneTimeToken, User
from duxi.audit.models import AuditEntry
from duxi.backoffice.menus import ensure_menu
from duxi.backoffice.models import MenuItem
from duxi.core.clock import now
from duxi.reference.models import Level
from tests.caller import Caller

pytestmark = pytest.mark.django_db
API = "/api/backoffice/v1"


@pytest.fixture
def rani(someone) -> User:
    """A superuser."""
    return someone("rani", "Staff", is_superuser=True)


@pytest.fixture
def admin(someone) -> User:
    """An administrator who is no superuser."""
    return someone("adi", "Administrator")


def with_token(token):
    return Caller(None, base=API, headers={"Authorization": f"Bearer {token}"})


def test_an_invitation_brings_an_account_a_group_and_a_mail(staff_as, rani):
    group = Group.objects.get(name="Staff")
    body = {"email": "baru@contoh.example", "fullname": "Orang Baru", "groups": [group.pk]}
    answer = staff_as(rani).post("/users", json_body=body)
    assert answer.message == "Undangan dikirim."
    user = User.objects.get(email="baru@contoh.example")
    assert (user.is_staff, list(user.groups.all()), user.has_usable_password()) == (True, [group], False)
    assert OneTimeToken.objects.filter(user=user, purpose="reset_password").count() == 1
    again = staff_as(rani).post("/users", json_body=body)
    assert again.errors == {"email": ["Orang ini sudah bekerja di back office."]}


def test_nobody_gives_rights_that_they_lack(staff_as, admin):
    chat, money = Group.objects.filter(name__in=("Agent", "Keuangan")).order_by("name")
    body = {"email": "baru@contoh.example", "fullname": "Orang Baru", "groups": [chat.pk, money.pk]}
    answer = staff_as(admin).post("/users", json_body=body)
    text = "Anda tidak dapat memberi izin yang tidak Anda miliki: Agent, Keuangan."
    assert answer.errors == {"groups": [text]}
    assert not User.objects.filter(email="baru@contoh.example").exists()
    group = staff_as(admin).get(f"/groups/{money.pk}").results
    change = {"name": "Keuangan", "permissions": [], "version": group["version"]}
    assert staff_as(admin).put(f"/groups/{money.pk}", json_body=change).errors == {
        "permissions": ["Anda hanya dapat memberi atau mencabut izin yang Anda miliki."]
    }
    assert money.permissions.exists()


def test_whoever_is_switched_off_is_signed_out(staff_as, rani, dewi):
    caller = staff_as(dewi)
    caller.get("/auth/me")
    row = staff_as(rani).get(f"/users/{dewi.pk}").results
    body = {name: row[name] for name in ("fullname", "is_staff", "groups", "version")} | {"is_active": False}
    assert staff_as(rani).put(f"/users/{dewi.pk}", json_body=body).status == 200
    assert not LoginSession.objects.filter(user=dewi, ended_at=None).exists()
    assert staff_as(rani).put(f"/users/{dewi.pk}", json_body=body).status == 409
    entry = staff_as(rani).get(f"/users/{dewi.pk}/history").results["rows"][0]
    assert entry["actor"] == "Rani"


def test_superusers_and_oneself_are_out_of_reach(staff_as, admin, rani):
    row = staff_as(admin).get(f"/users/{rani.pk}").results
    body = {name: row[name] for name in ("fullname", "is_staff", "groups", "version")} | {"is_active": False}
    answer = staff_as(admin).put(f"/users/{rani.pk}", json_body=body)
    assert (answer.status, answer.message) == (403, "Akun superuser hanya dapat diubah oleh superuser.")
    own = staff_as(admin).get(f"/users/{admin.pk}").results
    body = {name: own[name] for name in ("fullname", "is_staff", "groups", "version")} | {"is_active": False}
    assert staff_as(admin).put(f"/users/{admin.pk}", json_body=body).status == 409
    assert staff_as(admin).post(f"/users/{rani.pk}/end-sessions").status == 403
    assert User.objects.filter(is_active=True, pk__in=[admin.pk, rani.pk]).count() == 2


def test_a_user_is_signed_out_everywhere(staff_as, admin, dewi):
    staff_as(dewi).get("/auth/me")
    assert staff_as(admin).post(f"/users/{dewi.pk}/end-sessions").status == 200
    (session,) = LoginSession.objects.filter(user=dewi)
    assert session.ended_at is not None
    assert session.end_reason == LoginSession.EndReason.ELSEWHERE


def test_looking_as_somebody_else_reads_and_never_writes(staff_as, rani, dewi):
    path = f"/users/{dewi.pk}/sign-in-as"
    assert staff_as(rani).post(path, json_body={"reason": "x"}).status == 422
    pair = staff_as(rani).post(path, json_body={"reason": "Membantu mencari batch"}).results
    as_dewi = with_token(pair["token"])
    me = as_dewi.get("/auth/me").results
    assert (me["fullname"], me["impersonated_by"]) == ("Dewi", "Rani")
    assert as_dewi.get("/instansi").status == 200
    refused = as_dewi.post("/levels", json_body={"number": 3, "name": "Mahir"})
    assert refused.message == "Anda sedang melihat sebagai orang lain; tidak ada yang dapat diubah."
    assert as_dewi.post("/auth/logout").status == 200
    assert as_dewi.get("/instansi").status == 491
    entry = AuditEntry.objects.get(changes__has_key="sign_in_as")
    assert (entry.actor, entry.object_id) == (rani, str(dewi.pk))
    assert staff_as(dewi).post(f"/users/{rani.pk}/sign-in-as", json_body={"reason": "apa saja"}).status == 403


@pytest.mark.parametrize("is_proved", [True, False])
def test_an_impersonated_session_has_the_second_factor_of_its_actor(rani, dewi, is_proved):
    session = {"address": "", "user_agent": "", "remember": False}
    own = with_token(open_session(user=rani, is_two_factor=is_proved, **session).token)
    own.post(f"/users/{dewi.pk}/sign-in-as", json_body={"reason": "Membantu mencari batch"})
    assert (LoginSession.objects.get(user=dewi).two_factor_at is not None) == is_proved


def test_a_new_group_sees_exactly_what_it_was_given(staff_as, rani, someone):
    ensure_menu()
    office = staff_as(rani)
    group = office.post(
        "/groups", json_body={"name": "Penulis materi", "permissions": ["materi.view"]}
    ).results
    assert group["permissions"] == ["materi.view"]
    seen = office.get(f"/groups/{group['id']}/history").results["rows"]
    named = {change["label"]: change["after"] for entry in seen for change in entry["changes"]}
    assert named["Izin"] == "Referensi · materi · melihat"
    writer = someone("wulan", "Penulis materi")
    menu = staff_as(writer).get("/sidebar").results["rows"]
    assert [(one["key"], [line["key"] for line in one["children"]]) for one in menu] == [
        ("dashboard", []),
        ("section:reference", ["materi"]),
    ]
    assert staff_as(writer).get("/materi").status == 200
    assert staff_as(writer).get("/units").status == 403
    own = MenuItem.objects.get(key="materi")
    body = {"label": "Materi", "path": "/materi", "groups": [Group.objects.get(name="Staff").pk]}
    assert office.put(f"/menus/{own.pk}", json_body=body | {"version": own.version}).status == 200
    assert [one["key"] for one in staff_as(writer).get("/sidebar").results["rows"]] == ["dashboard"]


def test_a_group_goes_with_what_it_allowed_and_built_in_ones_stay(staff_as, rani, someone):
    ensure_menu()
    office = staff_as(rani)
    group = office.post("/groups", json_body={"name": "Penulis", "permissions": ["materi.view"]}).results
    writer = someone("wulan", "Penulis")
    assert staff_as(writer).get("/materi").status == 200
    refused = office.delete(f"/groups/{Group.objects.get(name='Staff').pk}")
    assert (refused.status, refused.message) == (
        409,
        "Grup bawaan dipakai sistem sehingga tidak dapat dihapus.",
    )
    assert office.delete(f"/groups/{group['id']}").status == 200
    assert not writer.groups.exists()


def test_group_versions_refuse_the_second_editor(staff_as, rani):
    group = Group.objects.create(name="Uji")
    row = staff_as(rani).get(f"/groups/{group.pk}").results
    body = {"name": "Uji", "permissions": ["levels.view"], "version": row["version"]}
    assert staff_as(rani).put(f"/groups/{group.pk}", json_body=body).status == 200
    stale = staff_as(rani).put(f"/groups/{group.pk}", json_body=body | {"permissions": []})
    assert stale.status == 409
    assert group.permissions.count() == 1
    standard = Group.objects.get(name="Staff")
    row = staff_as(rani).get(f"/groups/{standard.pk}").results
    renamed = {"name": "Pegawai", "permissions": row["permissions"], "version": row["version"]}
    answer = staff_as(rani).put(f"/groups/{standard.pk}", json_body=renamed)
    assert answer.errors == {"name": ["Nama grup bawaan tidak dapat diubah."]}


def test_the_menu_is_put_in_order_without_circles(staff_as, rani):
    ensure_menu()
    system = MenuItem.objects.get(key="section:system")
    users, groups = MenuItem.objects.get(key="users"), MenuItem.objects.get(key="groups")
    body = {
        "items": [
            {"id": users.pk, "parent_id": system.pk, "position": 1},
            {"id": groups.pk, "parent_id": system.pk, "position": 2},
        ]
    }
    assert staff_as(rani).post("/menus/order", json_body=body).message == "Urutan menu disimpan."
    sections = {one["key"]: one["children"] for one in staff_as(rani).get("/sidebar").results["rows"]}
    assert [line["key"] for line in sections["section:system"]][:2] == ["users", "groups"]
    circle = {"items": [{"id": system.pk, "parent_id": users.pk, "position": 1}]}
    assert staff_as(rani).post("/menus/order", json_body=circle).status == 422
    standard = staff_as(rani).delete(f"/menus/{users.pk}")
    assert standard.message == "Menu bawaan tidak dapat dihapus; nonaktifkan saja."


def test_a_heading_that_is_gone_is_named(staff_as, rani):
    answer = staff_as(rani).post("/menus", json_body={"label": "Lepas", "parent_id": 987_654})
    assert (answer.status, list(answer.errors)) == (422, ["parent_id"])


def test_site_settings_reach_the_public(staff_as, rani, as_, dewi):
    row = staff_as(rani).get("/site-settings").results
    body = row | {"whatsapp_link": "https://wa.me/6281200000000", "feedback_scale": 3, "chatbot": True}
    assert staff_as(rani).put("/site-settings", json_body=body).results["version"] == row["version"] + 1
    assert as_().get("/public/site").results["whatsapp_link"] == "https://wa.me/6281200000000"
    assert staff_as(rani).put("/site-settings", json_body=body).status == 409
    bad = body | {"version": row["version"] + 1, "whatsapp_link": "bukan tautan"}
    assert "whatsapp_link" in staff_as(rani).put("/site-settings", json_body=bad).errors
    assert staff_as(dewi).get("/site-settings").status == 403


def test_an_api_key_opens_its_scopes_alone(staff_as, rani):
    body = {"name": "Sistem kepegawaian", "scopes": ["units.view"]}
    made = staff_as(rani).post("/api-keys", json_body=body).results
    key = ApiKey.objects.get()
    assert made["secret"] not in (key.key_hash, key.prefix)
    program = with_token(made["secret"])
    assert program.get("/units").status == 200
    assert program.get("/levels").status == 403
    assert program.get("/auth/me").status == 403
    assert program.post("/units", json_body={"code": "U", "name": "Unit"}).status == 403
    assert staff_as(rani).delete(f"/api-keys/{key.pk}").message == "Kunci dicabut."
    assert program.get("/units").status == 401
    assert with_token("dxk_salah").get("/units").status == 401


def test_what_a_key_writes_stands_under_its_owner(staff_as, rani):
    made = staff_as(rani).post("/api-keys", json_body={"name": "Impor", "scopes": ["levels.add"]}).results
    assert with_token(made["secret"]).post("/levels", json_body={"number": 2, "name": "Dua"}).status == 200
    entry = AuditEntry.objects.latest("pk")
    assert (entry.model, entry.actor, entry.source) == ("reference.level", rani, "api")


def test_the_audit_log_is_searched(staff_as, rani, dewi):
    staff_as(dewi).post("/levels", json_body={"number": 2, "name": "Dua langkah"})
    found = (
        staff_as(rani)
        .get("/audit-log", filterRules='[{"field": "q", "op": "contains", "value": "Dua langkah"}]')
        .results
    )
    assert [(one["actor"], one["action"]) for one in found["rows"]] == [("Dewi", "created")]
    assert staff_as(dewi).get("/audit-log").status == 403
    Group.objects.get(name="Staff").permissions.add(Permission.objects.get(codename="view_auditentry"))
    assert staff_as(User.objects.get(pk=dewi.pk)).get("/audit-log").status == 200


def test_the_audit_log_says_money_and_moments_as_people_write_them(staff_as, rani):
    changes = {
        "gross": [None, 18_000_000],
        "uuid": [None, "6f1e"],
        "paid_at": [None, "2026-11-28T14:38:52.774316+07:00"],
        "proof": ["", "TRX-1"],
    }
    for model in ("growth.payout", "corporate.instalment", "certificates.certificatetemplate"):
        AuditEntry.objects.create(
            at=now(),
            action="created",
            model=model,
            object_id="1",
            root_model=model,
            root_id="1",
            changes=changes,
        )
    rows = staff_as(rani).get("/audit-log").results["rows"]
    _template, instalment, payout = (
        {one["label"]: one["after"] for one in row["changes"]} for row in rows[:3]
    )
    assert payout["Bruto"] == "Rp\N{NO-BREAK SPACE}18.000.000"
    assert (instalment["Dibayar"], instalment["Bukti"]) == ("28 Nov 2026 14.38 WIB", "TRX-1")
    assert rows[0]["model_label"] == "Templat sertifikat"
    assert "uuid" not in {one["field"] for one in rows[2]["changes"]}


def about(text: str) -> str:
    return f'[{{"field": "q", "op": "contains", "value": "{text}"}}]'


def test_the_audit_log_names_what_was_changed_and_where_it_is(staff_as, rani, dewi):
    level = staff_as(dewi).post("/levels", json_body={"number": 2, "name": "Dua langkah"}).results
    rows = staff_as(rani).get("/audit-log", filterRules=about("Dua langkah")).results["rows"]
    assert [(one["subject"], one["path"]) for one in rows] == [
        ("Dua langkah", f"/levels/{level['id']}/show"),
    ]
    assert staff_as(dewi).delete(f"/levels/{level['id']}").status == 200
    Level._base_manager.all().delete()
    rows = staff_as(rani).get("/audit-log", filterRules=about("Dua langkah")).results["rows"]
    assert {(one["subject"], one["path"]) for one in rows} == {("Dua langkah", None)}


def test_the_audit_log_is_filtered_by_person_and_offers_who_acted(staff_as, rani, dewi):
    AuditEntry.objects.all().delete()
    staff_as(dewi).post("/levels", json_body={"number": 2, "name": "Dua langkah"})
    Level.objects.create(number=3, name="Tanpa orang")
    people = staff_as(rani).get("/audit-people", filterRules=about("dew")).results
    assert people["rows"] == [{"id": dewi.pk, "fullname": "Dewi"}]
    assert staff_as(rani).get("/audit-people", filterRules=about("rani")).results["total"] == 0
    by_people = '[{"field": "by_system", "op": "eq", "value": false}]'
    rows = staff_as(rani).get("/audit-log", filterRules=by_people).results["rows"]
    assert {one["actor"] for one in rows} == {"Dewi"}
    by_system = by_people.replace("false", "true")
    assert staff_as(rani).get("/audit-log", filterRules=by_system).results["total"] == 1
