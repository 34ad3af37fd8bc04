"""Hostile clients cannot affect other users."""

import base64
import io
import json
import struct
import zlib

import pytest
from asgiref.sync import sync_to_async as sync
from django.conf import settings
from PIL import Image

from duxi.chat import limits
from duxi.chat.models import Attachment, ChatToken, Conversation
from tests.caller import Caller
from tests.chat.support import PATH, agent_of, connect, numbers, raw, start
from tests.notices.sockets import close_code, open_socket, token_of

pytestmark = pytest.mark.django_db(transaction=True)


async def test_other_pages_may_not_connect():
    socket = open_socket([(b"origin", b"https://jahat.example"), (b"host", b"testserver")], PATH)
    assert not (await socket.connect())[0]


async def test_bad_json_is_refused_and_others_go_on(solved):
    end, started = await start(solved)
    error, code = await raw("{bukan json")
    assert (error["code"], error["message"], code) == (400, "Pesan bukan JSON yang sah.", 4400)
    assert await end.get("ping") == {}
    await end.close()
    assert started["messages"]


async def test_a_frame_of_a_megabyte_is_refused():
    error, code = await raw(json.dumps({"event": "ping", "data": {"page_url": "a" * 1_048_576}}))
    assert (error["code"], error["message"], code) == (413, "Pesan terlalu besar.", 4413)


async def test_a_flood_is_cut_off_and_others_go_on(solved):
    end, _started = await start(solved)
    flood, _hello = await connect()
    for _n in range(260):
        await flood.socket.send_json_to({"event": "ping"})
    events = []
    while not events or events[-1]["type"] == "websocket.send":
        events.append(await flood.socket.receive_output())
    assert events[-1]["code"] == 4429
    assert json.loads(events[-2]["text"])["data"]["code"] == 429
    assert await end.get("ping") == {}
    await end.close()


async def test_an_unknown_event_is_refused():
    end, _hello = await connect()
    assert await end.refused("dropTables") == (404, "Peristiwa tidak dikenal.")
    assert await end.get("ping") == {}
    await end.close()


async def test_nothing_goes_before_the_first_frame():
    socket = open_socket(path=PATH)
    await socket.connect()
    await socket.send_json_to({"event": "getConversations", "data": {}, "ack": 1})
    frame = await socket.receive_json_from()
    assert (frame["event"], frame["ack"], frame["data"]["code"]) == ("error", 1, 401)
    await socket.disconnect()


async def test_a_forged_chat_token_opens_nothing(solved):
    end, started = await start(solved)
    forged = started["session_token"][:-1] + ("A" if started["session_token"][-1] != "A" else "B")
    socket = open_socket(path=PATH)
    await socket.connect()
    await socket.send_json_to({"event": "initSocket", "data": {"chat_token": forged}, "ack": 1})
    frame = await socket.receive_json_from()
    assert (frame["event"], frame["data"]["code"]) == ("error", 401)
    assert "Sesi chat tidak dikenal" in frame["data"]["message"]
    answer = await sync(Caller().with_headers(**{"Chat-Token": forged}).get)(
        "/live-chats/active-conversations"
    )
    assert answer.status == 401
    await socket.disconnect()
    await end.close()


async def test_only_the_hash_of_a_token_is_stored(solved):
    end, started = await start(solved)
    stored = await sync(lambda: list(ChatToken.objects.values_list("token_hash", flat=True)))()
    assert len(stored) == 1
    assert started["session_token"] not in stored
    await end.close()


async def test_somebody_elses_conversation_looks_missing(solved, ani):
    end, started = await start(solved)
    thief, _other = await start(solved, email="sari@contoh.example", fullname="Pencuri")
    uuid = started["conversation"]["uuid"]
    before = await numbers()
    for event, data in (
        ("getMessages", {"sequence": 0}),
        ("getConversationMessages", {}),
        ("sendMessage", {"content": "Halo", "client_id": "t"}),
        ("typing", {}),
        ("readMessages", {"sequence": 3}),
        ("endConversation", {}),
        ("createFile", {"name": "a.png", "size_total": 10}),
    ):
        assert await thief.refused(event, conversation_uuid=uuid, **data) == (404, "Data tidak ditemukan.")
    assert await numbers() == before
    own = await thief.get("getConversations")
    assert uuid not in [row["uuid"] for row in own["rows"]]
    await thief.close()
    await end.close()


async def test_a_learner_is_no_agent(ani):
    socket = open_socket(path=PATH)
    await socket.connect()
    data = {"token": await token_of(ani), "as_agent": True}
    await socket.send_json_to({"event": "initSocket", "data": data, "ack": 1})
    frame = await socket.receive_json_from()
    assert (frame["event"], frame["data"]["code"]) == ("error", 403)
    await socket.disconnect()


async def test_a_sign_in_that_is_over_closes_the_socket():
    socket = open_socket(path=PATH)
    await socket.connect()
    await socket.send_json_to({"event": "initSocket", "data": {"token": "palsu"}, "ack": 1})
    frame = await socket.receive_json_from()
    assert frame["data"]["code"] == 401
    await socket.disconnect()


async def test_visitors_hear_nothing_of_notes(solved, agus):
    console = await agent_of(agus)
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    caller = Caller(agus, base="/api/backoffice/v1")
    await sync(caller.post)(f"/chats/{uuid}/claim")
    await sync(caller.post)(f"/chats/{uuid}/notes", json_body={"content": "rahasia @agus"})
    await console.get("ping")
    await end.get("ping")
    assert "rahasia" not in json.dumps(end.news)
    assert (await console.heard("mention"))["content"] == "rahasia @agus"
    found = await sync(caller.get)(f"/chats/{uuid}")
    assert [note["content"] for note in found.results["notes"]] == ["rahasia @agus"]
    await end.close()
    await console.close()


