"""Tasks: what repeats, what closes by itself, what two people do at the same moment."""

from datetime import date, timedelta

import pytest

from duxi.core.clock import local, now
from duxi.notices.models import Notification
from duxi.workspace import tasks as jobs
from duxi.workspace.models import Task, TaskRepeat
from duxi.workspace.repeats import next_due

pytestmark = pytest.mark.django_db
TODAY = date(2026, 1, 1)


@pytest.mark.parametrize(
    ("due_on", "repeats", "day", "today", "expected"),
    [
        ("2026-01-10", "daily", None, "2026-01-10", "2026-01-11"),
        ("2026-01-10", "daily", None, "2026-01-20", "2026-01-20"),
        ("2026-01-09", "weekdays", None, "2026-01-09", "2026-01-12"),
        ("2026-01-10", "weekdays", None, "2026-01-10", "2026-01-12"),
        ("2026-01-08", "weekdays", None, "2026-01-08", "2026-01-09"),
        ("2026-01-05", "weekly", None, "2026-01-07", "2026-01-12"),
        ("2026-01-05", "weekly", None, "2026-01-20", "2026-01-26"),
        ("2026-01-31", "monthly", 31, "2026-01-31", "2026-02-28"),
        ("2026-02-28", "monthly", 31, "2026-02-28", "2026-03-31"),
        ("2028-01-31", "monthly", 31, "2028-01-31", "2028-02-29"),
        ("2026-12-15", "monthly", 15, "2026-12-15", "2027-01-15"),
        ("2026-01-31", "monthly", 31, "2026-04-10", "2026-04-30"),
        ("2026-02-28", "monthly", 28, "2026-02-28", "2026-03-28"),
    ],
)
def test_next_turn(due_on, repeats, day, today, expected):
    found = next_due(date.fromisoformat(due_on), TaskRepeat(repeats), day, today=date.fromisoformat(today))
    assert found == date.fromisoformat(expected)


def test_closing_makes_the_next_one_once(staff_as, plan, move, dewi, fina):
    due = local(now()).date() + timedelta(days=2)
    task = plan(dewi, fina, due_on=due.isoformat(), repeats="weekly")
    assert move(fina, task, "done").message == "Tugas selesai."
    first = Task.objects.get(pk=task["id"])
    assert (first.status, first.closed_by) == ("done", fina)
    second = Task.objects.get(follows=first)
    assert (second.due_on, second.status, second.assignee) == (due + timedelta(days=7), "open", fina)
    assert move(fina, task, "open", first.version).status == 200
    assert move(fina, task, "done", first.version + 1).status == 200
    assert Task.objects.count() == 2
    reported = Notification.objects.filter(user=dewi).values_list("template", flat=True)
    assert list(reported) == ["task.closed", "task.closed"]
    assert list(Notification.objects.filter(user=fina).values_list("template", flat=True)) == [
        "task.assigned"
    ]


def test_the_second_mover_sees_the_conflict(plan, move, dewi, fina):
    task = plan(dewi, fina)
    assert move(dewi, task, "doing").status == 200
    second = move(fina, task, "waiting")
    sentence = "Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi."
    assert (second.status, second.message) == (409, sentence)
    assert Task.objects.get().status == "doing"


def test_tasks_of_others_look_missing(staff_as, plan, move, dewi, fina, tono):
    task = plan(fina, fina)
    assert staff_as(tono).get(f"/tasks/{task['id']}").status == 404
    assert staff_as(tono).delete(f"/tasks/{task['id']}").status == 404
    assert move(tono, task, "done").status == 404
    assert staff_as(tono).get("/tasks").results["total"] == 0
    assert staff_as(dewi).get("/tasks").results["total"] == 1
    assert Task.objects.get().status == "open"


def test_bad_input_changes_nothing(staff_as, dewi, ani):
    body = {"title": "Telepon", "assignee_id": dewi.pk}
    undated = staff_as(dewi).post("/tasks", json_body=body | {"repeats": "daily"})
    assert undated.errors == {"due_on": ["Tugas berulang memerlukan tenggat."]}
    outsider = staff_as(dewi).post("/tasks", json_body=body | {"assignee_id": ani.pk})
    assert outsider.errors == {"assignee_id": ["Pilih rekan yang masih aktif."]}
    link = {"link_resource": "orders", "link_id": "DX-000000-XXXXXX"}
    unlinked = staff_as(dewi).post("/tasks", json_body=body | link)
    assert unlinked.errors == {"link_id": ["Data yang ditautkan tidak ditemukan."]}
    assert [answer.status for answer in (undated, outsider, unlinked)] == [422] * 3
    assert not Task.with_deleted.exists()


def test_my_day(staff_as, plan, dewi, fina):
    day = local(now()).date()
    for days in (-1, 0, 3, 20):
        plan(dewi, fina, title=f"Hari {days}", due_on=(day + timedelta(days=days)).isoformat())
    found = staff_as(fina).get("/my-day").results
    names = {part: [one["title"] for one in found[part]] for part in ("overdue", "due_today", "coming")}
    assert names == {"overdue": ["Hari -1"], "due_today": ["Hari 0"], "coming": ["Hari 3"]}
    assert found["overdue"][0]["is_overdue"] is True
    assert staff_as(dewi).get("/my-day").results["due_today"] == []


def test_a_reminder_comes_once(plan, dewi, fina):
    plan(dewi, fina, remind_at=(now() - timedelta(minutes=1)).isoformat())
    plan(dewi, fina, title="Nanti saja", remind_at=(now() + timedelta(hours=1)).isoformat())
    assert (jobs.remind_tasks(), jobs.remind_tasks()) == (1, 0)
    reported = Notification.objects.filter(user=fina, template="task.due")
    assert [news.params["title"] for news in reported] == ["Telepon peserta"]
