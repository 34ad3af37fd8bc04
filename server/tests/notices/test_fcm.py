"""The Firebase driver against the documented shapes of its HTTP v1 API and of Google's token endpoint."""

import json
from urllib.parse import parse_qs

import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from google.auth import jwt

from duxi.gateways.push import Fcm, PushDown, PushMessage, PushResult
from duxi.gateways.push.fcm import credentials_of

TOKEN_URL = "https://oauth2.googleapis.com/token"
MESSAGE = PushMessage(
    title="Pembayaran diterima",
    body="Terima kasih.",
    url="https://duxi.example/payment/transaction",
    kind="orders",
    tag="notif-7",
)


@pytest.fixture(scope="module")
def key():
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


@pytest.fixture(autouse=True)
def account(settings, tmp_path, key):
    """A service account's key file, as downloaded from the Firebase console."""
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
    path = tmp_path / "firebase.json"
    path.write_text(
        json.dumps(
            {
                "type": "service_account",
                "project_id": "duxi-contoh",
                "private_key_id": "1",
                "private_key": pem,
                "client_email": "push@duxi-contoh.iam.gserviceaccount.com",
                "token_uri": TOKEN_URL,
            }
        )
    )
    settings.FCM_CREDENTIALS, settings.FCM_PROJECT_ID = str(path), "duxi-contoh"
    credentials_of.cache_clear()
    yield
    credentials_of.cache_clear()


class Google:
    """Simulates the token endpoint and FCM; records the requests."""

    def __init__(self, status=200, answer=None, headers=None, fails=None, token_status=200):
        self.status, self.answer, self.headers = status, answer, headers
        self.fails, self.token_status = fails, token_status
        self.seen: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        if str(request.url) == TOKEN_URL:
            granted = {"access_token": "ya29.contoh", "expires_in": 3599, "token_type": "Bearer"}
            refused = {"error": "invalid_grant", "error_description": "Invalid JWT Signature."}
            return httpx.Response(self.token_status, json=granted if self.token_status == 200 else refused)
        if self.fails:
            raise self.fails
        sent = {"name": "projects/duxi-contoh/messages/0:1500415314455276%31bd1c9631bd1c96"}
        if isinstance(self.answer, str):
            return httpx.Response(self.status, text=self.answer)
        return httpx.Response(self.status, json=self.answer or sent, headers=self.headers)

    def send(self, message=MESSAGE):
        return Fcm(httpx.MockTransport(self)).send("token-of-ani", message)


def fcm_error(status, code, message="gagal", *details):
    """An error in the format of FCM."""
    kind = {"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": code}
    return {"error": {"code": status, "message": message, "status": code, "details": [kind, *details]}}


def test_sends_as_documented(key):
    google = Google()
    assert google.send() is PushResult.SENT
    grant, sent = google.seen
    form = parse_qs(grant.content.decode())
    assert form["grant_type"] == ["urn:ietf:params:oauth:grant-type:jwt-bearer"]
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    claims = jwt.decode(form["assertion"][0], certs=public, audience=TOKEN_URL)
    assert claims["scope"] == "https://www.googleapis.com/auth/firebase.messaging"
    assert claims["iss"] == "push@duxi-contoh.iam.gserviceaccount.com"
    assert (sent.method, str(sent.url)) == (
        "POST",
        "https://fcm.googleapis.com/v1/projects/duxi-contoh/messages:send",
    )
    assert sent.headers["Authorization"] == "Bearer ya29.contoh"
    assert json.loads(sent.content) == {
        "message": {
            "token": "token-of-ani",
            "notification": {"title": "Pembayaran diterima", "body": "Terima kasih."},
            "data": {
                "url": "https://duxi.example/payment/transaction",
                "kind": "orders",
                "tag": "notif-7",
            },
            "android": {"ttl": "86400s"},
            "webpush": {
                "headers": {"TTL": "86400"},
                "notification": {"tag": "notif-7"},
                "fcm_options": {"link": "https://duxi.example/payment/transaction"},
            },
        }
    }


