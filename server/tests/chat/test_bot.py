"""The bot's answers come from the help centre and the clinic by the search of the site."""

import pytest

from duxi.chat.actions.conversations import Contact, start
from duxi.chat.actions.messages import send_as_visitor
from duxi.chat.models import Message
from duxi.chat.peers import Peer
from duxi.chat.storing import lock_conversation, note_system
from duxi.chat.tasks import answer_by_model
from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import now
from duxi.search.actions.indexing import apply_changes

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
    conversation = begin("masalah akun di laptop kantor rusak")
    options = last_said(conversation).options
    assert options[-1] == {"value": "agent", "label": "Hubungi agen"}
    titles = [one["label"] for one in options[:-1]]
    assert QUESTION in titles
    say(conversation, QUESTION, option=options[titles.index(QUESTION)]["value"])
    assert last_said(conversation).options[0]["value"] == "helped:yes"


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
    before = Message.objects.count()
    say(conversation, "cara membuat akun Duxi")
    assert Message.objects.count() == before + 1


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
