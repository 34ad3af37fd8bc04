"""The bank as files: imported from tables and GIFT, exported to both, never half."""

from io import BytesIO

import pytest
from openpyxl import load_workbook

from duxi.exams.bank_files import QUESTION_IMPORT
from duxi.exams.bank_import import BankImport
from duxi.exams.gift import parse_gift, write_gift
from duxi.exams.models import Question, QuestionVersion
from duxi.exams.queries.bank import drafts_of
from duxi.files.exports import prepared
from duxi.files.tables import BadTable, read_rows, read_table
from tests.exams.bank import make_exam, make_product
from tests.exams.test_question_bank import option, tree

pytestmark = pytest.mark.django_db


def row(code, **more):
    shared = {
        "code": code,
        "unit": "U.1",
        "text": f"Soal {code}",
        "option_1": "ya",
        "points_1": "100",
        "option_2": "tidak",
    }
    return shared | more


def test_rows_of_a_table_say_what_they_would_do_and_one_bad_row_stops_all(dewi, unit):
    rows = [row("A", type="nested"), row("B", unit="U.9"), row("C", parent="A", opens_on="1")]
    planned = QUESTION_IMPORT.plan(dewi, rows, lambda n: None)
    assert [one.action for one in planned] == ["new", "error", "new"]
    assert planned[1].errors == [("Kode unit", "Kode U.9 tidak dikenal.")]
    QUESTION_IMPORT.apply(dewi, rows, lambda n: None)
    assert not Question.objects.exists()


def test_a_whole_table_is_written_and_the_same_again_changes_nothing(dewi, unit):
    rows = [row("A", type="nested", level="2"), row("A1", parent="A", opens_on="1")]
    QUESTION_IMPORT.apply(dewi, rows, lambda n: None)
    child = Question.objects.get(code="A1")
    assert (child.parent.code, child.level, child.type, child.opens_on) == ("A", 2, "nested", [1])
    assert [one.action for one in QUESTION_IMPORT.plan(dewi, rows, lambda n: None)] == ["same", "same"]
    assert QuestionVersion.objects.count() == 2
    rows[0]["text"] = "Soal yang diperbaiki"
    assert [one.action for one in QUESTION_IMPORT.apply(dewi, rows, lambda n: None)] == ["changed", "changed"]
    assert dict(Question.objects.values_list("code", "text")) == {
        "A": "Soal yang diperbaiki",
        "A1": "Soal A1",
    }
    assert list(QuestionVersion.objects.filter(question__code="A").values_list("number", flat=True)) == [1, 2]


def test_import_reports_a_duplicate_code_in_its_second_row(dewi, unit):
    planned = QUESTION_IMPORT.plan(dewi, [row("A"), row("B"), row("A")], lambda n: None)
    assert [one.errors for one in planned] == [[], [], [("Kode", "Kode ini sudah dipakai baris lain.")]]


def test_import_keeps_given_values_and_fills_in_defaults(dewi, unit):
    both = {"choice": "multiple", "points_1": "50", "points_2": "50"}
    said = row("A", explanation="Lihat modul dua.", partial="ya", **both)
    QUESTION_IMPORT.apply(dewi, [said, row("B")], lambda n: None)
    kept = Question.objects.values_list("explanation", "gives_partial_credit", "is_active")
    assert (kept.get(code="A"), kept.get(code="B")) == (("Lihat modul dua.", True, True), ("", False, True))


def test_import_errors_name_their_column(dewi, unit):
    rows = [
        row("A", partial="mungkin"),
        row("B", points_1="seratus"),
        row("C", option_1="", option_2=""),
        row("D", partial="ya"),
    ]
    errors = [one.errors for one in QUESTION_IMPORT.plan(dewi, rows, lambda n: None)]
    assert errors[0] == [("Nilai sebagian", "Isi ya atau tidak.")]
    assert [column for column, _text in errors[1]] == ["Poin 1"]
    assert [column for column, _text in errors[2]] == ["Pilihan 1"]


def test_a_table_without_codes_or_texts_is_refused():
    with pytest.raises(BadTable, match=r"Kolom Kode, Soal tidak ada di baris pertama\."):
        read_table(b"Kode unit;Level\nU.1;2\n", QUESTION_IMPORT.columns())


def test_import_refuses_a_nested_question_whose_wrong_path_passes(dewi, unit):
    rows = [row("A", type="nested", points_2="60"), row("A1", parent="A", opens_on="1")]
    (first, _second) = BankImport(rows).planned()
    assert first.action == "new"
    rows[0]["points_2"] = "100"
    rows[1]["opens_on"] = ""
    assert BankImport([row("B", type="nested", points_2="90"), row("B1", parent="B")]).planned()[0].errors


