"""The drivers of WhatsApp and SMS against the documented shapes of their HTTP APIs."""

import base64
import json
from urllib.parse import parse_qs

import httpx
import pytest

from duxi.gateways import messaging
from duxi.gateways.messaging import CannotReceive, CodeMessage, MessagingDown, NotOnWhatsApp, masked
from duxi.gateways.messaging.embedded import EmbeddedSms, EmbeddedWhatsApp
from duxi.gateways.messaging.twilio import TwilioSms
from duxi.gateways.messaging.whatsapp import CloudWhatsApp
from duxi.gateways.models import OutboxMessage

NUMBER = "+6281234567890"
MESSAGE = CodeMessage(number=NUMBER, code="493817", locale="id", minutes=10, reference="42")
TAKEN_BY_META = {
    "messaging_product": "whatsapp",
    "contacts": [{"input": NUMBER, "wa_id": "6281234567890"}],
    "messages": [{"id": "wamid.HBgNNjI4MTIzNDU2Nzg5MBUCABEYEjdFMTY", "message_status": "accepted"}],
}
TAKEN_BY_TWILIO = {
    "account_sid": "AC5ef8732a3c49700934481addd5ce1659",
    "api_version": "2010-04-01",
    "body": "…",
    "date_created": "Sat, 21 Nov 2026 10:00:00 +0000",
    "direction": "outbound-api",
    "error_code": None,
    "error_message": None,
    "from": "+15557122661",
    "messaging_service_sid": None,
    "num_segments": "1",
    "sid": "SM5ef8732a3c49700934481addd5ce1659",
    "status": "queued",
    "to": NUMBER,
    "uri": "/2010-04-01/Accounts/AC5ef8732a3c49700934481addd5ce1659/Messages/SM5ef8.json",
}


def meta_error(code, text="Message undeliverable"):
    return {
        "error": {
            "message": f"(#{code}) {text}",
            "type": "OAuthException",
            "code": code,
            "error_data": {"messaging_product": "whatsapp", "details": f"{text} to {NUMBER}"},
            "fbtrace_id": "Az8or2yhqkZfEZ-_4Qn_Bam",
        }
    }


def twilio_error(code, status=400):
    return {
        "code": code,
        "message": f"The 'To' number {NUMBER} is not a valid phone number.",
        "more_info": f"https://www.twilio.com/docs/errors/{code}",
        "status": status,
    }


@pytest.fixture(autouse=True)
def _keys(settings):
    settings.WHATSAPP_PHONE_NUMBER_ID = "106540352242922"
    settings.WHATSAPP_TOKEN = "EAAJB-contoh"
    settings.WHATSAPP_TEMPLATE = "kode_verifikasi"
    settings.WHATSAPP_LANGUAGES = ["id", "en", "zh_CN"]
    settings.TWILIO_ACCOUNT_SID = "AC5ef8732a3c49700934481addd5ce1659"
    settings.TWILIO_API_KEY = "SK-contoh"
    settings.TWILIO_SECRET = "rahasia"
    settings.TWILIO_SENDER = "+15557122661"
    settings.BASE_URL = "https://duxi.example"


def network(status=200, answer=None, seen=None, fails=None):
    """A transport that answers what the real network would."""

    def respond(request: httpx.Request) -> httpx.Response:
        if seen is not None:
            seen.append(request)
        if fails:
            raise fails
        if isinstance(answer, str):
            return httpx.Response(status, text=answer)
        return httpx.Response(status, json=answer)

    return httpx.MockTransport(respond)


def test_whatsapp_gets_the_authentication_template():
    seen: list[httpx.Request] = []
    CloudWhatsApp(network(200, TAKEN_BY_META, seen)).send_code(MESSAGE)
    request = seen[0]
    assert request.method == "POST"
    assert str(request.url) == "https://graph.facebook.com/v23.0/106540352242922/messages"
    assert request.headers["Authorization"] == "Bearer EAAJB-contoh"
    assert json.loads(request.content) == {
        "messaging_product": "whatsapp",
        "recipient_type": "individual",
        "to": NUMBER,
        "type": "template",
        "biz_opaque_callback_data": "42",
        "template": {
            "name": "kode_verifikasi",
            "language": {"code": "id"},
            "components": [
                {"type": "body", "parameters": [{"type": "text", "text": "493817"}]},
                {
                    "type": "button",
                    "sub_type": "url",
                    "index": "0",
                    "parameters": [{"type": "text", "text": "493817"}],
                },
            ],
        },
    }


@pytest.mark.parametrize(("locale", "language"), [("en", "en"), ("zh-hans", "zh_CN"), ("ar", "id")])
def test_whatsapp_speaks_the_language_that_meta_approved(locale, language):
    seen: list[httpx.Request] = []
    wanted = CodeMessage(number=NUMBER, code="1", locale=locale, minutes=10, reference="1")
    CloudWhatsApp(network(200, TAKEN_BY_META, seen)).send_code(wanted)
    assert json.loads(seen[0].content)["template"]["language"] == {"code": language}


def test_a_number_that_whatsapp_does_not_know():
    with pytest.raises(NotOnWhatsApp) as refused:
        CloudWhatsApp(network(400, meta_error(131026))).send_code(MESSAGE)
    assert refused.value.status == 409
    assert refused.value.text == "Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS."


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (401, meta_error(190, "Access token has expired")),
        (404, meta_error(132001, "Template name does not exist in the translation")),
        (429, meta_error(130429, "Rate limit hit")),
        (429, meta_error(131056, "Pair rate limit hit")),
        (500, meta_error(131000, "Something went wrong")),
        (502, "<html>Bad Gateway</html>"),
        (200, []),
        (200, {"messaging_product": "whatsapp", "messages": []}),
        (400, {"error": "unreadable"}),
    ],
)
def test_whatever_else_meta_says_is_the_service_down(status, answer):
    with pytest.raises(MessagingDown) as refused:
        CloudWhatsApp(network(status, answer)).send_code(MESSAGE)
    assert refused.value.status == 503


