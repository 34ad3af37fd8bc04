"""Responses besides the APIs: health, the web apps' document, fallback errors."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory

from duxi.config.middleware import FacesMiddleware
from duxi.config.refusals import server_error
from duxi.config.spa import face

pytestmark = pytest.mark.django_db


@pytest.fixture
def built(tmp_path):
    """A built learner-web."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Duxi</title>")
    return tmp_path


def test_health():
    assert Client().get("/healthz").content == b"ok"
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"database": True, "cache": True, "gateways": True})


def test_readiness_names_what_is_down(settings):
    settings.CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": "redis://127.0.0.1:1",
        }
    }
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": True, "cache": False, "gateways": True})


def test_an_unknown_api_path_answers_in_the_envelope():
    answer = Client().get("/api/v1/tidak-ada")
    assert answer.status_code == 404
    assert answer.json() == {"code": 404, "message": "Data tidak ditemukan.", "results": None, "errors": None}


@pytest.fixture
def broken(monkeypatch):
    """A call and a page that fail for a reason of ours."""
    monkeypatch.setattr("duxi.config.site.payment.gateway", lambda: 1 / 0)
    monkeypatch.setattr("duxi.config.media.serve", lambda *args, **options: 1 / 0)
    return Client(raise_request_exception=False)


def _reference(caplog):
    """The reference that the log names beside the cause."""
    [record] = [one for one in caplog.records if one.name == "duxi.config.refusals"]
    assert record.exc_info[0] is ZeroDivisionError
    return re.fullmatch(r"reference ([0-9a-f]{8}): GET \S+ failed", record.getMessage())[1]


def test_our_own_fault_answers_in_the_envelope_with_a_reference(broken, caplog):
    answer = broken.get("/api/v1/public/site")
    assert (answer.status_code, answer.json()["code"]) == (500, 500)
    assert answer.json()["message"] == (
        "Terjadi gangguan pada sistem. Silakan coba lagi beberapa saat lagi. "
        f"Kode galat: {_reference(caplog)}."
    )


def test_people_are_led_to_the_page_of_our_faults(broken, caplog):
    answer = broken.get("/media/gambar.svg")
    reference = _reference(caplog)
    assert answer.status_code == 500
    assert f'content="0; url=/error-500?id={reference}"' in answer.content.decode()
    assert f"Kode galat: {reference}." in answer.content.decode()


def test_the_page_of_our_faults_does_not_lead_to_itself(caplog):
    try:
        1 / 0  # noqa: B018
    except ZeroDivisionError:
        answer = server_error(RequestFactory().get("/error-500"))
    assert (answer.status_code, b"http-equiv" in answer.content) == (500, False)
    assert _reference(caplog).encode() in answer.content


def test_every_page_path_gets_the_document_and_a_strict_policy(built):
    answer = face(built)(Client().get("/healthz").wsgi_request)
    assert answer["Cache-Control"] == "no-cache"
    assert b"<title>Duxi</title>" in answer.content


def test_pages_carry_a_strict_policy():
    answer = Client().get("/healthz")
    policy = answer["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "'unsafe-eval'" not in policy
    assert answer["X-Content-Type-Options"] == "nosniff"


def test_a_picture_cannot_act_in_our_name(settings):
    """Neither one that was there at the start nor one that came later."""
    settings.MEDIA_ROOT.mkdir(parents=True)
    picture = settings.MEDIA_ROOT / "lama.svg"
    picture.write_text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")
    early = FacesMiddleware(lambda request: HttpResponse())(RequestFactory().get("/media/lama.svg"))
    late = Client().get("/media/lama.svg")
    for answer in (early, late):
        assert b"".join(answer.streaming_content) == picture.read_bytes()
        assert answer["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert late["X-Content-Type-Options"] == "nosniff"


def test_no_document_goes_out_without_its_policy(settings, built):
    settings.LEARNER_WEB = built
    (built / "robots.txt").write_text("User-agent: *")
    serve = FacesMiddleware(lambda request: HttpResponse("by a view"))
    assert serve(RequestFactory().get("/index.html")).content == b"by a view"
    assert b"".join(serve(RequestFactory().get("/robots.txt")).streaming_content) == b"User-agent: *"


def test_the_site_tells_the_front_ends_how_to_start(as_):
    site = as_().get("/public/site").results
    assert site["captcha"] == {"provider": "altcha", "site_key": ""}
    assert site["locales"] == ["id", "en", "zh", "ar", "it", "es", "fr"]
    assert (site["app_version"], site["default_locale"], site["landing_redirect"]) == (
        "1.251008",
        "id",
        False,
    )
    assert site["front_door"] == "storefront"


def test_one_setting_restores_the_redirect_of_the_front_door(as_, settings):
    settings.FRONT_DOOR = "market"
    assert as_().get("/public/site").results["front_door"] == "market"
