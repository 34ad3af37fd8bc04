"""The bank in the back office: written as whole trees, never half."""

import pytest

from duxi.core.pictures.storing import stem_of
from duxi.core.pictures.sweeping import used_stems
from duxi.exams.models import BlueprintUnit, Question
from duxi.exams.planning import bank_of
from duxi.exams.question_texts import pictures_in_questions
from tests.exams.bank import make_exam, make_product

pytestmark = pytest.mark.django_db


def option(text, points=0):
    return {"text": text, "points": points}


def tree(unit, **more):
    """A nested question; the wrong root leads to a child worth 40 at most."""
    right = {
        "code": "Q-1A",
        "text": "Lanjut?",
        "opens_on": [1],
        "options": [option("ya", 100), option("tidak")],
    }
    wrong = {
        "code": "Q-1B",
        "text": "Pulih?",
        "opens_on": [2],
        "options": [option("ya", 40), option("tidak")],
    }
    return {
        "code": "Q-1",
        "text": "Mulai dari mana?",
        "unit_id": unit.pk,
        "type": "nested",
        "level": 3,
        "options": [option("benar", 100), option("keliru", 10)],
        "children": [right, wrong],
    } | more


def test_a_tree_is_written_whole_and_listed(office, unit):
    made = office.post("/questions", json_body=tree(unit)).results
    assert [child["code"] for child in made["children"]] == ["Q-1A", "Q-1B"]
    assert [version["number"] for version in made["versions"]] == [1]
    (row,) = office.get("/questions", filterRules='[{"field":"q","op":"contains","value":"mulai"}]').results[
        "rows"
    ]
    assert (row["code"], row["child_count"], row["unit_code"], row["version_number"]) == ("Q-1", 2, "U.1", 1)


def test_a_code_belongs_to_one_tree(office, unit):
    office.post("/questions", json_body=tree(unit))
    taken = office.post("/questions", json_body=tree(unit, code="Q-2"))
    assert taken.errors == {
        "code": [f"{code}: Kode ini sudah dipakai soal lain." for code in ("Q-1A", "Q-1B")]
    }


def test_a_change_is_a_new_version_and_a_stale_one_is_refused(office, unit):
    made = office.post("/questions", json_body=tree(unit)).results
    path = f"/questions/{made['id']}"
    changed = office.put(path, json_body=tree(unit, text="Dari mana?", version=made["version"])).results
    assert [version["number"] for version in changed["versions"]] == [2, 1]
    refused = office.put(path, json_body=tree(unit, text="Lain", version=made["version"]))
    assert refused.status == 409
    assert Question.objects.get(code="Q-1").text == "Dari mana?"


def test_a_child_that_is_left_out_is_asked_no_more(office, unit):
    made = office.post("/questions", json_body=tree(unit)).results
    body = tree(unit, version=made["version"])
    body["children"].pop()
    assert len(office.put(f"/questions/{made['id']}", json_body=body).results["children"]) == 1
    assert Question.objects.get(code="Q-1B").is_active is False


@pytest.mark.parametrize(
    ("change", "field", "text"),
    [
        ({"options": [option("a", 100)]}, "options", "Q-1: Isi antara 2 dan 10 pilihan."),
        (
            {"options": [option("a"), option("b")]},
            "options",
            "Q-1: Harus ada pilihan yang bernilai lebih dari 0.",
        ),
        ({"type": "single"}, "type", "Q-1: Soal dengan pertanyaan lanjutan harus berjenis bertingkat."),
        (
            {"options": [option("benar", 100), option("keliru", 90)]},
            "children",
            "Q-1: Jalur dengan keputusan awal yang keliru masih dapat lulus. Turunkan poin lanjutannya.",
        ),
        ({"text": " "}, "text", "Q-1: Tuliskan soalnya."),
        ({"code": "Q-1A"}, "code", "Q-1A: Kode ini dipakai lebih dari satu kali."),
        ({"unit_id": None}, "unit_id", "Q-1: Pilih unit kompetensi atau ujiannya."),
        ({"unit_id": 987_654}, "unit_id", "Q-1: Pilihan ini tidak ada lagi."),
        ({"blueprint_id": 987_654}, "blueprint_id", "Q-1: Pilihan ini tidak ada lagi."),
    ],
)
def test_what_cannot_be_asked_is_refused_by_field(office, unit, change, field, text):
    refused = office.post("/questions", json_body=tree(unit, **change))
    assert (refused.status, refused.errors[field]) == (422, [text])
    assert not Question.objects.exists()


