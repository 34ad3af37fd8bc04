"""Exams of products, with known points, and clients inside their rooms."""

from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.exams.models import AnswerOption, Attempt, Blueprint, BlueprintUnit, Question
from duxi.reference.models import CompetencyUnit
from tests.caller import Answer, Caller


def make_product(kind: str, slug: str) -> Product:
    return Product.objects.create(kind=kind, slug=slug, title=slug.replace("-", " ").title(), price=0)


def give_seat(user: User, product: Product) -> Entitlement:
    return Entitlement.objects.create(
        product=product,
        holder=user,
        bought_by=user,
        source_kind=SourceKind.STAFF,
        source_reference=f"uji-{Entitlement.objects.count() + 1}",
        granted_at=now(),
    )


def make_exam(policy: str, product: Product, **fields: Any) -> Blueprint:
    defaults = {"code": f"E-{product.pk}-{policy}", "title": "Ujian Uji", "duration_minutes": 20}
    return Blueprint.objects.create(policy=policy, product=product, **(defaults | fields))


def ask(code: str, points: tuple[int, ...], **fields: Any) -> Question:
    """A question whose n-th option is worth the n-th points."""
    question = Question.objects.create(code=code, text=f"Soal {code}", **fields)
    AnswerOption.objects.bulk_create(
        AnswerOption(question=question, position=n, text=f"{code} pilihan {n}", points=worth)
        for n, worth in enumerate(points, start=1)
    )
    return question


def make_certification(slug: str = "sertifikasi-uji", **fields: Any) -> Blueprint:
    """Units C.1 (two questions) and C.2 (one); right is option 1."""
    exam = make_exam("certification", make_product("certification", slug), **fields)
    for position, name in enumerate(("C.1", "C.2"), start=1):
        unit = CompetencyUnit.objects.get_or_create(code=name, defaults={"name": f"Unit {name}"})[0]
        BlueprintUnit.objects.create(blueprint=exam, unit=unit, position=position)
        for number in range(1, 4 - position):
            ask(f"{slug}-{name}-{number}", (100, 0, 0), unit=unit, blueprint=exam, position=number)
    return exam


def make_quiz(policy: str = "oti-quiz", kind: str = "oti", **fields: Any) -> Blueprint:
    """Section Satu: Q1 (single), Q2 (two of three); section Dua: Q3 (single)."""
    exam = make_exam(policy, make_product(kind, f"{kind}-uji"), **fields)
    ask("Q1", (100, 0), blueprint=exam, section="Satu", position=1)
    ask("Q2", (50, 50, 0), blueprint=exam, section="Satu", position=2, choice="multiple")
    ask("Q3", (0, 100), blueprint=exam, section="Dua", position=3)
    return exam


PATHS = {"oti-quiz": "oti", "elearning-exam": "elearning", "elearning-quiz": "elearning"}
PARTS = {"oti-quiz": "quizzes", "elearning-exam": "exams", "elearning-quiz": "quizzes"}
HEADERS = {
    "oti-quiz": "X-Quiz-Authorization",
    "elearning-exam": "X-Elearning-Exam-Authorization",
    "elearning-quiz": "X-Elearning-Quiz-Authorization",
}


def path_of(exam: Blueprint) -> str:
    assert exam.product
    return f"/{PATHS[exam.policy]}/{exam.product.slug}/{PARTS[exam.policy]}/{exam.uuid}"


@dataclass
class QuizRoom:
    """A learner inside a quiz."""

    caller: Caller
    exam: Blueprint

    @property
    def attempt(self) -> Attempt:
        return Attempt.objects.filter(blueprint=self.exam, participant=self.caller.user).latest("pk")

    def get(self, path: str, **query: Any) -> Answer:
        return self.caller.get(f"{path_of(self.exam)}/{path}", **query)

    def post(self, path: str, data: dict[str, Any] | None = None) -> Answer:
        return self.caller.post(f"{path_of(self.exam)}/{path}", data)

    def question(self, code: str) -> dict[str, Any]:
        rows = self.get("questions").results["rows"]
        return next(row for row in rows if row["ques_text"] == f"Soal {code}")

    def option(self, code: str, position: int) -> UUID:
        answers = self.question(code)["answers"]
        return next(a["answ_uuid"] for a in answers if a["answ_text"] == f"{code} pilihan {position}")

    def answer(self, code: str, position: int, **more: Any) -> Answer:
        form = {"ques_uuid": self.question(code)["ques_uuid"], "answ_uuid": self.option(code, position)}
        return self.post("answer", form | more)


def enter_quiz(caller: Caller, exam: Blueprint, **form: Any) -> QuizRoom:
    started = caller.post(f"{path_of(exam)}/start", form)
    assert started.status == 200, started.body
    header = {HEADERS[exam.policy]: f"Bearer {started.results['token']}"}
    return QuizRoom(replace(caller, headers=caller.headers | header), exam)
