"""A country for the phone field."""

from duxi.core.schema import Schema


class CountryOut(Schema):
    """`code` is ISO 3166's two letters, `dial_code` begins with a plus."""

    code: str
    name: str
    dial_code: str
    flag: str
