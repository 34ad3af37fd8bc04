"""Sign up, sign in, refresh, sign out."""

import pytest

from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def login_form(solved, **changes):
    form = {"account_id": "ani@contoh.id", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    return form | changes


def test_signs_in_with_email_or_username(as_, ani, solved):
    for account in ("ani@contoh.id", "ANI@contoh.id", "ani"):
        answer = as_().post("/auth/login", login_form(solved, account_id=account))
        assert answer.status == 200, answer.body
        assert set(answer.results) == {"token", "secret_token", "is_corporate"}
