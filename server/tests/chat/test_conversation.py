"""From the first message to the rating, over the socket."""

from datetime import timedelta
from uuid import uuid4

import pytest
from asgiref.sync import sync_to_async as sync

from duxi.chat import hours
from duxi.chat.models import BusinessHours, Conversation, Feedback, HandoverWord, Message, Visitor
from duxi.core.clock import now
from tests.caller import Caller
from tests.chat.support import FORM, agent_of, connect, conversation, numbers, start, stored
from tests.notices.sockets import token_of

pytestmark = pytest.mark.django_db(transaction=True)


async def test_a_guest_is_told_the_numbers_of_the_chat():
    end, hello = await connect()
    assert (hello["role"], hello["conversation"], hello["scala"]) == ("guest", None, 5)
    assert (hello["image_limit_bytes"], hello["is_open"]) == (2_097_152, True)
    await end.close()


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("email", "Masukkan email yange valid"),
        ("fullname", "Mohon isi kolom nama lengkap"),
        ("phone", "Mohon isi nomor ponsel anda"),
        ("message", "Mohon tulis pesan anda"),
    ],
)
async def test_the_form_says_what_is_missing(field, sentence, solved):
    end, _hello = await connect()
    form = FORM | {"message": "Halo", "client_id": "satu", "captcha": await sync(solved)()}
    frame = await end.ask("startConversation", **(form | {field: " "}))
    assert (frame["data"]["code"], frame["data"]["message"]) == (422, sentence)
    assert frame["data"]["errors"] == {field: [sentence]}
    assert not await sync(Visitor.objects.exists)()
    await end.close()


async def test_a_chat_wants_a_captcha():
    end, _hello = await connect()
    refused = await end.refused("startConversation", message="Halo", client_id="satu", **FORM)
    assert refused == (400, "Invalid recaptcha")
    assert not await sync(Conversation.objects.exists)()
    await end.close()


async def test_the_bot_greets_and_offers_a_human_when_it_knows_nothing(solved):
    end, started = await start(solved, "xyzzy")
    assert [one["sequence"] for one in started["messages"]] == [1, 2, 3, 4]
    greeting, own, sorry, options = started["messages"]
    assert greeting["is_bot"]
    assert greeting["content"].startswith("Halo Sari, saya Si Duxi")
    assert (own["content"], own["is_mine"], own["user_name"]) == ("xyzzy", True, "Sari Utami")
    assert sorry["content"].startswith("Maaf, saya belum menemukan jawabannya.")
    assert options["type"] == "dropdown"
    assert options["content"][0] == {"value": "agent", "label": "Hubungi agen"}
    assert started["conversation"]["status"] == "bot"
    await end.close()


async def test_a_resend_is_stored_once(solved):
    end, started = await start(solved)
    uuid = started["conversation"]["uuid"]
    first = await end.get("sendMessage", conversation_uuid=uuid, content="Hubungi agen", client_id="a")
    again = await end.get("sendMessage", conversation_uuid=uuid, content="Hubungi agen", client_id="a")
    assert first == again
    found = await stored()
    assert [content for _sender, content in found].count("Hubungi agen") == 1
    assert await numbers() == list(range(1, len(found) + 1))
    await end.close()


@pytest.mark.parametrize("content", ["", "   ", "\n\t "])
async def test_a_blank_message_is_refused(content, solved):
    end, started = await start(solved)
    before = await numbers()
    uuid = started["conversation"]["uuid"]
    refused = await end.refused("sendMessage", conversation_uuid=uuid, content=content, client_id="b")
    assert refused == (422, "Mohon isi pesan anda")
    assert await numbers() == before
    await end.close()


async def test_a_message_of_more_than_4000_characters_is_refused(solved):
    end, started = await start(solved)
    uuid = started["conversation"]["uuid"]
    refused = await end.refused("sendMessage", conversation_uuid=uuid, content="a" * 4001, client_id="b")
    assert refused == (422, "Pesan terlalu panjang. Maksimal 4000 karakter.")
    await end.close()


async def test_whoever_comes_back_gets_the_rest_in_order(solved):
    end, started = await start(solved)
    uuid, token = started["conversation"]["uuid"], started["session_token"]
    last = started["messages"][-1]["sequence"]
    for n in range(3):
        await end.get("sendMessage", conversation_uuid=uuid, content=f"Pesan {n}", client_id=f"c{n}")
    await end.close()
    again, hello = await connect(chat_token=token)
    assert (hello["role"], hello["conversation"]["uuid"]) == ("visitor", uuid)
    rest = await again.get("getMessages", conversation_uuid=uuid, sequence=last)
    assert [one["sequence"] for one in rest["rows"]] == list(
        range(last + 1, hello["conversation"]["last_sequence"] + 1)
    )
    own = [one["content"] for one in rest["rows"] if one["is_mine"]]
    assert own == ["Pesan 0", "Pesan 1", "Pesan 2"]
    assert not rest["has_more"]
    await again.close()


