"""`manage.py rebuild_search`: rebuild every search document while searches continue."""

from typing import Any

from django.core.management.base import BaseCommand

from duxi.search.actions.indexing import rebuild


class Command(BaseCommand):
    help = "Make every search document and the vocabulary anew, in batches; searches go on meanwhile."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{rebuild()} documents")
