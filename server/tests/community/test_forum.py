"""The forum: who sees what, replies on two levels, stubs, best answers, notices without doubles."""

import json
import re
from datetime import timedelta

import pytest

from duxi.community.models import Discussion, Follow, Like, Reply
from duxi.core.clock import at, now
from duxi.growth.models import PointCause, PointEntry
from duxi.notices.models import Notification
from tests.growth.made import rule

pytestmark = pytest.mark.django_db


def detail(as_, person, path):
    answer = as_(person).get(path)
    assert answer.status == 200, answer.body
    return answer.results


def notices_of(person):
    return list(Notification.objects.filter(user=person).order_by("pk").values_list("template", flat=True))


def test_a_discussion_is_asked_answered_and_listed(as_, ani, budi, ask, answer_to):
    path = ask(ani, title="Indeks mana?", body="Saya **bingung**.", topic="question")
    reply = answer_to(budi, path)
    nested = answer_to(ani, path, "Terima kasih!", parent_uuid=reply.rpartition("/")[2])
    beside = answer_to(budi, path, "Sama-sama.", parent_uuid=nested.rpartition("/")[2])
    found = detail(as_, ani, path)
    assert (found["html"], found["reply_count"]) == ("<p>Saya <strong>bingung</strong>.</p>", 3)
    assert [row["author"]["name"] for row in found["replies"]] == ["Budi"]
    children = found["replies"][0]["children"]
    assert [child["html"] for child in children] == ["<p>Terima kasih!</p>", "<p>Sama-sama.</p>"]
    assert beside.rpartition("/")[2] == children[1]["uuid"]
    row = as_(budi).get("/forum/discussions").results["rows"][0]
    assert (row["title"], row["excerpt"], row["is_followed"]) == ("Indeks mana?", "Saya bingung.", True)


def test_lists_are_five_a_page_and_filtered(as_, ani, budi, ask, answer_to):
    paths = [ask(ani, title=f"Diskusi nomor {n}", topic="career" if n == 2 else "question") for n in range(5)]
    mine = ask(budi, title="Milik Budi")
    answer_to(budi, paths[0])
    as_(budi).post(f"{paths[1]}/follow")

    def titles(person, field, value=True):
        rules = json.dumps([{"field": field, "op": "eq", "value": value}])
        found = as_(person).get("/forum/discussions", filterRules=rules).results
        return {row["title"] for row in found["rows"]}

    whole = as_(ani).get("/forum/discussions").results
    assert (len(whole["rows"]), whole["total"]) == (5, 6)
    assert whole["rows"][0]["title"] == "Diskusi nomor 0"
    assert titles(budi, "mine") == {"Milik Budi"}
    assert titles(budi, "followed") == {"Milik Budi", "Diskusi nomor 0", "Diskusi nomor 1"}
    assert "Diskusi nomor 0" not in titles(budi, "unanswered")
    assert titles(ani, "topic", "career") == {"Diskusi nomor 2"}
    assert as_(budi).get("/forum/history").results["total"] == 2
    assert mine


def test_only_participants_see_a_classs_discussions(as_, ani, budi, citra, tono, class_, ask):
    path = ask(ani, product_id=class_.pk)
    assert detail(as_, budi, path)["subject"]["title"] == "Kelas SQL"
    assert detail(as_, tono, path)
    assert as_(citra).get(path).status == 404
    assert as_(citra).get("/forum/discussions").results["total"] == 0
    for verb in ("like", "follow", "reply", "report"):
        form = {"body": "Halo semua", "reason": "spam"}
        assert as_(citra).post(f"{path}/{verb}", form).status == 404
    answer = as_(citra).post(
        "/forum/discussions", {"title": "Boleh ikut?", "body": "Halo", "product_id": class_.pk}
    )
    assert answer.errors == {"product_id": ["Anda bukan peserta kelas ini."]}
    assert Discussion.objects.count() == 1
    assert as_(ani).get("/forum/scopes").results["rows"][0]["product_id"] == class_.pk


def test_likes_count_once(as_, ani, budi, ask, answer_to):
    path = ask(ani)
    reply = answer_to(ani, path)
    for target in (path, reply):
        assert [as_(budi).post(f"{target}/like").results["like_count"] for _n in range(2)] == [1, 1]
    assert detail(as_, budi, path)["is_liked"] is True
    assert detail(as_, ani, path)["is_liked"] is False
    assert as_(budi).post(f"{path}/unlike").results["like_count"] == 0
    assert Like.objects.count() == 1


