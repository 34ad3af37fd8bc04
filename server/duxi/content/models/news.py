"""News."""

from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.content.models.texts import FocusedPicture, WrittenText
from duxi.core.models import Versioned
from duxi.core.pictures.fields import PictureField


class News(WrittenText, FocusedPicture, Versioned):
    """An article, public from `published_at` on.

    `image` is a path under MEDIA_ROOT. `tags` are words in lower case; they recommend an article to users
    whose job role contains one of them.
    """

    slug = models.SlugField(max_length=120, unique=True)
    title = models.CharField(_("judul"), max_length=200)
    summary = models.CharField(_("ringkasan"), max_length=300)
    image = PictureField(_("gambar"), max_length=200, blank=True)
    published_at = models.DateTimeField(_("terbit"))
    is_published = models.BooleanField(_("tampil"), default=True)
    tags = ArrayField(models.CharField(max_length=40), verbose_name=_("tag"), default=list, blank=True)

    class Meta:
        verbose_name = _("berita")
        verbose_name_plural = _("berita")
        indexes = [
            models.Index(fields=["-published_at"], name="news_newest", condition=models.Q(is_published=True)),
            GinIndex(fields=["tags"], name="news_tags"),
        ]

    def __str__(self) -> str:
        return self.title