def test_twilio_gets_a_form():
    seen: list[httpx.Request] = []
    TwilioSms(network(201, TAKEN_BY_TWILIO, seen)).send_code(MESSAGE)
    request = seen[0]
    assert request.method == "POST"
    assert str(request.url) == (
        "https://api.twilio.com/2010-04-01/Accounts/AC5ef8732a3c49700934481addd5ce1659/Messages.json"
    )
    assert request.headers["Authorization"] == "Basic " + base64.b64encode(b"SK-contoh:rahasia").decode()
    assert parse_qs(request.content.decode()) == {
        "To": [NUMBER],
        "From": ["+15557122661"],
        "Body": [
            "493817 adalah kode verifikasi Duxi Anda, berlaku 10 menit. "
            "Jangan berikan kode ini kepada siapa pun.\n\n@duxi.example #493817"
        ],
    }


def test_twilio_sends_through_a_messaging_service(settings):
    settings.TWILIO_SENDER = "MG9752274e9e519418a7406176694466fa"
    settings.TWILIO_API_KEY = ""
    seen: list[httpx.Request] = []
    TwilioSms(network(201, TAKEN_BY_TWILIO, seen)).send_code(MESSAGE)
    form = parse_qs(seen[0].content.decode())
    assert form["MessagingServiceSid"] == ["MG9752274e9e519418a7406176694466fa"]
    assert "From" not in form
    with_token = base64.b64encode(b"AC5ef8732a3c49700934481addd5ce1659:rahasia").decode()
    assert seen[0].headers["Authorization"] == f"Basic {with_token}"


@pytest.mark.parametrize("code", [21211, 21408, 21610, 21614])
def test_a_number_that_takes_no_text_messages(code):
    with pytest.raises(CannotReceive) as refused:
        TwilioSms(network(400, twilio_error(code))).send_code(MESSAGE)
    assert refused.value.status == 409


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (401, twilio_error(20003, 401)),
        (429, twilio_error(20429, 429)),
        (400, twilio_error(21606)),
        (503, "busy"),
        (201, {"status": "queued"}),
        (201, ["SM1"]),
    ],
)
def test_whatever_else_twilio_says_is_the_service_down(status, answer):
    with pytest.raises(MessagingDown):
        TwilioSms(network(status, answer)).send_code(MESSAGE)


@pytest.mark.parametrize("driver", [CloudWhatsApp, TwilioSms])
@pytest.mark.parametrize(
    "fails", [httpx.ConnectTimeout("lambat"), httpx.ReadTimeout("lambat"), httpx.ConnectError("putus")]
)
def test_a_network_that_fails_is_the_service_down(driver, fails):
    with pytest.raises(MessagingDown):
        driver(network(fails=fails)).send_code(MESSAGE)


@pytest.mark.parametrize(
    "send",
    [
        lambda: CloudWhatsApp(network(400, meta_error(131000))).send_code(MESSAGE),
        lambda: TwilioSms(network(400, twilio_error(21606))).send_code(MESSAGE),
    ],
)
def test_the_log_names_neither_the_number_nor_the_code(send, caplog):
    with pytest.raises(MessagingDown):
        send()
    assert "+62••••••••890" in caplog.text
    assert "81234567" not in caplog.text
    assert "493817" not in caplog.text


@pytest.mark.parametrize(
    ("number", "shown"), [(NUMBER, "+62••••••••890"), ("+6591234567", "+65•••••567"), ("", "")]
)
def test_a_masked_number(number, shown):
    assert masked(number) == shown


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("driver", "channel", "text"),
    [
        (
            EmbeddedWhatsApp,
            "wa",
            "493817 adalah kode verifikasi Duxi Anda, berlaku 10 menit. "
            "Jangan berikan kode ini kepada siapa pun.",
        ),
        (
            EmbeddedSms,
            "sms",
            "493817 adalah kode verifikasi Duxi Anda, berlaku 10 menit. "
            "Jangan berikan kode ini kepada siapa pun.\n\n@duxi.example #493817",
        ),
    ],
)
def test_the_embedded_drivers_fill_the_outbox(driver, channel, text):
    driver().send_code(MESSAGE)
    kept = OutboxMessage.objects.get()
    assert (kept.channel, kept.recipient, kept.text) == (channel, NUMBER, text)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("driver", "number", "refusal"),
    [(EmbeddedWhatsApp, "+6281234560000", NotOnWhatsApp), (EmbeddedSms, "+6281234569999", CannotReceive)],
)
def test_the_embedded_drivers_refuse_by_their_documented_rules(driver, number, refusal):
    with pytest.raises(refusal):
        driver().send_code(CodeMessage(number=number, code="1", locale="id", minutes=10, reference="1"))
    assert not OutboxMessage.objects.exists()


def test_the_settings_choose_the_drivers(settings):
    assert isinstance(messaging.whatsapp(), EmbeddedWhatsApp)
    assert isinstance(messaging.sms(), EmbeddedSms)
    settings.WHATSAPP_PROVIDER, settings.SMS_PROVIDER = "cloud", "twilio"
    assert isinstance(messaging.whatsapp(), CloudWhatsApp)
    assert isinstance(messaging.sms(), TwilioSms)
