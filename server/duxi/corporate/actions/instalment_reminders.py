"""Reminds managers of due instalments, once for each instalment and stage."""

from collections.abc import Iterable, Mapping

from django.conf import settings

from duxi.corporate.models import Instalment, Member
from duxi.corporate.queries.companies import MANAGERS
from duxi.corporate.queries.instalments import Stage, instalments_to_remind_of, stage_of
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.instalments import INSTALMENT_OVERDUE, INSTALMENT_SOON, INSTALMENT_TODAY

_TEMPLATES: Mapping[Stage, str] = {
    Stage.SOON: INSTALMENT_SOON.key,
    Stage.TODAY: INSTALMENT_TODAY.key,
    Stage.OVERDUE: INSTALMENT_OVERDUE.key,
}


def remind_of_instalments() -> int:
    """Notify the managers of each company with a due instalment; returns the number of notifications."""
    due = list(instalments_to_remind_of())
    managers = managers_of({one.order.company_id for one in due})
    return sum(
        _remind(instalment, manager)
        for instalment in due
        for manager in managers.get(instalment.order.company_id, ())
    )


def managers_of(companies: Iterable[int]) -> Mapping[int, list[Member]]:
    """The managers of these companies."""
    rows = Member.objects.filter(company__in=companies, role__in=MANAGERS, left_at=None)
    found: dict[int, list[Member]] = {}
    for member in rows.select_related("user").order_by("pk"):
        found.setdefault(member.company_id, []).append(member)
    return found


def _remind(instalment: Instalment, manager: Member) -> bool:
    stage = stage_of(instalment)
    order = instalment.order
    made = notify(
        user=manager.user,
        template=_TEMPLATES[stage],
        params={
            "company": order.company.name,
            "number": order.number,
            "term": instalment.number,
            "amount": instalment.amount,
            "day": instalment.due_on.isoformat(),
            "account": settings.TRANSFER_ACCOUNT,
        },
        dedupe=f"instalment:{instalment.pk}:{stage}",
    )
    return made is not None
