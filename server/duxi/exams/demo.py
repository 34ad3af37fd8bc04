"""Demo attempts: invented participants sit the batches with a seeded, plausible ability.

Questions, opening, grading and closing are the engine's own; only the answers are made up.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from django.db.models import F

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.core.fixtures import read_yaml
from duxi.entitlements.models import Entitlement, EntitlementStatus, SourceKind
from duxi.exams.engine import record, record_progress, unit_results
from duxi.exams.grading import Grade
from duxi.exams.levels import HIGHEST_LEVEL
from duxi.exams.models import (
    AssessmentAccess,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    Batch,
    BlueprintVersion,
    EndReason,
    Question,
    SupervisorAction,
    SupervisorVerb,
    UnitResult,
)
from duxi.exams.planning import frozen_in, planned_questions
from duxi.exams.policies import ASSESSMENT
from duxi.exams.rules import Rules
from duxi.exams.scoring import points_of
from duxi.exams.sheet import SheetQuestion, progress, visible
from duxi.exams.versions import Versions, blueprint_version, current_versions

_LAST_DAYS = 13
_SECONDS_A_CLICK = 40
_LUCK = 0.3
_LEFT_OPEN = timedelta(days=2)
_APART = 22
"""The offset between the seeds of one person's attempts, chosen so that the earlier one is weaker."""
_WHY_LEFT_OPEN = "Jaringan di kantor peserta terputus; waktunya ditambah."

Item = dict[str, Any]


@dataclass(frozen=True)
class Exam:
    """The exam of one demo attempt: the drawn questions in their current versions."""

    batch: Batch
    questions: Sequence[Question]
    versions: Versions
    version: BlueprintVersion

    @classmethod
    def of(cls, batch: Batch) -> "Exam":
        questions = planned_questions(batch.blueprint)
        return cls(batch, questions, current_versions(questions), blueprint_version(batch.blueprint))

    def drawn(self, random: Random) -> "Exam":
        """The same exam with the questions of one participant."""
        return replace(self, questions=planned_questions(self.batch.blueprint, random=random))

    @property
    def duration(self) -> timedelta:
        return timedelta(minutes=self.batch.blueprint.duration_minutes)

    def asked(self, question: Question) -> SheetQuestion:
        """A question as on a sheet, with the points of its version."""
        return replace(SheetQuestion.of(question), points=self.versions[question.pk].points)

    def grade(self, sheet: Sequence[SheetQuestion]) -> Grade:
        return ASSESSMENT.grade(sheet, points_of(sheet), Rules.from_json(self.version.rules))


@dataclass(frozen=True)
class Sitting:
    """One demo attempt with its answers, and its result if it is over."""

    exam: Exam
    attempt: Attempt
    sheet: Sequence[SheetQuestion]
    outcome: Grade | None
    number: int = 1
    """The index of this person's attempts in the batch."""


def load_demo_attempts(batches_path: Path, people_path: Path, items: Mapping[int, int]) -> None:
    """Create attempts of the participants of `people.yaml` in batches without any.

    `items` maps blueprint ids to bought item ids.
    """
    participants = read_yaml(people_path)["participants"]
    plan = read_yaml(batches_path)
    wanted = [item for item in plan if item["demo_participants"]]
    chosen = _shared_out(wanted, participants)
    users = {user.email: user for user in User.objects.filter(email__in=[p["email"] for p in participants])}
    batches = Batch.objects.filter(code__in=chosen, attempts=None).select_related("blueprint")
    sittings = [s for batch in batches for s in _sit(batch, [users[email] for email in chosen[batch.code]])]
    sittings += _own_sittings(plan)
    _grant(sittings, items)
    _store(sittings)


def _shared_out(items: Sequence[Item], participants: Sequence[Item]) -> dict[str, list[str]]:
    """Distribute addresses over batches: one attempt each before any second one, an agency's own
    participants first.
    """
    waiting = list(participants)
    chosen: dict[str, list[str]] = {}
    for item in sorted(items, key=lambda item: item["instansi"] is None):
        if len(waiting) < item["demo_participants"]:
            waiting += [person for person in participants if person not in waiting]
        waiting.sort(key=lambda person: person["instansi"] != item["instansi"])
        taken, waiting = waiting[: item["demo_participants"]], waiting[item["demo_participants"] :]
        chosen[item["code"]] = [person["email"] for person in taken]
    return chosen


