"""The profile: what it shows, what may be changed there, and what may not."""

import json
from datetime import timedelta

import pytest

from duxi.accounts.actions import one_time
from duxi.accounts.models import GoogleIdentity, OneTimeToken, User
from duxi.core.clock import now
from duxi.learning.models import ChosenRole
from tests.caller import bearer_of
from tests.factories import JobRoleFactory
from tests.shop import in_cart, training

pytestmark = pytest.mark.django_db

EVERYTHING = [field.name for field in User._meta.concrete_fields]
OPEN = {"fullname", "organisation", "position", "city", "locale"}


def row_of(user, *without):
    values = User.objects.filter(pk=user.pk).values().get()
    return {name: value for name, value in values.items() if name not in without}


def test_a_new_persons_profile(as_, ani, django_assert_max_num_queries):
    JobRoleFactory(name="Analis Data", family="Data", slug="analis-data")
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(5):
        profile = browser.get("/account/profile").results
    assert profile.pop("user_uuid") == str(ani.uuid)
    assert [role.pop("job_role_id") > 0 for role in profile["phl_roles"]] == [True]
    assert profile == {
        "fullname": "Ani",
        "username": "ani",
        "email": "ani@contoh.example",
        "pending_email": None,
        "is_activated": False,
        "phone": None,
        "phone_dial_code": None,
        "phone_verified_at": None,
        "phone_wa_verified_at": None,
        "update_password": False,
        "is_corporate": False,
        "user_type": 1,
        "organisation": "",
        "position": "",
        "city": "",
        "avatar_url": None,
        "avatar_small_url": None,
        "locale": "id",
        "allow_beta": False,
        "has_password": True,
        "google_linked": False,
        "terms_data": {"siduxi_engine": "siduxi"},
        "phl_roles": [{"slug": "analis-data", "name": "Analis Data", "family": "Data", "selected": False}],
        "deletion": None,
    }


