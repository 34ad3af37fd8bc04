"""Which driver a service uses, and the messages that stop a start with wrong settings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.checks import run_checks
from django.test import Client

from duxi.gateways import captcha, google, payment, push, zoom
from duxi.gateways.mail import sending
from duxi.gateways.registry import Gateway
from duxi.gateways.services import SERVICES, chosen, problems

SERVER = Path(__file__).resolve().parents[2]
WORKING = {
    "PAYMENT_PROVIDER": "midtrans",
    "MIDTRANS_SERVER_KEY": "server",
    "MIDTRANS_CLIENT_KEY": "client",
    "MAIL_PROVIDER": "smtp",
    "SMTP_URL": "smtp://mail.example",
    "WHATSAPP_PROVIDER": "none",
    "SMS_PROVIDER": "none",
    "CAPTCHA_PROVIDER": "altcha",
    "PUSH_PROVIDER": "none",
    "GOOGLE_PROVIDER": "none",
    "LANGUAGE_MODEL_PROVIDER": "none",
    "ZOOM_PROVIDER": "none",
}
DEFAULTS = {f"{one.name.upper()}_PROVIDER": one.demo_default for one in SERVICES}


def found(is_demo: bool = False, **changes: str) -> list[str]:
    """The errors, without those of other services."""
    values = {**{f"{one.name.upper()}_PROVIDER": one.default for one in SERVICES}, **WORKING, **changes}
    return problems(values, is_demo=is_demo)


def test_a_complete_production_and_a_demonstration_without_words_start():
    assert found() == []
    assert problems(DEFAULTS, is_demo=True) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"PAYMENT_PROVIDER": ""}, "DUXI_PAYMENT is not set: say midtrans."),
        ({"PAYMENT_PROVIDER": "foo"}, "DUXI_PAYMENT=foo is unknown: say midtrans."),
        (
            {"PAYMENT_PROVIDER": "embedded"},
            "DUXI_PAYMENT=embedded lets anybody pay without money: "
            "only demonstrations (DUXI_DEMO=1) may; say midtrans.",
        ),
        ({"MIDTRANS_SERVER_KEY": " "}, "DUXI_PAYMENT=midtrans needs DUXI_MIDTRANS_SERVER_KEY."),
        (
            {"MIDTRANS_SERVER_KEY": "", "MIDTRANS_CLIENT_KEY": ""},
            "DUXI_PAYMENT=midtrans needs DUXI_MIDTRANS_SERVER_KEY, DUXI_MIDTRANS_CLIENT_KEY.",
        ),
        ({"MAIL_PROVIDER": ""}, "DUXI_MAIL is not set: say embedded, smtp or mailgun."),
        ({"SMTP_URL": ""}, "DUXI_MAIL=smtp needs DUXI_SMTP_URL."),
        (
            {"WHATSAPP_PROVIDER": "cloud", "WHATSAPP_TEMPLATE": "kode"},
            "DUXI_WHATSAPP=cloud needs DUXI_WHATSAPP_PHONE_NUMBER_ID, DUXI_WHATSAPP_TOKEN, "
            "DUXI_WHATSAPP_APP_SECRET, DUXI_WHATSAPP_VERIFY_TOKEN.",
        ),
        (
            {"SMS_PROVIDER": "twilio"},
            "DUXI_SMS=twilio needs DUXI_TWILIO_ACCOUNT_SID, DUXI_TWILIO_SECRET, DUXI_TWILIO_SENDER.",
        ),
        (
            {"CAPTCHA_PROVIDER": "recaptcha", "RECAPTCHA_SITE_KEY": "x"},
            "DUXI_CAPTCHA=recaptcha needs DUXI_RECAPTCHA_SECRET_KEY.",
        ),
        ({"CAPTCHA_PROVIDER": "altcah"}, "DUXI_CAPTCHA=altcah is unknown: say altcha or recaptcha."),
        (
            {"PUSH_PROVIDER": "fcm", "FCM_PROJECT_ID": "x", "FCM_CREDENTIALS": "/nowhere/key.json"},
            "DUXI_FCM_CREDENTIALS: there is no readable file at /nowhere/key.json.",
        ),
        (
            {"GOOGLE_PROVIDER": "embedded"},
            "DUXI_GOOGLE=embedded lets anybody sign in as anybody: "
            "only demonstrations (DUXI_DEMO=1) may; say google or none.",
        ),
        ({"GOOGLE_PROVIDER": "google"}, "DUXI_GOOGLE=google needs DUXI_GOOGLE_CLIENT_ID."),
    ],
)
def test_what_stops_a_start_is_one_sentence(changes, sentence):
    assert found(**changes) == [sentence]


def test_misspelt_words_stop_demonstrations_too():
    assert found(is_demo=True, SMS_PROVIDER="twillio") == [
        "DUXI_SMS=twillio is unknown: say embedded, twilio or none."
    ]
    assert found(is_demo=True, PAYMENT_PROVIDER="embedded", GOOGLE_PROVIDER="embedded") == []


def test_production_falls_into_no_embedded_driver(monkeypatch):
    for one in SERVICES:
        monkeypatch.delenv(one.variable, raising=False)
        assert chosen(one.name, is_demo=False) != "embedded"


def test_the_process_ends_with_the_sentences(tmp_path):
    settings = {"DUXI_SECRET_KEY": "k" * 40, "DUXI_DATA_DIR": str(tmp_path), "DUXI_SMS": "twillio"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DUXI_")}
    command = [sys.executable, "manage.py", "check", "--deploy"]
    ended = subprocess.run(  # noqa: S603
        command, cwd=SERVER, env=kept | settings, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == [
        "Duxi cannot start:",
        "DUXI_PAYMENT is not set: say midtrans.",
        "DUXI_MAIL is not set: say embedded, smtp or mailgun.",
        "DUXI_SMS=twillio is unknown: say embedded, twilio or none.",
    ]


def test_the_drivers_of_a_service_are_those_that_are_declared(settings):
    with pytest.raises(TypeError, match="declared are"):
        Gateway("payment", embedded=object)
    known = (
        payment._GATEWAY,
        push._GATEWAY,
        google._GATEWAY,
        captcha._GATEWAY,
        sending._GATEWAY,
        zoom._GATEWAY,
    )
    for gateway in known:
        for name in gateway._drivers:
            setattr(settings, gateway._service.setting, name)
            assert type(gateway.driver()) is not None


def test_readiness_and_checks_see_a_gateway_that_cannot_work(settings, db):
    assert Client().get("/readyz").json() == {"database": True, "cache": True, "gateways": True}
    settings.PAYMENT_PROVIDER, settings.MIDTRANS_SERVER_KEY = "midtrans", ""
    settings.MIDTRANS_CLIENT_KEY = "client"
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()["gateways"]) == (503, False)
    assert [found.msg for found in run_checks() if found.id == "duxi.E001"] == [
        "DUXI_PAYMENT=midtrans needs DUXI_MIDTRANS_SERVER_KEY."
    ]


def test_outside_demonstrations_the_check_names_what_reaches_nobody(settings):
    settings.DEMO = settings.TEST = settings.DEBUG = False
    settings.PAYMENT_PROVIDER, settings.GOOGLE_PROVIDER = "midtrans", "none"
    settings.MIDTRANS_SERVER_KEY = settings.MIDTRANS_CLIENT_KEY = "key"
    reported = [found.msg for found in run_checks() if found.id == "duxi.W001"]
    assert [sentence.split("=")[0] for sentence in reported] == [
        "DUXI_MAIL",
        "DUXI_WHATSAPP",
        "DUXI_SMS",
        "DUXI_PUSH",
        "DUXI_ZOOM",
        "DUXI_WEBHOOKS",
    ]
