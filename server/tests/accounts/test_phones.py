"""What people type as their phone, and the list of countries."""

import pytest

from duxi.accounts.phones import InvalidPhone, dial_code_of, e164, is_phone_number
from duxi.core.errors import Invalid

BAD_NUMBER = "Nomor telepon tidak valid. Periksa kembali nomor dan kode negaranya."
NOT_DIGITS = "Tulis nomor telepon dengan angka, misalnya 081234567890."
NO_MOBILE = "Gunakan nomor ponsel. Telepon rumah dan nomor layanan tidak dapat diverifikasi."


@pytest.mark.parametrize(
    ("typed", "dial_code", "number"),
    [
        ("081234567890", "", "+6281234567890"),
        ("81234567890", "+62", "+6281234567890"),
        ("6281234567890", "", "+6281234567890"),
        ("+62 812-3456-7890", "", "+6281234567890"),
        ("0062 812 3456 7890", "", "+6281234567890"),
        ("(0812) 3456.7890", "62", "+6281234567890"),
        ("٠٨١٢٣٤٥٦٧٨٩٠", "", "+6281234567890"),
        ("+6591234567", "+62", "+6591234567"),
        ("91234567", "+65", "+6591234567"),
        ("202 555 0123", "+1", "+12025550123"),
        ("333 1234567", "+39", "+393331234567"),
    ],
)
def test_what_people_type_becomes_one_number(typed, dial_code, number):
    assert e164(typed, dial_code) == number


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("08123", BAD_NUMBER),
        ("0812345678901234", BAD_NUMBER),
        ("+999123456789", BAD_NUMBER),
        ("0812RUMAHKU", NOT_DIGITS),
        ("nomor saya", NOT_DIGITS),
        ("+", NOT_DIGITS),
        ("", NOT_DIGITS),
        ("0215551234", NO_MOBILE),
        ("08091234567", NO_MOBILE),
        ("0800123456", NO_MOBILE),
    ],
)
def test_what_no_code_can_reach_is_refused_with_a_sentence(typed, sentence):
    with pytest.raises(InvalidPhone) as refused:
        e164(typed)
    assert (refused.value.text, refused.value.errors) == (sentence, {"phone": [sentence]})


@pytest.mark.parametrize("dial_code", ["+999", "abc", "+0", "+800"])
def test_a_dial_code_of_no_country(dial_code):
    with pytest.raises(Invalid) as refused:
        e164("081234567890", dial_code)
    assert refused.value.errors == {"phone_dial_code": ["Kode negara tidak dikenal."]}


def test_the_dial_code_of_a_number():
    assert (dial_code_of("+6281234567890"), dial_code_of("+12025550123")) == ("+62", "+1")


def test_countries_name_home_first_then_by_name(as_):
    answer = as_().get("/public/countries")
    rows = answer.results["rows"]
    assert rows[0] == {"code": "ID", "name": "Indonesia", "dial_code": "+62", "flag": "🇮🇩"}
    assert answer.results["total"] == len(rows) == len({row["code"] for row in rows}) == 245
    assert {row["code"]: row for row in rows}["SG"] == {
        "code": "SG",
        "name": "Singapura",
        "dial_code": "+65",
        "flag": "🇸🇬",
    }
    assert [row["name"] for row in rows[1:4]] == ["Afganistan", "Afrika Selatan", "Albania"]


@pytest.mark.parametrize(
    ("language", "germany", "second"),
    [
        ("en", "Germany", "Afghanistan"),
        ("fr", "Allemagne", "Afghanistan"),
        ("zh", "德国", "不丹"),
        ("ar", "ألمانيا", "إثيوبيا"),
    ],
)
def test_countries_speak_the_readers_language(as_, language, germany, second):
    rows = as_().with_headers(Accept_Language=language).get("/public/countries").results["rows"]
    assert rows[0]["code"] == "ID"
    assert rows[1]["name"] == second
    assert {row["code"]: row["name"] for row in rows}["DE"] == germany


@pytest.mark.django_db
def test_countries_are_kept_by_browsers(as_, django_assert_num_queries):
    with django_assert_num_queries(0):
        first = as_().get("/public/countries").response
    assert first["Cache-Control"] == "public, max-age=86400"
    assert "Accept-Language" in first["Vary"]
    again = as_().with_headers(If_None_Match=first["ETag"]).get("/public/countries").response
    assert (again.status_code, again.content) == (304, b"")
    french = as_().with_headers(If_None_Match=first["ETag"], Accept_Language="fr").get("/public/countries")
    assert french.status == 200


@pytest.mark.parametrize(
    ("typed", "is_number"),
    [("081234567890", True), ("(021) 5210123", True), ("12345", False), ("5210123", False)],
)
def test_a_number_without_its_area_code_cannot_be_called(typed, is_number):
    assert is_phone_number(typed) is is_number
