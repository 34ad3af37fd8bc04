"""What an import of questions says about rows that the bank cannot take."""

import pytest

from duxi.exams.bank_files import QUESTION_IMPORT
from duxi.exams.models import Question
from duxi.files.tables import FORMULA, read_rows

pytestmark = pytest.mark.django_db


def test_a_gift_question_that_the_bank_cannot_take_says_why(dewi, unit):
    source = "$CATEGORY: unit/U.1/level/1\n\n" + "\n\n".join(
        [
            "::M-1:: Jodohkan. {=kucing -> meong =anjing -> guk}",
            "::M-2:: Berapa? {#3:1}",
            "::M-3:: Tanpa jawaban.",
        ]
    )
    rows = [one.values for one in read_rows(source.encode(), QUESTION_IMPORT.readers[".gift"])]
    assert [row.errors for row in QUESTION_IMPORT.plan(dewi, rows, lambda n: None)] == [
        [("Soal", "Soal menjodohkan dari GIFT belum didukung. Tulis ulang sebagai soal pilihan.")],
        [("Soal", "Soal isian angka dari GIFT belum didukung. Tulis jawabannya sebagai isian singkat.")],
        [("Soal", "Soal ini tidak dapat dibaca: jawaban harus berada di antara { dan }.")],
    ]
    QUESTION_IMPORT.apply(dewi, rows, lambda n: None)
    assert not Question.objects.exists()


def test_a_spreadsheet_formula_is_refused_in_its_own_column(dewi, unit):
    row = {"code": "F-1", "unit": "U.1", "text": r"Hitung \(x^2\).", "option_1": "1", "points_1": FORMULA}
    found = QUESTION_IMPORT.plan(dewi, [row | {"option_2": "2", "points_2": "100"}], lambda n: None)[0]
    assert found.errors[0] == ("Poin 1", "Sel ini berisi rumus Excel; tuliskan hasilnya. Rumus TeX boleh.")
