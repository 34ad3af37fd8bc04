"""What is wrong with a question's options, and which question of a tree the sentence belongs to."""

import pytest

from duxi.exams.bank_rules import Draft, Problem, problems
from duxi.exams.models import Choice, QuestionType

RIGHT = [("ya", 100), ("tidak", 0)]
EVERY_OPTION = "Poin setiap pilihan antara 0 dan 100."


@pytest.mark.parametrize(
    ("choice", "options", "text"),
    [
        (Choice.SINGLE, [("ya", 101), ("tidak", 0)], EVERY_OPTION),
        (Choice.SINGLE, [("ya", 100), ("tidak", -1)], EVERY_OPTION),
        (Choice.SINGLE, [("ya", 0), ("tidak", 0)], "Harus ada pilihan yang bernilai lebih dari 0."),
        (Choice.SINGLE, [("ya", 100), (" ", 0)], "Setiap pilihan harus berisi teks."),
        (Choice.SINGLE, [("ya", 100)], "Isi antara 2 dan 10 pilihan."),
        (Choice.MULTIPLE, [("a", 60), ("b", 41)], "Jumlah poin pilihan yang benar paling banyak 100."),
    ],
)
def test_wrong_options_are_named_with_their_question(choice, options, text):
    child = Draft("S-1.2", "Lalu?", options, unit_id=1, choice=choice, opens_on=[1])
    root = Draft("S-1", "Apa?", RIGHT, unit_id=1, type=QuestionType.NESTED, children=[child])
    assert Problem("S-1.2", "options", text) in problems(root)
    assert problems(Draft("S-2", "Apa?", options, unit_id=1, choice=choice)) == [
        Problem("S-2", "options", text)
    ]


def test_points_up_to_the_edge_are_right():
    assert problems(Draft("S-1", "Apa?", RIGHT, unit_id=1)) == []
    assert problems(Draft("S-2", "Apa?", [("a", 60), ("b", 40)], unit_id=1, choice=Choice.MULTIPLE)) == []
