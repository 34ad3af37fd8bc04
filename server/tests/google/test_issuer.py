"""The embedded issuer's pages and keys, and Google itself by the shape of its published answers."""

import httpx
import pytest
from django.test import Client
from google.auth import jwt

from duxi.gateways.google import GoogleAccount, GoogleDown, GoogleRefused
from duxi.gateways.google.embedded import EmbeddedGoogle
from duxi.gateways.google.google_driver import Google
from duxi.gateways.google.keys import issuer_key
from tests.google.support import claims, token

pytestmark = pytest.mark.django_db


def test_the_chooser_runs_no_inline_script_and_keeps_its_nonce():
    client_id = EmbeddedGoogle().client_id
    answer = Client().get("/google/choose", {"client_id": client_id, "nonce": '"><script>x'})
    page = answer.content.decode()
    assert answer.status_code == 200
    assert page.count("<script") == 1
    assert 'data-nonce="&quot;&gt;&lt;script&gt;x"' in page
    assert "style=" not in page
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]


def test_an_unknown_client_gets_no_chooser_and_no_token():
    assert Client().get("/google/choose", {"client_id": "another"}).status_code == 400
    form = {"client_id": "another", "email": "a@contoh.example", "name": "A"}
    assert Client().post("/google/credential", form).status_code == 400


def test_the_chosen_account_gets_a_token_that_signs_in(sign_in_with):
    form = {
        "client_id": EmbeddedGoogle().client_id,
        "email": " Gita@Contoh.Example",
        "name": "Gita",
        "nonce": "n1",
    }
    credential = Client().post("/google/credential", form).json()["credential"]
    said = jwt.decode(credential, certs=Client().get("/google/certs").json(), audience=form["client_id"])
    assert (said["email"], said["nonce"], said["email_verified"]) == ("gita@contoh.example", "n1", True)
    assert sign_in_with(credential).status == 200
    unverified = Client().post("/google/credential", form | {"unverified": "1"}).json()["credential"]
    assert sign_in_with(unverified).status == 422


@pytest.mark.parametrize("changes", [{"email": "x"}, {"name": " "}])
def test_an_incomplete_account_gets_no_token(changes):
    form = {"client_id": EmbeddedGoogle().client_id, "email": "a@contoh.example", "name": "A"} | changes
    answer = Client().post("/google/credential", form)
    assert (answer.status_code, answer.json()) == (422, {"message": "Isi nama dan alamat email yang valid."})


def test_its_key_is_made_once_and_private(settings):
    first, path = issuer_key(), settings.PRIVATE_ROOT / "google-issuer.pem"
    assert issuer_key() == first
    assert path.stat().st_mode & 0o077 == 0
    assert [one.name for one in settings.PRIVATE_ROOT.iterdir()] == [path.name]


class Recorded(httpx.MockTransport):
    """Responds with these certificates and counts the calls."""

    def __init__(self, status=200, body=None, policy="public, max-age=19844, must-revalidate"):
        self.asked = []
        self.answer = httpx.Response(
            status,
            json=issuer_key().certificates() if body is None else body,
            headers={"Cache-Control": policy},
        )
        super().__init__(self._handle)

    def _handle(self, request):
        self.asked.append(str(request.url))
        return self.answer


@pytest.fixture
def google(settings):
    settings.GOOGLE_CLIENT_ID = "1234.apps.googleusercontent.com"
    settings.GOOGLE_CERTS_URL = "https://www.googleapis.com/oauth2/v1/certs"
    return claims(iss="https://accounts.google.com", aud=settings.GOOGLE_CLIENT_ID)


def test_google_s_own_tokens_are_verified_with_its_certificates(google):
    picture = "https://lh3.googleusercontent.com/a/photo"
    transport = Recorded()
    for subject in ("1", "2"):
        said = issuer_key().sign(google | {"sub": subject, "picture": picture})
        assert Google(transport).verify(said) == GoogleAccount(
            subject=subject, email="gita@contoh.example", name="Gita Maharani", picture=picture
        )
    assert transport.asked == ["https://www.googleapis.com/oauth2/v1/certs"]


def test_certificates_that_may_not_be_kept_are_asked_for_again(google):
    transport = Recorded(policy="no-store")
    for subject in ("1", "2"):
        Google(transport).verify(issuer_key().sign(google | {"sub": subject}))
    assert len(transport.asked) == 2


@pytest.mark.parametrize("broken", [{"status": 500}, {"body": ["x"]}, {"body": {"keys": []}}])
def test_google_out_of_reach_is_a_503(google, broken):
    with pytest.raises(GoogleDown) as refusal:
        Google(Recorded(**broken)).verify(issuer_key().sign(google))
    assert refusal.value.status == 503


def test_tokens_of_the_embedded_issuer_are_nothing_to_google(google):
    with pytest.raises(GoogleRefused):
        Google(Recorded()).verify(token())
