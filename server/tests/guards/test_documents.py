"""Documents match the code: lists of packages, the index of decisions."""

import re
import tomllib

import pytest
from django.conf import settings

DOCS = settings.SERVER.parent / "docs"
TITLES = {
    "Imports only go down": "Imports only go down",
    "Inside `commerce`": "Inside commerce: what is sold, owed, invoiced, ordered, refunded, paid, "
    "remedied and shown",
}
STATUS = re.compile(r"accepted(; .+)?|superseded by \d{4}.*|rule of one feature, moved to domain-rules\.md")


def picture_below(text):
    """The first column of the first code block after a text, without indented lines."""
    whole = (DOCS / "architecture.md").read_text()
    drawn = whole[whole.lower().index(text.lower()) :].split("```")[1]
    lines = (line for line in drawn.strip().splitlines() if not line.startswith(" "))
    return [re.split(r"\s{2,}", line)[0] for line in lines]


@pytest.mark.parametrize(("text", "name"), TITLES.items())
def test_the_picture_of_packages_is_the_contract_of_the_import_linter(text, name):
    contracts = tomllib.loads((settings.SERVER / "pyproject.toml").read_text())["tool"]["importlinter"][
        "contracts"
    ]
    (contract,) = [one for one in contracts if one["name"] == name]
    assert picture_below(text) == contract["layers"]


def decisions():
    """Number, title, file and status of each line of the index."""
    rows = re.findall(
        r"^\| (\d{4}) \| \[(.+)\]\((.+?)\) \| (.+) \|$", (DOCS / "adr/README.md").read_text(), re.M
    )
    assert len(rows) > 50
    return rows


def test_the_index_names_every_decision_once_with_its_status():
    rows = decisions()
    numbers = [number for number, *_rest in rows]
    assert numbers == sorted(set(numbers))
    files = {path.name for path in (DOCS / "adr").glob("[0-9]*.md")}
    assert {place for _number, _title, place, _status in rows if not place.startswith("../")} == files
    assert [row for row in rows if not STATUS.fullmatch(row[3])] == []


def test_decisions_and_rules_bear_the_titles_of_the_index():
    rules = (DOCS / "domain-rules.md").read_text()
    wrong = []
    for number, title, place, _status in decisions():
        is_rule = place.startswith("../")
        text = rules if is_rule else (DOCS / "adr" / place).read_text()
        heading = f"### {title} ({number})" if is_rule else f"# {title}"
        if heading not in text.splitlines():
            wrong.append(f"{number}: {title}")
    assert wrong == []
