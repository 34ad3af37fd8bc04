"""One version number, and a changelog that is dated."""

import json
import re
import tomllib
from datetime import date

from django.conf import settings


def test_everything_bears_the_number_of_the_changelog():
    newest = re.search(r"^## (\S+) - (\S+)$", (settings.TOP / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest, "the newest release has a number and a date"
    version = newest[1]
    assert date.fromisoformat(newest[2]) <= date.today()  # noqa: DTZ011
    assert version == settings.APP_VERSION
    assert tomllib.loads((settings.SERVER / "pyproject.toml").read_text())["project"]["version"] == version
    for app in ("learner-web", "backoffice-web"):
        assert json.loads((settings.TOP / app / "package.json").read_text())["version"] == f"{version}.0"
    for contract in ("learner", "backoffice"):
        info = json.loads((settings.TOP / "contracts" / f"{contract}.json").read_text())["info"]
        assert info["version"] == version
