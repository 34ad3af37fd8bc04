"""Model and form fields for pictures: a path in the table, a file upload in forms."""

from typing import TYPE_CHECKING, Any, BinaryIO, cast

from django.core.exceptions import ValidationError
from django.core.files.storage import default_storage
from django.core.files.uploadedfile import UploadedFile
from django.db import models
from django.forms import FileField, Widget
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminImageFieldWidget

from duxi.core.errors import Rejected
from duxi.core.pictures.reading import read_picture
from duxi.core.pictures.storing import LIMITS, store_picture

# Only the stubs know the field as generic.
if TYPE_CHECKING:
    _Text = models.CharField[str, str]
else:
    _Text = models.CharField


class StoredPicture(str):
    """A path that widgets can render."""

    @property
    def url(self) -> str:
        return default_storage.url(self)


class PictureInput(UnfoldAdminImageFieldWidget):
    """Shows the current picture and accepts a new one."""

    template_name = "core/picture_input.html"


class PictureUpload(FileField):
    """Accepts a file, stores it in all sizes, and returns the path; without a new file the path stays."""

    widget = PictureInput

    def widget_attrs(self, widget: Widget) -> dict[str, Any]:
        return {"accept": "image/jpeg, image/png, image/webp"}

    def prepare_value(self, value: Any) -> Any:
        return StoredPicture(value) if isinstance(value, str) and value else value

    def clean(self, data: Any, initial: Any = None) -> str:
        given = super().clean(data, initial)
        if isinstance(given, UploadedFile):
            return _stored(given)
        return str(given or "")


def _stored(given: "UploadedFile[Any]") -> str:
    try:
        return store_picture(read_picture(cast("BinaryIO", given.file), LIMITS))
    except Rejected as refusal:
        raise ValidationError(refusal.text) from refusal


class PictureField(_Text):
    """The path of a picture below MEDIA_ROOT, uploaded by staff or copied there.

    In the database, imports and exports it is text; only forms differ.
    """

    def deconstruct(self) -> tuple[str, str, Any, Any]:
        name, _path, positional, options = super().deconstruct()
        return str(name), "django.db.models.CharField", positional, options

    def formfield(self, **options: Any) -> PictureUpload:
        """Ignore the text widget that the admin passes."""
        return PictureUpload(
            label=options.get("label", capfirst(self.verbose_name)),
            required=not self.blank,
            help_text=options.get("help_text", self.help_text)
            or _("JPEG, PNG, atau WebP, maksimal 10 MB. Lebar 1280 piksel atau lebih tampak paling tajam."),
        )
