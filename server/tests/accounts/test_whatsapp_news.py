"""What Meta reports after it took a message: signed, repeated, late."""

import hashlib
import hmac
import json

import pytest
from django.test import Client

from duxi.accounts.models import OtpCode, User
from duxi.gateways.models import OutboxMessage

pytestmark = pytest.mark.django_db

PATH = "/api/v1/public/whatsapp/webhook"
SECRET = "rahasia-aplikasi"


@pytest.fixture(autouse=True)
def _keys(settings):
    settings.WHATSAPP_APP_SECRET = SECRET
    settings.WHATSAPP_VERIFY_TOKEN = "token-langganan"


def news(reference, code=131026, status="failed"):
    """The documented notification of a message's status."""
    errors = [
        {
            "code": code,
            "title": "Message undeliverable",
            "message": "Message undeliverable",
            "error_data": {"details": "Message Undeliverable."},
        }
    ]
    return {
        "object": "whatsapp_business_account",
        "entry": [
            {
                "id": "2432658263680361",
                "changes": [
                    {
                        "value": {
                            "messaging_product": "whatsapp",
                            "metadata": {"display_phone_number": "6221", "phone_number_id": "1065"},
                            "statuses": [
                                {
                                    "id": "wamid.HBgLMzI0NzY3NTUzNzYVAgARGBIzOTI2MzFGRjdBRjA4M0Y2RDQA",
                                    "status": status,
                                    "timestamp": "1698231447",
                                    "recipient_id": "6281234567890",
                                    "biz_opaque_callback_data": str(reference),
                                    "errors": errors if status == "failed" else [],
                                }
                            ],
                        },
                        "field": "messages",
                    }
                ],
            }
        ],
    }


def post_event(body, secret=SECRET):
    content = body if isinstance(body, str) else json.dumps(body)
    signature = hmac.new(secret.encode(), content.encode(), hashlib.sha256).hexdigest()
    return Client().post(
        PATH, content, "application/json", headers={"X-Hub-Signature-256": f"sha256={signature}"}
    )


@pytest.fixture
def asked(as_, ani):
    """Ani has been sent a code, which Meta has taken."""
    as_(ani).post("/account/request-otp", {"phone": "081234567890", "type": "wa"})
    return OtpCode.objects.get()


def pause(as_, ani):
    return as_(ani).get("/account/otp-pause-time", type="wa").results


def test_a_code_that_was_not_delivered_makes_nobody_wait(as_, ani, budi, asked):
    assert pause(as_, ani)["undelivered"] is False
    assert post_event(news(asked.pk)).status_code == 200
    assert pause(as_, ani) == {"pause_time_in": 0, "last_pause_created_at": None, "undelivered": True}
    applied = as_(ani).post(
        "/account/apply-otp", {"otp_code": OutboxMessage.objects.get().text[:6], "type": "wa"}
    )
    assert applied.status == 409
    again = as_(budi).post("/account/request-otp", {"phone": "081234567890", "type": "wa"})
    assert (again.status, again.message) == (409, "Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS.")
    assert post_event(news(asked.pk)).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        lambda pk: news(pk, status="delivered"),
        lambda pk: news(pk, code=131049),
        lambda pk: news(pk + 1),
        lambda pk: news("bukan angka"),
        lambda pk: {"object": "whatsapp_business_account", "entry": []},
    ],
)
def test_other_news_changes_nothing(as_, ani, asked, body):
    assert post_event(body(asked.pk)).status_code == 200
    assert pause(as_, ani)["pause_time_in"] > 60


def test_late_news_does_not_undo_a_verification(as_, ani, asked):
    code = OutboxMessage.objects.get().text[:6]
    as_(ani).post("/account/apply-otp", {"otp_code": code, "type": "wa"})
    assert post_event(news(asked.pk)).status_code == 200
    assert User.objects.get().phone_wa_verified_at is not None
    assert OtpCode.objects.get().code_hash == asked.code_hash


@pytest.mark.parametrize("secret", ["salah", ""])
def test_unsigned_news_is_refused(as_, ani, asked, secret):
    assert post_event(news(asked.pk), secret).status_code == 403
    assert Client().post(PATH, json.dumps(news(asked.pk)), "application/json").status_code == 403
    assert pause(as_, ani)["pause_time_in"] > 60


def test_without_a_secret_nothing_is_genuine(settings, asked):
    settings.WHATSAPP_APP_SECRET = ""
    assert post_event(news(asked.pk), "").status_code == 403


@pytest.mark.parametrize("body", ["[]", "kosong", '{"entry": 7}'])
def test_what_cannot_be_read_is_refused(body):
    assert post_event(body).status_code == 422


@pytest.mark.parametrize(
    ("mode", "token", "status"),
    [
        ("subscribe", "token-langganan", 200),
        ("subscribe", "salah", 403),
        ("unsubscribe", "token-langganan", 403),
    ],
)
def test_the_handshake_of_the_subscription(mode, token, status):
    query = {"hub.mode": mode, "hub.verify_token": token, "hub.challenge": "1158201444"}
    answer = Client().get(PATH, query)
    assert answer.status_code == status
    assert (answer.content == b"1158201444") is (status == 200)


def test_an_unset_verify_token_confirms_nobody(settings):
    settings.WHATSAPP_VERIFY_TOKEN = ""
    query = {"hub.mode": "subscribe", "hub.verify_token": "", "hub.challenge": "1"}
    assert Client().get(PATH, query).status_code == 403
