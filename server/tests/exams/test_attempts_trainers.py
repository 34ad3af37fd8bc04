"""Who sees which batches and sessions, and how staff keep them."""

from datetime import timedelta

import pytest
from guardian.shortcuts import assign_perm

from duxi.core.clock import now
from duxi.exams.models import Attempt, Batch, Blueprint
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import InstansiFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(staff_as, dewi):
    return staff_as(dewi)


@pytest.fixture
def trainer(staff_as, tono):
    return staff_as(tono)


@pytest.fixture
def batches():
    first = make_batch("B-1")
    return first, make_batch("B-2", blueprint=first.blueprint)


@pytest.fixture
def sessions(as_, ani, budi, batches):
    """Ani finished in the first batch, Budi still sits in the second."""
    give_access(ani, batches[0])
    give_access(budi, batches[1])
    first = enter(as_(ani))
    first.save("S1", 1)
    first.end()
    return first, enter(as_(budi))


def body(batch, **changes):
    return {
        "code": batch.code,
        "name": batch.name,
        "blueprint_id": batch.blueprint_id,
        "instansi_id": None,
        "opens_at": batch.opens_at.isoformat(),
        "closes_at": None,
        "accepts_public": False,
        "trainer_ids": [],
        "version": batch.version,
    } | changes


def test_staff_see_every_batch_with_its_figures(staff, sessions):
    listed = staff.get("/batches", sort="code", order="asc").results
    assert listed["total"] == 2
    shown = [
        (r["code"], r["participant_count"], r["finished_count"], r["average_score"]) for r in listed["rows"]
    ]
    assert shown == [("B-1", 1, 1, 18.75), ("B-2", 1, 0, None)]
    assert listed["rows"][0]["status"] == "running"


def test_a_trainer_sees_assigned_batches_only(trainer, tono, batches, sessions):
    assert trainer.get("/batches").results == {"rows": [], "total": 0, "is_total_exact": True}
    assign_perm("exams.attend_batch", tono, batches[0])
    assert [row["code"] for row in trainer.get("/batches").results["rows"]] == ["B-1"]
    assert trainer.get(f"/batches/{batches[0].pk}").results["trainers"] == [
        {"id": tono.pk, "fullname": "Tono"}
    ]
    rows = trainer.get("/sessions").results["rows"]
    assert [row["participant_name"] for row in rows] == ["Ani"]
    dashboard = trainer.get("/dashboard").results
    assert (dashboard["batch_count"], dashboard["session_count"], dashboard["finished_count"]) == (1, 1, 1)


def test_a_foreign_batch_or_session_looks_like_none(trainer, as_, tono, batches, sessions):
    assign_perm("exams.attend_batch", tono, batches[0])
    foreign = sessions[1].attempt
    learner = as_(tono)
    calls = [
        trainer.get(f"/batches/{batches[1].pk}"),
        trainer.get(f"/sessions/{foreign.pk}"),
        learner.get(f"/assessments/data-session/{foreign.uuid}/excel"),
        trainer.post(
            "/exports", json_body={"kind": "assessment-batch", "params": {"batch_id": batches[1].pk}}
        ),
    ]
    assert [(call.status, call.message) for call in calls] == [(404, "Data tidak ditemukan.")] * 4


def test_trainers_change_nothing(trainer, tono, batches):
    assign_perm("exams.attend_batch", tono, batches[0])
    assert trainer.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], name="Baru")).status == 403
    assert trainer.post("/batches", json_body=body(batches[0], code="B-9")).status == 403
    assert sorted(Batch.objects.values_list("code", "name")) == [
        ("B-1", "Angkatan B-1"),
        ("B-2", "Angkatan B-2"),
    ]


@pytest.mark.parametrize(
    "path", ["/batches", "/batches/1", "/sessions", "/sessions/1", "/dashboard", "/exports"]
)
def test_learners_stay_outside(staff_as, ani, path):
    assert staff_as(ani).get(path).status == 403
    assert staff_as().get(path).status == 401


def test_learners_have_no_data_session(as_, ani):
    assert as_(ani).get("/assessments/data-session").status == 403


def test_staff_assign_and_take_away_trainers(staff, trainer, tono, batches):
    added = staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], trainer_ids=[tono.pk]))
    assert added.status == 200, added.body
    assert added.message == "Perubahan berhasil disimpan."
    assert added.results["trainer_ids"] == [tono.pk]
    assert trainer.get("/batches").results["total"] == 1
    taken = staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], version=2))
    assert taken.results["trainer_ids"] == []
    assert trainer.get("/batches").results["total"] == 0


