"""Which phone a code is for, and what the web asks about it."""

import pytest

from duxi.accounts.models import OtpCode, User
from duxi.accounts.tasks import remove_old_codes
from duxi.core.clock import now
from duxi.gateways.models import OutboxMessage
from tests.accounts.otp import OVER, PHONE, about, age, apply, ask, sent_code

pytestmark = pytest.mark.django_db


def test_a_verified_phone_needs_no_code(as_, ani):
    ask(as_(ani))
    apply(as_(ani), sent_code())
    age(91)
    again = ask(as_(ani))
    assert (again.status, again.message) == (409, "Nomor telepon ini sudah terverifikasi.")
    assert ask(as_(ani), "081234567891").status == 200


@pytest.mark.parametrize(
    ("call", "message"),
    [("save-phone", "Nomor telepon diperbarui"), ("update-profile-phone", "Phone diperbarui")],
)
def test_another_phone_loses_the_verification(as_, ani, call, message):
    ask(as_(ani))
    apply(as_(ani), sent_code())
    same = as_(ani).post(f"/account/{call}", {"phone": "81234567890", "phone_dial_code": "+62"})
    assert (same.status, same.message) == (200, message)
    ani.refresh_from_db()
    assert ani.phone_wa_verified_at is not None
    as_(ani).post(f"/account/{call}", {"phone": "91234567", "phone_dial_code": "+65"})
    ani.refresh_from_db()
    assert (ani.phone, ani.phone_dial_code) == ("+6591234567", "+65")
    assert (ani.phone_wa_verified_at, ani.phone_verified_at) == (None, None)


def test_a_wrong_phone_changes_nothing(as_, ani):
    User.objects.filter(pk=ani.pk).update(phone=PHONE, phone_wa_verified_at=now())
    refused = as_(ani).post("/account/save-phone", {"phone": "0215551234", "phone_dial_code": "+62"})
    assert (refused.status, set(refused.errors)) == (422, {"phone"})
    ani.refresh_from_db()
    assert ani.phone == PHONE
    assert ani.phone_wa_verified_at is not None


def test_the_code_for_the_old_phone_ends_with_it(as_, ani):
    ask(as_(ani))
    code = sent_code()
    as_(ani).post("/account/save-phone", {"phone": "081234567891"})
    assert apply(as_(ani), code).message == OVER
    ani.refresh_from_db()
    assert ani.phone == "+6281234567891"


def test_the_profiles_phone_is_meant_where_none_is_given(as_, ani):
    missing = ask(as_(ani), "")
    assert (missing.status, missing.errors) == (422, {"phone": ["Silakan lengkapi nomor telepon anda"]})
    as_(ani).post("/account/save-phone", {"phone": "91234567", "phone_dial_code": "+65"})
    assert ask(as_(ani), "").status == 200
    assert OutboxMessage.objects.get().recipient == "+6591234567"


def test_a_bare_number_is_read_in_the_profiles_country(as_, ani):
    as_(ani).post("/account/save-phone", {"phone": "91234567", "phone_dial_code": "+65"})
    ask(as_(ani), "9123 4568")
    assert OutboxMessage.objects.get().recipient == "+6591234568"


def test_what_the_web_asks_before_it_opens_the_dialog(as_, ani, settings):
    free = as_(ani).get("/account/require-otp").results
    assert free == {
        "require_otp": False,
        "otp_type": "wa",
        "pause_time_in": 0,
        "last_pause_created_at": None,
    }
    settings.REQUIRE_PHONE = True
    assert as_(ani).get("/account/require-otp").results["require_otp"] is True
    ask(as_(ani), type="sms")
    running = as_(ani).get("/account/require-otp").results
    assert (running["otp_type"], running["pause_time_in"] in about(90)) == ("sms", True)
    apply(as_(ani), sent_code("sms"), "sms")
    done = as_(ani).get("/account/require-otp").results
    assert (done["require_otp"], done["otp_type"]) == (False, "wa")


def test_whether_the_phone_is_verified(as_, ani):
    def verified(**query):
        return as_(ani).get("/account/check-phone-verified", **query).results["verified"]

    assert (verified(), verified(type="wa"), verified(type="sms")) == (False, False, False)
    ask(as_(ani))
    apply(as_(ani), sent_code())
    assert (verified(), verified(type="wa"), verified(type="sms")) == (True, True, False)


@pytest.mark.parametrize("path", ["/account/otp-pause-time", "/account/check-phone-verified"])
def test_an_unknown_channel(as_, ani, path):
    answer = as_(ani).get(path, type="fax")
    assert (answer.status, answer.errors) == (422, {"type": ["Pilihan tidak dikenal."]})


def test_old_codes_go_away(as_, ani, budi):
    ask(as_(ani))
    age(2 * 86_400)
    ask(as_(budi))
    assert remove_old_codes() == 1
    assert OtpCode.objects.get().user == budi
