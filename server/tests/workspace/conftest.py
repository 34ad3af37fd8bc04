"""Colleagues with the rights of their groups."""

import pytest

from duxi.accounts.models import User
from duxi.core.clock import now


@pytest.fixture
def proved():
    """People whose mailboxes are proved."""

    def work(*people: User) -> None:
        User.objects.filter(pk__in=[person.pk for person in people]).update(email_verified_at=now())

    return work


@pytest.fixture
def write(staff_as, django_capture_on_commit_callbacks):
    """Writes a post through HTTP; gives its card."""

    def work(person, **changes):
        body = {"body": "Halo **semua**"} | changes
        with django_capture_on_commit_callbacks(execute=True):
            answer = staff_as(person).post("/wall", json_body=body)
        assert answer.status == 200, answer.body
        return answer.results

    return work


@pytest.fixture
def plan(staff_as):
    """Makes a task through HTTP; gives it."""

    def work(person, assignee=None, **changes):
        body = {"title": "Telepon peserta", "assignee_id": (assignee or person).pk} | changes
        answer = staff_as(person).post("/tasks", json_body=body)
        assert answer.status == 200, answer.body
        return answer.results

    return work


@pytest.fixture
def move(staff_as):
    """Moves a task through HTTP."""

    def work(person, task, status, version=None):
        body = {"status": status, "version": version or task["version"]}
        return staff_as(person).post(f"/tasks/{task['id']}/move", json_body=body)

    return work
