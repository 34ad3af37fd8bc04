"""Photos and files of a class."""

import uuid

from django.db import models

from duxi.catalog.models import Product
from duxi.files.models import StoredFile


class Documentation(models.Model):
    """A photo or a document that trainers share with the participants of a class."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="documentations")
    title = models.CharField(max_length=200)
    file = models.OneToOneField(StoredFile, on_delete=models.CASCADE, related_name="+")
    thumbnail = models.OneToOneField(StoredFile, null=True, on_delete=models.SET_NULL, related_name="+")
    taken_at = models.DateTimeField()

    class Meta:
        ordering = ["-taken_at", "-pk"]
        indexes = [models.Index(fields=["product", "-taken_at"], name="documentation_of_class")]
