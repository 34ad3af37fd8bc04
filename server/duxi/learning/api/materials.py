"""`/materials/{uuid}`: files of products by signed links, for their owners."""

from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.kinds import KindSlug
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.files.sending import send_file
from duxi.learning.materials import MaterialOut, linked_material, material_out, materials_for

router = Router(tags=["my-learning"])


class MaterialsQuery(Schema):
    """A product by its kind and slug."""

    kind: KindSlug
    slug: str


@router.get("", response=Envelope[list[MaterialOut]], auth=UserBearer())
def list_materials(request: LearnerRequest, params: Query[MaterialsQuery]) -> Envelope[list[MaterialOut]]:
    found = materials_for(request.auth).filter(product__kind=params.kind, product__slug=params.slug)
    return ok([material_out(one, request.auth) for one in found.distinct()])


@router.get(
    "/{uuid:uuid}",
    response={200: None},
    openapi_extra={
        "responses": {200: {"description": "The file", "content": {"application/octet-stream": {}}}}
    },
    url_name="read_material",
)
def read_material(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    material = linked_material(uuid, signature)
    return send_file(request, material.path, content_type=material.content_type, filename=material.name)
