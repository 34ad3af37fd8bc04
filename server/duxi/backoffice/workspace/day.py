"""'My day': tasks and posts of the user, and colleagues to choose from."""

from datetime import date, datetime

from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.workspace.tasks import TaskOut
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.workspace.models import WallPost
from duxi.workspace.queries.people import colleagues
from duxi.workspace.queries.tasks import day_of, today
from duxi.workspace.queries.wall import unread_for

router = Router(tags=["my day"], auth=StaffBearer("workspace.view_task"))
MOST = 50
COLLEAGUES = ListSpec(
    filters={"fullname": Filter("fullname"), "q": Filter("fullname"), "id": Filter("pk", int)},
    sorts={"fullname": "fullname", "id": "pk"},
    default_sort="fullname|asc",
    page_size=50,
)


class Colleague(Schema):
    id: int
    fullname: str
    email: str


class UnreadPost(Schema):
    id: int
    title: str
    author_name: str
    published_at: datetime

    @classmethod
    def of(cls, post: WallPost) -> "UnreadPost":
        author, moment = post.author.fullname, post.published_at
        return cls(id=post.pk, title=str(post), author_name=author, published_at=moment)


class MyDay(Schema):
    """Tasks by due date, and posts to be confirmed."""

    person_id: int
    today: date
    overdue: list[TaskOut]
    due_today: list[TaskOut]
    coming: list[TaskOut]
    unread: list[UnreadPost]


@router.get("/my-day", response=Envelope[MyDay])
def my_day(request: LearnerRequest) -> Envelope[MyDay]:
    day = today()
    tasks = [TaskOut.from_orm(task) for task in day_of(request.auth)[:MOST]]
    return ok(
        MyDay(
            person_id=request.auth.pk,
            today=day,
            overdue=[task for task in tasks if task.due_on and task.due_on < day],
            due_today=[task for task in tasks if task.due_on == day],
            coming=[task for task in tasks if task.due_on and task.due_on > day],
            unread=[UnreadPost.of(post) for post in unread_for(request.auth)[:MOST]],
        )
    )


@router.get("/colleagues", response=Envelope[CappedRows[Colleague]])
def list_colleagues(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[Colleague]]:
    whole, page = select(colleagues(), params, COLLEAGUES)
    return ok(capped(Colleague, page, **total_of(whole, params)))