def test_floods_of_likes_are_stopped(as_, ani, budi, ask):
    path = ask(ani)
    answers = [as_(budi).post(f"{path}/{verb}") for _time in range(31) for verb in ("like", "unlike")]
    assert {answer.status for answer in answers[:60]} == {200}
    assert {answer.status for answer in answers[60:]} == {429}
    assert detail(as_, ani, path)["like_count"] == 0


def test_deleted_posts_leave_stubs_where_replies_stand(as_, ani, budi, ask, answer_to):
    path = ask(ani)
    reply = answer_to(budi, path)
    nested = answer_to(ani, path, "Terima kasih", parent_uuid=reply.rpartition("/")[2])
    assert as_(ani).delete(reply).message == "Anda hanya dapat mengubah tulisan Anda sendiri."
    assert as_(budi).delete(reply).status == 200
    stub = detail(as_, ani, path)["replies"][0]
    assert (stub["is_deleted"], stub["author"], stub["html"]) == (True, None, "")
    assert len(stub["children"]) == 1
    assert as_(ani).delete(nested).status == 200
    assert detail(as_, ani, path)["replies"] == []
    answer_to(budi, path, "Masih ada yang bertanya?")
    assert as_(ani).delete(path).status == 200
    found = detail(as_, budi, path)
    assert (found["is_deleted"], found["html"], found["can_reply"]) == (True, "", False)
    assert as_(ani).get("/forum/discussions").results["total"] == 0
    answer = as_(budi).post(f"{path}/reply", {"body": "Halo?"})
    assert (answer.status, answer.message) == (409, "Diskusi ini sudah dihapus.")


def test_moderators_remove_with_a_reason_that_the_author_hears(as_, ani, budi, moderator, ask, answer_to):
    path = ask(ani)
    reply = answer_to(budi, path)
    answer = as_(moderator).delete(reply)
    assert answer.errors == {"reason": ["Tulis alasan penghapusan."]}
    assert as_(moderator).delete(reply, reason="Iklan").status == 200
    assert notices_of(budi) == ["forum.removed"]
    assert detail(as_, ani, path)["replies"] == []


def test_edits_are_shown(as_, ani, budi, ask):
    path = ask(ani)
    assert as_(ani).post(f"{path}/edit", {"title": "Judul baru", "body": "Isi _baru_"}).status == 200
    found = detail(as_, budi, path)
    assert (found["title"], found["html"]) == ("Judul baru", "<p>Isi <em>baru</em></p>")
    assert found["edited_at"] is not None
    assert as_(budi).post(f"{path}/edit", {"title": "Bajakan", "body": "Isi"}).status == 403
    assert Discussion.objects.get().title == "Judul baru"


def test_the_asker_gets_one_notice_until_they_have_looked(as_, ani, budi, citra, ask, answer_to):
    path = ask(ani)
    answer_to(budi, path)
    answer_to(citra, path)
    answer_to(budi, path, "Tambahan")
    assert notices_of(ani) == ["forum.replied"]
    assert notices_of(budi) == ["forum.replied"]
    detail(as_, ani, path)
    answer_to(citra, path, "Satu lagi")
    assert notices_of(ani) == ["forum.replied", "forum.replied"]
    assert as_(ani).get(path, live="true").status == 200
    answer_to(budi, path, "Dibaca langsung")
    assert len(notices_of(ani)) == 2
    as_(ani).post(f"{path}/unfollow")
    detail(as_, ani, path)
    answer_to(citra, path, "Dan satu lagi")
    assert len(notices_of(ani)) == 2
    assert not Follow.objects.filter(user=ani).exists()


def test_who_is_named_hears_of_that_alone(as_, ani, budi, citra, class_, ask, answer_to):
    path = ask(ani, product_id=class_.pk)
    answer_to(budi, path, "Coba tanya @ani dan @citra, bukan surel x@budi.id")
    assert notices_of(ani) == ["forum.mentioned"]
    assert notices_of(citra) == []
    assert notices_of(budi) == []


