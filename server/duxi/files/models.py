"""Export jobs, uploads and imports."""

import uuid

from django.conf import settings
from django.db import models


class ExportStatus(models.TextChoices):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class ExportJob(models.Model):
    """A file requested by a user and created by the worker.

    `path` is relative to the private folder and empty once the file is deleted.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="exports")
    kind = models.CharField(max_length=40)
    params = models.JSONField(default=dict)
    title = models.CharField(max_length=200)
    status = models.CharField(max_length=7, choices=ExportStatus.choices, default=ExportStatus.QUEUED)
    rows_done = models.PositiveIntegerField(default=0)
    rows_total = models.PositiveIntegerField(default=0)
    path = models.CharField(max_length=200, blank=True)
    filename = models.CharField(max_length=200, blank=True)
    size = models.PositiveBigIntegerField(null=True)
    error = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True)
    expires_at = models.DateTimeField(null=True, db_index=True)

    class Meta:
        indexes = [models.Index(fields=["owner", "-created_at"], name="export_of_owner")]
        constraints = [
            models.CheckConstraint(
                condition=~models.Q(status="done") | models.Q(finished_at__isnull=False, size__isnull=False),
                name="export_done_has_file",
            )
        ]

    @property
    def progress(self) -> int:
        """Whole percent of the rows written; 100 only when the file is finished."""
        if self.status == ExportStatus.DONE:
            return 100
        return min(99, 100 * self.rows_done // self.rows_total) if self.rows_total else 0


class StoredFile(models.Model):
    """A private upload; `path` is its name in the private storage.

    `attached_at` is set when something (an assignment, a registration) refers to it; unattached files are
    deleted after a day, those of a draft after `kept_until`. Pictures are stored re-encoded with their size.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="stored_files")
    path = models.CharField(max_length=200, unique=True)
    name = models.CharField(max_length=200)
    content_type = models.CharField(max_length=100)
    size = models.PositiveIntegerField()
    width = models.PositiveIntegerField(null=True)
    height = models.PositiveIntegerField(null=True)
    created_at = models.DateTimeField(auto_now_add=True)
    attached_at = models.DateTimeField(null=True)
    kept_until = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(
                fields=["created_at"], name="file_unattached", condition=models.Q(attached_at__isnull=True)
            )
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_picture(self) -> bool:
        return self.content_type.startswith("image/")


class ImportStatus(models.TextChoices):
    CHECKING = "checking"
    READY = "ready"
    IMPORTING = "importing"
    DONE = "done"
    FAILED = "failed"


class ImportJob(models.Model):
    """An uploaded table to import; nothing is written before it is confirmed."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="imports")
    kind = models.CharField(max_length=60)
    title = models.CharField(max_length=200)
    filename = models.CharField(max_length=200)
    status = models.CharField(max_length=9, choices=ImportStatus.choices, default=ImportStatus.CHECKING)
    rows_done = models.PositiveIntegerField(default=0)
    rows_total = models.PositiveIntegerField(default=0)
    new_count = models.PositiveIntegerField(default=0)
    changed_count = models.PositiveIntegerField(default=0)
    same_count = models.PositiveIntegerField(default=0)
    error_count = models.PositiveIntegerField(default=0)
    error = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)
    finished_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [models.Index(fields=["owner", "-created_at"], name="import_of_owner")]


class ImportRow(models.Model):
    """One row of an import: its values, and what it would do or did."""

    job = models.ForeignKey(ImportJob, on_delete=models.CASCADE, related_name="rows")
    number = models.PositiveIntegerField()
    values = models.JSONField(default=dict)
    action = models.CharField(max_length=7, blank=True)
    label = models.CharField(max_length=300, blank=True)
    changes = models.JSONField(default=list)
    errors = models.JSONField(default=list)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["job", "number"], name="import_row_once")]
        indexes = [models.Index(fields=["job", "action", "number"], name="import_row_by_action")]
