"""Texts of questions where nothing is drawn."""

import pytest

from duxi.exams.question_texts import in_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Lihat ![grafik](pictures/a-1280.jpg) ini", "Lihat [grafik] ini"),
        ("Isi `a[0]` apa?", "Isi a[0] apa?"),
        ("Kode:\n```\nfor (;;)\n  a += 1\n```\nApa hasilnya?", "Kode:\nfor (;;)\n  a += 1\nApa hasilnya?"),
    ],
)
def test_pictures_and_code_are_words_where_nothing_is_drawn(text, words):
    assert in_words(text) == words
