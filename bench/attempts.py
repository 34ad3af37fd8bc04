"""300 candidates who answer every two seconds, against the baseline statements of one saved answer.

Each candidate has a running attempt and a connection of a small pool; confirmed answers are compared with the
database afterwards, so that a lost answer fails the run. Then the same statements run at the same rate
without the product. Prints p99 of both and their ratio.
"""

import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlencode

from measuring import connection_to
from replay import Step, filled, recorded, with_slots

CANDIDATES, PACE, ROUNDS = 300, 2.0, 5
WORKERS = 30
TABLES = ("exams_attempt", "exams_attemptquestion", "accounts_user")
HEADER = "X-Certification-Authorization"


def main() -> int:
    """Run and print; returns the number of lost answers."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    apart()
    room = Room([candidate(number) for number in range(CANDIDATES)])
    steps = room.script()
    mine = paced(room.answer, connection_to)
    lost = room.lost()
    baseline = paced(room.replaying(steps), baseline_connection)
    report(mine, baseline, lost)
    return lost


@dataclass
class Candidate:
    """A candidate: request headers, questions, and confirmed answers."""

    user: int
    session: int
    attempt: int
    headers: Mapping[str, str]
    asked: list[tuple[int, list[int]]]
    confirmed: dict[int, int] = field(default_factory=dict)


def apart() -> None:
    """Move id sequences apart, so that ids of different tables cannot be confused."""
    from django.db import connection

    with connection.cursor() as cursor:
        for place, table in enumerate(TABLES, start=1):
            cursor.execute(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {place * 10_000_000})")


def candidate(number: int) -> Candidate:
    """An account with a seat, signed in and inside the demo's first certification exam."""
    from duxi.accounts.actions.sign_in import open_session
    from duxi.accounts.models import LoginSession, User
    from duxi.catalog.kinds import Source
    from duxi.core.clock import now
    from duxi.entitlements.actions.grant import grant
    from duxi.entitlements.models import Entitlement, SourceKind
    from duxi.exams.actions.attempts import sit
    from duxi.exams.models import AttemptQuestion, Blueprint

    exam = Blueprint.objects.filter(policy="certification", is_active=True).order_by("pk").first()
    assert exam and exam.product
    name = f"kandidat{time.time_ns()}"
    user = User.objects.create_user(f"{name}@contoh.example", username=name)
    source = Source(SourceKind.STAFF, f"bench:{name}"[:80])
    grant(product=exam.product, quantity=1, source=source, bought_by=user, granted_at=now(), holders=[user])
    seat = Entitlement.objects.get(holder=user)
    attempt, token = sit(participant=user, blueprint=exam, entitlement=seat)
    pair = open_session(user=user, address="", user_agent="bench", remember=False)
    rows = AttemptQuestion.objects.filter(attempt=attempt).values_list("pk", "version__option_ids")
    headers = {
        "Authorization": f"Bearer {pair.token}",
        "Content-Type": "application/x-www-form-urlencoded",
        HEADER: f"Bearer {token}",
    }
    session = LoginSession.objects.get(user=user)
    return Candidate(user.pk, session.pk, attempt.pk, headers, [(pk, list(ids)) for pk, ids in rows])


Connect = Callable[[], Any]
Save = Callable[[Any, int, int], None]


class Room:
    """All candidates, and one answer of one of them."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates

    def form(self, who: Candidate, turn: int) -> tuple[int, str]:
        question, options = who.asked[turn % len(who.asked)]
        return question, urlencode({"soal_id": question, "jawaban_id": options[turn % len(options)]})

    def answer(self, connection: HTTPConnection, number: int, turn: int) -> None:
        """Send one answer to the product and record what the server confirmed."""
        who = self.candidates[number]
        question, form = self.form(who, turn)
        connection.request("POST", "/api/v1/certifications/save-answer", form, dict(who.headers))
        given = connection.getresponse()
        body = given.read()
        assert given.status == 200, body
        who.confirmed[question] = json.loads(body)["results"]["revision"]

    def script(self) -> list[Step]:
        """The statements of one answer, with the first candidate's values as slots."""
        from django.test import Client

        who = self.candidates[0]
        question, form = self.form(who, 0)
        headers = dict(who.headers)
        kind = headers.pop("Content-Type")

        def ask() -> None:
            path = "/api/v1/certifications/save-answer"
            assert Client().generic("POST", path, form, kind, headers=headers).status_code == 200

        ask()
        steps = recorded(ask)
        known = {who.user: "user", who.attempt: "attempt", who.session: "session", question: "question"}
        return with_slots(steps, {**known, str(who.session): "session"})

    def replaying(self, steps: list[Step]) -> Save:
        """The same statements for any candidate, without the product."""

        def save(database: Any, number: int, turn: int) -> None:
            who = self.candidates[number]
            question = who.asked[turn % len(who.asked)][0]
            slots = {"user": who.user, "attempt": who.attempt, "session": who.session, "question": question}
            run(database, steps, slots)

        return save

    def lost(self) -> int:
        """Confirmed answers that are missing in the database."""
        from django.db import connection
        from duxi.exams.models import AttemptQuestion

        connection.close()
        wanted = {pk: revision for who in self.candidates for pk, revision in who.confirmed.items()}
        stored = dict(AttemptQuestion.objects.filter(pk__in=wanted).values_list("pk", "revision"))
        return sum(stored.get(pk, 0) < revision for pk, revision in wanted.items())


def run(database: Any, steps: list[Step], slots: dict[str, Any]) -> None:
    """Run the statements in sequence, in the same transactions."""
    is_inside = False
    with database.cursor() as cursor:
        for step in steps:
            if step.is_inside != is_inside:
                cursor.execute("BEGIN" if step.is_inside else "COMMIT")
                is_inside = step.is_inside
            cursor.execute(step.sql, filled(step.params, slots))
        if is_inside:
            cursor.execute("COMMIT")


def baseline_connection() -> Any:
    import psycopg
    from django.conf import settings

    known = settings.DATABASES["default"]
    return psycopg.connect(
        host=known["HOST"],
        port=known["PORT"] or None,
        dbname=known["NAME"],
        user=known["USER"],
        password=known["PASSWORD"],
        autocommit=True,
        cursor_factory=psycopg.ClientCursor,
    )


def paced(save: Save, connect: Connect) -> list[float]:
    """Milliseconds of every answer, with one answer per candidate every `PACE` seconds."""
    times: list[float] = []
    begin = time.perf_counter() + 1

    def worker(first: int) -> None:
        connection = connect()
        for turn in range(ROUNDS):
            for number in range(first, CANDIDATES, WORKERS):
                due = begin + PACE * (turn + number / CANDIDATES)
                time.sleep(max(0.0, due - time.perf_counter()))
                began = time.perf_counter()
                save(connection, number, turn)
                times.append((time.perf_counter() - began) * 1000)
        connection.close()

    threads = [threading.Thread(target=worker, args=(first,)) for first in range(WORKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times


def report(mine: list[float], baseline: list[float], lost: int) -> None:
    slow, reference = (statistics.quantiles(times, n=100)[98] for times in (mine, baseline))
    print(
        f"{CANDIDATES} candidates, an answer every {PACE:.0f} s: "
        f"p99 {slow:.0f} ms, baseline SQL {reference:.0f} ms; "
        f"ratio {slow / reference:.1f}; {lost} of {len(mine)} answers lost",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
