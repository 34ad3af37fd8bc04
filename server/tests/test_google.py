"""Sign-in with Google: the embedded issuer's tokens through the verification that Google's own take."""

import base64
import json
import time

import httpx
import pytest
from cryptography.hazmat.primitives import hashes, hmac
from django.test import Client
from google.auth import jwt
from google.auth.crypt import RSASigner

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import GoogleIdentity, LoginSession, OneTimeToken, User
from duxi.core.clock import now
from duxi.gateways.google import GoogleAccount, GoogleDown, GoogleRefused
from duxi.gateways.google.embedded import EmbeddedGoogle, subject_of
from duxi.gateways.google.google_driver import Google
from duxi.gateways.google.keys import issuer_key
from duxi.gateways.models import OutboxMessage
from tests.conftest import PASSWORD, Caller
from tests.worker import work

pytestmark = pytest.mark.django_db

REFUSED = "Login Google tidak dapat diverifikasi. Silakan coba lagi."
NOT_ACTIVATED = (
    "Akun dengan email ini belum diaktifkan. Kami telah mengirim tautan ke email Anda untuk membuat"
    " kata sandi dan mengaktifkannya."
)


@pytest.fixture(autouse=True)
def _embedded(settings):
    settings.GOOGLE_PROVIDER = "embedded"
    settings.BASE_URL = "http://localhost:8000"


@pytest.fixture
def knock(as_, solved, django_capture_on_commit_callbacks):
    """Signs in with a token; what waited for the commit happens."""

    def send(token, **more):
        with django_capture_on_commit_callbacks(execute=True):
            return as_().post("/auth/google", {"token": token, "captcha": solved(), **more})

    return send


def mailed_key(address: str) -> str:
    """The key in the link that was mailed to an address."""
    work("duxi.gateways.mail.post.deliver")
    mail = OutboxMessage.objects.filter(recipient=address).latest("pk")
    return mail.text.partition("/reset-password?key=")[2].split()[0]


def token(email="gita@contoh.id", name="Gita Maharani", **options):
    return EmbeddedGoogle().issue(email=email, name=name, **options)


def claims(**changes):
    moment = int(time.time())
    return {
        "iss": "http://localhost:8000/google",
        "aud": EmbeddedGoogle().client_id,
        "sub": "100200300",
        "email": "gita@contoh.id",
        "email_verified": True,
        "name": "Gita Maharani",
        "iat": moment,
        "exp": moment + 3600,
    } | changes


