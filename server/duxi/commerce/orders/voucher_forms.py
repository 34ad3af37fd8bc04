"""The Django admin's form of a voucher batch."""

from django.core.exceptions import ValidationError
from django.forms import IntegerField, ModelForm, MultipleChoiceField, RegexField
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminCheckboxSelectMultipleWidget,
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminTextInputWidget,
)

from duxi.catalog.kinds import KINDS
from duxi.commerce.models import Voucher, VoucherBatch
from duxi.commerce.orders.actions import voucher_batches

CODE = r"^[\w.-]*$"


class VoucherBatchForm(ModelForm):  # type: ignore[type-arg]
    """The rules of a batch, and codes to add to it: one typed code, or a number of random ones."""

    kinds = MultipleChoiceField(
        label=_("Jenis produk"),
        required=False,
        choices=lambda: [(kind.slug, kind.label) for kind in KINDS],
        widget=UnfoldAdminCheckboxSelectMultipleWidget,
    )
    code = RegexField(
        CODE, label=_("Kode baru"), required=False, max_length=50, widget=UnfoldAdminTextInputWidget
    )
    count = IntegerField(
        label=_("Jumlah kode acak"),
        required=False,
        min_value=0,
        max_value=voucher_batches.MOST_CODES,
        widget=UnfoldAdminIntegerFieldWidget,
    )
    prefix = RegexField(  # type: ignore[assignment]
        CODE, label=_("Awalan kode acak"), required=False, max_length=20, widget=UnfoldAdminTextInputWidget
    )

    class Meta:
        model = VoucherBatch
        fields = (*(name for name in voucher_batches.FIELDS if name != "instansi_id"), "instansi", "products")

    def clean_code(self) -> str:
        """In capitals, as codes are stored; unique over all batches."""
        code = str(self.cleaned_data["code"]).strip().upper()
        if code and Voucher.objects.filter(code=code).exists():
            raise ValidationError(str(voucher_batches.CodeTaken.message))
        return code

    def clean_max_uses(self) -> int | None:
        """The database refuses a limit below the used count."""
        limit: int | None = self.cleaned_data["max_uses"]
        if limit is not None and Voucher.objects.filter(batch=self.instance.pk, used__gt=limit).exists():
            raise ValidationError(gettext("Sudah ada kode yang dipakai lebih sering."))
        return limit

    def new_codes(self) -> voucher_batches.NewCodes:
        """The codes to create once the batch is saved."""
        wanted = self.cleaned_data
        return voucher_batches.NewCodes(wanted["code"], wanted["count"] or 0, wanted["prefix"].strip())
