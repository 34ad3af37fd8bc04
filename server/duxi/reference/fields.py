"""Model fields of the reference data."""

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext as _

from duxi.core.npwp import digits_of, is_npwp, of_sixteen


def checked_npwp(digits: str) -> None:
    """Raises `ValidationError` for an invalid NPWP."""
    if not is_npwp(digits):
        raise ValidationError(_("NPWP tidak valid. Periksa kembali angkanya."))


class NpwpField(models.CharField):  # type: ignore[type-arg]
    """An NPWP, stored as sixteen digits in any input format."""

    default_validators = [checked_npwp]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("max_length", 16)
        super().__init__(*args, **kwargs)

    def to_python(self, value: Any) -> Any:
        return of_sixteen(digits_of(value)) if isinstance(value, str) else super().to_python(value)
