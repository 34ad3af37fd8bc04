"""Whom one may mention: who writes where one reads, and the participants of one's class."""

import pytest
from asgiref.sync import sync_to_async as sync

from duxi.community.actions.reactions import like, unlike
from duxi.community.actions.replies import reply
from duxi.community.models import Discussion
from duxi.reference.models import CompetencyUnit
from tests.community.conftest import take_part
from tests.factories import BlueprintFactory
from tests.notices.sockets import QUIET, listen, token_of

pytestmark = pytest.mark.django_db


def names(as_, person, words, **more):
    answer = as_(person).get("/forum/people", q=words, **more)
    return [row["username"] for row in answer.results["rows"]]


def test_people_are_found_where_they_write(as_, someone, ani, budi, citra, class_, ask, answer_to):
    stranger = someone("bunga")
    path = ask(ani)
    assert names(as_, ani, "bu") == []
    answer_to(budi, path)
    assert names(as_, ani, "BU") == ["budi"]
    inside = ask(ani, product_id=class_.pk)
    take_part(stranger, class_)
    assert names(as_, ani, "bu", discussion_uuid=inside.rpartition("/")[2]) == ["budi", "bunga"]
    assert names(as_, ani, "bu", product_id=class_.pk) == ["budi", "bunga"]
    assert names(as_, citra, "bu", product_id=class_.pk) == ["budi"]
    assert names(as_, ani, "ani") == []


def test_units_are_found_and_written_about(as_, ani, ask):
    BlueprintFactory(unit_count=1)
    unit = CompetencyUnit.objects.first()
    rows = as_(ani).get("/forum/units", q=unit.code[:4]).results["rows"]
    assert {"code": unit.code, "name": unit.name} in rows
    path = ask(ani, unit_code=unit.code)
    assert as_(ani).get(path).results["subject"]["code"] == unit.code
    answer = as_(ani).post("/forum/discussions", {"title": "Unit apa?", "body": "Isi", "unit_code": "TIDAK"})
    assert answer.errors == {"unit_code": ["Unit kompetensi tidak ditemukan."]}


async def watch(tab, path):
    data = {"subject": "discussion", "key": path.rpartition("/")[2]}
    await tab.send_json_to({"event": "watch", "data": data})
    frame = await tab.receive_json_from()
    assert frame["event"] == "watching"
    return frame["data"]["is_on"]


async def test_readers_hear_at_once(ani, budi, citra, class_, ask, django_capture_on_commit_callbacks):
    path = await sync(ask)(ani, product_id=class_.pk)
    tab, _data = await listen(await token_of(budi))
    stranger, _data = await listen(await token_of(citra))
    assert await watch(tab, path) is True
    assert await watch(stranger, path) is False
    assert await watch(stranger, "discussion/bukan-uuid") is False

    @sync
    def answer():
        with django_capture_on_commit_callbacks(execute=True):
            reply(discussion=Discussion.objects.get(), author=ani, body="Satu lagi")

    await answer()
    frame = await tab.receive_json_from()
    while frame["event"] == "unread":
        frame = await tab.receive_json_from()
    assert frame == {"event": "changed", "data": {"subject": "discussion", "key": path.rpartition("/")[2]}}
    assert await stranger.receive_nothing(QUIET)
    for one in (tab, stranger):
        await one.disconnect()


async def test_a_like_is_heard_by_other_readers(ani, budi, ask, django_capture_on_commit_callbacks):
    path = await sync(ask)(ani)
    tab, _data = await listen(await token_of(budi))
    assert await watch(tab, path) is True

    @sync
    def changed(action):
        with django_capture_on_commit_callbacks(execute=True):
            return action(user=ani, post=Discussion.objects.get())

    key = path.rpartition("/")[2]
    for action, count in ((like, 1), (unlike, 0)):
        assert await changed(action) == count
        heard = await tab.receive_json_from()
        assert heard == {"event": "changed", "data": {"subject": "discussion", "key": key}}
    await tab.disconnect()
