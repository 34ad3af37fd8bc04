"""Every read of the audit trail."""

from django.db.models import Model, QuerySet

from duxi.audit.models import AuditEntry


def entries() -> QuerySet[AuditEntry]:
    return AuditEntry.objects.select_related("actor", "on_behalf_of")


def history_of(model: type[Model], pk: object) -> QuerySet[AuditEntry]:
    """The changes of one record and its parts."""
    return entries().filter(root_model=model._meta.label_lower, root_id=str(pk))
