"""The groups that exist from the start, and what each may do."""

from django.contrib.auth.models import Group, Permission
from django.db.models import Q

# Trainers get their batches one by one, by object permission.
GROUPS: dict[str, Q] = {
    "Staff": Q(
        content_type__app_label__in=("reference", "catalog", "offerings", "exams", "files", "commerce")
    ),
    "Trainer": Q(content_type__app_label="files", codename__in=("add_exportjob", "view_exportjob")),
    "Agent": Q(pk=None),
}


def ensure_groups() -> None:
    """Create the groups and give each exactly its permissions."""
    for name, allowed in GROUPS.items():
        group, _created = Group.objects.get_or_create(name=name)
        group.permissions.set(Permission.objects.filter(allowed))
