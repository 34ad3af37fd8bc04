"""Feedback results of a product, question by question."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from duxi.catalog.models import Product
from duxi.learning.models import FeedbackAnswer, FeedbackQuestion, FeedbackType

FEWEST_RESPONSES = 3
"""The minimum number of answers, because fewer would reveal their authors."""


@dataclass(frozen=True)
class QuestionResult:
    """The result of one question: counts by answer, the average of a scale, or texts in random order."""

    question: FeedbackQuestion
    count: int
    average: float | None
    counts: dict[str, int]
    texts: Sequence[str]


def results_of(product: Product) -> tuple[int, list[QuestionResult]]:
    """The number of responses, and the results of each question with enough of them."""
    responses = FeedbackAnswer.objects.filter(product=product).values("response").distinct().count()
    if responses < FEWEST_RESPONSES:
        return responses, []
    by_question: dict[int, list[FeedbackAnswer]] = defaultdict(list)
    for answer in FeedbackAnswer.objects.filter(product=product).order_by("uuid"):
        by_question[answer.question_id].append(answer)
    questions = FeedbackQuestion.with_deleted.filter(pk__in=by_question).order_by("position", "pk")
    return responses, [_result(one, by_question[one.pk]) for one in questions]


def _result(question: FeedbackQuestion, answers: Sequence[FeedbackAnswer]) -> QuestionResult:
    scores = [answer.score for answer in answers if answer.score is not None]
    texts = [answer.text for answer in answers if answer.text]
    is_text = question.type == FeedbackType.TEXT
    names = ["1", "2", "3", "4", "5"] if question.type == FeedbackType.SCALE else question.options
    counted = Counter([str(score) for score in scores] or ([] if is_text else texts))
    return QuestionResult(
        question=question,
        count=len(answers),
        average=round(sum(scores) / len(scores), 2) if scores else None,
        counts={} if is_text else {name: counted[name] for name in names},
        texts=texts if is_text else (),
    )
