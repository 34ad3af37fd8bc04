"""Registers the standing jobs of all apps with the queue."""

from django_q.models import Schedule

from duxi.accounts.schedules import SCHEDULES as ACCOUNTS
from duxi.activity.schedules import SCHEDULES as ACTIVITY
from duxi.certificates.schedules import SCHEDULES as CERTIFICATES
from duxi.chat.schedules import SCHEDULES as CHAT
from duxi.commerce.schedules import SCHEDULES as COMMERCE
from duxi.content.schedules import SCHEDULES as CONTENT
from duxi.core.schedules import SCHEDULES as CORE
from duxi.exams.schedules import SCHEDULES as EXAMS
from duxi.files.schedules import SCHEDULES as FILES
from duxi.gateways.schedules import SCHEDULES as GATEWAYS
from duxi.growth.schedules import SCHEDULES as GROWTH
from duxi.notices.schedules import SCHEDULES as NOTICES
from duxi.search.schedules import SCHEDULES as SEARCH


def ensure_schedules() -> None:
    """Make the queue's standing jobs exactly what the apps declare as (name, task, minutes)."""
    declared = [
        *CORE,
        *ACCOUNTS,
        *ACTIVITY,
        *CERTIFICATES,
        *CHAT,
        *COMMERCE,
        *CONTENT,
        *EXAMS,
        *FILES,
        *GATEWAYS,
        *GROWTH,
        *NOTICES,
        *SEARCH,
    ]
    for name, task, minutes in declared:
        Schedule.objects.update_or_create(
            name=name, defaults={"func": task, "schedule_type": Schedule.MINUTES, "minutes": minutes}
        )
    standing = Schedule.objects.exclude(schedule_type=Schedule.ONCE)
    standing.exclude(name__in=[name for name, _task, _minutes in declared]).delete()
