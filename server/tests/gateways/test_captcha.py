"""Captcha: proof of work once, in time and untampered; Google behind the other driver."""

import base64
import json
from datetime import timedelta

import httpx
import pytest

from duxi.gateways.captcha import altcha_driver
from duxi.gateways.captcha.recaptcha_driver import RecaptchaDriver

pytestmark = pytest.mark.django_db

FORM = {"account_id": "ani", "password": "kata-sandi-panjang"}


def login(as_, captcha):
    return as_().post("/auth/login", FORM | {"captcha": captcha})


def spelled_otherwise(answer: str) -> str:
    payload = json.loads(base64.b64decode(answer))
    payload["solution"]["time"] = 12345
    return base64.b64encode(json.dumps(payload, indent=1).encode()).decode()


def with_other_work(answer: str) -> str:
    payload = json.loads(base64.b64decode(answer))
    payload["challenge"]["parameters"]["cost"] = 1
    return base64.b64encode(json.dumps(payload).encode()).decode()


def assert_refused(answer):
    assert (answer.status, answer.message) == (400, "Invalid recaptcha")


@pytest.mark.parametrize("captcha", ["", "asal", "e30=", "bnVsbA==", "W10=", "x" * 7999])
def test_refuses_what_is_not_an_answer(as_, ani, captcha):
    assert_refused(login(as_, captcha))


def test_an_answer_is_good_once(as_, ani, solved):
    answer = solved()
    assert login(as_, answer).status == 200
    assert_refused(login(as_, answer))
    assert_refused(login(as_, spelled_otherwise(answer)))


def test_a_tampered_challenge_is_refused(as_, ani, solved):
    assert_refused(login(as_, with_other_work(solved())))


def test_an_expired_challenge_is_refused(as_, ani, solved, monkeypatch):
    monkeypatch.setattr(altcha_driver, "LIFETIME", timedelta(seconds=-1))
    assert_refused(login(as_, solved()))


@pytest.mark.parametrize(
    ("reply", "accepted"),
    [
        ({"success": True, "score": 0.9, "action": "login"}, True),
        ({"success": True, "score": 0.3, "action": "login"}, False),
        ({"success": False, "error-codes": ["timeout-or-duplicate"]}, False),
    ],
)
def test_recaptcha_reads_googles_reply(reply, accepted):
    transport = httpx.MockTransport(lambda request: httpx.Response(200, json=reply))
    assert RecaptchaDriver(transport).accepts("jawaban", "127.0.0.1") is accepted


def test_recaptcha_fails_closed():
    def unreachable(request):
        raise httpx.ConnectTimeout("timeout")

    transport = httpx.MockTransport(unreachable)
    assert RecaptchaDriver(transport).accepts("jawaban", "127.0.0.1") is False