def test_what_hangs_on_a_profile_shows(as_, someone):
    user = someone("sari", phone="+6281200000109", email_verified_at=now(), must_update_password=True)
    user.set_unusable_password()
    user.save()
    GoogleIdentity.objects.create(user=user, subject="1")
    one_time.issue(
        user, OneTimeToken.Purpose.CHANGE_EMAIL, timedelta(hours=1), {"email": "baru@contoh.example"}
    )
    profile = as_(user).get("/account/profile").results
    shown = ("pending_email", "is_activated", "phone", "update_password", "has_password", "google_linked")
    assert [profile[name] for name in shown] == [
        "baru@contoh.example",
        True,
        "+6281200000109",
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("state", ["used_at", "expires_at"])
def test_an_address_whose_link_is_over_is_not_pending(as_, ani, state):
    one_time.issue(
        ani, OneTimeToken.Purpose.CHANGE_EMAIL, timedelta(hours=1), {"email": "baru@contoh.example"}
    )
    OneTimeToken.objects.update(**{state: now()})
    assert as_(ani).get("/account/profile").results["pending_email"] is None


def test_changing_all_that_may_be_changed(as_, ani):
    roles = [JobRoleFactory().pk, JobRoleFactory().pk]
    JobRoleFactory()
    form = {
        "fullname": " Ani Wulandari ",
        "organisation": "Dinas Kominfo",
        "position": "Analis",
        "city": "Bandung",
        "locale": "en",
        "phl_roles": json.dumps(roles),
    }
    answer = as_(ani).post("/account/update-profile", form)
    assert (answer.status, answer.message) == (200, "Profil diperbarui")
    profile = as_(ani).get("/account/profile").results
    assert [profile[name] for name in ("fullname", "organisation", "position", "city", "locale")] == [
        "Ani Wulandari",
        "Dinas Kominfo",
        "Analis",
        "Bandung",
        "en",
    ]
    assert [role["job_role_id"] for role in profile["phl_roles"] if role["selected"]] == roles
    assert as_(ani).post("/auth/me").results["fullname"] == "Ani Wulandari"


def test_what_is_left_out_stays_and_what_is_empty_is_emptied(as_, ani):
    role = JobRoleFactory()
    as_(ani).post(
        "/account/update-profile", {"city": "Bandung", "position": "Analis", "phl_roles": f"[{role.pk}]"}
    )
    as_(ani).post("/account/update-profile", {"position": ""})
    ani.refresh_from_db()
    assert (ani.city, ani.position, ani.fullname) == ("Bandung", "", "Ani")
    assert ChosenRole.objects.get().job_role == role
    as_(ani).post("/account/update-profile", {"phl_roles": "[]"})
    assert not ChosenRole.objects.exists()


def test_nothing_else_can_be_changed_this_way(as_, ani):
    """Mass assignment: every column of the account, and names that the API uses elsewhere."""
    before = row_of(ani, *OPEN)
    taken = {name: "1" for name in EVERYTHING if name not in OPEN}
    more = {
        "is_staff": "yes",
        "is_superuser": "1",
        "user_type": "2",
        "email": "jahat@contoh.example",
        "phone": "+6281111111111",
        "phone_verified_at": "2026-01-01T00:00:00Z",
        "groups": "[1]",
        "update_password": "no",
        "allow_beta": "yes",
        "user_uuid": "6f0d3c1e-8f0a-4c59-9d8e-000000000000",
    }
    answer = as_(ani).post("/account/update-profile", taken | more | {"city": "Bandung"})
    assert answer.status == 200
    assert row_of(ani, *OPEN) == before
    assert row_of(ani)["city"] == "Bandung"
    assert not ani.groups.exists()


def test_nobody_changes_somebody_else(as_, ani, budi):
    before = row_of(budi)
    form = {"fullname": "Diubah", "id": budi.pk, "user_uuid": str(budi.uuid), "email": budi.email}
    as_(ani).post("/account/update-profile", form)
    assert row_of(budi) == before
    assert row_of(ani)["fullname"] == "Diubah"


@pytest.mark.parametrize(
    ("form", "errors"),
    [
        ({"fullname": "  "}, {"fullname": ["Wajib diisi."]}),
        ({"fullname": "x" * 201}, {"fullname": ["Maksimal 200 karakter."]}),
        ({"city": "x" * 101}, {"city": ["Maksimal 100 karakter."]}),
        ({"locale": "xx"}, {"locale": ["Pilihan tidak dikenal."]}),
        ({"phl_roles": "[0]"}, {"phl_roles": ["Harus lebih besar dari 0."]}),
        ({"phl_roles": "{"}, {"phl_roles": ["Isian tidak sah."]}),
        (
            {"phl_roles": "[987654321]"},
            {"phl_roles": ["Ada peran yang tidak dikenal. Muat ulang halaman lalu pilih kembali."]},
        ),
        (
            {"phl_roles": f"[{2**70}]"},
            {"phl_roles": ["Ada peran yang tidak dikenal. Muat ulang halaman lalu pilih kembali."]},
        ),
    ],
)
def test_what_does_not_fit_changes_nothing(as_, ani, form, errors):
    before = row_of(ani)
    answer = as_(ani).post("/account/update-profile", {"position": "Kepala"} | form)
    assert (answer.status, answer.errors) == (422, errors)
    assert row_of(ani) == before
    assert not ChosenRole.objects.exists()


def test_job_roles_to_choose_from(as_, ani, budi, django_assert_max_num_queries):
    one, two = JobRoleFactory(name="Auditor"), JobRoleFactory(name="Analis")
    ChosenRole.objects.create(user=ani, job_role=one, chosen_at=now())
    ChosenRole.objects.create(user=budi, job_role=two, chosen_at=now())
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(3):
        answer = browser.get("/account/phl/jobrole")
    assert answer.results["total"] == 2
    assert [(row["name"], row["selected"]) for row in answer.results["rows"]] == [
        ("Analis", False),
        ("Auditor", True),
    ]
    chosen = json.dumps([{"field": "selected", "op": "eq", "value": True}])
    only = as_(ani).get("/account/phl/jobrole", filterRules=chosen).results
    assert (only["total"], only["rows"][0]["job_role_id"]) == (1, one.pk)


@pytest.mark.parametrize(("allow", "expected"), [("yes", True), ("no", False)])
def test_the_beta_flag(as_, ani, allow, expected):
    User.objects.update(allows_beta=not expected)
    answer = as_(ani).post("/account/update-profile-beta-test", {"allow": allow})
    assert (answer.status, answer.message) == (200, "Profil diperbarui")
    assert as_(ani).get("/account/profile").results["allow_beta"] is expected


def test_the_beta_flag_wants_a_clear_word(as_, ani):
    answer = as_(ani).post("/account/update-profile-beta-test", {"allow": "mungkin"})
    assert (answer.status, answer.errors) == (422, {"allow": ["Pilih ya atau tidak."]})


def test_who_am_i_is_the_same_on_both_addresses(as_, ani):
    assert as_(ani).get("/account/me").results == as_(ani).post("/auth/me").results


def test_a_learners_menu_counts_what_waits(as_, ani, django_assert_max_num_queries):
    in_cart(ani, training())
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(6):
        menu = browser.get("/account/menu").results
    assert [(row["key"], row["path"], row["badge"]) for row in menu["rows"]] == [
        ("profile", "/account/profile", None),
        ("notifications", "/notifications", None),
        ("my_learning", "/my-learning", None),
        ("forum", "/forum", None),
        ("cart", "/cart", 1),
        ("transactions", "/payment/transaction", None),
        ("chat_history", "/account/riwayatChat", None),
        ("points", "/points", None),
        ("affiliate", "/affiliate", None),
        ("corporate", "/corporate", None),
        ("change_password", "/account/changePassword", None),
        ("change_phone", "/account/changePhoneNumber", None),
    ]
    assert (menu["total"], menu["rows"][0]["label"]) == (12, "Profil")


def test_staff_find_the_back_office_in_their_menu(as_, dewi, someone):
    def extra(user):
        return [row["path"] for row in as_(user).get("/account/menu").results["rows"][12:]]

    assert extra(dewi) == ["/backoffice/"]
    admin = someone("kepala", "Staff", is_superuser=True)
    assert extra(admin) == ["/backoffice/", "/admin/"]
