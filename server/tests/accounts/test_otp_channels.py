"""WhatsApp and SMS, and how many codes one may ask for."""

import pytest

from duxi.accounts.models import OtpCode, User
from duxi.gateways.models import OutboxMessage
from tests.accounts.otp import (
    NOT_ON_WHATSAPP,
    OVER,
    PHONE,
    TOO_OFTEN,
    VERIFIED,
    about,
    age,
    apply,
    ask,
    sent_code,
)

pytestmark = pytest.mark.django_db


def test_a_number_that_is_not_on_whatsapp(as_, ani):
    refused = ask(as_(ani), "081234560000")
    assert (refused.status, refused.message) == (409, NOT_ON_WHATSAPP)
    assert as_(ani).get("/account/otp-pause-time").results["pause_time_in"] == 0
    assert not OutboxMessage.objects.exists()
    assert not OtpCode.objects.filter(ended_at=None).exists()
    assert apply(as_(ani), "000000").message == OVER
    assert ask(as_(ani), "081234560000", "sms").status == 200


@pytest.mark.parametrize("channel", ["wa", "sms"])
def test_the_code_comes_in_the_language_that_is_read_now(as_, ani, channel):
    ask(as_(ani).with_headers(Accept_Language="en"), type=channel)
    text = OutboxMessage.objects.get(channel=channel).text
    assert text.splitlines()[0].endswith(
        " is your Duxi verification code, valid for 10 minutes. Do not share it with anyone."
    )


def test_trying_out_who_is_on_whatsapp_uses_up_the_accounts_budget(as_, ani):
    for n in range(5):
        assert ask(as_(ani), f"0812345{n}0000").status == 409
    stopped = ask(as_(ani), "081234590000")
    assert (stopped.status, stopped.message) == (429, TOO_OFTEN)


def test_a_number_that_is_known_not_to_be_on_whatsapp_costs_no_call(as_, ani, budi):
    ask(as_(ani), "081234560000")
    again = ask(as_(budi), "081234560000")
    assert (again.status, again.message) == (409, NOT_ON_WHATSAPP)
    assert OtpCode.objects.count() == 1
    age(601)
    ask(as_(budi), "081234560000")
    assert OtpCode.objects.count() == 2


def test_a_number_that_takes_no_text_messages(as_, ani, budi):
    refused = ask(as_(ani), "081234569999", "sms")
    assert refused.status == 409
    assert refused.message == (
        "Nomor ini tidak dapat menerima SMS. Periksa kembali nomornya atau gunakan WhatsApp."
    )
    pause = as_(ani).get("/account/otp-pause-time", type="sms").results
    assert (pause["pause_time_in"], pause["undelivered"]) == (0, True)
    for person, channel in ((ani, "wa"), (budi, "sms")):
        assert as_(person).get("/account/otp-pause-time", type=channel).results["undelivered"] is False


def test_a_provider_that_is_down_leaves_no_trace(as_, ani, settings):
    settings.WHATSAPP_PROVIDER = "cloud"
    settings.WHATSAPP_GRAPH_URL = "http://127.0.0.1:9"
    refused = ask(as_(ani))
    assert refused.status == 503
    assert refused.message == (
        "Layanan pengiriman kode sedang tidak dapat dihubungi. Silakan coba lagi beberapa saat lagi."
    )
    assert not OtpCode.objects.exists()
    settings.WHATSAPP_PROVIDER = "embedded"
    assert ask(as_(ani)).status == 200


def test_the_accounts_budget_is_five_an_hour(as_, ani):
    for n in range(5):
        assert ask(as_(ani), f"08123456789{n}").status == 200
        age(91)
    full = ask(as_(ani), "081234567895")
    assert (full.status, full.message) == (429, TOO_OFTEN)
    assert int(full.response["Retry-After"]) in about(3600 - 5 * 91)
    assert OtpCode.objects.count() == 5
    age(3600 - 5 * 91)
    assert ask(as_(ani), "081234567895").status == 200


def test_the_accounts_budget_is_ten_a_day(as_, ani):
    for n in range(10):
        assert ask(as_(ani), f"08123456789{n}").status == 200
        age(1000)
    full = ask(as_(ani), "081234567800")
    assert (full.status, full.message) == (429, TOO_OFTEN)
    assert int(full.response["Retry-After"]) in about(86_400 - 10_000)


def test_a_phone_gets_five_codes_an_hour_from_all_users_together(as_, someone):
    for n in range(5):
        assert ask(as_(someone(f"orang{n}"))).status == 200
    full = ask(as_(someone("keenam")))
    assert (full.status, full.message) == (429, TOO_OFTEN)
    assert OutboxMessage.objects.filter(recipient=PHONE).count() == 5


def test_an_address_is_limited_too(as_, ani):
    for _n in range(100):
        ask(as_(ani))
    stopped = ask(as_(ani))
    assert stopped.status == 429
    assert int(stopped.response["Retry-After"]) > 0
    assert stopped.message != TOO_OFTEN


def test_companies_share_numbers_and_nobody_learns_who_has_one(as_, ani, budi):
    ask(as_(ani))
    apply(as_(ani), sent_code())
    before = ask(as_(budi))
    assert before.status == 200
    assert apply(as_(budi), sent_code()).message == VERIFIED
    assert User.objects.filter(phone=PHONE).exclude(phone_wa_verified_at=None).count() == 2
