"""Columns with translated lines (`content.lines`): single lines and arrays."""

from django.contrib.postgres.fields import ArrayField
from django.db.models import Model

from duxi.catalog.models import Product
from duxi.classroom.models import JourneyStep
from duxi.exams.models import Blueprint
from duxi.learning.models import ClassSession, CourseContent, CourseSection
from duxi.offerings.kinds.certification import CertificationDetail
from duxi.offerings.kinds.inix_certification import InixCertificationDetail
from duxi.offerings.kinds.other import OtherDetail, OtherSpec
from duxi.offerings.kinds.oti import OtiBenefit
from duxi.offerings.kinds.training import TrainingAgendaItem, TrainingSubject
from duxi.offerings.kinds.webinar import WebinarAgendaItem
from duxi.offerings.kinds.workshop import WorkshopDetail
from duxi.offerings.kinds.workshop_subscription import WorkshopSubscriptionDetail

_LINES: dict[type[Model], tuple[str, ...]] = {
    Product: ("benefits", "requirements"),
    TrainingSubject: ("syllabus",),
    TrainingAgendaItem: ("topic",),
    WebinarAgendaItem: ("topic",),
    WorkshopDetail: ("syllabus", "tools", "outcome"),
    WorkshopSubscriptionDetail: ("terms",),
    CertificationDetail: ("steps", "documents"),
    InixCertificationDetail: ("topics",),
    OtiBenefit: ("title", "text"),
    OtherSpec: ("label", "value"),
    OtherDetail: ("unit_label",),
    JourneyStep: ("title",),
    Blueprint: ("title",),
    ClassSession: ("title",),
    CourseSection: ("title",),
    CourseContent: ("title",),
}


def stands_on_a_product(line: str) -> bool:
    """Whether any product uses this line."""
    return any(_stands_in(model, column, line) for model, names in _LINES.items() for column in names)


def _stands_in(model: type[Model], column: str, line: str) -> bool:
    is_array = isinstance(model._meta.get_field(column), ArrayField)
    wanted = {f"{column}__contains": [line]} if is_array else {column: line}
    return model._default_manager.filter(**wanted).exists()
