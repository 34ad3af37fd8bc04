"""Registers the scheduled jobs of all apps with the queue."""

import logging

from django_q.models import Schedule

from duxi.accounts.schedules import SCHEDULES as ACCOUNTS
from duxi.activity.schedules import SCHEDULES as ACTIVITY
from duxi.catalog.schedules import SCHEDULES as CATALOG
from duxi.certificates.schedules import SCHEDULES as CERTIFICATES
from duxi.chat.schedules import SCHEDULES as CHAT
from duxi.classroom.schedules import SCHEDULES as CLASSROOM
from duxi.commerce.schedules import SCHEDULES as COMMERCE
from duxi.contacts.schedules import SCHEDULES as CONTACTS
from duxi.content.schedules import SCHEDULES as CONTENT
from duxi.core.models import ScheduleDefault
from duxi.core.schedules import SCHEDULES as CORE
from duxi.core.stored_paths import resolve
from duxi.corporate.schedules import SCHEDULES as CORPORATE
from duxi.exams.schedules import SCHEDULES as EXAMS
from duxi.files.schedules import SCHEDULES as FILES
from duxi.gateways.schedules import SCHEDULES as GATEWAYS
from duxi.growth.schedules import SCHEDULES as GROWTH
from duxi.learning.schedules import SCHEDULES as LEARNING
from duxi.notices.schedules import SCHEDULES as NOTICES
from duxi.search.schedules import SCHEDULES as SEARCH
from duxi.videos.schedules import SCHEDULES as VIDEOS
from duxi.webhooks.schedules import SCHEDULES as WEBHOOKS
from duxi.workspace.schedules import SCHEDULES as WORKSPACE

logger = logging.getLogger(__name__)

DECLARED = (
    *CORE,
    *ACCOUNTS,
    *ACTIVITY,
    *CATALOG,
    *CERTIFICATES,
    *CHAT,
    *CLASSROOM,
    *COMMERCE,
    *CONTACTS,
    *CONTENT,
    *EXAMS,
    *FILES,
    *GATEWAYS,
    *CORPORATE,
    *GROWTH,
    *LEARNING,
    *NOTICES,
    *SEARCH,
    *VIDEOS,
    *WEBHOOKS,
    *WORKSPACE,
)


def ensure_schedules() -> None:
    """Add missing scheduled jobs and apply changed declarations.

    Schedules that staff created or changed remain. Only schedules of ours whose function no longer exists are
    deleted.
    """
    for name, task, minutes in DECLARED:
        _ensure(name, task, minutes)
    for schedule in Schedule.objects.filter(func__startswith="duxi."):
        if not _exists(schedule.func):
            logger.warning(
                "The schedule %s is removed: there is no %s any more", schedule.name, schedule.func
            )
            schedule.delete()


def _ensure(name: str, task: str, minutes: int) -> None:
    before = ScheduleDefault.objects.filter(pk=name).first()
    schedule, is_new = Schedule.objects.get_or_create(
        name=name, defaults={"func": task, "schedule_type": Schedule.MINUTES, "minutes": minutes}
    )
    if not is_new:
        schedule.func = task
        if schedule.schedule_type == Schedule.MINUTES and (not before or schedule.minutes == before.minutes):
            schedule.minutes = minutes
        schedule.save(update_fields=["func", "minutes"])
    ScheduleDefault.objects.update_or_create(name=name, defaults={"minutes": minutes})


def _exists(path: str) -> bool:
    try:
        resolve(path)
    except ImportError:
        return False
    return True
