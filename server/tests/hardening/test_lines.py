"""Names are stored on one line, normalised, and without bidirectional control characters."""

import pytest

from duxi.accounts.models import User
from duxi.core.lines import one_line

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        ("Ani\r\nBcc: x@y.example", "Ani Bcc: x@y.example"),
        ("Ani\tWulandari", "Ani Wulandari"),
        ("Ani \u202egnalaM\u202c", "Ani gnalaM"),
        ("\u2066Ani\u2069\u200b\ufeff", "Ani"),
        ("Rene\u0301", "Ren\u00e9"),
        ("  Ani \u00a0 W\u2028x ", "Ani W x"),
        ("Ani\x07\x1b", "Ani"),
        ("محمد", "محمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_one_line(sent, stored):
    assert one_line(sent) == stored


def test_a_profile_keeps_a_clean_name(as_, ani):
    answer = as_(ani).post("/account/update-profile", {"fullname": "Ani\r\n\tW\u202e.", "city": "Ban\ndung"})
    assert answer.status == 200, answer.body
    ani.refresh_from_db()
    assert (ani.fullname, ani.city) == ("Ani W.", "Ban dung")


def test_sign_up_keeps_a_clean_name(as_, solved):
    form = {
        "fullname": "Sari\r\nDewi\u202e",
        "email": "sari@duxi.example",
        "password": "kata-sandi-panjang-sekali",
        "captcha": solved(),
        "is_check_terms": "yes",
    }
    assert as_().post("/auth/register", form).status == 200
    assert User.objects.get(email="sari@duxi.example").fullname == "Sari Dewi"


def test_a_name_of_nothing_but_such_characters_is_too_short(as_, ani):
    answer = as_(ani).post("/account/update-profile", {"fullname": "\u202e\u200b"})
    assert (answer.status, answer.errors) == (422, {"fullname": ["Wajib diisi."]})
    ani.refresh_from_db()
    assert ani.fullname == "Ani"