GIFT = """// Bank uji
$CATEGORY: unit/U.1/level/2

::G-1:: Ibu kota Jawa Barat\\: mana? {
    =Bandung#benar
    ~Garut
    ~%50%Cimahi
}

::G-2:: Pilih dua {
    ~%50%satu
    ~%50%dua
    ~%-100%tiga
}

::G-3:: Bumi bulat. {T}

::G-4:: Warna langit? {=biru =Biru laut}

::G-5:: Berapa? {#3:1}
"""


def test_gift_is_read_with_units_levels_and_points(dewi, unit):
    rows = [one.values for one in read_rows(GIFT.encode(), QUESTION_IMPORT.readers[".gift"])]
    planned = QUESTION_IMPORT.plan(dewi, rows, lambda n: None)
    assert [one.action for one in planned] == ["new", "new", "new", "new", "error"]
    QUESTION_IMPORT.apply(dewi, rows[:4], lambda n: None)
    first = Question.objects.get(code="G-1")
    assert (first.text, first.level, first.choice) == ("Ibu kota Jawa Barat: mana?", 2, "single")
    assert list(first.options.values_list("text", "points")) == [
        ("Bandung", 100),
        ("Garut", 0),
        ("Cimahi", 50),
    ]
    choices = dict(Question.objects.values_list("code", "choice"))
    assert (choices["G-2"], choices["G-3"], choices["G-4"]) == ("multiple", "single", "text")


def test_what_is_written_as_gift_reads_the_same(dewi, unit):
    rows = [one.values for one in read_rows(GIFT.encode(), QUESTION_IMPORT.readers[".gift"])][:4]
    QUESTION_IMPORT.apply(dewi, rows, lambda n: None)
    drafts = drafts_of(list(Question.objects.order_by("code")))
    again = parse_gift("".join(write_gift(drafts, {unit.pk: "U.1"})))
    assert [(one.title, one.text, list(one.options)) for one in again] == [
        (draft.code, draft.text, list(draft.options)) for draft in drafts
    ]


def test_gift_of_windows_reads_the_same():
    source = GIFT + "\n::G-6:: Baris satu\nbaris dua {T}\n"
    assert parse_gift(source.replace("\n", "\r\n")) == parse_gift(source)


EXPORTED = """$CATEGORY: unit/U.1/level/3

::Q-1:: Baris satu Baris\\: dua {
\t=ya
\t~tidak
}

$CATEGORY: unit/Satu/level/1

::Q-2:: Lalu? {
\t=ya
\t~tidak
}

"""


def test_the_bank_is_exported_as_gift_under_its_units_and_sections(office, dewi, unit, tmp_path):
    exam = make_exam("oti-quiz", make_product("oti", "kuis-uji"))
    shared = {"options": [option("ya", 100), option("tidak")]}
    of_unit = {"code": "Q-1", "text": "Baris satu\nBaris: dua", "unit_id": unit.pk, "level": 3}
    of_section = {"code": "Q-2", "text": "Lalu?", "blueprint_id": exam.pk, "section": "Satu"}
    for body in (of_unit, of_section):
        assert office.post("/questions", json_body=shared | body).status == 200
    target = tmp_path / "bank.txt"
    prepared(dewi, "questions", {"format": "gift"}).write(target, lambda n: None)
    assert target.read_text() == EXPORTED


def test_an_empty_gift_file_is_refused():
    with pytest.raises(BadTable):
        read_rows(b"// kosong", QUESTION_IMPORT.readers[".gift"])


def test_the_bank_is_exported_as_it_would_be_imported(office, dewi, unit, tmp_path):
    exam = make_exam("oti-quiz", make_product("oti", "kuis-uji"))
    of_exam = {"code": "Q-9", "text": "Lalu?", "options": [option("ya", 100), option("tidak")]}
    for body in (tree(unit), of_exam | {"blueprint_id": exam.pk, "section": "Satu"}):
        assert office.post("/questions", json_body=body).status == 200
    target = tmp_path / "bank.xlsx"
    prepared(dewi, "questions", {}).write(target, lambda n: None)
    sheet = load_workbook(BytesIO(target.read_bytes())).worksheets[0]
    rows = list(sheet.iter_rows(values_only=True))
    assert [line[0] for line in rows[1:]] == ["Q-1", "Q-1A", "Q-1B", "Q-9"]

    read = [one.values for one in read_table(target.read_bytes(), QUESTION_IMPORT.columns())]
    assert [one.action for one in QUESTION_IMPORT.plan(dewi, read, lambda n: None)] == ["same"] * 4
