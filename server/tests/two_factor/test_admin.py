"""The second factor in the Django admin, and from the operator's shell."""

import pytest
from django.contrib.admin.models import DELETION, LogEntry
from django.core.management import CommandError, call_command
from django.test import Client

from duxi.accounts.models import LoginSession, RecoveryCode, TotpDevice
from tests.conftest import PASSWORD
from tests.two_factor.support import REQUIRED, WRONG, second_step

pytestmark = pytest.mark.django_db


def at_the_admin(user, code="", password=PASSWORD) -> tuple[Client, int]:
    client = Client()
    form = {"username": user.email, "password": password, "code": code}
    return client, client.post("/admin/login/", form).status_code


def test_the_admin_asks_for_the_code_as_well(rani, protected, clock):
    secret, codes = protected(rani)
    assert [at_the_admin(rani, code)[1] for code in ("", "000000")] == [200, 200]
    code = clock.code(secret)
    client, status = at_the_admin(rani, code)
    assert (status, client.get("/admin/").status_code) == (302, 200)
    assert at_the_admin(rani, code)[1] == 200
    assert at_the_admin(rani, codes[0])[1] == 302


def test_the_admin_s_form_shows_the_field_and_the_refusal(rani, protected):
    protected(rani)
    page = Client().get("/admin/login/").content.decode()
    assert 'name="code"' in page
    assert 'autocomplete="one-time-code"' in page
    client = Client()
    answer = client.post("/admin/login/", {"username": rani.email, "password": PASSWORD, "code": "000000"})
    assert WRONG in answer.content.decode()


def test_a_sign_in_from_before_the_device_is_over_in_the_admin(rani, protected):
    client, status = at_the_admin(rani)
    assert (status, client.get("/admin/").status_code) == (302, 200)
    protected(rani)
    assert client.get("/admin/").status_code == 302
    assert client.get("/admin/login/").status_code == 200
    form = {"username": rani.email, "password": PASSWORD, "code": "000000"}
    assert client.post("/admin/login/", form).status_code == 200
    assert client.get("/admin/").status_code == 302, "looking at the form proves nothing"


def test_required_the_admin_sends_to_the_back_office_first(rani, settings):
    settings.STAFF_TWO_FACTOR = "required"
    answer = Client().post("/admin/login/", {"username": rani.email, "password": PASSWORD})
    assert answer.status_code == 200
    assert REQUIRED in answer.content.decode()


def test_a_superuser_takes_a_colleague_s_device_and_the_log_keeps_it(rani, dewi, protected):
    protected(dewi)
    device = TotpDevice.objects.get()
    client, _status = at_the_admin(rani)
    page = f"/admin/accounts/totpdevice/{device.pk}/delete/"
    assert client.post(page, {"post": "yes"}).status_code == 302
    assert not TotpDevice.objects.exists()
    assert not RecoveryCode.objects.exists()
    assert not LoginSession.objects.filter(user=dewi, ended_at=None).exists()
    kept = LogEntry.objects.get()
    reported = (kept.user, kept.action_flag, kept.object_repr, kept.content_type.model)
    assert reported == (rani, DELETION, "dewi@contoh.example", "totpdevice")


def test_nobody_takes_their_own_there(rani, protected, clock):
    secret, _codes = protected(rani)
    client, _status = at_the_admin(rani, clock.code(secret))
    device = TotpDevice.objects.get()
    form = {"action": "delete_selected", "_selected_action": [device.pk], "post": "yes"}
    assert client.post(f"/admin/accounts/totpdevice/{device.pk}/delete/", {"post": "yes"}).status_code == 403
    client.post("/admin/accounts/totpdevice/", form)
    assert TotpDevice.objects.exists()


def test_the_secret_is_nowhere_in_the_admin(rani, protected, clock):
    secret, _codes = protected(rani)
    client, _status = at_the_admin(rani, clock.code(secret))
    device = TotpDevice.objects.get()
    for path in ("", f"{device.pk}/change/"):
        page = client.get(f"/admin/accounts/totpdevice/{path}").content.decode()
        assert device.encrypted_secret not in page
        assert secret not in page


def test_another_secret_key_makes_the_device_fit_no_code(dewi, protected, first_step, clock, settings):
    secret, _codes = protected(dewi)
    settings.SECRET_KEY = "another-key-of-at-least-thirty-two-characters"
    answer = second_step(first_step(dewi).results["ticket"], clock.code(secret))
    assert (answer.status, answer.errors) == (422, {"code": [WRONG]})


def test_operators_take_a_device_away(dewi, protected, first_step, capsys):
    protected(dewi)
    call_command("reset_two_factor", "DEWI@contoh.example")
    assert capsys.readouterr().out == "dewi@contoh.example signs in with the password alone now.\n"
    assert not TotpDevice.objects.exists()
    assert not LoginSession.objects.filter(user=dewi, ended_at=None).exists()
    assert first_step(dewi).results["two_factor"] is None


def test_nobody_is_told_as_nobody(db):
    with pytest.raises(CommandError, match=r"nobody has the address siapa@contoh\.example"):
        call_command("reset_two_factor", "siapa@contoh.example")
