"""The Django admin: for superusers alone, and no place to guess passwords."""

import pytest
from django.test import Client

from duxi.core.errors import TooMany
from duxi.reference.models import Instansi
from tests.caller import Caller, bearer_of
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

LOGIN = "/admin/login/"


@pytest.fixture
def rani(someone):
    """A superuser."""
    return someone("rani", "Staff", is_superuser=True)


def sign_in(account, password, address="127.0.0.1"):
    return Client().post(LOGIN, {"username": account, "password": password}, REMOTE_ADDR=address)


def test_a_superuser_comes_in(rani):
    assert sign_in(rani.email, PASSWORD).status_code == 302


def test_the_door_is_indonesian():
    page = Client().get(LOGIN).content.decode()
    assert "Kembali ke situs" in page
    assert "Return to site" not in page


@pytest.mark.parametrize("path", ["", "reference/instansi/", "reference/instansi/import/"])
def test_nobody_else_does(dewi, tono, agus, path):
    for user in (dewi, tono, agus):
        client = Client()
        client.force_login(user)
        answer = client.get(f"/admin/{path}")
        assert (answer.status_code, answer.url.partition("?")[0]) == (302, LOGIN)
        assert sign_in(user.email, PASSWORD).status_code == 200


def test_guessing_locks_the_guesser_out_and_not_the_account(rani, as_, solved):
    tried = [sign_in(rani.email, "salah") for _ in range(6)]
    assert [str(TooMany.message) in answer.content.decode() for answer in tried] == [False] * 5 + [True]
    assert sign_in(rani.email, PASSWORD).status_code == 200
    assert sign_in(rani.email, PASSWORD, address="192.0.2.7").status_code == 302
    form = {"account_id": rani.email, "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", form).status == 429


def test_a_new_password_ends_the_old_sign_ins(rani, ani, as_):
    caller = as_(ani)
    signed_in = caller.with_headers(**bearer_of(ani))
    client = Client()
    client.force_login(rani)
    form = {"usable_password": "true", "password1": "sandi-baru-panjang", "password2": "sandi-baru-panjang"}
    assert client.post(f"/admin/accounts/user/{ani.pk}/password/", form).status_code == 302
    assert Caller(headers=signed_in.headers).post("/auth/me").status == 491
    assert caller.post("/auth/me").status == 200


def test_an_exported_cell_is_no_formula(rani):
    Instansi.objects.create(code="=1+1", name="=HYPERLINK(1)", type="kota")
    client = Client()
    client.force_login(rani)
    fields = ("id", "code", "name")
    form = {"format": "0", "instansiresource_id": "on", "resource": "", "export_items": []}
    form |= {f"instansiresource_{name}": "on" for name in fields}
    content = client.post("/admin/reference/instansi/export/", form).content.decode()
    assert "HYPERLINK" in content
    assert "=" not in content
