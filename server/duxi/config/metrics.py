"""Metrics in Prometheus' text format; the proxy does not publish the page."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Count, Min, Q
from django.http import Http404, HttpRequest, HttpResponse
from django_q.models import OrmQ, Task

from duxi.commerce.models import MoneyCase, Order, OrderStatus
from duxi.commerce.payments.actions.checks import longest_wait
from duxi.core.clock import now
from duxi.core.models import EventDelivery
from duxi.exams.models import Attempt
from duxi.files.actions.exports import UNFINISHED
from duxi.files.models import ExportJob

_DAY = timedelta(days=1)
Figure = tuple[str, str, float]


def metrics(request: HttpRequest) -> HttpResponse:
    """Sizes and ages of queues. A 404 for requests through the proxy."""
    if settings.BEHIND_PROXY and "X-Forwarded-For" in request.headers:
        raise Http404
    lines = (
        f"# HELP duxi_{name} {words}\n# TYPE duxi_{name} gauge\nduxi_{name} {value:g}\n"
        for name, words, value in _figures(now())
    )
    return HttpResponse("".join(lines), content_type="text/plain; version=0.0.4; charset=utf-8")


def _figures(moment: datetime) -> Iterator[Figure]:
    yield from _worker(moment)
    yield from _money()
    running = Attempt.objects.filter(started_at__isnull=False, ended_at=None)
    yield "attempts_running", "Timed attempts that are under way.", running.count()
    exports = ExportJob.objects.filter(status__in=UNFINISHED)
    yield "exports_unfinished", "Exports that are queued or being made.", exports.count()


def _worker(moment: datetime) -> Iterator[Figure]:
    jobs = OrmQ.objects.filter(lock__lte=moment).aggregate(n=Count("pk"), since=Min("lock"))
    yield "jobs_waiting", "Jobs that wait or run.", jobs["n"]
    yield "jobs_oldest_seconds", "Age of the oldest of them.", _age(moment, jobs["since"])
    failed = Task.objects.filter(success=False, stopped__gte=moment - _DAY)
    yield "jobs_failed_day", "Jobs that failed within a day.", failed.count()
    events = EventDelivery.objects.filter(done_at=None).aggregate(
        waiting=Count("pk", filter=Q(due_at__isnull=False)),
        given_up=Count("pk", filter=Q(due_at=None)),
        since=Min("created_at", filter=Q(due_at__isnull=False)),
    )
    yield "events_waiting", "Deliveries of events that are not done.", events["waiting"]
    yield "events_oldest_seconds", "Age of the oldest of them.", _age(moment, events["since"])
    yield "events_given_up", "Deliveries that failed for good.", events["given_up"]


def _money() -> Iterator[Figure]:
    due, wait = longest_wait()
    pending = Order.objects.filter(status=OrderStatus.PENDING)
    yield "orders_pending", "Orders that wait for their payment.", pending.count()
    yield "payment_checks_due", "Of those, the provider should have been asked about by now.", due
    yield "payment_checks_oldest_seconds", "How long the first of them has been due.", wait.total_seconds()
    yield (
        "money_cases_open",
        "Money that somebody has to look at.",
        MoneyCase.objects.filter(closed_at=None).count(),
    )


def _age(moment: datetime, since: datetime | None) -> float:
    return (moment - since).total_seconds() if since else 0
