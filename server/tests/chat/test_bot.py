"""The bot's answers come from the help centre and the clinic by the search of the site."""

import pytest
from django.core.cache import cache

from duxi.chat.actions.conversations import Contact, start
from duxi.chat.actions.messages import send_as_visitor
from duxi.chat.actions.queue import claim
from duxi.chat.bot.asking import wants_human
from duxi.chat.models import AgentPresence, BusinessHours, ClosedDay, HandoverWord, Message
from duxi.chat.peers import Peer
from duxi.chat.queries import place_of
from duxi.chat.rows import message_row
from duxi.chat.storing import lock_conversation, note_system
from duxi.chat.tasks import answer_by_model
from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import local, now
from duxi.search.actions.indexing import apply_changes
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db

QUESTION = "Bagaimana cara membuat akun Duxi?"


@pytest.fixture
def faqs():
    category = FaqCategory.objects.create(slug="akun", name="Akun dan masuk", segment="help")
    for slug, title, body in (
        ("akun", QUESTION, "Buka halaman Daftar. Isi nama lengkap, email, dan kata sandi."),
        ("sandi", "Saya lupa kata sandi. Bagaimana memulihkannya?", "Tekan Lupa kata sandi."),
        ("google", "Bolehkah masuk dengan akun Google?", "Boleh. Tekan Masuk dengan Google."),
    ):
        facts = {"category": category, "segment": "help", "created_at": now()}
        Faq.objects.create(slug=slug, title=title, body=body, **facts)
    apply_changes()


def begin(content):
    contact = Contact("Sari Utami", "sari@contoh.example", "081200000200")
    return start(peer=Peer(), contact=contact, content=content, client_id="satu").conversation


def say(conversation, content, option=None):
    count = Message.objects.count()
    send_as_visitor(conversation=conversation, content=content, client_id=str(count), option=option)
    conversation.refresh_from_db()


def last_said(conversation):
    return Message.objects.filter(conversation=conversation).order_by("-sequence")[0]


def test_a_clear_question_is_answered_and_the_bot_asks_whether_it_helped(faqs):
    conversation = begin("cara membuat akun Duxi")
    said = list(Message.objects.filter(sender="bot").order_by("sequence"))
    assert said[1].content.startswith(f"{QUESTION}\n\nBuka halaman Daftar.")
    assert "Selengkapnya: http://localhost:8000/help-center?faq=" in said[1].content
    assert said[2].content == "Apakah jawaban ini membantu?"
    assert [one["label"] for one in said[3].options] == ["Ya, membantu", "Belum membantu", "Hubungi agen"]
    assert conversation.status == "bot"


def test_an_unclear_question_is_answered_by_options(faqs):
    conversation = begin("membuat akun kantor")
    options = last_said(conversation).options
    assert options[-1] == {"value": "agent", "label": "Hubungi agen"}
    titles = [one["label"] for one in options[:-1]]
    assert QUESTION in titles
    say(conversation, QUESTION, option=options[titles.index(QUESTION)]["value"])
    assert last_said(conversation).options[0]["value"] == "helped:yes"


def test_what_has_little_of_a_question_is_not_offered(faqs):
    conversation = begin("masalah akun di laptop kantor rusak")
    assert [one["value"] for one in last_said(conversation).options] == ["agent", "hours"]


def test_an_option_that_was_not_offered_is_only_text(faqs):
    conversation = begin("xyzzy")
    say(conversation, "plugh", option="answer:1")
    assert conversation.status == "queued"


def test_an_answer_that_did_not_help_twice_brings_a_human(faqs):
    conversation = begin("cara membuat akun Duxi")
    say(conversation, "Belum membantu", option="helped:no")
    assert conversation.status == "bot"
    say(conversation, "xyzzy")
    assert conversation.status == "queued"


def waiting():
    conversation = begin("Saya mau bicara dengan agen")
    assert conversation.status == "queued"
    return conversation


def test_who_waits_for_an_agent_is_answered_and_keeps_the_place(faqs):
    conversation = waiting()
    queued_at = conversation.queued_at
    say(conversation, "cara membuat akun Duxi")
    assert last_said(conversation).content.startswith(f"{QUESTION}\n\nBuka halaman Daftar.")
    say(conversation, "membuat akun kantor")
    (option,) = (one for one in last_said(conversation).options if one["label"] == QUESTION)
    say(conversation, QUESTION, option=option["value"])
    assert last_said(conversation).content.startswith(QUESTION)
    assert (conversation.status, conversation.queued_at) == ("queued", queued_at)


def test_who_waits_hears_nothing_where_there_is_no_answer(faqs):
    conversation = waiting()
    say(conversation, "xyzzy")
    assert last_said(conversation).content == "xyzzy"


def test_the_bot_is_silent_once_an_agent_has_the_conversation(faqs, agus):
    conversation = waiting()
    claim(agent=agus, conversation=conversation)
    say(conversation, "cara membuat akun Duxi")
    assert last_said(conversation).content == "cara membuat akun Duxi"