def test_the_best_answer_earns_points_and_loses_them(
    as_, ani, budi, citra, ask, answer_to, django_capture_on_commit_callbacks
):
    rule(PointCause.BEST_ANSWER, points=30)
    path = ask(ani)
    first, second = answer_to(budi, path), answer_to(citra, path)
    assert as_(budi).post(f"{first}/best").message == (
        "Hanya pembuat diskusi yang dapat memilih jawaban terbaik."
    )
    with django_capture_on_commit_callbacks(execute=True):
        assert as_(ani).post(f"{first}/best").results == {"is_best": True}
    assert [row["is_best"] for row in detail(as_, ani, path)["replies"]] == [True, False]
    with django_capture_on_commit_callbacks(execute=True):
        as_(ani).post(f"{second}/best")
    entries = PointEntry.objects.order_by("pk").values_list("account__user__username", "amount")
    assert list(entries) == [("budi", 30), ("budi", -30), ("citra", 30)]
    assert notices_of(budi)[-1] == "forum.best_answer"


def test_locked_and_slow_discussions(as_, ani, budi, moderator, ask, answer_to):
    path = ask(ani)
    form = {"is_pinned": 1, "is_locked": 0, "slow_seconds": 60}
    assert as_(ani).post(f"{path}/moderate", form).status == 403
    assert as_(moderator).post(f"{path}/moderate", form).status == 200
    answer_to(budi, path)
    answer = as_(budi).post(f"{path}/reply", {"body": "Lagi"})
    assert answer.status == 429
    assert answer.message.startswith("Diskusi ini memakai mode lambat.")
    with at(now() + timedelta(seconds=61)):
        answer_to(budi, path, "Lagi")
    as_(moderator).post(f"{path}/moderate", {"is_locked": 1})
    answer = as_(ani).post(f"{path}/reply", {"body": "Masih?"})
    assert (answer.status, answer.message) == (409, "Diskusi ini sudah dikunci.")
    answer_to(moderator, path, "Kami tutup.")
    assert Reply.objects.count() == 3


def test_new_accounts_begin_slowly(as_, ani):
    for n in range(5):
        assert as_(ani).post("/forum/discussions", {"title": f"Judul {n} ya", "body": "Isi"}).status == 200
    assert as_(ani).post("/forum/discussions", {"title": "Judul lagi", "body": "Isi"}).status == 429
    assert Discussion.objects.count() == 5


def test_the_same_key_writes_once(as_, ani):
    caller = as_(ani).with_headers(Idempotency_Key="k")
    form = {"title": "Sekali saja", "body": "Isi"}
    assert caller.post("/forum/discussions", form).results == caller.post("/forum/discussions", form).results
    assert Discussion.objects.count() == 1


@pytest.mark.parametrize(
    "attack",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[klik](javascript:alert(1))",
        "[klik](JaVaScRiPt:alert(1))",
        "[klik](data:text/html;base64,PHNjcmlwdD4=)",
        '![x](x" onerror="alert(1))',
        "<svg/onload=alert(1)>",
        "<iframe src=//evil.example></iframe>",
        "[x](vbscript:msgbox(1))",
        '<a href="java\nscript:alert(1)">x</a>',
        "`<script>alert(1)</script>`",
        '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
        "[a]: javascript:alert(1)\n[a]",
        '<https://x.example/" onmouseover="alert(1)>',
        "<style>*{display:none}</style>",
        "&lt;script&gt;alert(1)&lt;/script&gt;",
    ],
)
def test_no_markdown_runs_anything(as_, ani, ask, attack):
    html = detail(as_, ani, ask(ani, body=f"Halo {attack}"))["html"]
    lowered = html.lower()
    for bad in ("<script", "<img", "<svg", "<iframe", "<style", "<math"):
        assert bad not in lowered
    links = re.findall(r'<a [^>]*href="([^"]*)"', lowered)
    assert all(link.startswith(("https://", "http://", "mailto:")) for link in links)
    tags = lowered.split("<")[1:]
    assert not any(" on" in tag.split(">")[0] and "=" in tag.split(">")[0] for tag in tags)


def test_the_list_needs_few_queries(as_, ani, budi, ask, answer_to, django_assert_max_num_queries):
    for n in range(4):
        answer_to(budi, ask(ani, title=f"Judul {n} ya"))
    headers = as_(ani)._all_headers()
    caller = as_().with_headers(Authorization=headers["Authorization"])
    with django_assert_max_num_queries(4):
        assert len(caller.get("/forum/discussions").results["rows"]) == 4
