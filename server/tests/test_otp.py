"""Phone verification by one-time code, through HTTP."""

import re
from datetime import timedelta

import pytest

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import OtpCode, User
from duxi.accounts.tasks import remove_old_codes
from duxi.core.clock import now
from duxi.gateways.models import OutboxMessage

pytestmark = pytest.mark.django_db

PHONE = "+6281234567890"
VERIFIED = "Nomor telepon Anda telah berhasil diverifikasi."
OVER = "Kode OTP sudah tidak berlaku. Silakan minta kode baru."
BURNED = "Kode OTP salah terlalu sering dan tidak berlaku lagi. Silakan minta kode baru."
NOT_ON_WHATSAPP = "Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS."
TOO_OFTEN = "Terlalu banyak permintaan kode. Silakan coba lagi nanti."


def ask(caller, phone="0812 3456 7890", type="wa"):
    return caller.post("/account/request-otp", {"phone": phone, "type": type})


def apply(caller, code, type="wa"):
    return caller.post("/account/apply-otp", {"otp_code": code, "type": type})


def sent_code(channel="wa"):
    """What the person reads on the phone."""
    text = OutboxMessage.objects.filter(channel=channel).latest("id").text
    return re.match(r"\d{6}", text)[0]


def other_than(code):
    return f"{(int(code) + 1) % 10**6:06}"


def about(seconds):
    """A wait of so many seconds, less what the test itself has taken."""
    return range(seconds - 25, seconds + 1)


def age(seconds):
    """Make every code this much older."""
    for code in OtpCode.objects.all():
        OtpCode.objects.filter(pk=code.pk).update(
            created_at=code.created_at - timedelta(seconds=seconds),
            expires_at=code.expires_at - timedelta(seconds=seconds),
        )


@pytest.fixture
def heard():
    news: list[AccountChanged] = []
    account_changed.listen(news.append)
    yield news
    account_changed._listeners.remove(news.append)


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


def test_the_digits_are_kept_nowhere(as_, ani):
    ask(as_(ani))
    kept = OtpCode.objects.get()
    assert re.fullmatch(r"[0-9a-f]{64}", kept.code_hash)
    assert sent_code() not in kept.code_hash


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
    assert as_(ani).get("/account/otp-pause-time").results["pause_time_in"] == 0
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


def test_a_number_that_is_not_on_whatsapp(as_, ani):
    refused = ask(as_(ani), "081234560000")
    assert (refused.status, refused.message) == (409, NOT_ON_WHATSAPP)
    assert as_(ani).get("/account/otp-pause-time").results["pause_time_in"] == 0
    assert not OutboxMessage.objects.exists()
    assert not OtpCode.objects.filter(ended_at=None).exists()
    assert apply(as_(ani), "000000").message == OVER
    assert ask(as_(ani), "081234560000", "sms").status == 200


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


def test_a_number_that_takes_no_text_messages(as_, ani):
    refused = ask(as_(ani), "081234569999", "sms")
    assert refused.status == 409
    assert refused.message == (
        "Nomor ini tidak dapat menerima SMS. Periksa kembali nomornya atau gunakan WhatsApp."
    )
    assert as_(ani).get("/account/otp-pause-time", type="sms").results["pause_time_in"] == 0


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


def test_a_phone_gets_five_an_hour_whoever_asks(as_, someone):
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
