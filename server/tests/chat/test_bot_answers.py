"""The bot's answers over the socket: products as cards, refunds, and answers to waiting visitors."""

import pytest
from asgiref.sync import sync_to_async as sync

from duxi.chat.actions.queue import claim
from duxi.chat.models import HandoverWord
from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import now
from duxi.search.actions.indexing import apply_changes
from duxi.search.models import SearchSynonym
from tests.chat.support import conversation, start, stored
from tests.factories import ElearningFactory

pytestmark = pytest.mark.django_db(transaction=True)

REFUND = "Bagaimana meminta pengembalian dana (refund)?"


@pytest.fixture
def known(db):
    ElearningFactory(product__title="Analisis Data dengan Python", product__slug="python")
    category = FaqCategory.objects.create(slug="beli", name="Pembelian", segment="help")
    facts = {"category": category, "segment": "help", "created_at": now()}
    Faq.objects.create(slug="refund", title=REFUND, body="Buka Transaksi, lalu Ajukan pengembalian.", **facts)
    SearchSynonym.objects.create(terms=["pengembalian dana", "refund", "uang kembali"])
    HandoverWord.objects.create(word="refund")
    HandoverWord.objects.create(word="penipuan")
    apply_changes()


async def test_a_product_comes_as_a_card(known, solved):
    end, started = await start(solved, "Berapa harga kelas data dengan python?")
    shown = started["messages"][2]
    (card,) = shown["cards"]
    assert (card["title"], card["kind"], card["price"]) == (
        "Analisis Data dengan Python",
        "E-learning",
        150_000,
    )
    assert shown["type"] == "text"
    assert card["url"] in shown["content"]
    assert [one["cards"] for one in started["messages"][3:]] == [[], []]
    assert started["conversation"]["status"] == "bot"
    await end.close()


async def test_a_refund_is_answered_before_an_agent_is_offered(known, solved):
    end, started = await start(solved, "Bagaimana cara refund?")
    assert started["messages"][2]["content"].startswith(REFUND)
    assert {"value": "agent", "label": "Hubungi agen"} in started["messages"][-1]["content"]
    assert started["conversation"]["status"] == "bot"
    await end.close()


async def test_a_word_for_agents_without_a_sure_answer_brings_one(known, solved):
    end, started = await start(solved, "Saya korban penipuan")
    assert started["conversation"]["status"] == "queued"
    await end.close()


async def test_who_waits_is_answered_until_an_agent_comes(known, solved, agus):
    end, started = await start(solved, "Saya mau bicara dengan agen")
    uuid = started["conversation"]["uuid"]
    await end.get("sendMessage", conversation_uuid=uuid, content="kelas python", client_id="a")
    shown = await end.heard("message", sender="bot")
    while not shown["cards"]:
        shown = await end.heard("message", sender="bot")
    assert (await conversation()).status == "queued"
    await sync(claim)(agent=agus, conversation=await conversation())
    await end.get("sendMessage", conversation_uuid=uuid, content="kelas python", client_id="b")
    assert (await stored())[-1] == ("visitor", "kelas python")
    await end.close()
