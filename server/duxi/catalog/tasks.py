"""What the worker runs."""

from duxi.catalog.actions.publishing import publish_due


def publish_scheduled_products() -> int:
    """Publish products whose moment has come."""
    return publish_due()
