"""Item statistics of an exam: difficulty, discrimination, selected options, questions that carry a level.

Screens and workbooks read the same figures, over the newest finished attempts.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from django.db.models import QuerySet

from duxi.exams.engine import rules_of
from duxi.exams.levels import LevelRules, achieved_level, level_steps
from duxi.exams.models import Attempt, AttemptQuestion, AttemptStatus, QuestionVersion
from duxi.exams.policies import ASSESSMENT
from duxi.exams.question_texts import in_words
from duxi.exams.scoring import TreeScore, best_of, earned_by, points_of, score_tree
from duxi.exams.sheet import SheetQuestion, trees, visible

MOST_ATTEMPTS = 1_000
FEWEST_FOR_DISCRIMINATION = 10


@dataclass
class _Sums:
    """Sums for the correlation between the share earned here and the share earned elsewhere."""

    shown: int = 0
    answered: int = 0
    x: float = 0
    y: float = 0
    xx: float = 0
    yy: float = 0
    xy: float = 0
    options: Counter[int] = field(default_factory=Counter)
    level_shares: list[float] = field(default_factory=list)
    decisive: int = 0

    def add(self, own: float, elsewhere: float) -> None:
        self.shown += 1
        self.x += own
        self.y += elsewhere
        self.xx += own * own
        self.yy += elsewhere * elsewhere
        self.xy += own * elsewhere

    @property
    def difficulty(self) -> float:
        return self.x / self.shown

    @property
    def discrimination(self) -> float | None:
        """Pearson's r; None with few attempts, or if everybody earned the same."""
        n = self.shown
        spread = (n * self.xx - self.x**2) * (n * self.yy - self.y**2)
        if n < FEWEST_FOR_DISCRIMINATION or spread < 1e-9:
            return None
        return (n * self.xy - self.x * self.y) / sqrt(spread)


@dataclass(frozen=True)
class OptionFigures:
    """One option: its points, and how many selected it."""

    text: str
    points: int
    count: int


@dataclass(frozen=True)
class ItemFigures:
    """One question over all attempts that met it.

    `difficulty` is the mean share earned in percent, `discrimination` how far it goes with the rest of the
    exam (-1 to 1). `level_share` is its share of what its level can earn, in percent; `decisive_count` in
    how many attempts a level was reached that would not have been without it.
    """

    question_id: int
    code: str
    group: str
    level: int
    is_child: bool
    text: str
    shown: int
    answered: int
    difficulty: float
    discrimination: float | None
    level_share: float | None
    decisive_count: int
    options: Sequence[OptionFigures]


@dataclass(frozen=True)
class ItemStatistics:
    """The figures of all questions, over so many of the finished attempts."""

    attempts: int
    finished: int
    items: Sequence[ItemFigures]


def item_statistics(attempts: QuerySet[Attempt]) -> ItemStatistics:
    """The statistics over the newest of these attempts that are finished."""
    finished = attempts.filter(status=AttemptStatus.FINISHED)
    newest = finished.select_related("version", "blueprint").order_by("-ended_at", "-pk")[:MOST_ATTEMPTS]
    taken = {attempt.pk: attempt for attempt in newest}
    asked = AttemptQuestion.objects.filter(attempt__in=list(taken))
    versions = _versions(asked)
    sums: dict[int, _Sums] = defaultdict(_Sums)
    latest: dict[int, QuestionVersion] = {}
    for attempt_id, sheet in _sheets(asked, versions):
        _count(taken[attempt_id], sheet, sums)
        latest |= {
            q.question_id: _newer(latest.get(q.question_id), versions[q.version_id or 0]) for q in sheet
        }
    items = [_figures(sums[pk], version) for pk, version in latest.items() if sums[pk].shown]
    items.sort(key=lambda item: (item.group, item.level, item.code))
    return ItemStatistics(len(taken), finished.count(), items)


def _versions(asked: QuerySet[AttemptQuestion]) -> dict[int, QuestionVersion]:
    found = QuestionVersion.objects.filter(pk__in=asked.order_by().values("version"))
    return {version.pk: version for version in found.select_related("question__unit")}


def _newer(known: QuestionVersion | None, other: QuestionVersion) -> QuestionVersion:
    return other if known is None or other.number > known.number else known


def _sheets(
    asked: QuerySet[AttemptQuestion], versions: Mapping[int, QuestionVersion]
) -> Iterator[tuple[int, list[SheetQuestion]]]:
    """The sheets of all attempts, each question in the version that was asked."""
    sheets: dict[int, list[SheetQuestion]] = defaultdict(list)
    rows = asked.order_by("attempt", "position").values_list("attempt", "pk", "version", "selected", "text")
    for attempt_id, pk, version_id, selected, text in rows.iterator(chunk_size=2_000):
        version = versions[version_id]
        sheets[attempt_id].append(_on_sheet(pk, version, selected, text))
    yield from sheets.items()


