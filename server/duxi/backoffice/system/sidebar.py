"""The menu of whoever is signed in."""

from ninja import Router, Schema

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.menus import menu_for
from duxi.core.envelope import Envelope, Rows, gives

router = Router(tags=["frame"], auth=StaffBearer())


class MenuNodeOut(Schema):
    """A line, or a heading with lines below it."""

    id: int
    key: str
    label: str
    label_en: str
    icon: str
    path: str
    children: list["MenuNodeOut"]


@router.get("/sidebar", response=Envelope[Rows[MenuNodeOut]])
def sidebar(request: LearnerRequest) -> Envelope[Rows[MenuNodeOut]]:
    rows = [MenuNodeOut.model_validate(node) for node in menu_for(request.auth)]
    return gives(Rows[MenuNodeOut](rows=rows, total=len(rows)))
