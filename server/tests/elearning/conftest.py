"""A course with a reading, a video, an assignment and a quiz."""

from dataclasses import dataclass

import pytest

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Blueprint
from duxi.learning.models import CourseContent
from tests.exams.bank import give_seat, make_quiz
from tests.factories import ContentFactory, ElearningFactory, SectionFactory


@dataclass
class Course:
    product: Product
    seat: Entitlement
    reading: CourseContent
    video: CourseContent
    assignment: CourseContent
    quiz: CourseContent
    exam: Blueprint

    def path(self, rest: str) -> str:
        return f"/elearning/{self.product.slug}/{rest}"


@pytest.fixture
def course(ani):
    exam = make_quiz("elearning-quiz", "elearning", title="Kuis satu", passing_percent=60)
    product = exam.product
    ElearningFactory(product=product)
    section = SectionFactory(package=product, title="Awal")
    contents = [
        ContentFactory(section=section, **fields)
        for fields in (
            {
                "title": "Bacaan satu",
                "type": "document",
                "text": "## Awal\n\n**Baca** <script>x</script>",
            },
            {"title": "Video satu", "type": "video"},
            {"title": "Tugas satu", "type": "assignment", "text": "Tulis tiga langkah."},
            {"title": "Kuis satu", "type": "quiz"},
        )
    ]
    return Course(product, give_seat(ani, product), *contents, exam)
