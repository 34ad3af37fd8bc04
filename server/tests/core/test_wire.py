"""Values that no column can hold, and requests that are too large: refused in the envelope, nothing
changed.
"""

import json

import pytest
from django.test import Client

from duxi.accounts.models import User
from duxi.core.forms import parse_json
from duxi.core.validation import field_errors
from duxi.reference.models import Instansi

pytestmark = pytest.mark.django_db

TOO_LARGE = "x" * 3_000_000


def test_a_zero_byte_in_a_form_is_named(as_, solved):
    form = {
        "fullname": "A\x00ni",
        "email": "ani@contoh.example",
        "password": "kata-sandi-panjang",
        "captcha": solved(),
        "is_check_terms": "yes",
    }
    answer = as_().post("/auth/register", form)
    assert (answer.status, answer.errors) == (422, {"fullname": ["Isian tidak sah."]})
    assert not User.objects.exists()


def test_a_zero_byte_in_a_query_is_named(as_):
    answer = as_().get("/public/assessments", sort="\x00")
    assert (answer.status, answer.errors) == (422, {"sort": ["Isian tidak sah."]})


@pytest.mark.parametrize("bad", ["\x00", "\ud800"])
def test_json_texts_too(staff_as, dewi, bad):
    body = {"code": f"K{bad}", "name": "Kota Contoh", "type": "kota"}
    answer = staff_as(dewi).post("/instansi", json_body=body)
    assert (answer.status, answer.errors) == (422, {"code": ["Isian tidak sah."]})
    nested = staff_as(dewi).post("/exports", json_body={"kind": "x", "params": {"a": [{"b": bad}]}})
    assert (nested.status, nested.errors) == (422, {"params": ["Isian tidak sah."]})
    assert not Instansi.objects.exists()


@pytest.mark.parametrize("path", ["/api/v1/public/assessments/%00", "/snap/pay/%00", "/backoffice/%00"])
def test_a_zero_byte_in_a_path_is_nowhere(path):
    assert Client().get(path).status_code == 404


@pytest.mark.parametrize(
    ("path", "content", "kind"),
    [
        ("auth/login", f"account_id={TOO_LARGE}", "application/x-www-form-urlencoded"),
        ("auth/login", "&".join(["a=1"] * 3_000), "application/x-www-form-urlencoded"),
        ("payment/notifications/midtrans", json.dumps({"a": TOO_LARGE}), "application/json"),
    ],
)
def test_what_is_too_large_is_a_413(path, content, kind):
    answer = Client().post(f"/api/v1/{path}", content, content_type=kind)
    assert answer.status_code == 413
    assert answer.json() == {
        "code": 413,
        "message": "Data yang dikirim terlalu besar.",
        "results": None,
        "errors": None,
    }


@pytest.mark.parametrize(("most", "written"), [(2026, "2026"), (10_000, "10.000"), (1_000_000, "1.000.000")])
def test_a_large_limit_is_written_as_people_read_it(most, written):
    error = {"type": "less_than_equal", "loc": ("body", "form", "price"), "ctx": {"le": most}}
    assert field_errors([error]) == {"price": [f"Maksimal {written}."]}


@pytest.mark.parametrize("given", ["[1, 2]", ["[1, 2]"], [1, 2]])
def test_a_list_in_a_form_comes_as_json_text_or_as_a_list(given):
    assert parse_json(given) == [1, 2]


@pytest.mark.parametrize(
    ("kind", "limits", "sentence"),
    [
        ("missing", {}, "Wajib diisi."),
        ("string_too_short", {"min_length": 1}, "Wajib diisi."),
        ("string_too_short", {"min_length": 8}, "Minimal 8 karakter."),
        ("greater_than_equal", {"ge": -10_000}, "Minimal -10.000."),
        ("greater_than_equal", {"ge": 9_999}, "Minimal 9999."),
        ("new_kind", None, "Isian tidak sah."),
    ],
)
def test_what_is_wrong_is_a_sentence(kind, limits, sentence):
    error = {"type": kind, "loc": ("body", "form", "name"), "ctx": limits}
    assert field_errors([error]) == {"name": [sentence]}


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (("body",), "body"),
        (("body", 0), "body"),
        (("query", "page"), "page"),
        (("body", "payload", "items", 0, "price"), "price"),
        (("body", "payload", "tags", 12), "tags"),
    ],
)
def test_a_fault_stands_beside_the_field_that_has_it(place, name):
    faults = [{"type": "missing", "loc": place}, {"type": "enum", "loc": place}]
    assert field_errors(faults) == {name: ["Wajib diisi.", "Pilihan tidak dikenal."]}
