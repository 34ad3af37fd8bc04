"""The worker, as tests play it."""

from django.utils.module_loading import import_string
from django_q.models import OrmQ


def work(function: str = "") -> int:
    """Run what is queued (or only what is queued for this function); returns how many jobs there were."""
    jobs = [job for job in OrmQ.objects.order_by("pk") if function in ("", job.task["func"])]
    for job in jobs:
        import_string(job.task["func"])(*job.task["args"], **job.task["kwargs"])
        job.delete()
    return len(jobs)
