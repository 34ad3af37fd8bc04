"""A user can export all of their own conversations, and only those."""

import json
from io import BytesIO
from zipfile import ZipFile

import pytest
from django.conf import settings
from django.test import Client

from duxi.chat.fixtures import load_chats
from duxi.chat.models import ConversationNote
from duxi.files.downloads import downloads_of
from tests.caller import Caller

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(ani, budi, citra, dewi, agus):
    load_chats(settings.FIXTURES / "chats.yaml")


def test_a_copy_has_ones_own_chats_without_the_notes_of_agents(demo, ani):
    url = Caller(ani).get("/live-chats/copies").results["url"]
    answer = Client().get(url)
    assert answer["Content-Type"] == "application/zip"
    archive = ZipFile(BytesIO(b"".join(answer.streaming_content)))
    chats = json.loads(archive.read("percakapan.json"))
    assert len(chats) == 3
    assert chats[0]["rating"]["message"] == "Cepat dan ramah, terima kasih Mas Agus."
    assert [one["sequence"] for one in chats[0]["messages"]] == list(range(1, len(chats[0]["messages"]) + 1))
    text = archive.read("percakapan.json").decode()
    assert "Presensi hari kedua baru tercatat" in text
    assert "disusulkan oleh tim kelas" not in text, "a note of agents"
    assert "komplain, jadwal" not in text, "another person's chat"


def test_a_demo_note_stands_below_what_was_said_before_it(demo):
    for note in ConversationNote.objects.select_related("conversation"):
        earlier = note.conversation.messages.filter(created_at__lt=note.created_at)
        assert note.after_sequence == max(earlier.values_list("sequence", flat=True))


def test_a_link_opens_one_persons_copy(demo, ani, budi):
    url = Caller(ani).get("/live-chats/copies").results["url"]
    assert Client().get(url.replace(str(ani.uuid), str(budi.uuid))).status_code == 403
    assert Client().get(url.partition("?")[0]).status_code == 403


def test_a_copy_is_listed_in_the_downloads_of_its_learner(demo, ani, dewi):
    titles = [download.title for _source, download in downloads_of(ani)]
    assert "Semua percakapan Anda dengan Si Duxi" in titles
    assert not [source for source, _download in downloads_of(dewi) if source.name == "chats"]