def test_only_trainers_can_be_assigned(staff, ani, batches):
    answer = staff.put(
        f"/batches/{batches[0].pk}", json_body=body(batches[0], trainer_ids=[ani.pk], name="Baru")
    )
    assert (answer.status, answer.errors) == (
        422,
        {"trainer_ids": ["Hanya pengajar aktif yang dapat ditugaskan."]},
    )
    batches[0].refresh_from_db()
    assert (batches[0].name, batches[0].version) == ("Angkatan B-1", 1)


def test_a_stale_change_is_refused(staff, batches):
    assert staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], name="Satu")).status == 200
    stale = staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], name="Dua"))
    assert (stale.status, stale.message) == (
        409,
        "Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi.",
    )
    assert Batch.objects.get(pk=batches[0].pk).name == "Satu"


def test_a_batch_is_created(staff, tono, batches):
    created = staff.post(
        "/batches", json_body=body(batches[0], code="B-3", name="Baru", trainer_ids=[tono.pk])
    )
    assert created.status == 200, created.body
    assert (created.results["version"], created.results["participant_count"]) == (1, 0)
    assert created.results["trainers"] == [{"id": tono.pk, "fullname": "Tono"}]


REFUSED = [
    ({"code": "B-2"}, "code", "Kode jadwal ini sudah dipakai."),
    ({"blueprint_id": 999_999}, "blueprint_id", "Pilihan tidak dikenal."),
    ({"instansi_id": 999_999}, "instansi_id", "Pilihan tidak dikenal."),
    ({"name": ""}, "name", "Wajib diisi."),
    ({"name": "nol\x00"}, "name", "Isian tidak sah."),
    ({"opens_at": "9999-12-31T23:59:59-12:00"}, "opens_at", "Isian tidak sah."),
    ({"opens_at": "2026-01-01T00:00:00"}, "opens_at", "Isian tidak sah."),
    ({"closes_at": "2000-01-01T00:00:00+07:00"}, "closes_at", "Waktu tutup harus setelah waktu buka."),
]


@pytest.mark.parametrize(("changes", "field", "text"), REFUSED)
def test_bad_batches_are_refused_by_field(staff, batches, changes, field, text):
    for answer in (
        staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], **changes)),
        staff.post("/batches", json_body=body(batches[0], **({"code": "B-9"} | changes))),
    ):
        assert (answer.status, answer.errors) == (422, {field: [text]})
    assert sorted(Batch.objects.values_list("code", "version")) == [("B-1", 1), ("B-2", 1)]


def test_the_assessment_of_a_batch_in_use_stays(staff, batches, sessions):
    other = Blueprint.objects.create(
        code="BP-X", title="Lain", job_role=batches[0].blueprint.job_role, duration_minutes=10
    )
    answer = staff.put(f"/batches/{batches[0].pk}", json_body=body(batches[0], blueprint_id=other.pk))
    assert (answer.status, answer.message) == (
        409,
        "Jadwal ini sudah memiliki peserta sehingga asesmennya tidak dapat diganti.",
    )


def test_batch_status_follows_its_times(staff, batches):
    later, ago = now() + timedelta(days=2), now() - timedelta(hours=1)
    Batch.objects.filter(pk=batches[0].pk).update(opens_at=later)
    Batch.objects.filter(pk=batches[1].pk).update(closes_at=ago)
    rows = staff.get("/batches", sort="code|asc").results["rows"]
    assert [row["status"] for row in rows] == ["upcoming", "closed"]
    only = staff.get("/batches", filterRules='[{"field": "status", "op": "eq", "value": "closed"}]')
    assert [row["code"] for row in only.results["rows"]] == ["B-2"]


def test_session_detail_equals_the_summary(staff, as_, ani, sessions):
    attempt = sessions[0].attempt
    shown = staff.get(f"/sessions/{attempt.pk}").results
    summary = as_(ani).get("/assessments/result", sesi_uuid=attempt.uuid).results
    of_learners = ("right", "partly", "wrong", "points_right", "points_partly", "points_lost", "points_all")
    units = [{name: unit[name] for name in unit if name not in of_learners} for unit in summary["units"]]
    for step in (step for unit in units for step in unit["steps"]):
        del step["questions"], step["right"]
    assert shown["units"] == units
    for name in ("score", "answered", "total", "competent_count", "duration_minutes"):
        assert shown[name] == summary[name]
    assert shown["unit_count"] == 2


