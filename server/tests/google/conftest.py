"""The embedded issuer, and a sign-in with it."""

import pytest


@pytest.fixture(autouse=True)
def _embedded(settings):
    settings.GOOGLE_PROVIDER = "embedded"
    settings.BASE_URL = "http://localhost:8000"


@pytest.fixture
def sign_in_with(as_, solved, django_capture_on_commit_callbacks):
    """Signs in with a token and runs on_commit hooks."""

    def send(token, **more):
        with django_capture_on_commit_callbacks(execute=True):
            return as_().post("/auth/google", {"token": token, "captcha": solved(), **more})

    return send
