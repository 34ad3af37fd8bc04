"""Worker jobs of companies."""

from datetime import timedelta

from duxi.core.clock import local, now
from duxi.corporate.actions import instalment_reminders
from duxi.corporate.models import CompanySeat, Member
from duxi.corporate.queries.companies import MANAGERS
from duxi.gateways import mail
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.corporate import COMPANY_REPORT

MONDAY = 0
_MAKER = "duxi.corporate.reports.attachment"


def remind_of_instalments() -> int:
    """Remind managers of instalments a week ahead, on the day and once when overdue; returns how many."""
    return instalment_reminders.remind_of_instalments()


def send_reports() -> int:
    """Mail the workbook of seats to managers on Mondays, once a week; returns the number of recipients."""
    today = local(now()).date()
    if today.weekday() != MONDAY:
        return 0
    with_seats = CompanySeat.objects.values("order__company")
    managers = Member.objects.filter(role__in=MANAGERS, left_at=None, company__in=with_seats)
    sent = 0
    for manager in managers.select_related("user", "company").order_by("pk"):
        made = notify(
            user=manager.user,
            template=COMPANY_REPORT.key,
            params={"company": manager.company.name, "day": (today - timedelta(days=1)).isoformat()},
            dedupe=f"company-report:{manager.company_id}:{today}",
            attachments=[mail.AttachmentFactory(_MAKER, str(manager.company.uuid))],
        )
        sent += made is not None
    return sent