def _sit(batch: Batch, people: Sequence[User]) -> Iterator[Sitting]:
    """The batch's attempts; while it is open the last participant is still in the exam."""
    random = Random(batch.code)  # noqa: S311 - made-up answers, not secrets
    exam = Exam.of(batch)
    is_open = batch.closes_at is None or batch.closes_at > now()
    finished = people[:-1] if is_open else people
    yield from (_finished(exam.drawn(random), person, random) for person in finished)
    yield from (_running(exam.drawn(random), person, random) for person in people[len(finished) :])


def _own_sittings(plan: Sequence[Item]) -> Iterator[Sitting]:
    """The attempts of the demo accounts: finished, or running with enough time to look around."""
    for item in plan:
        named = [(email, False) for email in item.get("finished_by", ())]
        named += [(email, True) for email in item.get("running_by", ())]
        people = {user.email: user for user in User.objects.filter(email__in=[email for email, _is in named])}
        taken: Counter[str] = Counter()
        for email, is_running in named:
            taken[email] += 1
            exam = Exam.of(Batch.objects.select_related("blueprint").get(code=item["code"]))
            if not Attempt.objects.filter(batch=exam.batch, participant=people[email]).exists():
                seed = email * (1 + _APART * (taken[email] - 1))
                random = Random(item["code"] + seed)  # noqa: S311 - made-up answers, not secrets
                sit = _left_open if is_running else _finished
                yield replace(sit(exam.drawn(random), people[email], random), number=taken[email])


def _left_open(exam: Exam, person: User, random: Random) -> Sitting:
    sitting = _running(exam, person, random)
    sitting.attempt.deadline_at = now() + _LEFT_OPEN
    return sitting


def _finished(exam: Exam, person: User, random: Random) -> Sitting:
    """Most finish before the deadline; some run out of time with open questions."""
    pace = random.uniform(0.5, 1.08)
    attempt = _attempt(exam, person, _start(random, exam.batch))
    sheet = _answer(exam, random, round(len(exam.questions) / max(1.0, pace**3)))
    outcome = exam.grade(sheet)
    moment = _started(attempt) + exam.duration * min(pace, 1)
    reason = EndReason.TIMEOUT if pace >= 1 else EndReason.SUBMITTED
    record(attempt, outcome, ended_at=moment, reason=reason)
    return Sitting(exam, attempt, sheet, outcome)


