"""The help centre and the clinic: answers, and who says that they helped."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from duxi.content.actions.helped import mark_of_address, mark_of_person
from duxi.content.api import faqs as faqs_api
from duxi.content.models import (
    FaqVote,
)
from duxi.content.schemas import (
    FaqCategoryOut,
    FaqOut,
)
from duxi.core.clock import now
from duxi.core.envelope import Envelope, Rows
from duxi.core.markup import as_text
from duxi.core.throttle import Limit
from duxi.search.models import SearchSynonym
from duxi.search.tasks import apply_changes
from tests.content.made import faq, rules, titles
from tests.races import each_at_once
from tests.reading import reads_back

pytestmark = pytest.mark.django_db


def test_markdown_becomes_harmless_html(as_, category):
    evil = (
        "# Judul\n\n**Tebal** <script>alert(1)</script> <img src=x onerror=alert(2)> "
        "[x](javascript:alert(3)) [y](/product)\n\n- satu"
    )
    made = faq(category, "Aman", body=evil)
    html = as_().get("/public/faqs").results["rows"][0]["faq_answer_html"]
    assert "<h2>Judul</h2>" in html
    assert "<strong>Tebal</strong>" in html
    assert '<a href="/product"' in html
    assert "<li>satu</li>" in html
    for bad in ("<script", "<img", 'href="javascript'):
        assert bad not in html
    made.body = "Baru"
    made.save(update_fields=["body"])
    made.refresh_from_db()
    assert made.body_html == "<p>Baru</p>"


def test_words_stay_apart_when_a_text_is_read_without_its_elements():
    assert as_text("<p>satu</p><p>dua</p><ul><li>tiga</li><li>empat</li></ul>lima<br>enam &amp; tujuh") == (
        "satu dua tiga empat lima enam & tujuh"
    )


def test_words_are_looked_for_in_questions_and_answers(as_, category):
    faq(category, "Bagaimana meminta dana kembali", body="Buka rincian pesanan.")
    faq(category, "Bagaimana membayar", body="Dengan QRIS; dana tercatat seketika.")

    apply_changes()

    def found(words):
        return titles(
            as_().get("/public/faqs", filterRules=rules(("faq_words", "contains", words))), "faq_title"
        )

    assert sorted(found("dana")) == ["Bagaimana membayar", "Bagaimana meminta dana kembali"]
    assert found("pesanan dana") == ["Bagaimana meminta dana kembali"]
    assert found("dana asuransi") == []


def test_answers_are_found_by_other_words_for_the_same(as_, category):
    SearchSynonym.objects.create(terms=["pengembalian dana", "refund", "uang kembali"])
    faq(category, "Bagaimana meminta pengembalian dana?", body="Buka rincian pesanan.")
    faq(category, "Cara memperbaiki nama", body="Lewat profil. Pengembalian dana tidak perlu.")
    faq(category, "Di mana mengunduh sertifikat?", body="Di halaman sertifikat.")

    apply_changes()

    def found(words, field="faq_words"):
        answer = as_().get("/public/faqs", filterRules=rules((field, "contains", words)))
        return titles(answer, "faq_title")

    both = ["Bagaimana meminta pengembalian dana?", "Cara memperbaiki nama"]
    assert found("refund") == found("uang kembali") == found("dana pengembalian") == both
    assert found("unduhan") == found("sertifkat") == ["Di mana mengunduh sertifikat?"]
    assert found("refund tiket konser") == []
    assert found("refund tiket konser", "faq_near") == both
    assert found("xyzzy", "faq_near") == []


def test_a_synonym_that_staff_add_counts_at_once(as_, category):
    faq(category, "Di mana mengunduh sertifikat?", body="Di halaman sertifikat.")
    apply_changes()
    asked = rules(("faq_words", "contains", "piagam"))
    assert as_().get("/public/faqs", filterRules=asked).results["total"] == 0
    SearchSynonym.objects.create(terms=["sertifikat", "piagam"])
    assert as_().get("/public/faqs", filterRules=asked).results["total"] == 1


def test_the_help_centre_lists_all_but_the_clinic(as_, category, clinic, django_assert_num_queries):
    faq(category, "Kedua", position=2)
    faq(category, "Pertama", position=1, segment="training")
    faq(category, "Tersembunyi", is_published=False)
    faq(clinic, "Apa itu SPBE")
    with django_assert_num_queries(1):
        answer = as_().get("/public/faqs")
    assert titles(answer, "faq_title") == ["Pertama", "Kedua"]
    assert reads_back(Envelope[Rows[FaqOut]], answer.body)
    assert answer.results["rows"][0]["category"] == {
        "uuid": str(category.uuid),
        "slug": "akun",
        "name": "Akun",
    }
    for rule in (("faq_segment", "eq", "training"), ("faq_title", "contains", "PERT")):
        assert titles(as_().get("/public/faqs", filterRules=rules(rule)), "faq_title") == ["Pertama"]
    by_category = rules(("faq_category_uuid", "eq", str(category.uuid)))
    assert as_().get("/public/faqs", filterRules=by_category).results["total"] == 2
    hidden = rules(("faq_segment", "eq", "spbe"))
    assert as_().get("/public/faqs", filterRules=hidden).results == {"rows": [], "total": 0}
    categories = as_().get("/public/faqs/categories")
    assert reads_back(Envelope[Rows[FaqCategoryOut]], categories.body)
    assert [(row["name"], row["faq_count"]) for row in categories.results["rows"]] == [("Akun", 2)]


def test_the_clinic_shows_the_newest_first_and_one(as_, category, clinic):
    old = faq(clinic, "Lama", created_at=timezone.now() - timedelta(days=9))
    new = faq(clinic, "Baru")
    other = faq(category, "Bukan SPBE")
    assert titles(as_().get("/public/klinik-spbe"), "faq_title") == ["Baru", "Lama"]
    shown = as_().get(f"/public/klinik-spbe/{old.uuid}")
    assert reads_back(Envelope[FaqOut], shown.body)
    assert (shown.results["faq_segment"], shown.results["faq_title"]) == ("spbe", "Lama")
    for missing in (other.uuid, uuid4()):
        assert as_().get(f"/public/klinik-spbe/{missing}").status == 404
    assert as_().get("/public/klinik-spbe/bukan-uuid").status == 422
    categories = as_().get("/public/klinik-spbe/categories").results["rows"]
    assert [(row["name"], row["faq_count"]) for row in categories] == [("Dasar SPBE", 2)]
    assert new.yes == 0


def test_a_visitor_says_once_a_day_whether_it_helped(as_, category, monkeypatch):
    made = faq(category, "Membantu")
    form = {"faq_uuid": str(made.uuid), "is_helped": "yes"}
    first = as_().post("/public/faqs/helped", form, address="203.0.113.7")
    assert (first.status, first.message) == (200, "Terima kasih atas tanggapan Anda.")
    assert first.results == {"helped_yes": 1, "helped_no": 0}
    again = as_().post("/public/faqs/helped", form | {"is_helped": "no"}, address="203.0.113.7")
    assert (again.status, again.message) == (409, "Anda sudah menilai jawaban ini. Terima kasih!")
    other = as_().post("/public/faqs/helped", form | {"is_helped": "no"}, address="203.0.113.8")
    assert other.results == {"helped_yes": 1, "helped_no": 1}
    made.refresh_from_db()
    assert (made.yes, made.no, FaqVote.objects.count()) == (1, 1, 2)
    assert not FaqVote.objects.filter(voter__contains="203.0.113").exists()
    today = mark_of_address("203.0.113.7")
    monkeypatch.setattr("duxi.content.actions.helped.now", lambda: now() + timedelta(days=1))
    assert mark_of_address("203.0.113.7") != today


def test_a_person_says_once_from_anywhere(as_, category, ani, budi):
    made = faq(category, "Membantu")
    form = {"faq_uuid": str(made.uuid), "is_helped": "no"}
    assert as_(ani).post("/public/faqs/helped", form, address="203.0.113.7").status == 200
    assert as_(ani).post("/public/faqs/helped", form, address="203.0.113.9").status == 409
    assert as_(budi).post("/public/faqs/helped", form, address="203.0.113.7").results["helped_no"] == 2
    assert mark_of_person(ani) != mark_of_person(budi)


def test_each_desk_counts_its_own_answers_only(as_, category, clinic):
    help_faq, spbe = faq(category, "Bantuan"), faq(clinic, "SPBE")
    hidden = faq(category, "Draf", is_published=False)
    for path, wrong in (("faqs", spbe), ("klinik-spbe", help_faq), ("faqs", hidden)):
        answer = as_().post(f"/public/{path}/helped", {"faq_uuid": str(wrong.uuid), "is_helped": "yes"})
        assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    bad = as_().post("/public/faqs/helped", {"faq_uuid": str(help_faq.uuid), "is_helped": "mungkin"})
    assert (bad.status, bad.errors) == (422, {"is_helped": ["Pilih ya atau tidak."]})
    assert not FaqVote.objects.exists()
    done = as_().post("/public/klinik-spbe/helped", {"faq_uuid": str(spbe.uuid), "is_helped": "yes"})
    assert done.results == {"helped_yes": 1, "helped_no": 0}


def test_voices_are_limited(as_, category, monkeypatch):
    monkeypatch.setattr(faqs_api, "VOTES", Limit("faq-votes", times=1, seconds=60))
    made = [faq(category, title) for title in ("Satu", "Dua")]
    answers = [
        as_().post("/public/faqs/helped", {"faq_uuid": str(one.uuid), "is_helped": "yes"}) for one in made
    ]
    assert [answer.status for answer in answers] == [200, 429]


@pytest.mark.django_db(transaction=True)
def test_many_clicks_at_once_count_once(as_, category):
    made = faq(category, "Sekali")
    form = {"faq_uuid": str(made.uuid), "is_helped": "yes"}

    def say(address):
        return as_().post("/public/faqs/helped", form, address=address)

    answers = each_at_once(say, ["203.0.113.7"] * 8)
    assert sorted(answer.status for answer in answers) == [200] + [409] * 7
    made.refresh_from_db()
    assert made.yes == 1
    each_at_once(say, [f"203.0.113.{n}" for n in range(20, 26)])
    made.refresh_from_db()
    assert made.yes == 7, "voices of different visitors are all counted"
