"""Every read of the audit trail."""

from django.db.models import Model, QuerySet

from duxi.audit.models import AuditEntry

_COLUMNS = ("at", "source", "action", "model", "object_id", "root_model", "root_id", "changes")


def entries() -> QuerySet[AuditEntry]:
    """Entries with the names of the people alone."""
    people = AuditEntry.objects.select_related("actor", "on_behalf_of")
    return people.only(*_COLUMNS, "actor__fullname", "on_behalf_of__fullname")


def history_of(model: type[Model], pk: object) -> QuerySet[AuditEntry]:
    """The changes of one record and its parts."""
    return entries().filter(root_model=model._meta.label_lower, root_id=str(pk))