def test_a_word_for_agents_brings_one_unless_the_answer_is_sure(faqs):
    HandoverWord.objects.create(word="akun")
    assert begin("cara membuat akun Duxi").status == "bot"


def test_a_word_for_agents_brings_one_where_no_answer_is_sure(faqs):
    HandoverWord.objects.create(word="rusak")
    assert begin("masalah akun di laptop kantor rusak").status == "queued"


def test_products_come_as_cards_and_in_words(faqs):
    TrainingFactory(
        product__title="Dasar Python", product__slug="python", product__price=250_000, product__mode="online"
    )
    apply_changes()
    conversation = begin("Berapa harga pelatihan python?")
    shown = Message.objects.filter(sender="bot").order_by("sequence")[1]
    (card,) = message_row(shown).cards
    assert (card.title, card.price, card.place) == ("Dasar Python", 250_000, "Daring")
    assert card.url == "http://localhost:8000/product/training/python"
    lead, product, rest = shown.content.split("\n\n")
    assert lead == "Ini yang cocok dari katalog kami."
    assert product.startswith("Dasar Python\nPelatihan · Rp\u00a0250.000 · ")
    assert product.endswith("Buka produk: http://localhost:8000/product/training/python")
    assert rest == "Lihat semua hasil: http://localhost:8000/search?q=pelatihan+python"
    assert last_said(conversation).options[0]["value"] == "helped:yes"
    assert message_row(last_said(conversation)).cards == []


def test_thanks_begin_anew(faqs):
    conversation = begin("cara membuat akun Duxi")
    say(conversation, "Ya, membantu", option="helped:yes")
    assert last_said(conversation).content == "Senang bisa membantu! Ada lagi yang ingin Anda tanyakan?"
    assert conversation.bot_misses == 0


def test_a_model_answers_in_its_words_unless_somebody_was_faster(faqs, settings):
    settings.LANGUAGE_MODEL_PROVIDER = "embedded"
    conversation = begin("cara membuat akun Duxi")
    passages = [{"title": QUESTION, "text": "Buka halaman Daftar. Isi nama. Selesai.", "url": "x"}]
    assert not answer_by_model(conversation.pk, conversation.last_sequence - 1, "membuat akun", passages)
    assert answer_by_model(conversation.pk, conversation.last_sequence, "membuat akun", passages)
    assert Message.objects.filter(content="Buka halaman Daftar. Isi nama.").count() == 1


def test_a_model_that_is_down_counts_as_a_miss(faqs, settings):
    settings.LANGUAGE_MODEL_PROVIDER = "embedded"
    conversation = begin("cara membuat akun Duxi")
    assert not answer_by_model(conversation.pk, conversation.last_sequence, "model gagal", [])
    conversation.refresh_from_db()
    assert conversation.bot_misses == 1


def test_a_list_shows_the_visitors_question_and_not_that_it_waits():
    conversation = begin("Kapan pelatihan berikutnya?")
    note_system(lock_conversation(conversation.pk), "Anda berada di antrean.")
    conversation.refresh_from_db()
    assert conversation.preview == "Kapan pelatihan berikutnya?"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Saya mau bicara dengan petugas manusia", True),
        ("Tolong sambungkan saya ke agen", True),
        ("admin", True),
        ("CS dong", True),
        ("Mohon bantuan admin", True),
        ("Apa tugas administrator basis data?", False),
        ("Saya admin kepegawaian, bagaimana mendaftarkan peserta?", False),
        ("ada kelas customer service?", False),
        ("cara membuat akun", False),
        ("mau bicara dengan orang asli", True),
        ("saya mau bicara dengan orang", True),
        ("Bisa ngobrol langsung sama staf?", True),
        ("kelas berbicara dengan orang banyak", False),
        ("Apakah kursi bisa dipindahkan ke orang lain?", False),
        ("Bolehkah saya ikut dengan orang tua?", False),
        ("butuh berapa orang untuk kelas khusus", False),
    ],
)
def test_only_who_asks_for_a_person_gets_one(text, wanted):
    assert wants_human(text) is wanted


def test_who_waits_and_asks_again_hears_the_place(faqs):
    begin("Saya mau bicara dengan agen")
    later = begin("Tolong sambungkan ke agen")
    say(later, "mana agennya? sambungkan ke agen")
    assert last_said(later).content == (
        "Anda nomor 2 dalam antrean. Agen akan bergabung di sini, Anda tidak perlu meminta lagi."
    )


def test_outside_the_hours_there_is_no_estimate(faqs, agus):
    AgentPresence.objects.create(user=agus, status="online", last_seen_at=now())
    conversation = waiting()
    assert place_of(conversation).estimate_seconds == 300
    today = local(now()).date()
    BusinessHours.objects.create(weekday=today.weekday(), opens="00:00", closes="23:59:59")
    ClosedDay.objects.create(date=today, name="Libur")
    cache.clear()
    assert place_of(conversation).estimate_seconds is None
    say(conversation, "sambungkan ke agen")
    assert last_said(conversation).content.startswith("Anda nomor 1 dalam antrean. Tim kami sedang")