def test_the_access_token_is_asked_for_once():
    google = Google()
    google.send(), google.send()
    assert [str(request.url).endswith("/token") for request in google.seen] == [True, False, False]


def test_a_link_without_https_is_left_out_because_fcm_refuses_it():
    google = Google()
    google.send(PushMessage(title="a", body="b", url="http://localhost/x", kind="news", tag="1"))
    assert "fcm_options" not in json.loads(google.seen[-1].content)["message"]["webpush"]


VIOLATION = {
    "@type": "type.googleapis.com/google.rpc.BadRequest",
    "fieldViolations": [{"field": "message.token", "description": "Invalid registration token"}],
}
OWN_FAULT = {
    "@type": "type.googleapis.com/google.rpc.BadRequest",
    "fieldViolations": [{"field": "message.data[0].value", "description": "Invalid value"}],
}


@pytest.mark.parametrize(
    ("status", "answer", "result"),
    [
        (404, fcm_error(404, "UNREGISTERED", "Requested entity was not found."), PushResult.TOKEN_GONE),
        (403, fcm_error(403, "SENDER_ID_MISMATCH", "SenderId mismatch"), PushResult.TOKEN_GONE),
        (
            400,
            fcm_error(
                400,
                "INVALID_ARGUMENT",
                "The registration token is not a valid FCM registration token",
            ),
            PushResult.TOKEN_GONE,
        ),
        (400, fcm_error(400, "INVALID_ARGUMENT", "Request is not valid", VIOLATION), PushResult.TOKEN_GONE),
        (400, fcm_error(400, "INVALID_ARGUMENT", "Request is not valid", OWN_FAULT), PushResult.REFUSED),
        (401, fcm_error(401, "THIRD_PARTY_AUTH_ERROR"), PushResult.REFUSED),
        (404, "<html>Not Found</html>", PushResult.REFUSED),
        (400, {"error": "aneh"}, PushResult.REFUSED),
        (400, ["aneh"], PushResult.REFUSED),
    ],
)
def test_only_the_tokens_own_fault_costs_the_token(status, answer, result):
    assert Google(status, answer).send() is result


@pytest.mark.parametrize(
    ("status", "code", "headers", "retry_after"),
    [
        (429, "QUOTA_EXCEEDED", {"Retry-After": "60"}, 60),
        (503, "UNAVAILABLE", {}, None),
        (503, "UNAVAILABLE", {"Retry-After": "Sat, 21 Nov 2026 10:00:00 GMT"}, None),
        (500, "INTERNAL", {}, None),
    ],
)
def test_a_busy_service_may_be_asked_again(status, code, headers, retry_after):
    with pytest.raises(PushDown) as down:
        Google(status, fcm_error(status, code), headers).send()
    assert down.value.retry_after == retry_after


@pytest.mark.parametrize("fails", [httpx.ConnectTimeout("lambat"), httpx.ReadError("putus")])
def test_a_network_that_fails_may_be_asked_again(fails):
    with pytest.raises(PushDown):
        Google(fails=fails).send()


def test_without_an_access_token_nothing_is_sent():
    google = Google(token_status=400)
    with pytest.raises(PushDown):
        google.send()
    assert [str(request.url) for request in google.seen] == [TOKEN_URL]


@pytest.mark.django_db
def test_browsers_learn_of_firebase_where_it_is_configured(as_, settings):
    assert as_().get("/public/site").results["push"] is None
    settings.PUSH_PROVIDER = "fcm"
    assert as_().get("/public/site").results["push"] is None
    settings.FCM_API_KEY, settings.FCM_APP_ID = "AIza-contoh", "1:42:web:ab"
    settings.FCM_SENDER_ID, settings.FCM_VAPID_KEY = "42", "BPc-contoh"
    assert as_().get("/public/site").results["push"] == {
        "api_key": "AIza-contoh",
        "app_id": "1:42:web:ab",
        "project_id": "duxi-contoh",
        "sender_id": "42",
        "vapid_key": "BPc-contoh",
    }
