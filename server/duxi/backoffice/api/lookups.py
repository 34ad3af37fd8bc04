"""Options of form fields."""

from django.http import HttpRequest
from ninja import Query, Router

from duxi.accounts.auth import StaffBearer
from duxi.catalog.kinds import KINDS
from duxi.catalog.queries import all_products
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.exams.queries import batches
from duxi.exams.queries.exams import exam_choices

router = Router(tags=["lookups"], auth=StaffBearer())


class TrainerChoice(Schema):
    id: int
    fullname: str
    email: str


class BlueprintChoice(Schema):
    id: int
    title: str
    job_role_name: str
    duration_minutes: int
    question_count: int


class ProductChoice(Schema):
    id: int
    title: str
    kind: str
    price: int


class KindChoice(Schema):
    id: str
    label: str


def _choices(name: str, **others: Filter) -> ListSpec:
    """A list of options: searched and sorted by one column, looked up by id."""
    return ListSpec(
        filters={name: Filter(name), "q": Filter(name), "id": Filter("pk", int), **others},
        sorts={name: name, "id": "pk"},
        default_sort=f"{name}|asc",
        page_size=50,
    )


@router.get("/trainers", response=Envelope[CappedRows[TrainerChoice]])
def trainers(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[TrainerChoice]]:
    whole, page = select(batches.trainers(), params, _choices("fullname"))
    return ok(capped(TrainerChoice, page, **total_of(whole, params)))


@router.get("/blueprints", response=Envelope[CappedRows[BlueprintChoice]])
def blueprints(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[BlueprintChoice]]:
    whole, page = select(exam_choices(), params, _choices("title", policy=Filter("policy")))
    return ok(capped(BlueprintChoice, page, **total_of(whole, params)))


@router.get("/products", response=Envelope[CappedRows[ProductChoice]])
def products(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[ProductChoice]]:
    whole, page = select(all_products(), params, _choices("title", kind=Filter("kind")))
    return ok(capped(ProductChoice, page, **total_of(whole, params)))


@router.get("/product-kinds", response=Envelope[CappedRows[KindChoice]])
def product_kinds(request: HttpRequest) -> Envelope[CappedRows[KindChoice]]:
    kinds = [KindChoice(id=kind.slug, label=str(kind.label)) for kind in KINDS]
    return ok(CappedRows[KindChoice](rows=kinds, total=len(kinds)))