def _running(exam: Exam, person: User, random: Random) -> Sitting:
    attempt = _attempt(exam, person, now() - exam.duration * random.uniform(0.2, 0.4))
    sheet = _answer(exam, random, len(exam.questions) // 3)
    record_progress(attempt, progress(visible(sheet)))
    return Sitting(exam, attempt, sheet, None)


def _attempt(exam: Exam, person: User, started_at: datetime) -> Attempt:
    return Attempt(
        policy=ASSESSMENT.name,
        participant=person,
        blueprint=exam.batch.blueprint,
        version=exam.version,
        batch=exam.batch,
        status=AttemptStatus.RUNNING,
        started_at=started_at,
        deadline_at=started_at + exam.duration,
    )


def _started(attempt: Attempt) -> datetime:
    return attempt.started_at or now()


def _start(random: Random, batch: Batch) -> datetime:
    """A working hour within the last two weeks of the batch."""
    newest = min(now(), batch.closes_at or now()) - timedelta(days=1)
    oldest = max(batch.opens_at, now() - timedelta(days=_LAST_DAYS))
    day = local(oldest + (newest - oldest) * random.random())
    return max(
        oldest, day.replace(hour=random.randint(8, 15), minute=random.randrange(60), second=0, microsecond=0)
    )


def _answer(exam: Exam, random: Random, reached: int) -> list[SheetQuestion]:
    """Answer the open questions in order, up to this participant's progress."""
    ability = random.betavariate(5, 2.6)
    mastered: dict[int | None, int] = defaultdict(lambda: _mastered_level(ability, random))
    sheet: list[SheetQuestion] = []
    level = 0
    for number, question in enumerate(exam.questions, start=1):
        sheet.append(exam.asked(question))
        level = level if question.parent_id else question.level
        if number <= reached and sheet[-1] in visible(sheet):
            sheet[-1] = replace(
                sheet[-1], selected=[_choose(sheet[-1], level - mastered[question.unit_id], random)]
            )
    return sheet


def _mastered_level(ability: float, random: Random) -> int:
    """The level that a participant has in a unit: near their ability, varied by unit."""
    return max(0, min(HIGHEST_LEVEL, round(HIGHEST_LEVEL * ability + random.gauss(0, 0.7))))


def _choose(question: SheetQuestion, above: int, random: Random) -> int:
    """The best option up to the mastered level; above it only sometimes, one level up."""
    positions = range(1, len(question.points) + 1)
    best = max(positions, key=lambda position: question.points[position - 1])
    if above <= 0 or (above == 1 and random.random() < _LUCK):
        return best
    return random.choice([position for position in positions if position != best] or [best])


def _grant(sittings: Sequence[Sitting], items: Mapping[int, int]) -> None:
    """Grant the right to sit, as an order shortly before would have done."""
    for sitting in sittings:
        attempt = sitting.attempt
        attempt.access = AssessmentAccess(
            entitlement=_entitlement(sitting, items[attempt.blueprint_id]),
            blueprint=attempt.blueprint,
            batch=attempt.batch,
        )
    accesses = [s.attempt.access for s in sittings if s.attempt.access]
    Entitlement.objects.bulk_create([access.entitlement for access in accesses])
    AssessmentAccess.objects.bulk_create(accesses)


def _entitlement(sitting: Sitting, item_id: int) -> Entitlement:
    attempt = sitting.attempt
    is_finished = attempt.status == AttemptStatus.FINISHED
    return Entitlement(
        product_id=item_id,
        holder=attempt.owner,
        bought_by=attempt.owner,
        source_kind=SourceKind.STAFF,
        source_reference=f"demo:{sitting.exam.batch.code}:{attempt.participant_id}",
        seat_number=sitting.number,
        status=EntitlementStatus.COMPLETED if is_finished else EntitlementStatus.ACTIVE,
        granted_at=_started(attempt) - timedelta(hours=1),
        completed_at=attempt.ended_at,
    )


def _store(sittings: Sequence[Sitting]) -> None:
    Attempt.objects.bulk_create([sitting.attempt for sitting in sittings])
    stored = [sitting.attempt.pk for sitting in sittings]
    Attempt.objects.filter(pk__in=stored).update(created_at=F("started_at"))
    AttemptQuestion.objects.bulk_create([row for sitting in sittings for row in _rows(sitting)])
    UnitResult.objects.bulk_create(
        [row for s in sittings if s.outcome for row in unit_results(s.attempt, s.outcome)]
    )
    SupervisorAction.objects.bulk_create([act for sitting in sittings for act in _extensions(sitting)])


def _extensions(sitting: Sitting) -> Iterator[SupervisorAction]:
    """The extra time of an attempt that is left open, with its supervisor and reason."""
    attempt = sitting.attempt
    own_end = _started(attempt) + sitting.exam.duration
    if attempt.deadline_at and attempt.deadline_at > own_end:
        actor = User.objects.filter(is_staff=True).order_by("pk")[0]
        minutes = {"minutes": (attempt.deadline_at - own_end) // timedelta(minutes=1)}
        what = {"action": SupervisorVerb.EXTRA_TIME, "details": minutes, "reason": _WHY_LEFT_OPEN}
        yield SupervisorAction(attempt=attempt, actor=actor, **what)


def _rows(sitting: Sitting) -> Iterator[AttemptQuestion]:
    """The sheet's rows with answers and their timestamps."""
    moment = _started(sitting.attempt)
    rows = frozen_in(sitting.attempt, sitting.exam.questions, sitting.exam.versions)
    for row, asked in zip(rows, sitting.sheet, strict=True):
        if asked.selected:
            moment += timedelta(seconds=_SECONDS_A_CLICK)
            row.selected = list(asked.selected)
            row.shown_at = row.answered_at = moment
            row.revision = 1
        yield row