def test_a_child_after_a_mistake_is_worth_little(office, unit):
    body = tree(unit)
    body["children"][1]["options"][0]["points"] = 41
    refused = office.post("/questions", json_body=body)
    assert refused.errors["options"] == [
        "Q-1B: Lanjutan yang muncul hanya setelah kekeliruan paling banyak bernilai 40."
    ]


def test_trainers_do_not_see_the_bank(staff_as, tono, office):
    assert staff_as(tono).get("/questions").status == 403


@pytest.fixture
def written_place(unit):
    """An exam in which assessors read what is written about the unit."""
    exam = make_exam("certification", make_product("certification", "sertifikasi-tulis"))
    BlueprintUnit.objects.create(blueprint=exam, unit=unit, position=1, method="written")
    return exam


def test_a_text_that_assessors_read_needs_no_key(office, unit, written_place):
    essay = {"code": "E-1", "text": "Ceritakan.", "choice": "text", "options": [], "unit_id": unit.pk}
    made = office.post("/questions", json_body=essay | {"blueprint_id": written_place.pk}).results
    assert (made["options"], [version["number"] for version in made["versions"]]) == ([], [1])
    assert list(bank_of(written_place).values_list("code", flat=True)) == ["E-1"]


@pytest.mark.parametrize(
    "change",
    [{}, {"children": [{"code": "E-2", "text": "Lalu?", "options": [option("ya", 100), option("tidak")]}]}],
)
def test_a_text_that_nobody_reads_needs_an_accepted_answer(office, unit, written_place, change):
    essay = {"code": "E-1", "text": "Ceritakan.", "choice": "text", "options": [], "unit_id": unit.pk}
    refused = office.post("/questions", json_body=essay | change)
    needed = "Isi jawaban yang diterima, atau pilih ujian dan unit yang dinilai dari jawaban tertulis."
    expected = "Isi antara 1 dan 10 pilihan." if change else needed
    assert (refused.status, refused.errors["options"]) == (422, [f"E-1: {expected}"])
    assert not Question.objects.exists()


@pytest.mark.parametrize(("policy", "status"), [("certification", 422), ("oti-quiz", 200)])
def test_questions_of_certifications_need_a_unit(office, policy, status):
    exam = make_exam(policy, make_product("certification", "sertifikasi-per-unit"))
    body = {
        "code": "Q-9",
        "text": "Apa?",
        "options": [option("ya", 100), option("tidak")],
        "blueprint_id": exam.pk,
    }
    answer = office.post("/questions", json_body=body)
    text = "Q-9: Pilih unit kompetensinya: ujian ini dibuka unit demi unit."
    wanted = {} if status == 200 else {"unit_id": [text]}
    assert (answer.status, answer.errors) == (status, wanted)
    assert Question.objects.count() == (status == 200)


PICTURE = "pictures/1fbaec62-ca9c-5a97-858d-7df40fa6d6d2-1280.jpg"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "![grafik](https://contoh.example/x.png)",
            "Gambar harus diunggah lebih dahulu; alamat lain tidak ditampilkan.",
        ),
        (f"Lihat ![]({PICTURE})", "Jelaskan setiap gambar untuk peserta yang tidak dapat melihatnya."),
        (r"Hitung \(x^2", "Tutup setiap rumus, dan pasangkan kurung kurawal di dalamnya."),
        (r"Hitung \(\frac{1}{2\)", "Tutup setiap rumus, dan pasangkan kurung kurawal di dalamnya."),
    ],
)
@pytest.mark.parametrize("field", ["text", "explanation", "options"])
def test_what_cannot_be_drawn_is_refused_by_field(office, unit, text, said, field):
    value = [option(text, 100), option("tidak")] if field == "options" else text
    plain = tree(unit, type="single", children=[])
    refused = office.post("/questions", json_body=plain | {field: value})
    assert (refused.status, refused.errors[field]) == (422, [f"Q-1: {said}"])
    assert not Question.objects.exists()


def test_a_question_with_a_picture_and_formulas_keeps_its_picture(office, unit):
    text = rf"Hitung \[\begin{{matrix}}1\\[2pt]2\end{{matrix}}\] dari ![grafik]({PICTURE})"
    made = office.post("/questions", json_body=tree(unit, text=text)).results
    assert (made["text"], set(pictures_in_questions())) == (text, {PICTURE})
    changed = tree(unit, text=r"Tanpa gambar, \(x\).", version=made["version"])
    assert office.put(f"/questions/{made['id']}", json_body=changed).status == 200
    assert set(pictures_in_questions()) == {PICTURE}
    assert stem_of(PICTURE) in used_stems()
