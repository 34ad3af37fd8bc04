"""The participant's view of an exam, in neutral values; each API maps them to its own names."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from uuid import UUID, uuid5

from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.exams.models import Attempt, AttemptQuestion, Choice, QuestionType, QuestionVersion
from duxi.exams.sheet import Progress, SheetQuestion, closed_parents, progress, read_sheet, trees, visible


class NotOpenYet(Rejected):
    """The question is no longer open, or not yet."""

    message = _("Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.")


@dataclass(frozen=True)
class RoomOption:
    """An option as the participant sees it: never with its points."""

    id: int
    uuid: UUID
    text: str
    is_selected: bool


@dataclass(frozen=True)
class RoomQuestion:
    """A question as the participant sees it.

    `label` numbers it within the whole attempt (19, follow-ups 19a, 19b); `number` within the requested part.
    `is_closed`: the answer is final; `has_child`: it may open follow-ups.
    """

    asked: SheetQuestion
    uuid: UUID
    number: int
    label: str
    text: str
    options: Sequence[RoomOption]
    has_child: bool
    is_closed: bool


@dataclass(frozen=True)
class Group:
    """A unit, section or part with its open questions."""

    code: str
    name: str
    questions: Sequence[SheetQuestion]

    @property
    def progress(self) -> Progress:
        return progress(self.questions)


class Room:
    """One attempt's questions, read once per request."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt

    @cached_property
    def sheet(self) -> list[SheetQuestion]:
        return read_sheet(self.attempt.pk)

    @cached_property
    def open(self) -> list[SheetQuestion]:
        return visible(self.sheet)

    @property
    def progress(self) -> Progress:
        return progress(self.open)

    @cached_property
    def labels(self) -> dict[int, str]:
        """The label of every open question, part by part as the room shows them."""
        by_part = sorted(trees(self.sheet), key=lambda tree: tree[0].type == QuestionType.NESTED)
        return {
            question.id: str(number) if place == 0 else f"{number}{_letters(place)}"
            for number, tree in enumerate(by_part, start=1)
            for place, question in enumerate(visible(tree))
        }

    def groups(
        self, key: Callable[[SheetQuestion], tuple[str, str]], of_type: str | None = None
    ) -> list[Group]:
        """The open questions (of one part), grouped, in the order of the exam."""
        part = [question for question in self.open if of_type in (None, question.type)]
        return [Group(code, name, list(found)) for (code, name), found in groupby(part, key=key)]

    def roots(self, wanted: Callable[[SheetQuestion], bool]) -> list[RoomQuestion]:
        """The requested root questions with texts and options; raises `NotFound` without any."""
        found = [tree for tree in trees(self.sheet) if wanted(tree[0])]
        if not found:
            raise NotFound
        return self._shown([(tree[0], number, len(tree) > 1) for number, tree in enumerate(found, start=1)])

    def neighbour(self, code: str, direction: str) -> tuple[RoomQuestion | None, SheetQuestion]:
        """The next or previous open question in the same tree, and the tree's root; None at its ends.

        Showing a follow-up closes its parents. Raises `NotFound` for a question of another attempt,
        `NotOpenYet` for one that is closed.
        """
        tree = self._tree_with(code)
        path = visible(tree)
        codes = [question.code for question in path]
        if code not in codes:
            raise NotOpenYet
        index = codes.index(code) + (1 if direction == "next" else -1)
        if not 0 <= index < len(path):
            return None, tree[0]
        self._mark_shown(path[index])
        return self._shown([(path[index], index, _has_child(path[index], tree))])[0], tree[0]

    def by_uuid(self, uuid: UUID) -> SheetQuestion:
        """One question by its UUID in this attempt; raises `NotFound`."""
        for question in self.sheet:
            if self.uuid_of(question) == uuid:
                return question
        raise NotFound

    def by_question(self, question_id: int) -> SheetQuestion:
        """One question by its id in the bank; raises `NotFound` if this attempt does not ask it."""
        for question in self.sheet:
            if question.question_id == question_id:
                return question
        raise NotFound

    def uuid_of(self, question: SheetQuestion) -> UUID:
        return uuid5(self.attempt.uuid, str(question.question_id))

    def option_uuid(self, question: SheetQuestion, option_id: int) -> UUID:
        return uuid5(self.attempt.uuid, f"{question.question_id}:{option_id}")

    def option_ids(self, question: SheetQuestion, uuids: Iterable[UUID]) -> list[int]:
        """The ids of option names; an unknown name becomes 0, which no option has."""
        known = {self.option_uuid(question, option_id): option_id for option_id in question.option_ids}
        return [known.get(uuid, 0) for uuid in uuids]

    def _tree_with(self, code: str) -> list[SheetQuestion]:
        for tree in trees(self.sheet):
            if any(question.code == code for question in tree):
                return tree
        raise NotFound

    def _mark_shown(self, question: SheetQuestion) -> None:
        if question.parent_id is None or question.shown_at is not None:
            return
        moment = now()
        AttemptQuestion.objects.filter(pk=question.id, shown_at=None).update(shown_at=moment)
        self.sheet[:] = [replace(q, shown_at=moment) if q.id == question.id else q for q in self.sheet]

    def _shown(self, numbered: Sequence[tuple[SheetQuestion, int, bool]]) -> list[RoomQuestion]:
        """Questions with texts and options, in one query."""
        ids = [question.version_id for question, _number, _child in numbered]
        versions = QuestionVersion.objects.only("text", "option_texts").in_bulk(ids)
        closed = closed_parents(self.sheet)
        return [
            RoomQuestion(
                asked=question,
                uuid=self.uuid_of(question),
                number=number,
                label=self.labels.get(question.id, ""),
                text=versions[question.version_id].text,
                options=self._options(question, versions[question.version_id].option_texts),
                has_child=has_child,
                is_closed=question.question_id in closed,
            )
            for question, number, has_child in numbered
            if question.version_id is not None
        ]

    def _options(self, question: SheetQuestion, texts: Sequence[str]) -> list[RoomOption]:
        """The options in this attempt's order; none for texts, whose options are the accepted answers."""
        if question.choice == Choice.TEXT:
            return []
        return [
            RoomOption(
                id=question.option_ids[position - 1],
                uuid=self.option_uuid(question, question.option_ids[position - 1]),
                text=texts[position - 1],
                is_selected=position in question.selected,
            )
            for position in question.option_order
        ]


def _has_child(question: SheetQuestion, tree: Iterable[SheetQuestion]) -> bool:
    return any(other.parent_id == question.question_id for other in tree)


def _letters(place: int) -> str:
    return chr(ord("a") + place - 1) if place <= 26 else f"-{place}"