async def test_a_human_answers_and_the_bot_is_silent(solved, agus):
    console = await agent_of(agus)
    end, started = await start(solved, "Saya mau bicara dengan agen")
    uuid = started["conversation"]["uuid"]
    assert started["conversation"]["status"] == "queued"
    assert started["queue"] == {"conversation_uuid": uuid, "position": 1, "estimate_seconds": None}
    assert (await console.heard("conversation", status="queued"))["visitor_name"] == "Sari Utami"
    claimed = await sync(_as_agent(agus).post)(f"/chats/{uuid}/claim")
    assert claimed.results["assignee"] == {"id": agus.pk, "uuid": str(agus.uuid), "fullname": "Agus"}
    await console.get("viewConversation", conversation_uuid=uuid)
    await console.get("sendMessage", conversation_uuid=uuid, content="Selamat pagi!", client_id="a1")
    heard = await end.heard("message", content="Selamat pagi!")
    assert (heard["is_mine"], heard["is_bot"], heard["user_name"]) == (False, False, "Agus")
    before = len(await numbers())
    await end.get("sendMessage", conversation_uuid=uuid, content="cara membuat akun", client_id="v1")
    assert len(await numbers()) == before + 1
    assert (await console.heard("message", content="cara membuat akun"))["sender"] == "visitor"
    await end.close()
    await console.close()


async def test_nobody_answers_what_is_not_theirs(solved, agus, dewi):
    console, other = await agent_of(agus), await agent_of(dewi)
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    refused = await console.refused("sendMessage", conversation_uuid=uuid, content="Halo", client_id="x")
    assert refused == (409, "Ambil percakapan ini dahulu sebelum membalas.")
    assert (await sync(_as_agent(agus).post)(f"/chats/{uuid}/claim")).status == 200
    refused = await other.refused("sendMessage", conversation_uuid=uuid, content="Halo", client_id="x")
    assert refused == (409, "Percakapan ini sedang ditangani Agus. Ambil alih dahulu untuk membalas.")
    assert "Halo" not in [content for _sender, content in await stored()]
    assert (await sync(_as_agent(dewi).post)(f"/chats/{uuid}/take-over")).status == 200
    await other.get("sendMessage", conversation_uuid=uuid, content="Halo", client_id="x")
    for one in (end, console, other):
        await one.close()


async def test_typing_and_reading_reach_the_other_side(solved, agus):
    console = await agent_of(agus)
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    await sync(_as_agent(agus).post)(f"/chats/{uuid}/claim")
    await console.get("viewConversation", conversation_uuid=uuid)
    await end.get("typing", conversation_uuid=uuid, is_typing=True)
    assert (await console.heard("typing"))["sender"] == "visitor"
    await console.get("typing", conversation_uuid=uuid, is_typing=True)
    assert (await end.heard("typing"))["user_name"] == "Agus"
    await end.get("readMessages", conversation_uuid=uuid, sequence=10_000)
    last = (await conversation()).last_sequence
    assert (await console.heard("read"))["sequence"] == last
    await end.get("readMessages", conversation_uuid=uuid, sequence=1)
    assert (await conversation()).visitor_read == last
    await end.close()
    await console.close()


async def test_ending_waits_for_its_time_and_then_asks_for_a_rating(solved, agus):
    end, started = await start(solved, "agen")
    uuid, token = started["conversation"]["uuid"], started["session_token"]
    refused = await end.refused("endConversation", conversation_uuid=uuid)
    assert refused == (409, "Sesi chat belum dapat diakhiri. Coba lagi beberapa saat.")
    await sync(Conversation.objects.update)(end_allowed_at=now() - timedelta(seconds=1))
    ended = await end.get("endConversation", conversation_uuid=uuid)
    assert ended["conversation"]["status"] == "closed"
    refused = await end.refused("sendMessage", conversation_uuid=uuid, content="Halo", client_id="z")
    assert refused == (409, "Percakapan ini sudah berakhir. Silakan mulai chat baru.")
    caller = Caller().with_headers(**{"Chat-Token": token})
    rating = {"conversation_uuid": uuid, "score": 5, "message": "Cepat sekali"}
    for wrong, sentence in (
        ({"score": None, "message": " "}, "Harap pilih emoji dan isi pesan feedback Anda."),
        ({"message": ""}, "Harap isi pesan feedback Anda."),
        ({"score": None}, "Harap pilih emoji feedback Anda."),
        ({"score": 6}, "Harap pilih emoji feedback Anda."),
    ):
        answer = await sync(_feedback)(caller, rating | wrong)
        assert (answer.status, answer.message) == (422, sentence)
    assert not await sync(Feedback.objects.exists)()
    assert (await sync(_feedback)(caller, rating)).status == 200
    assert (await sync(_feedback)(caller, rating)).status == 409
    assert await sync(lambda: list(Feedback.objects.values_list("score", "scale", "message")))() == [
        (5, 5, "Cepat sekali")
    ]
    await end.close()


