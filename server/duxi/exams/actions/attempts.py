"""The life cycle of an attempt: created, started or resumed, ended, closed when its time is up."""

from random import SystemRandom
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.locks import advisory_lock
from duxi.core.secrets import digest, new_token
from duxi.core.throttle import Limit
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.engine import SessionOver, finish, is_overdue, lock_attempts, open_attempt
from duxi.exams.models import Allowance, AssessmentAccess, Attempt, AttemptStatus, Blueprint
from duxi.exams.policies import CERTIFICATION, ExamPolicy

_PASSWORDS = Limit("exam-password", times=10, seconds=600)
_SEEDS = SystemRandom()


class NotOpen(Rejected):
    """Outside of the exam's access window."""

    message = _("Ujian ini belum dibuka atau sudah ditutup.")


class NoAttemptsLeft(Rejected):
    """All attempts are used up."""

    message = _("Kesempatan Anda untuk ujian ini sudah habis.")


class AwaitsGrading(Rejected):
    """The last attempt waits for its assessors."""

    message = _("Ujian Anda sedang dinilai asesor. Anda dapat mengulang setelah hasilnya keluar.")


class WrongPassword(Forbidden):
    """The exam has a password, and this one is wrong."""

    message = _("Kata sandi kuis tidak sesuai.")


def create_session(*, owner: User, item_id: int, policy: ExamPolicy) -> Attempt:
    """The owner's open attempt of an item, or a new one from the oldest unused right to sit.

    Raises `NotFound` when nothing is left to sit.
    """
    close_overdue_of(owner)
    with transaction.atomic():
        access = _oldest_unused(owner, item_id)
        if access is None:
            raise NotFound(policy.not_owned)
        attempt, _created = Attempt.objects.get_or_create(
            access=access,
            defaults={
                "policy": policy.name,
                "participant": owner,
                "blueprint_id": access.blueprint_id,
                "batch_id": access.batch_id,
                "seed": new_seed(),
            },
        )
    return attempt


def new_seed() -> int:
    """The random seed for drawing and shuffling one attempt."""
    return _SEEDS.getrandbits(62)


def _oldest_unused(owner: User, item_id: int) -> AssessmentAccess | None:
    own = AssessmentAccess.objects.select_related("entitlement").filter(
        entitlement__holder=owner, entitlement__product=item_id, entitlement__status=EntitlementStatus.ACTIVE
    )
    unused = own.exclude(attempt__status=AttemptStatus.FINISHED)
    return (
        unused.select_for_update(of=("self", "entitlement")).order_by("entitlement__granted_at", "pk").first()
    )


def start(*, participant: User, attempt_id: int, policy: ExamPolicy) -> tuple[Attempt, str]:
    """Start an attempt or resume a running one; only the newly issued token is valid afterwards.

    Raises `SessionOver` when the attempt is over, `NotFound` when it does not exist or belongs to another
    user.
    """
    own = Attempt.objects.filter(participant=participant, policy=policy.name, pk=attempt_id)
    close_overdue(own)
    with transaction.atomic():
        attempt = lock_attempts(own).first()
        if attempt is None:
            raise NotFound
        if attempt.status == AttemptStatus.FINISHED:
            raise SessionOver(policy)
        return attempt, enter(attempt)


def sit(
    *, participant: User, blueprint: Blueprint, entitlement: Entitlement, password: str = ""
) -> tuple[Attempt, str]:
    """Start an exam that belongs to a product, or resume the running attempt.

    Raises `NotOpen`, `WrongPassword`, `NoAttemptsLeft` or `AwaitsGrading`.
    """
    own = Attempt.objects.filter(participant=participant, blueprint=blueprint, access=None)
    close_overdue(own)
    with transaction.atomic():
        advisory_lock(f"sit {blueprint.pk} {participant.pk}")
        attempt = lock_attempts(own).exclude(status=AttemptStatus.FINISHED).first()
        if attempt is None:
            _check_password(participant, blueprint, password)
            attempt = _new_attempt(participant, blueprint, entitlement)
        return attempt, enter(attempt)


def _new_attempt(participant: User, blueprint: Blueprint, entitlement: Entitlement) -> Attempt:
    moment = now()
    if (blueprint.opens_at and moment < blueprint.opens_at) or blueprint.is_closed(moment):
        raise NotOpen
    if attempts_left(participant, blueprint) == 0:
        raise NoAttemptsLeft
    if awaiting_grading(participant).filter(blueprint=blueprint).exists():
        raise AwaitsGrading
    return Attempt.objects.create(
        policy=blueprint.policy,
        participant=participant,
        blueprint=blueprint,
        entitlement=entitlement,
        seed=new_seed(),
    )


def awaiting_grading(participant: User) -> QuerySet[Attempt]:
    """A user's finished certification exams that assessors have not decided."""
    finished = Attempt.objects.filter(participant=participant, status=AttemptStatus.FINISHED, passed=None)
    return finished.filter(policy=CERTIFICATION.name)


def _check_password(participant: User, blueprint: Blueprint, password: str) -> None:
    """Guesses are rate limited, because exam passwords are short."""
    if not blueprint.password_hash:
        return
    key = (str(participant.pk), str(blueprint.pk))
    _PASSWORDS.check(*key)
    if not blueprint.takes_password(password):
        _PASSWORDS.count(*key)
        raise WrongPassword(errors={"password": [str(WrongPassword.message)]})


def attempts_left(participant: User, blueprint: Blueprint) -> int | None:
    """How many attempts a user has left; None: unlimited."""
    if blueprint.attempts_allowed is None:
        return None
    extra = Allowance.objects.filter(blueprint=blueprint, participant=participant)
    used = Attempt.objects.filter(participant=participant, blueprint=blueprint).count()
    return blueprint.attempts_left(used=used, extra=sum(extra.values_list("extra_attempts", flat=True)))


def enter(attempt: Attempt) -> str:
    """Open an attempt if it has not begun, and issue its only valid token."""
    if attempt.status == AttemptStatus.CREATED:
        open_attempt(attempt, now())
    token = new_token()
    attempt.token_hash = digest(token)
    attempt.last_seen_at = now()
    attempt.save(update_fields=["token_hash", "last_seen_at"])
    return token


@transaction.atomic
def end(*, attempt_id: int) -> Attempt:
    """End an attempt; idempotent."""
    attempt = lock_attempts(Attempt.objects.filter(pk=attempt_id)).get()
    if attempt.status == AttemptStatus.RUNNING:
        finish(attempt, now())
    return attempt


def close_overdue(attempts: QuerySet[Attempt] | None = None) -> int:
    """Close the attempts whose time is up, each at its own deadline; returns how many."""
    running = Attempt.objects.all() if attempts is None else attempts
    moment = now()
    overdue = running.filter(status=AttemptStatus.RUNNING, deadline_at__lt=moment, paused_at=None)
    return sum(_close(pk) for pk in overdue.order_by("deadline_at").values_list("pk", flat=True))


def close_overdue_of(participant: User, **those: int | UUID | Blueprint) -> None:
    """Close the participant's own attempts whose time is up; `those` selects some of them."""
    close_overdue(Attempt.objects.filter(participant=participant, **those))


@transaction.atomic
def _close(attempt_id: int) -> bool:
    """Close one attempt, unless another process did or its grace period is not over."""
    attempt = lock_attempts(Attempt.objects.filter(pk=attempt_id)).get()
    moment = now()
    if not is_overdue(attempt, moment):
        return False
    finish(attempt, moment)
    return True
