"""Loads `fixtures/workspace.yaml` once: posts, tasks and scheduled reports of the demo."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from django.contrib.auth.models import Group

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.core.fixtures import read_yaml
from duxi.core.markup import as_html
from duxi.workspace.models import (
    ReactionKind,
    ReportDelivery,
    ReportRun,
    ReportRunStatus,
    ReportSchedule,
    Task,
    TaskRepeat,
    TaskStatus,
    WallComment,
    WallPost,
    WallReaction,
    WallRead,
)
from duxi.workspace.report_times import next_run, period_key

Item = dict[str, Any]
_STEPS = {"daily": timedelta(days=1), "weekly": timedelta(days=7), "monthly": timedelta(days=31)}
_FAILURE = "Ekspor gagal dibuat. Silakan coba lagi; bila berulang, hubungi admin."


def load_workspace(path: Path) -> None:
    """Does nothing if there is already a post."""
    if WallPost.with_deleted.exists() or Task.with_deleted.exists():
        return
    found = read_yaml(path)
    for item in found["posts"]:
        _load_post(item)
    for item in found["tasks"]:
        _load_task(item)
    for item in found["reports"]:
        _load_report(item)


def _load_post(item: Item) -> None:
    moment = now() - timedelta(hours=item["hours_ago"])
    copied = {name: item.get(name, False) for name in ("is_must_read", "is_pinned")}
    post = WallPost.objects.create(
        author=_person(item["author"]),
        kind=item["kind"],
        title=item["title"],
        body=item["body"],
        html=as_html(item["body"]),
        published_at=moment,
        notified_at=moment if moment <= now() else None,
        reminded_at=moment if moment <= now() else None,
        **copied,
    )
    post.groups.set(Group.objects.filter(name__in=item["groups"]))
    _load_responses(post, item, moment)


def _load_responses(post: WallPost, item: Item, moment: datetime) -> None:
    for email, kind in item["reactions"].items():
        WallReaction.objects.create(post=post, user=_person(email), kind=ReactionKind(kind))
    for email in item["read_by"]:
        WallRead.objects.create(post=post, user=_person(email), read_at=moment + timedelta(hours=2))
    for comment in item["comments"]:
        body = comment["body"]
        WallComment.objects.create(
            post=post, author=_person(comment["author"]), body=body, html=as_html(body)
        )


def _load_task(item: Item) -> None:
    due_on = local(now()).date() + timedelta(days=item["due"])
    status, repeats = TaskStatus(item["status"]), TaskRepeat(item.get("repeats", TaskRepeat.NONE))
    assignee, is_done = _person(item["assignee"]), status == TaskStatus.DONE
    Task.objects.create(
        title=item["title"],
        note=item.get("note", ""),
        assignee=assignee,
        notified_assignee=assignee,
        created_by=_person(item["by"]),
        status=status,
        priority=item["priority"],
        due_on=due_on,
        repeats=repeats,
        repeat_day=due_on.day if repeats == TaskRepeat.MONTHLY else None,
        reminded_at=now(),
        closed_at=now() if is_done else None,
        closed_by=assignee if is_done else None,
    )


def _load_report(item: Item) -> None:
    plain = ("title", "kind", "period", "frequency", "hour")
    schedule = ReportSchedule(owner=_person(item["owner"]), **{name: item[name] for name in plain})
    schedule.weekday, schedule.month_day = item.get("weekday"), item.get("month_day")
    schedule.next_run_at = next_run(schedule, now())
    schedule.save()
    schedule.recipients.set([_person(email) for email in item["recipients"]])
    statuses = [ReportRunStatus(status) for status in item["runs"]]
    for back, status in enumerate(reversed(statuses), start=1):
        _load_run(schedule, schedule.next_run_at - back * _STEPS[schedule.frequency], status)


def _load_run(schedule: ReportSchedule, moment: datetime, status: ReportRunStatus) -> None:
    is_sent = status == ReportRunStatus.SENT
    run = ReportRun.objects.create(
        schedule=schedule,
        period=period_key(schedule, local(moment).date()),
        status=status,
        row_count=7 if is_sent else 0,
        error="" if is_sent else _FAILURE,
        started_at=moment,
        finished_at=moment + timedelta(seconds=9),
    )
    if is_sent:
        people = schedule.recipients.all()
        ReportDelivery.objects.bulk_create(
            [ReportDelivery(run=run, user=person, is_sent=True) for person in people]
        )


def _person(email: str) -> User:
    return User.objects.get(email=email)
