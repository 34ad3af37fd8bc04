"""What all editorial texts share."""

from collections.abc import Iterable
from typing import Any

from django.core.validators import MaxValueValidator
from django.db import models
from django.db.models.base import ModelBase
from django.utils.translation import gettext_lazy as _

from duxi.core.markup import as_html


class WrittenText(models.Model):
    """A text in Markdown, with the HTML that every save renders.

    Writes that bypass `save` leave the old HTML; fixture loaders and the admin's import use `save`.
    """

    body = models.TextField(_("isi"), help_text=_("Markdown: **tebal**, *miring*, daftar, tautan, tabel."))
    body_html = models.TextField(editable=False, default="")

    class Meta:
        abstract = True

    def save(
        self,
        *args: Any,
        force_insert: bool | tuple[ModelBase, ...] = False,
        force_update: bool = False,
        using: str | None = None,
        update_fields: Iterable[str] | None = None,
    ) -> None:
        self.body_html = as_html(self.body)
        if update_fields is not None and "body" in update_fields:
            update_fields = {*update_fields, "body_html"}
        super().save(
            *args,
            force_insert=force_insert,
            force_update=force_update,
            using=using,
            update_fields=update_fields,
        )


class FocusedPicture(models.Model):
    """A picture with a focal point, in percent of its size, that stays visible when it is cropped."""

    focus_x = models.PositiveSmallIntegerField(
        _("titik fokus mendatar"), default=50, validators=[MaxValueValidator(100)]
    )
    focus_y = models.PositiveSmallIntegerField(
        _("titik fokus tegak"), default=50, validators=[MaxValueValidator(100)]
    )

    class Meta:
        abstract = True