def segment(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def activated(user: User) -> User:
    user.email_verified_at = now()
    user.save(update_fields=["email_verified_at"])
    return user


def test_a_new_address_makes_an_activated_account_without_password(knock):
    answer = knock(token(), user_type=2)
    assert answer.status == 200, answer.body
    user = User.objects.get()
    assert (user.email, user.fullname, user.username) == ("gita@contoh.id", "Gita Maharani", "gita")
    assert (user.user_type, user.is_staff, user.has_usable_password()) == (2, False, False)
    assert user.email_verified_at is not None
    assert user.google_identity.subject == subject_of("gita@contoh.id")
    assert answer.results["is_corporate"] is False
    assert LoginSession.objects.get().user == user


def test_the_same_google_account_comes_back_to_the_same_account(knock):
    assert [knock(token()).status for _time in range(2)] == [200, 200]
    assert User.objects.count() == GoogleIdentity.objects.count() == 1


def test_the_subject_counts_and_not_the_address(knock, someone):
    knock(token())
    User.objects.update(email="pindah@contoh.id")
    other = activated(someone("lain"))
    User.objects.filter(pk=other.pk).update(email="gita@contoh.id")
    assert knock(token()).status == 200
    assert LoginSession.objects.filter(user=other).count() == 0


def test_an_activated_account_is_linked(knock, ani):
    activated(ani)
    assert knock(token(email="ANI@contoh.id")).status == 200
    ani.refresh_from_db()
    assert ani.google_identity.subject == subject_of("ani@contoh.id")
    assert ani.check_password(PASSWORD)


def test_an_unactivated_account_is_neither_taken_over_nor_shared(knock, ani):
    """Whoever typed the address first may be a stranger who waits for its owner to come."""
    answer = knock(token(email="ani@contoh.id"))
    assert (answer.status, answer.message) == (409, NOT_ACTIVATED)
    assert answer.body["results"] is None
    assert not GoogleIdentity.objects.exists()
    assert not LoginSession.objects.exists()
    ani.refresh_from_db()
    assert ani.email_verified_at is None
    assert ani.check_password(PASSWORD)
    assert OneTimeToken.objects.get().purpose == OneTimeToken.Purpose.RESET_PASSWORD


def test_its_owner_gets_in_by_the_mailed_link_and_the_squatter_is_out(knock, as_, ani, solved):
    squatter = open_session(user=ani, address="", user_agent="", remember=False)
    assert knock(token(email="ani@contoh.id")).status == 409
    form = {"token": mailed_key("ani@contoh.id"), "new_pass": "sandi-milik-ani-sendiri"}
    assert as_().post("/account/reset-password", form).status == 200
    assert Caller(headers={"Authorization": f"Bearer {squatter.token}"}).post("/auth/me").status == 491
    login = {"account_id": "ani", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", login).status == 422
    assert knock(token(email="ani@contoh.id")).status == 200


def test_an_account_of_another_google_account_is_not_linked_twice(knock, ani):
    activated(ani)
    GoogleIdentity.objects.create(user=ani, subject="somebody-else")
    answer = knock(token(email="ani@contoh.id"))
    assert (answer.status, answer.message) == (
        409,
        "Email ini sudah terhubung dengan akun Google lain. Silakan login dengan kata sandi Anda.",
    )
    assert GoogleIdentity.objects.get().subject == "somebody-else"
    assert not LoginSession.objects.exists()


@pytest.mark.parametrize("is_linked", [True, False])
def test_a_closed_account_stays_closed(knock, ani, is_linked):
    activated(ani)
    User.objects.update(is_active=False)
    if is_linked:
        GoogleIdentity.objects.create(user=ani, subject=subject_of("ani@contoh.id"))
    answer = knock(token(email="ani@contoh.id"))
    assert (answer.status, answer.message) == (
        403,
        "Akun ini sudah tidak aktif. Hubungi kami bila Anda memerlukan bantuan.",
    )
    assert not LoginSession.objects.exists()


FORGERIES = {
    "wrong audience": lambda: issuer_key().sign(claims(aud="another-app")),
    "no audience": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "aud"}),
    "list of audiences": lambda: issuer_key().sign(claims(aud=[EmbeddedGoogle().client_id])),
    "wrong issuer": lambda: issuer_key().sign(claims(iss="https://accounts.google.com")),
    "no issuer": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "iss"}),
    "expired": lambda: issuer_key().sign(claims(iat=int(time.time()) - 7200, exp=int(time.time()) - 60)),
    "not yet": lambda: issuer_key().sign(claims(iat=int(time.time()) + 600)),
    "no expiry": lambda: issuer_key().sign({k: v for k, v in claims().items() if k != "exp"}),
    "times as text": lambda: issuer_key().sign(claims(exp="besok")),
    "no subject": lambda: issuer_key().sign(claims(sub="")),
    "long subject": lambda: issuer_key().sign(claims(sub="1" * 256)),
    "no address": lambda: issuer_key().sign(claims(email="")),
    "bad address": lambda: issuer_key().sign(claims(email="gita")),
    "another key": lambda: signed_by_another_key(issuer_key().key_id),
    "another key, unknown id": lambda: signed_by_another_key("someone"),
    "another key, no id": lambda: signed_by_another_key(None),
    "algorithm none": lambda: unsigned("none"),
    "algorithm HS256 with the certificate": lambda: keyed_with_certificate(issuer_key()),
    "changed claims": lambda: with_other_claims(token(), email="ani@contoh.id"),
    "cut off": lambda: token().rpartition(".")[0] + ".",
    "two parts": lambda: token().rpartition(".")[0],
    "not a token": lambda: "bukan-token",
    "deep nesting": lambda: f"{segment(b'[' * 4000)}.e30.e30",
    "lists instead of objects": lambda: f"{segment(b'[]')}.{segment(b'[]')}.x",
}


def signed_by_another_key(key_id):
    other = RSASigner.from_string(another_private_key(), key_id=key_id)
    return jwt.encode(other, claims()).decode()


def another_private_key() -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import rsa

    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    kind = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption())


def unsigned(algorithm):
    header = segment(json.dumps({"alg": algorithm, "typ": "JWT"}).encode())
    return f"{header}.{segment(json.dumps(claims()).encode())}."


def keyed_with_certificate(key):
    """The public certificate as the secret of a symmetric signature."""
    header = segment(json.dumps({"alg": "HS256", "kid": key.key_id}).encode())
    signed = f"{header}.{segment(json.dumps(claims()).encode())}"
    mac = hmac.HMAC(key.certificate, hashes.SHA256())
    mac.update(signed.encode())
    return f"{signed}.{segment(mac.finalize())}"


