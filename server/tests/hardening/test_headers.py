"""Security headers, unusual paths, and HEAD."""

import pytest
from django.test import Client

from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "path", ["/", "/admin/login/", "/api/v1/public/site", "/media/tidak-ada.png", "/healthz", "/robots.txt"]
)
def test_pages_may_use_the_camera_alone(path):
    policy = Client().get(path)["Permissions-Policy"].split(", ")
    assert {"camera=(self)", "microphone=()", "geolocation=()", "usb=()"} <= set(policy)
    assert policy[-1] == 'payment=(self "https://app.midtrans.com" "https://app.sandbox.midtrans.com")'


def test_the_admin_has_a_policy_of_its_own(office):
    for page in (Client().get("/admin/login/"), office.get("/admin/")):
        directives = dict(one.split(" ", 1) for one in page["Content-Security-Policy"].split("; "))
        assert directives["script-src"] == "'self' 'unsafe-eval'"
        assert directives["frame-ancestors"] == directives["form-action"] == "'self'"
        assert directives["object-src"] == "'none'"


def test_no_other_face_may_make_functions_of_texts():
    assert "unsafe-eval" not in Client().get("/api/v1/docs")["Content-Security-Policy"]


def test_the_admin_runs_no_inline_script(office):
    product = TrainingFactory().product
    pages = ("", "catalog/product/", f"catalog/product/{product.pk}/change/", "catalog/product/import/")
    for page in pages:
        text = office.get(f"/admin/{page}").content.decode().lower()
        starts = [piece.split(">", 1)[0] for piece in text.split("<script")[1:]]
        assert [start for start in starts if "src=" not in start and "application/json" not in start] == []
        assert " onclick=" not in text


@pytest.mark.parametrize("name", ["x" * 256 + ".png", "avatars/" + "ä" * 200, "a/" * 3000])
def test_a_name_that_no_file_can_have_is_not_found(name):
    assert Client().get(f"/media/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/public/trainings/schedules", "/public/site", "/public/faqs"])
def test_head_is_a_get_without_its_body(path):
    whole = Client().get(f"/api/v1{path}")
    head = Client().head(f"/api/v1{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head["Content-Length"] == str(len(whole.content))
    assert head["Content-Type"] == whole["Content-Type"]


def test_head_opens_no_more_than_get():
    assert Client().head("/api/v1/account/profile").status_code == 401
    assert Client().head("/api/v1/auth/login").status_code == 405
