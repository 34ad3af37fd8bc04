"""`/classes/{id}/plan`: a class as its authors see it, and the order of its steps."""

from typing import Annotated
from uuid import UUID

from ninja import Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.classes import parts
from duxi.backoffice.crud.routes import SAVED
from duxi.catalog.models import Product
from duxi.classroom.actions.step_order import order_steps
from duxi.classroom.queries.classes import class_for
from duxi.core.envelope import Envelope, ok
from duxi.core.forms import Id
from duxi.core.schema import Schema
from duxi.exams.models import Blueprint
from duxi.exams.policies import OTI_QUIZ

router = Router(tags=["classes"])
VIEW = StaffBearer("classroom.view_journeystep")
CHANGE = StaffBearer("classroom.change_journeystep")


class ClassQuizRef(Schema):
    """A quiz of the class that a step can refer to."""

    uuid: UUID
    title: str


class ClassPlan(Schema):
    """All parts of a class, each in order."""

    steps: list[parts.JourneyStepRow]
    sessions: list[parts.ClassSessionRow]
    assignments: list[parts.ClassAssignmentRow]
    quizzes: list[ClassQuizRef]


class StepOrderIn(Schema):
    """The new order, and the one that was read."""

    step_ids: Annotated[list[Id], Field(max_length=200)]
    seen: Annotated[list[Id], Field(max_length=200)]


@router.get("/classes/{int:class_id}/plan", response=Envelope[ClassPlan], auth=VIEW)
def show_class_plan(request: LearnerRequest, class_id: int) -> Envelope[ClassPlan]:
    return ok(_plan(request.auth, class_for(request.auth, class_id)))


@router.put("/classes/{int:class_id}/step-order", response=Envelope[ClassPlan], auth=CHANGE)
def order_class_steps(request: LearnerRequest, class_id: int, body: StepOrderIn) -> Envelope[ClassPlan]:
    product = class_for(request.auth, class_id)
    order_steps(product, seen=body.seen, wanted=body.step_ids)
    return ok(_plan(request.auth, product), SAVED)


def _plan(user: User, product: Product) -> ClassPlan:
    quizzes = Blueprint.objects.filter(product=product, is_active=True, policy=OTI_QUIZ.name)
    steps = parts.steps(user).filter(product=product)
    sessions = parts.sessions(user).filter(product=product)
    assignments = parts.assignments(user).filter(product=product)
    return ClassPlan(
        steps=[parts.JourneyStepRow.from_orm(one) for one in steps],
        sessions=[parts.ClassSessionRow.from_orm(one) for one in sessions],
        assignments=[parts.ClassAssignmentRow.from_orm(one) for one in assignments],
        quizzes=[ClassQuizRef.from_orm(one) for one in quizzes.order_by("position", "pk")],
    )
