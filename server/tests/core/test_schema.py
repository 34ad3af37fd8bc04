"""The base of schemas: what a handler has built is not built again."""

from types import SimpleNamespace

import pytest

from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.schema import Schema


class Part(Schema):
    name: str


class Whole(Schema):
    parts: list[Part]


class More(Whole):
    total: int = 0


def test_instances_pass_as_they_are():
    built = Rows[Whole](rows=[Whole(parts=[Part(name="a")])], total=1)
    answer = Envelope[Rows[Whole]].model_validate(ok(built))
    assert answer.results is built


def test_other_objects_are_read_by_attribute_and_checked():
    read = Whole.model_validate(SimpleNamespace(parts=[SimpleNamespace(name="a")]))
    assert read.parts == [Part(name="a")]
    with pytest.raises(ValueError, match="valid string"):
        Whole.model_validate(SimpleNamespace(parts=[SimpleNamespace(name=1)]))


def test_an_instance_of_a_subclass_is_reduced_to_the_shape():
    read = Whole.model_validate(More(parts=[], total=3))
    assert type(read) is Whole
