"""Products of every kind: forms, drafts, publishing, copies, dates, prices and seats."""

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.actions.reschedule import reschedule
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.products import saving
from duxi.backoffice.products.copying import copy_product
from duxi.backoffice.products.presenters import form_of, page_of, row_of
from duxi.backoffice.products.queries import (
    CATALOG_PRODUCTS,
    HISTORY,
    WAITING,
    catalog_product,
    catalog_products,
    price_changes,
    product_history,
    waiting_of,
)
from duxi.backoffice.products.schemas import (
    CatalogProductChange,
    CatalogProductIn,
    CatalogProductOut,
    CatalogProductRow,
    CopyIn,
    PriceChange,
    ProductFormOut,
    ProductPreviewOut,
    PublishIn,
    RescheduledOut,
    RescheduleIn,
    WaitingRow,
)
from duxi.catalog.actions.publishing import publish, unpublish
from duxi.catalog.kinds import KINDS
from duxi.catalog.previews import preview_path
from duxi.catalog.publishing import has_detail
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.errors import Invalid
from duxi.core.hot import remembered
from duxi.core.lists import ListParams, select, total_of

VIEW, ADD, CHANGE, DELETE = (f"catalog.{verb}_product" for verb in ("view", "add", "change", "delete"))
SAVED = _("Perubahan berhasil disimpan.")
router = Router(tags=["catalog-products"], auth=StaffBearer(VIEW))
may_add, may_change, may_delete = StaffBearer(ADD), StaffBearer(CHANGE), StaffBearer(DELETE)


@router.get("/product-forms", response=Envelope[Rows[ProductFormOut]])
def list_product_forms(request: LearnerRequest) -> Envelope[Rows[ProductFormOut]]:
    forms = _forms()
    return ok(Rows(rows=forms, total=len(forms)))


@remembered
def _forms() -> list[ProductFormOut]:
    """They depend on the kinds and the language alone."""
    return [form_of(kind) for kind in KINDS]


@router.get("/catalog-products", response=Envelope[CappedRows[CatalogProductRow]])
def list_catalog_products(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[CatalogProductRow]]:
    whole, page = select(catalog_products(), params, CATALOG_PRODUCTS)
    return ok(capped(CatalogProductRow, map(row_of, page), **total_of(whole, params)))


@router.post("/catalog-products", response=Envelope[CatalogProductOut], auth=may_add)
def create_catalog_product(request: LearnerRequest, body: CatalogProductIn) -> Envelope[CatalogProductOut]:
    kind = KINDS.get(body.kind)
    if kind is None:
        raise Invalid(errors={"kind": [str(_("Jenis produk tidak dikenal."))]})
    product = saving.create_product(kind, body.values, body.lines)
    return ok(page_of(catalog_product(product.pk)), _("Draf disimpan."))


@router.get("/catalog-products/{int:pk}", response=Envelope[CatalogProductOut])
def show_catalog_product(request: LearnerRequest, pk: int) -> Envelope[CatalogProductOut]:
    return ok(page_of(catalog_product(pk)))


@router.put("/catalog-products/{int:pk}", response=Envelope[CatalogProductOut], auth=may_change)
def update_catalog_product(
    request: LearnerRequest, pk: int, body: CatalogProductChange
) -> Envelope[CatalogProductOut]:
    saving.update_product(pk, body.version, body.values, body.lines)
    return ok(page_of(catalog_product(pk)), SAVED)


@router.delete("/catalog-products/{int:pk}", response=MessageOut, auth=may_delete)
def delete_catalog_product(request: LearnerRequest, pk: int) -> MessageOut:
    saving.delete_draft(pk)
    return message_only(_("Draf telah dihapus."))


@router.post("/catalog-products/{int:pk}/publish", response=Envelope[CatalogProductOut], auth=may_change)
def publish_catalog_product(request: LearnerRequest, pk: int, body: PublishIn) -> Envelope[CatalogProductOut]:
    with saving.locked(pk) as product:
        publish(product, body.publish_at)
    sentence = _("Jadwal tayang disimpan.") if body.publish_at else _("Produk sudah tayang.")
    return ok(page_of(catalog_product(pk)), sentence)


@router.post("/catalog-products/{int:pk}/unpublish", response=Envelope[CatalogProductOut], auth=may_change)
def unpublish_catalog_product(request: LearnerRequest, pk: int) -> Envelope[CatalogProductOut]:
    with saving.locked(pk) as product:
        unpublish(product)
    return ok(page_of(catalog_product(pk)), _("Produk tidak tayang lagi."))


@router.post("/catalog-products/{int:pk}/preview", response=Envelope[ProductPreviewOut])
def preview_catalog_product(request: LearnerRequest, pk: int) -> Envelope[ProductPreviewOut]:
    product = catalog_product(pk)
    if not has_detail(product):
        raise Invalid(_("Isi dahulu rincian produk ini; halamannya belum dapat ditampilkan."))
    return ok(ProductPreviewOut(path=preview_path(product)))


@router.post("/catalog-products/{int:pk}/copy", response=Envelope[CatalogProductOut], auth=may_add)
def copy_catalog_product(request: LearnerRequest, pk: int, body: CopyIn) -> Envelope[CatalogProductOut]:
    copy = copy_product(pk, body.starts_at)
    return ok(page_of(catalog_product(copy.pk)), _("Salinan disimpan sebagai draf."))


@router.post("/catalog-products/{int:pk}/reschedule", response=Envelope[RescheduledOut], auth=may_change)
def reschedule_catalog_product(
    request: LearnerRequest, pk: int, body: RescheduleIn
) -> Envelope[RescheduledOut]:
    with saving.locked(pk) as product:
        done = reschedule(product, body.starts_at, body.reason)
    return ok(RescheduledOut(**vars(done)), _("Jadwal dipindah dan peserta diberi tahu."))


@router.get("/catalog-products/{int:pk}/history", response=Envelope[CappedRows[HistoryEntry]])
def show_catalog_product_history(
    request: LearnerRequest, pk: int, params: Query[ListParams]
) -> Envelope[CappedRows[HistoryEntry]]:
    whole, page = select(product_history(catalog_product(pk)), params, HISTORY)
    return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))


@router.get("/catalog-products/{int:pk}/prices", response=Envelope[list[PriceChange]])
def show_prices(request: LearnerRequest, pk: int) -> Envelope[list[PriceChange]]:
    return ok([PriceChange(**one) for one in price_changes(catalog_product(pk))])


@router.get("/catalog-products/{int:pk}/waiting", response=Envelope[CappedRows[WaitingRow]])
def show_waiting(
    request: LearnerRequest, pk: int, params: Query[ListParams]
) -> Envelope[CappedRows[WaitingRow]]:
    whole, page = select(waiting_of(catalog_product(pk)), params, WAITING)
    return ok(capped(WaitingRow, [WaitingRow.of(one) for one in page], **total_of(whole, params)))