def _on_sheet(pk: int, version: QuestionVersion, selected: Sequence[int], text: str) -> SheetQuestion:
    return replace(
        SheetQuestion.of(version.question),
        id=pk,
        version_id=version.pk,
        level=version.level,
        opens_on=version.opens_on,
        choice=version.choice,
        weight=version.weight,
        gives_partial_credit=version.gives_partial_credit,
        points=version.points,
        option_ids=version.option_ids,
        selected=selected,
        text=text,
    )


def _count(attempt: Attempt, sheet: list[SheetQuestion], sums: dict[int, _Sums]) -> None:
    points = points_of(sheet)
    opened = visible(sheet)
    earned = {q.question_id: max(0, earned_by(q, points[q.question_id])) for q in opened}
    best = {q.question_id: best_of(q, points[q.question_id]) for q in opened}
    all_earned, all_best = sum(earned.values()), sum(best.values())
    for question in opened:
        pk = question.question_id
        rest = all_best - best[pk]
        sums[pk].add(_share(earned[pk], best[pk]), _share(all_earned - earned[pk], rest))
        sums[pk].answered += question.is_answered
        sums[pk].options.update(question.selected)
    if attempt.policy == ASSESSMENT.name:
        _count_levels(attempt, sheet, sums)


def _share(part: float, whole: float) -> float:
    return min(1.0, part / whole) if whole else 0.0


def _count_levels(attempt: Attempt, sheet: list[SheetQuestion], sums: dict[int, _Sums]) -> None:
    rules = rules_of(attempt)
    points = points_of(sheet)
    scored = [
        (tree[0].question_id, score_tree(tree, points, rules.negative_percent)) for tree in trees(sheet)
    ]
    for unit_id in {score.unit_id for _pk, score in scored}:
        of_unit = [(pk, score) for pk, score in scored if score.unit_id == unit_id]
        _add_level_shares(of_unit, sums)
        for pk in _decisive(of_unit, rules.levels):
            sums[pk].decisive += 1


def _add_level_shares(of_unit: Iterable[tuple[int, TreeScore]], sums: dict[int, _Sums]) -> None:
    whole: Counter[int] = Counter()
    for _pk, score in of_unit:
        whole[score.level] += score.best
    for pk, score in of_unit:
        sums[pk].level_shares.append(_share(score.best, whole[score.level]))


def _decisive(of_unit: Sequence[tuple[int, TreeScore]], rules: LevelRules) -> list[int]:
    """The questions without whose points a lower level would have been reached."""
    reached = achieved_level(level_steps([score for _pk, score in of_unit], rules))
    return [
        pk
        for pk, score in of_unit
        if reached and score.earned > 0 and _reached_without(pk, of_unit, rules) < reached
    ]


def _reached_without(pk: int, of_unit: Sequence[tuple[int, TreeScore]], rules: LevelRules) -> int:
    scores = [replace(score, earned=0) if other == pk else score for other, score in of_unit]
    return achieved_level(level_steps(scores, rules))


def _figures(sums: _Sums, version: QuestionVersion) -> ItemFigures:
    question, discrimination = version.question, sums.discrimination
    shares = sums.level_shares
    return ItemFigures(
        question_id=question.pk,
        code=question.code,
        group=question.unit.code if question.unit else question.section,
        level=version.level,
        is_child=question.parent_id is not None,
        text=in_words(version.text),
        shown=sums.shown,
        answered=sums.answered,
        difficulty=_percent(sums.difficulty),
        discrimination=None if discrimination is None else round(discrimination, 2),
        level_share=_percent(sum(shares) / len(shares)) if shares else None,
        decisive_count=sums.decisive,
        options=_options(sums, version),
    )


def _percent(share: float) -> float:
    return round(100 * share, 2)


def _options(sums: _Sums, version: QuestionVersion) -> list[OptionFigures]:
    pairs = enumerate(zip(version.option_texts, version.points, strict=True), start=1)
    return [OptionFigures(in_words(text), worth, sums.options[position]) for position, (text, worth) in pairs]


def carries_level(item: ItemFigures) -> bool:
    """Whether a level depends on this question alone: more than half of what its level can earn."""
    return item.level_share is not None and item.level_share > 50


def as_row(item: ItemFigures) -> dict[str, Any]:
    """The figures in the form that the screens show."""
    return {**vars(item), "carries_level": carries_level(item)}
