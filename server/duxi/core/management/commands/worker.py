from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from duxi.core.worker.supervisor import Supervisor


class Command(BaseCommand):
    help = "Run queued jobs, schedules and undelivered events until SIGTERM."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--processes", type=int, default=settings.Q_CLUSTER["workers"])

    def handle(self, *args: Any, **options: Any) -> None:
        Supervisor(options["processes"]).run()
