"""Editorial texts in languages other than Indonesian."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.content.models.texts import WrittenText
from duxi.core.models import Versioned


class TranslationLocale(models.TextChoices):
    """The storefront's languages besides Indonesian, by their wire codes."""

    ENGLISH = "en", "English"
    CHINESE = "zh", "中文"
    ARABIC = "ar", "العربية"
    ITALIAN = "it", "Italiano"
    SPANISH = "es", "Español"
    FRENCH = "fr", "Français"


class Translation(WrittenText, Versioned):
    """A text in another language; empty fields fall back to Indonesian.

    `subject` is a kind of product, `news`, `faq`, `faq-category`, `slider`, `category`, `tag`,
    `instructor`, `role`, `family`, `unit`, `level`, `exam`, `assignment`, `step` or `line`. `slug` is the
    subject's own; for a unit or an exam its code, an assignment or a step its uuid, a level its number, a
    family of roles its Indonesian name, and a line of a list the Indonesian line (`content.lines`).
    `title` of an instructor is the profession. `body` is the description (plain text) of a product, job
    role or level, the instructions of an exam or assignment, the text of a step, an instructor's
    biography, the text of an article or answer, or the label of a slide's button.
    """

    subject = models.CharField(_("jenis"), max_length=25)
    slug = models.CharField(_("alamat"), max_length=300)
    locale = models.CharField(_("bahasa"), max_length=2, choices=TranslationLocale.choices)
    title = models.CharField(_("judul"), max_length=200)
    summary = models.CharField(_("ringkasan"), max_length=300, blank=True)
    body = models.TextField(_("isi"), blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["subject", "slug", "locale"],
                name="translation_once",
                violation_error_message=_("Terjemahan ini sudah ada."),
            )
        ]
        verbose_name = _("terjemahan")
        verbose_name_plural = _("terjemahan")

    def __str__(self) -> str:
        return f"{self.title} · {self.get_locale_display()}"
