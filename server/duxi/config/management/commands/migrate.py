"""Django's `migrate`, after which the triggers stand: stamps, search, audit."""

from typing import Any

from django.core.management.commands import migrate

from duxi.audit.watching import watch_registered
from duxi.config.public_tables import public_models
from duxi.core.stamps import stamp
from duxi.search.watching import watch_kinds


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        super().handle(*args, **options)
        if not options["plan"] and not options["check_unapplied"]:
            stamp(public_models())
            watch_kinds()
            watch_registered()
