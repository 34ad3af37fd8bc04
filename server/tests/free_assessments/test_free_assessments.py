"""Free assessments: from the first click without an account to a result that one account keeps."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.core.secrets import digest
from duxi.exams.actions.free_assessments import claim, forget_unclaimed
from duxi.exams.models import Attempt, Blueprint, Question
from tests.caller import Caller
from tests.exam_bank import make_blueprint
from tests.races import each_at_once, without_failures

HEADER = "X-Free-Assessment-Authorization"
GONE = "Hasil asesmen gratis ini sudah tidak tersedia."

pytestmark = pytest.mark.django_db


@pytest.fixture
def free(db) -> Blueprint:
    blueprint = make_blueprint()
    Blueprint.objects.filter(pk=blueprint.pk).update(policy="free-assessment", duration_minutes=10)
    blueprint.refresh_from_db()
    return blueprint


@pytest.fixture
def base(free) -> str:
    return f"/public/free-assessments/{free.job_role.slug}/{free.uuid}"


@pytest.fixture
def token(as_, base, solved) -> str:
    return begin(as_(), base, solved)


def begin(visitor: Caller, base: str, solved) -> str:
    started = visitor.post(f"{base}/start", {"captcha": solved()})
    assert started.status == 200, started.body
    return str(started.results["token"])


def inside(token: str) -> Caller:
    return Caller(headers={HEADER: f"Bearer {token}"})


def answer_all(room: Caller, base: str, *, option: int) -> None:
    """Give every question its n-th option, in the order of the bank."""
    for question in room.get(f"{base}/questions").results["rows"]:
        chosen = question["answers"][option]["answ_uuid"]
        saved = room.post(f"{base}/answer", {"ques_uuid": question["ques_uuid"], "answ_uuid": chosen})
        assert (saved.status, saved.message) == (200, "Jawaban tersimpan")


def test_what_anybody_may_sit(as_, free):
    (row,) = as_().get("/public/free-assessments").results["rows"]
    assert row == {
        "uuid": str(free.uuid),
        "title": "Asesmen Analis Uji",
        "job_role": {"slug": "analis-uji", "name": "Analis Uji"},
        "job_role_family": free.job_role.family,
        "duration_minutes": 10,
        "question_count": 3,
        "units": ["Unit 1", "Unit 2"],
    }
    Question.objects.filter(code="S3").update(is_active=False)
    (row,) = as_().get("/public/free-assessments").results["rows"]
    assert row["question_count"] == 2, "what is retired is not asked"


def test_a_visitor_sits_it_and_reads_the_result(base, token):
    room = inside(token)
    questions = room.get(f"{base}/questions").results["rows"]
    assert [row["category"] for row in questions] == ["Unit 1", "Unit 1", "Unit 2"]
    assert {key for row in questions for one in row["answers"] for key in one} == {
        "answ_uuid",
        "answ_text",
        "answ_selected",
    }, "never a key"
    answer_all(room, base, option=1)  # right but for the first question
    ended = room.post(f"{base}/end")
    assert (ended.status, ended.message) == (200, "Sesi assesmen telah berakhir")
    result = room.get(f"{base}/result").results
    assert (result["is_free"], result["participant"], result["earlier"]) == (True, "", None)
    assert [(u["achieved_level"], u["right"], u["partly"], u["wrong"]) for u in result["units"]] == [
        (0, 1, 0, 1),
        (1, 1, 0, 0),
    ]
    assert room.get(f"{base}/questions").status == 496, "the room is closed"


def test_without_the_token_nobody_gets_in(as_, ani, base, token):
    for stranger in (as_(), as_(ani), inside("salah")):
        refused = stranger.get(f"{base}/questions")
        assert (refused.status, refused.message) == (496, "Sesi asesmen anda telah berakhir")


def test_a_start_needs_a_captcha_and_twenty_an_hour_are_enough(as_, base, solved, monkeypatch):
    assert as_().post(f"{base}/start", {"captcha": "salah"}).status == 400
    assert not Attempt.objects.exists()
    for _ in range(20):
        begin(as_(), base, solved)
    late = as_().post(f"{base}/start", {"captcha": solved()})
    assert late.status == 429
    assert Attempt.objects.count() == 20


def test_an_account_keeps_the_result_once(as_, ani, budi, base, token):
    answer_all(inside(token), base, option=1)
    early = as_(ani).post("/public/free-assessments/claim", {"token": token})
    assert (early.status, early.message) == (404, GONE), "it still runs"
    inside(token).post(f"{base}/end")
    kept = as_(ani).post("/public/free-assessments/claim", {"token": token})
    again = as_(ani).post("/public/free-assessments/claim", {"token": token})
    assert kept.results == again.results
    late = as_(budi).post("/public/free-assessments/claim", {"token": token})
    assert (late.status, late.message) == (404, GONE)
    (attempt,) = Attempt.objects.all()
    assert attempt.participant == ani
    assert inside(token).get(f"{base}/result").status == 496, "the token speaks no more"
    own = as_(ani).get("/assessments/result", sesi_uuid=kept.results["sesi_uuid"])
    assert (own.results["participant"], own.results["is_free"]) == (ani.fullname, True)
    assert as_(budi).get("/assessments/result", sesi_uuid=kept.results["sesi_uuid"]).status == 404


def test_a_claimed_result_is_listed_for_its_owner(as_, ani, budi, base, token):
    answer_all(inside(token), base, option=1)
    inside(token).post(f"{base}/end")
    assert as_(ani).get("/assessments/my-free-results").results == {"rows": [], "total": 0}
    uuid = as_(ani).post("/public/free-assessments/claim", {"token": token}).results["sesi_uuid"]
    (row,) = as_(ani).get("/assessments/my-free-results").results["rows"]
    attempt = Attempt.objects.get()
    listed = (row["sesi_uuid"], row["title"], row["job_role"], row["score"])
    assert listed == (uuid, attempt.blueprint.title, attempt.blueprint.job_role.name, attempt.score)
    assert as_(budi).get("/assessments/my-free-results").results["total"] == 0


def test_the_next_result_is_compared_with_it(as_, ani, base, solved):
    for option in (1, 0):
        token = begin(as_(), base, solved)
        answer_all(inside(token), base, option=option)
        inside(token).post(f"{base}/end")
        uuid = as_(ani).post("/public/free-assessments/claim", {"token": token}).results["sesi_uuid"]
    result = as_(ani).get("/assessments/result", sesi_uuid=uuid).results
    assert (result["product_slug"], result["passing_percent"]) == ("", 60)
    earlier = result["earlier"]
    assert earlier["is_free"]
    first = Attempt.objects.order_by("pk").first()
    measured = as_(ani).get("/statistic-dimension").results["results"]
    assert [(row["sesi_uuid"], row["is_free"]) for row in measured] == [(str(first.uuid), True), (uuid, True)]
    assert earlier["sesi_uuid"] == str(first.uuid)
    assert earlier["units"] == [
        {"uk_code": "U.1", "achieved_level": 0, "score": 50.0},
        {"uk_code": "U.2", "achieved_level": 1, "score": 100.0},
    ]


def test_what_nobody_claims_is_forgotten_after_a_week(as_, ani, base, token, solved):
    inside(token).post(f"{base}/end")
    other = begin(as_(), base, solved)
    Attempt.objects.filter(token_hash=digest(token)).update(created_at=now() - timedelta(days=8))
    late = as_(ani).post("/public/free-assessments/claim", {"token": token})
    assert (late.status, late.message) == (404, GONE)
    assert forget_unclaimed() == 1
    assert [attempt.token_hash for attempt in Attempt.objects.all()] == [digest(other)]


def test_time_ends_it_by_itself(base, token):
    Attempt.objects.update(deadline_at=now() - timedelta(minutes=1))
    assert inside(token).get(f"{base}/questions").status == 496
    assert inside(token).get(f"{base}/result").results["end_reason"] == "timeout"


@pytest.mark.django_db(transaction=True)
def test_two_accounts_claim_at_the_same_moment(as_, ani, budi, base, token):
    inside(token).post(f"{base}/end")
    kept = each_at_once(lambda person: claim(user=person, token=token).participant_id, (ani, budi))
    winners = [one for one in without_failures(kept) if isinstance(one, int)]
    assert winners == [Attempt.objects.get().participant_id]


def test_an_overdue_free_assessment_can_be_claimed(as_, ani, base, token):
    answer_all(inside(token), base, option=1)
    Attempt.objects.update(deadline_at=now() - timedelta(minutes=1))
    kept = as_(ani).post("/public/free-assessments/claim", {"token": token})
    assert kept.status == 200
    attempt = Attempt.objects.get()
    assert (attempt.status, attempt.end_reason, attempt.participant) == ("finished", "timeout", ani)


def test_what_measures_no_role_is_not_among_them(as_, free):
    Blueprint.objects.create(
        code="TANPA", title="Tanpa peran", policy="free-assessment", duration_minutes=5, job_role=None
    )
    assert as_().get("/public/free-assessments").results["total"] == 1