async def test_too_many_messages_have_to_wait(solved, monkeypatch):
    end, started = await start(solved, "agen")
    monkeypatch.setattr("duxi.chat.events.messages.MESSAGES", limits.Limit("test", times=2, seconds=30))
    uuid = started["conversation"]["uuid"]
    for n in range(2):
        await end.get("sendMessage", conversation_uuid=uuid, content="a", client_id=f"n{n}")
    before = await numbers()
    refused = await end.refused("sendMessage", conversation_uuid=uuid, content="a", client_id="n3")
    assert refused[0] == 429
    assert await numbers() == before
    await end.close()


def png(width=4, height=4):
    file = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(file, "PNG")
    return file.getvalue()


def bomb():
    """A PNG that claims 30,000 × 30,000 pixels in a few bytes."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    body = zlib.compress(b"\0" * 100_000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


async def upload(end, uuid, content, name="foto.png", part=32_768):
    made = await end.get("createFile", conversation_uuid=uuid, name=name, size_total=len(content))
    for offset in range(0, len(content), part):
        chunk = base64.b64encode(content[offset : offset + part]).decode()
        await end.get("processFile", file_uuid=made["file_uuid"], offset=offset, chunk=chunk)
    return made["file_uuid"]


async def test_an_image_is_stored_anew_and_opened_by_its_link(solved):
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    file = await upload(end, uuid, png(300, 200))
    done = await end.get("finishFile", file_uuid=file)
    sent = await end.get("sendFile", conversation_uuid=uuid, file_uuid=file, client_id="f1")
    again = await end.get("sendFile", conversation_uuid=uuid, file_uuid=file, client_id="f1")
    assert sent["message"]["uuid"] == again["message"]["uuid"]
    assert sent["message"]["type"] == "image"
    path, _sign, query = done["file_url"].removeprefix("/api/v1").partition("?signature=")
    opened = await sync(Caller().get)(path, signature=query.replace("%3A", ":"))
    assert (opened.status, opened.response["Content-Type"]) == (200, "image/jpeg")
    assert (await sync(Caller().get)(path, signature="palsu")).status == 403
    other = path.replace(file, "6f0d3c1e-8f0a-4c59-9d8e-000000000000")
    assert (await sync(Caller().get)(other, signature=query.replace("%3A", ":"))).status == 403
    await end.close()


async def test_an_upload_goes_on_where_it_stopped(solved):
    content = png(400, 300) + b"\0" * 40_000
    end, started = await start(solved, "agen")
    uuid, token = started["conversation"]["uuid"], started["session_token"]
    made = await end.get("createFile", conversation_uuid=uuid, name="a.png", size_total=len(content))
    file = made["file_uuid"]
    first = base64.b64encode(content[:20_000]).decode()
    await end.get("processFile", file_uuid=file, offset=0, chunk=first)
    await end.close()
    again, _hello = await connect(chat_token=token)
    assert (await again.get("resumeFile", file_uuid=file))["size_wrote"] == 20_000
    repeated = await again.get("processFile", file_uuid=file, offset=0, chunk=first)
    assert repeated["size_wrote"] == 20_000
    skipped = base64.b64encode(content[30_000:31_000]).decode()
    refused = await again.refused("processFile", file_uuid=file, offset=30_000, chunk=skipped)
    assert refused == (409, "Bagian file tidak berurutan. Lanjutkan dari posisi terakhir.")
    assert await again.refused("finishFile", file_uuid=file) == (409, "File belum terunggah seluruhnya.")
    await again.get("cancelFile", file_uuid=file)
    assert await sync(lambda: Attachment.objects.get().status)() == "cancelled"
    await again.close()


@pytest.mark.parametrize("name", ["virus.svg", "a.exe", "png", "a.png.html"])
async def test_other_names_are_refused_before_a_byte_is_sent(name, solved):
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    refused = await end.refused("createFile", conversation_uuid=uuid, name=name, size_total=10)
    assert refused == (415, "Format file tidak valid !")
    assert not await sync(Attachment.objects.exists)()
    await end.close()


async def test_more_than_two_megabytes_are_refused_before_a_byte_is_sent(solved):
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    refused = await end.refused("createFile", conversation_uuid=uuid, name="a.png", size_total=2_097_153)
    assert refused == (413, "Ukuran file maksimal 2 MB !")
    await end.close()


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', (415, "Format file tidak valid !")),
        (b"\x89PNG\r\n\x1a\n<script>alert(1)</script>", (415, "Format file tidak valid !")),
        (bomb(), (413, "Ukuran file maksimal 2 MB !")),
    ],
    ids=["svg", "html", "bomb"],
)
async def test_what_is_no_picture_is_refused_and_forgotten(content, refusal, solved):
    end, started = await start(solved, "agen")
    uuid = started["conversation"]["uuid"]
    file = await upload(end, uuid, content)
    assert await end.refused("finishFile", file_uuid=file) == refusal
    assert (await end.refused("sendFile", conversation_uuid=uuid, file_uuid=file, client_id="s"))[0] == 422
    folder = settings.PRIVATE_ROOT / "chat"
    assert await sync(lambda: list(folder.iterdir()))() == []
    assert await sync(lambda: Conversation.objects.get().attachments.get().path)() == ""
    await end.close()


async def test_silent_connections_are_closed(monkeypatch):
    monkeypatch.setattr("duxi.chat.consumers.INIT_SECONDS", 0.02)
    socket = open_socket(path=PATH)
    await socket.connect()
    assert await close_code(socket) == 4408
