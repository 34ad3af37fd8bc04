"""Phone verification by one-time code, through HTTP: what a code proves, and how long."""

import re

import pytest

from duxi.accounts.events import AccountChanged, AccountNews
from duxi.accounts.models import OtpCode
from duxi.gateways.models import OutboxMessage
from tests.accounts.otp import (
    BURNED,
    OVER,
    PHONE,
    VERIFIED,
    about,
    age,
    apply,
    ask,
    other_than,
    sent_code,
)

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("type", "field", "other", "message"),
    [
        (
            "wa",
            "phone_wa_verified_at",
            "phone_verified_at",
            "Kode OTP telah dikirim ke WhatsApp +62••••••••890.",
        ),
        (
            "sms",
            "phone_verified_at",
            "phone_wa_verified_at",
            "Kode OTP telah dikirim lewat SMS ke +62••••••••890.",
        ),
    ],
)
def test_a_code_proves_the_phone(
    as_, ani, heard, django_capture_on_commit_callbacks, type, field, other, message
):
    sent = ask(as_(ani), type=type)
    assert (sent.status, sent.message) == (200, message)
    assert sent.results["pause_time_in"] in about(90)
    assert set(sent.results) == {"pause_time_in", "last_pause_created_at", "expires_at"}
    message = OutboxMessage.objects.get()
    assert (message.channel, message.recipient) == (type, PHONE)
    with django_capture_on_commit_callbacks(execute=True):
        applied = apply(as_(ani), sent_code(type), type)
    assert (applied.status, applied.message) == (200, VERIFIED)
    ani.refresh_from_db()
    assert (ani.phone, ani.phone_dial_code) == (PHONE, "+62")
    assert getattr(ani, field) is not None
    assert getattr(ani, other) is None
    assert heard == [AccountChanged(ani.pk, AccountNews.PHONE_VERIFIED, "+62••••••••890")]


def test_the_digits_are_stored_nowhere(as_, ani):
    ask(as_(ani))
    stored = OtpCode.objects.get()
    assert re.fullmatch(r"[0-9a-f]{64}", stored.code_hash)
    assert sent_code() not in stored.code_hash


def test_a_code_works_once(as_, ani):
    ask(as_(ani))
    code = sent_code()
    apply(as_(ani), code)
    again = apply(as_(ani), code)
    assert (again.status, again.message) == (409, OVER)


def test_digits_of_another_script_and_spaces_are_digits(as_, ani):
    ask(as_(ani))
    code = sent_code()
    typed = "".join(chr(0x0660 + int(digit)) for digit in code)
    assert apply(as_(ani), f" {typed[:3]} {typed[3:]} ").message == VERIFIED


@pytest.mark.parametrize("typed", ["12345", "1234567", "12345a", "₁₂₃₄₅₆"])
def test_what_cannot_be_a_code_costs_no_try(as_, ani, typed):
    ask(as_(ani))
    answer = apply(as_(ani), typed)
    assert (answer.status, answer.errors) == (422, {"otp_code": ["Masukkan 6 angka kode OTP."]})
    assert OtpCode.objects.get().wrong_tries == 0


def test_five_wrong_tries_burn_the_code(as_, ani):
    ask(as_(ani))
    code = sent_code()
    for left in (4, 3, 2, 1):
        answer = apply(as_(ani), other_than(code))
        assert answer.status == 422
        assert answer.errors == {"otp_code": [f"Kode OTP tidak cocok. Sisa {left} percobaan."]}
    burning = apply(as_(ani), other_than(code))
    assert (burning.status, burning.message) == (409, BURNED)
    right = apply(as_(ani), code)
    assert (right.status, right.message) == (409, OVER)
    ani.refresh_from_db()
    assert ani.phone_wa_verified_at is None
    assert ani.phone == ""


def test_the_right_code_counts_after_four_wrong_ones(as_, ani):
    ask(as_(ani))
    code = sent_code()
    for _n in range(4):
        apply(as_(ani), other_than(code))
    assert apply(as_(ani), code).message == VERIFIED


def test_a_code_lives_ten_minutes(as_, ani):
    ask(as_(ani))
    code = sent_code()
    age(560)
    assert apply(as_(ani), other_than(code)).status == 422
    age(40)
    assert (apply(as_(ani), code).status, apply(as_(ani), code).message) == (409, OVER)
    ani.refresh_from_db()
    assert ani.phone_wa_verified_at is None


def test_nobody_elses_code_and_no_other_channels(as_, ani, budi):
    ask(as_(ani))
    code = sent_code()
    assert apply(as_(budi), code).message == OVER
    assert apply(as_(ani), code, "sms").message == OVER
    assert OtpCode.objects.get().wrong_tries == 0


def test_codes_of_two_people_for_one_phone_are_not_exchangeable(as_, ani, budi):
    ask(as_(ani))
    hers = sent_code()
    ask(as_(budi))
    his = OtpCode.objects.get(user=budi)
    OtpCode.objects.filter(pk=his.pk).update(code_hash=OtpCode.objects.get(user=ani).code_hash)
    assert apply(as_(budi), hers).status == 422


def test_the_server_keeps_the_pause(as_, ani):
    ask(as_(ani))
    age(30)
    early = ask(as_(ani))
    assert early.status == 429
    assert int(early.response["Retry-After"]) in about(60)
    assert early.message == f"Tunggu {early.response['Retry-After']} detik sebelum meminta kode lagi."
    assert OtpCode.objects.count() == OutboxMessage.objects.count() == 1
    pause = as_(ani).get("/account/otp-pause-time", type="wa").results
    assert pause["pause_time_in"] in about(60)
    assert pause["last_pause_created_at"].endswith("+07:00")
    assert as_(ani).get("/account/otp-pause-time", type="sms").results == {
        "pause_time_in": 0,
        "last_pause_created_at": None,
        "undelivered": False,
    }
    age(60)
    after = as_(ani).get("/account/otp-pause-time").results
    assert (after["pause_time_in"], after["last_pause_created_at"]) == (0, None)
    assert ask(as_(ani)).status == 200


def test_the_way_out_by_sms_is_open_during_the_pause_of_whatsapp(as_, ani):
    ask(as_(ani))
    assert ask(as_(ani), type="sms").status == 200
    assert apply(as_(ani), sent_code("sms"), "sms").message == VERIFIED


def test_a_new_code_ends_the_one_before(as_, ani):
    ask(as_(ani))
    old = sent_code()
    age(91)
    ask(as_(ani))
    if old != sent_code():
        assert apply(as_(ani), old).status == 422
    assert OtpCode.objects.filter(ended_at=None).count() == 1
    assert apply(as_(ani), sent_code()).message == VERIFIED
