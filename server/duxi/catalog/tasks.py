"""Jobs of the worker."""

from duxi.catalog.actions.publishing import publish_due


def publish_scheduled_products() -> int:
    return publish_due()
