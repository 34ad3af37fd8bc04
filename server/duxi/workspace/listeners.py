"""Listeners of the workspace."""

from django.db import transaction
from django.db.models import Q

from duxi.commerce.events import RefundNews, refund_done
from duxi.commerce.models import MoneyCase, Refund
from duxi.files.events import ExportFinished, export_finished
from duxi.workspace.actions.report_runs import deliver_report
from duxi.workspace.actions.tasks import close_task
from duxi.workspace.models import Task


@refund_done.listen
def close_refund_tasks(news: RefundNews) -> None:
    """Close tasks about a refund, its order or a payment case of it."""
    refund = Refund.objects.select_related("order").get(pk=news.refund_pk)
    cases = MoneyCase.objects.filter(order=refund.order).values_list("pk", flat=True)
    about = (
        Q(link_resource="refunds", link_id=str(refund.uuid))
        | Q(link_resource="orders", link_id=refund.order.order_id)
        | Q(link_resource="money-cases", link_id__in=[str(pk) for pk in cases])
    )
    with transaction.atomic():
        tasks = Task.objects.select_for_update(of=("self",)).order_by("pk")
        for task in tasks.filter(about, closes_with_refund=True, closed_at=None):
            close_task(task=task, version=task.version, by=None)


@export_finished.listen
def deliver_finished_report(news: ExportFinished) -> None:
    """Send a scheduled report whose file is finished."""
    deliver_report(export_id=news.job_pk)
