"""What is served beside the APIs: health, the web apps' document, answers of last resort."""

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory

from duxi.config.middleware import FacesMiddleware
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
    assert (answer.status_code, answer.json()) == (200, {"database": True, "cache": True})


def test_readiness_names_what_is_down(settings):
    settings.CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": "redis://127.0.0.1:1",
        }
    }
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": True, "cache": False})


def test_an_unknown_api_path_answers_in_the_envelope():
    answer = Client().get("/api/v1/tidak-ada")
    assert answer.status_code == 404
    assert answer.json() == {"code": 404, "message": "Data tidak ditemukan.", "results": None, "errors": None}


def test_our_own_fault_answers_in_the_envelope(monkeypatch):
    monkeypatch.setattr("duxi.config.site.payment.gateway", lambda: 1 / 0)
    answer = Client(raise_request_exception=False).get("/api/v1/public/site")
    assert (answer.status_code, answer.json()["code"]) == (500, 500)
    assert answer.json()["message"] == "Terjadi gangguan pada sistem. Silakan coba lagi beberapa saat lagi."


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
    settings.MEDIA_ROOT.mkdir()
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