def with_other_claims(genuine, **changes):
    header, _payload, signature = genuine.split(".")
    return f"{header}.{segment(json.dumps(claims(**changes)).encode())}.{signature}"


@pytest.mark.parametrize("forgery", FORGERIES, ids=str)
def test_a_forgery_opens_nothing(knock, ani, forgery):
    activated(ani)
    answer = knock(FORGERIES[forgery]())
    assert (answer.status, answer.message) == (422, REFUSED)
    assert not LoginSession.objects.exists()
    assert not GoogleIdentity.objects.exists()


def test_the_same_claims_rightly_signed_do_open(knock):
    """The negative control of the forgeries."""
    assert knock(issuer_key().sign(claims())).status == 200


@pytest.mark.parametrize("unverified", [False, "true", None, 1])
def test_an_unverified_address_is_refused(knock, ani, unverified):
    activated(ani)
    answer = knock(issuer_key().sign(claims(email="ani@contoh.id", email_verified=unverified)))
    assert (answer.status, answer.message) == (
        422,
        "Email akun Google Anda belum diverifikasi. Verifikasi di Google lalu coba lagi.",
    )
    assert not GoogleIdentity.objects.exists()


def test_a_token_works_once_however_it_is_spelled(knock):
    once = token()
    assert knock(once).status == 200
    for spelling in (once, once + "=", once + "=="):
        answer = knock(spelling)
        assert (answer.status, answer.message) == (
            409,
            "Login Google ini sudah dipakai. Silakan pilih akun Google Anda sekali lagi.",
        )
    assert LoginSession.objects.count() == 1


def test_a_captcha_is_needed(as_):
    answer = as_().post("/auth/google", {"token": token()})
    assert (answer.status, answer.message) == (400, "Invalid recaptcha")
    assert not User.objects.exists()


def test_without_configuration_there_is_no_such_door(knock, settings, as_):
    settings.GOOGLE_PROVIDER = ""
    assert knock("x").status == 404
    site = as_().get("/public/site").results
    assert (site["google_client_id"], site["google_script_url"]) == (None, None)
    for path in ("client.js", "choose", "certs"):
        assert Client().get(f"/google/{path}").status_code == 404
    assert Client().post("/google/credential", {"email": "a@contoh.id", "name": "A"}).status_code == 404


def test_the_site_names_client_and_script(as_):
    site = as_().get("/public/site").results
    assert site["google_client_id"] == EmbeddedGoogle().client_id
    assert site["google_script_url"] == "/google/client.js"


# The embedded issuer's pages.


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
    form = {"client_id": "another", "email": "a@contoh.id", "name": "A"}
    assert Client().post("/google/credential", form).status_code == 400


def test_the_chosen_account_gets_a_token_that_signs_in(knock):
    form = {
        "client_id": EmbeddedGoogle().client_id,
        "email": " Gita@Contoh.id",
        "name": "Gita",
        "nonce": "n1",
    }
    credential = Client().post("/google/credential", form).json()["credential"]
    said = jwt.decode(credential, certs=Client().get("/google/certs").json(), audience=form["client_id"])
    assert (said["email"], said["nonce"], said["email_verified"]) == ("gita@contoh.id", "n1", True)
    assert knock(credential).status == 200
    unverified = Client().post("/google/credential", form | {"unverified": "1"}).json()["credential"]
    assert knock(unverified).status == 422


@pytest.mark.parametrize("changes", [{"email": "x"}, {"name": " "}])
def test_an_incomplete_account_gets_no_token(changes):
    form = {"client_id": EmbeddedGoogle().client_id, "email": "a@contoh.id", "name": "A"} | changes
    answer = Client().post("/google/credential", form)
    assert (answer.status_code, answer.json()) == (422, {"message": "Isi nama dan alamat email yang valid."})


def test_its_key_is_made_once_and_private(settings):
    first, path = issuer_key(), settings.PRIVATE_ROOT / "google-issuer.pem"
    assert issuer_key() == first
    assert path.stat().st_mode & 0o077 == 0
    assert [one.name for one in settings.PRIVATE_ROOT.iterdir()] == [path.name]


# Google itself, by the shape of its published answers.


class Recorded(httpx.MockTransport):
    """Answers with these certificates and counts how often it was asked."""

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
            subject=subject, email="gita@contoh.id", name="Gita Maharani", picture=picture
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
