"""Django's `migrate`, then installs triggers: details of products, cache versions, search, audit."""

from typing import Any

from django.core.management.commands import migrate

from duxi.audit.triggers import install_audit_triggers
from duxi.catalog.detail_triggers import install_detail_triggers
from duxi.config.public_tables import PUBLIC_COLUMNS, public_models
from duxi.core.cache_version import add_triggers
from duxi.search.triggers import install_kind_triggers


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        super().handle(*args, **options)
        if not options["plan"] and not options["check_unapplied"]:
            install_detail_triggers()
            add_triggers(public_models(), PUBLIC_COLUMNS)
            install_kind_triggers()
            install_audit_triggers()
