"""Validation of a question's options, and which question of a tree each message belongs to."""

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


def root(*children, **fields):
    given = {"unit_id": 1, "type": QuestionType.NESTED} | fields
    return Draft("S-1", "Apa?", RIGHT, children=children, **given)


def child(*children, options=(("ya", 1), ("tidak", 0)), opens_on=(1,)):
    return Draft("S-1.1", "Lalu?", options, opens_on=opens_on, children=children)


def deep(depth):
    """A question below a question below a question, each with a code of its own."""
    below = [deep(depth - 1)] if depth > 1 else []
    return Draft(f"S-1.{depth}", "Lalu?", (("ya", 1), ("tidak", 0)), opens_on=[1], children=below)


@pytest.mark.parametrize(
    ("tree", "problem"),
    [
        (root(deep(3)), ("S-1", "children", "Soal bertingkat paling banyak tiga tingkat.")),
        (root(child(opens_on=[3])), ("S-1.1", "opens_on", "Pilihan yang membuka soal ini tidak ada.")),
        (root(child(opens_on=[0])), ("S-1.1", "opens_on", "Pilihan yang membuka soal ini tidak ada.")),
        (
            root(child(), choice=Choice.MULTIPLE),
            ("S-1.1", "choice", "Hanya soal dengan satu jawaban dapat membuka lanjutan."),
        ),
        (
            root(child(options=[("ya", 41), ("tidak", 0)], opens_on=[2])),
            ("S-1.1", "options", "Lanjutan yang muncul hanya setelah kekeliruan paling banyak bernilai 40."),
        ),
        (
            root(child(), type=QuestionType.SINGLE),
            ("S-1", "type", "Soal dengan pertanyaan lanjutan harus berjenis bertingkat."),
        ),
        (root(child(), unit_id=None), ("S-1", "unit_id", "Pilih unit kompetensi atau ujiannya.")),
    ],
)
def test_what_a_tree_may_not_be(tree, problem):
    assert problems(tree) == [Problem(*problem)]


@pytest.mark.parametrize(
    "tree",
    [
        root(deep(2)),
        root(child(opens_on=[1, 2])),
        root(child(options=[("ya", 40), ("tidak", 0)], opens_on=[2])),
        root(child(), unit_id=None, blueprint_id=1),
    ],
)
def test_a_tree_up_to_the_edge_is_right(tree):
    assert problems(tree) == []
