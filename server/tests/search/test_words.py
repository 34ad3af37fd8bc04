"""Words: how they are compared and what they come from."""

import pytest

from duxi.search.parsing import read
from duxi.search.stemming import is_form, roots
from duxi.search.words import clean, plain


@pytest.mark.parametrize(
    "family",
    [
        ("mengembangkan", "pengembangan", "pengembang", "kembang"),
        ("mengelola", "pengelolaan", "pengelola", "kelola"),
        ("menulis", "penulisan", "penulis", "tulis", "tertulis"),
        ("menyusun", "penyusunan", "susun", "disusun"),
        ("pemrograman", "memprogram", "program"),
        ("menguji", "pengujian", "penguji", "uji", "ujian"),
        ("merencanakan", "perencanaan", "rencana", "direncanakan"),
        ("belajar", "pelajaran", "pembelajaran", "mengajar", "ajar"),
        ("keamanan", "mengamankan", "pengamanan", "aman"),
        ("sertifikasi", "sertifikat", "tersertifikasi"),
        ("validasi", "validator", "memvalidasi"),
        ("menganalisis", "analisis", "analis"),
        ("datanya", "data"),
    ],
)
def test_relatives_share_a_root(family):
    for word in family:
        assert roots(word) & roots(family[-1]), word


@pytest.mark.parametrize(
    ("one", "other"),
    [("keamanan", "taman"), ("kelola", "lola"), ("masalah", "masa"), ("data", "kata"), ("sistem", "item")],
)
def test_strangers_do_not(one, other):
    assert not roots(one) & roots(other)


@pytest.mark.parametrize(
    ("other", "forms", "strangers"),
    [
        ("keamanan", ["keamanannya", "berkeamanan"], ["pengamanan", "aman", "mengamankan"]),
        ("aman", ["keamanan", "pengamanan"], ["taman"]),
        ("menguji", ["pengujian", "diuji", "uji"], ["kaji"]),
        ("mengamankan", ["pengamanan", "diamankan"], ["keamanan"]),
        ("sertifikasi", ["tersertifikasi", "sertifikasinya"], ["sertifikat"]),
    ],
)
def test_forms_of_a_word(other, forms, strangers):
    assert [word for word in (*forms, *strangers) if is_form(word, other)] == forms


def test_plain_texts():
    assert plain("  Café–Résumé: C++/SQL_2 & “Üb” ") == "cafe resume c sql 2 ub"
    assert clean(" ab\n\tc ") == "ab c"


def test_reading_a_query():
    asked = read('belajar "tata kelola" yang baik -gratis AZ-900')
    assert asked.words == ("belajar", "tata", "kelola", "baik", "az", "900")
    assert (asked.phrases, asked.codes, asked.without) == (
        (("tata", "kelola"),),
        (("az", "900"),),
        ("gratis",),
    )
    assert asked.is_open
    assert not read("data ").is_open
    assert read("yang dan").words == ("yang", "dan")
    assert len(read("a b c d e f g h i j k l m n o").words) == 12