async def test_words_of_staff_bring_a_human_at_once(solved):
    await sync(HandoverWord.objects.create)(word="uang kembali")
    end, started = await start(solved, "Saya minta UANG KEMBALI sekarang")
    assert started["conversation"]["status"] == "queued"
    await end.close()


async def test_after_two_misses_a_human_comes(solved):
    end, started = await start(solved, "xyzzy")
    uuid = started["conversation"]["uuid"]
    await end.get("sendMessage", conversation_uuid=uuid, content="plugh", client_id="m2")
    assert (await conversation()).status == "queued"
    await end.close()


async def test_out_of_hours_the_hours_are_said(solved):
    weekday = (now() + timedelta(days=2)).weekday()
    await sync(BusinessHours.objects.create)(weekday=weekday, opens="08:00", closes="17:00")
    end, started = await start(solved, "agen")
    said = [one["content"] for one in started["messages"] if one["is_bot"]]
    assert any("Tim kami sedang tidak bertugas. Jam layanan:" in text for text in said if text)
    await end.close()


async def test_a_learner_starts_by_a_first_message_and_reads_the_history(ani, budi, solved):
    end, hello = await connect(token=await token_of(ani))
    assert hello["role"] == "learner"
    started = await end.get(
        "generateConversation", content="Halo", client_id=uuid4().hex, captcha=await sync(solved)()
    )
    uuid = started["conversation"]["uuid"]
    history = await sync(Caller(ani).get)("/live-chats/conversations")
    assert [row["uuid"] for row in history.results["rows"]] == [uuid]
    assert (await sync(Caller(budi).get)("/live-chats/conversations")).results == {"rows": [], "total": 0}
    transcript = await sync(Caller(ani).get)(f"/live-chats/conversations/{uuid}/messages")
    assert [row["sequence"] for row in transcript.results["rows"]][:2] == [1, 2]
    assert (await sync(Caller(budi).get)(f"/live-chats/conversations/{uuid}/messages")).status == 404
    second, again = await connect(token=await token_of(ani))
    assert again["conversation"]["uuid"] == uuid
    await end.close()
    await second.close()


async def test_the_token_of_a_learner_ends_with_the_sign_in(ani, solved):
    token = await token_of(ani)
    end, _hello = await connect(token=token)
    started = await end.get(
        "generateConversation", content="Halo", client_id="satu", captcha=await sync(solved)()
    )
    caller = Caller().with_headers(**{"Chat-Token": started["session_token"]})
    found = await sync(caller.get)("/live-chats/active-conversations")
    assert found.results["conversation"]["uuid"] == started["conversation"]["uuid"]
    await sync(Caller().with_headers(Authorization=f"Bearer {token}").post)("/auth/logout")
    assert (await sync(caller.get)("/live-chats/active-conversations")).status == 401


async def test_a_new_message_after_the_end_of_an_agents_work_goes_to_the_bot(solved, agus):
    console = await agent_of(agus)
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    caller = _as_agent(agus)
    await sync(caller.post)(f"/chats/{uuid}/claim")
    assert (await sync(caller.post)(f"/chats/{uuid}/resolve")).results["status"] == "resolved"
    await end.get("sendMessage", conversation_uuid=uuid, content="Jam layanan?", client_id="r1")
    found = await conversation()
    assert (found.status, found.assignee_id, found.waiting_since) == ("bot", None, None)
    assert [one for one in await stored() if one[0] != "visitor"][-2:] == [
        ("system", "Si Duxi kembali membantu Anda."),
        ("bot", f"Agen chat kami melayani {hours.described()}."),
    ]
    assert (await sync(caller.get)("/chats?tab=mine")).results["rows"] == []
    await end.get("sendMessage", conversation_uuid=uuid, content="agen", client_id="r2")
    assert (await conversation()).status == "queued"
    await end.close()
    await console.close()


async def test_a_blocked_visitor_neither_writes_nor_rates(solved, agus):
    console = await agent_of(agus)
    end, started = await start(solved, "agen")
    uuid, token = started["conversation"]["uuid"], started["session_token"]
    blocked = await sync(_as_agent(agus).post)(f"/chats/{uuid}/block", json_body={"reason": "Kasar"})
    assert blocked.message == "Pengunjung diblokir selama 7 hari."
    before = await sync(Message.objects.count)()
    assert (await end.refused("sendMessage", conversation_uuid=uuid, content="Halo", client_id="k"))[0] == 403
    assert await sync(Message.objects.count)() == before
    rating = {"conversation_uuid": uuid, "score": 1, "message": "Buruk"}
    caller = Caller().with_headers(**{"Chat-Token": token})
    assert (await sync(_feedback)(caller, rating)).status == 403
    await end.close()
    await console.close()


def _as_agent(user):
    return Caller(user, base="/api/backoffice/v1")


def _feedback(caller, body):
    return caller.post("/live-chats/conversations/feedbacks", json_body=body)