def test_a_running_session_has_no_end(staff, sessions):
    shown = staff.get(f"/sessions/{sessions[1].attempt.pk}").results
    assert (shown["status"], shown["ended_at"], shown["end_reason"], shown["score"]) == (
        "running",
        None,
        None,
        None,
    )
    assert (shown["answered"], shown["total"], shown["units"]) == (0, 4, [])


SESSION_FILTERS = [
    ('[{"field": "status", "op": "eq", "value": "finished"}]', ["Ani"]),
    ('[{"field": "participant_name", "op": "contains", "value": "bud"}]', ["Budi"]),
]


@pytest.mark.parametrize(("rules", "names"), SESSION_FILTERS)
def test_sessions_are_filtered(staff, sessions, rules, names):
    rows = staff.get("/sessions", filterRules=rules).results["rows"]
    assert [row["participant_name"] for row in rows] == names


def test_sessions_of_one_batch(staff, as_, dewi, batches, sessions):
    rules = f'[{{"field": "batch_id", "op": "eq", "value": {batches[1].pk}}}]'
    for listed in (
        staff.get("/sessions", filterRules=rules),
        as_(dewi).get("/assessments/data-session", filterRules=rules),
    ):
        assert [row["participant_name"] for row in listed.results["rows"]] == ["Budi"]


def test_the_dashboard_shows_the_last_two_weeks(staff, sessions):
    shown = staff.get("/dashboard").results
    assert len(shown["sessions_by_day"]) == 14
    assert shown["sessions_by_day"][-1] == {"date": now().date().isoformat(), "started": 2, "finished": 1}
    assert (shown["batch_count"], shown["session_count"], shown["average_score"]) == (2, 2, 18.75)
    assert [(u["uk_code"], u["achieved_level"], u["required_level"]) for u in shown["units"]] == [
        ("U.1", 1.0, 3.0),
        ("U.2", 0.0, 1.0),
    ]
    moments = [one["ended_at"] or one["started_at"] for one in shown["recent_sessions"]]
    assert moments == sorted(moments, reverse=True)


def test_the_latest_sessions_stand_by_the_moment_that_is_shown(staff, sessions):
    finished = Attempt.objects.get(status="finished")
    running = Attempt.objects.exclude(pk=finished.pk).get(started_at__isnull=False)
    Attempt.objects.filter(pk=finished.pk).update(ended_at=now(), started_at=now() - timedelta(hours=2))
    Attempt.objects.filter(pk=running.pk).update(started_at=now() - timedelta(hours=1))
    assert staff.get("/dashboard").results["recent_sessions"][0]["id"] == finished.pk


def test_the_dashboard_compares_agencies(staff, trainer, batches, sessions):
    finished = Attempt.objects.get(status="finished")
    average = float(finished.score)
    rows = staff.get("/dashboard").results["instansi"]
    assert rows == [{"instansi_name": None, "finished": 1, "average_score": average}]
    Batch.objects.filter(pk=finished.batch_id).update(instansi=InstansiFactory(name="Kota Contoh"))
    assert trainer.get("/dashboard").results["instansi"] == []  # of their own batches alone
    (row,) = staff.get("/dashboard").results["instansi"]
    assert (row["instansi_name"], row["finished"], row["average_score"]) == ("Kota Contoh", 1, average)


def test_the_dashboard_names_the_best_agency_first(staff, batches, sessions):
    sessions[1].end()
    for batch, name, score in zip(batches, ("Kota Satu", "Kota Dua"), (40, 90), strict=True):
        Batch.objects.filter(pk=batch.pk).update(instansi=InstansiFactory(name=name))
        Attempt.objects.filter(batch=batch).update(score=score)
    rows = staff.get("/dashboard").results["instansi"]
    assert [(row["instansi_name"], row["average_score"]) for row in rows] == [
        ("Kota Dua", 90),
        ("Kota Satu", 40),
    ]


@pytest.mark.parametrize(("path", "budget"), [("/batches", 12), ("/sessions", 10), ("/dashboard", 15)])
def test_query_budgets(staff, batches, sessions, django_assert_max_num_queries, path, budget):
    for number in range(3, 9):
        make_batch(f"B-{number}", blueprint=batches[0].blueprint)
    with django_assert_max_num_queries(budget):
        assert staff.get(path).status == 200
