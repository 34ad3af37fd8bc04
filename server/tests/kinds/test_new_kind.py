"""A kind added as in the guide needs nothing else: one discovered file, and a migration."""

import os
import subprocess
import sys

import pytest
from django.conf import settings
from django.db import connection

GUIDE = settings.SERVER.parent / "docs/add-a-product-kind.md"
ADDED = settings.SERVER / "tests/kinds/added/postcard.py"


@pytest.mark.django_db(transaction=True)
def test_a_kind_in_one_file_goes_the_whole_way():
    around = os.environ | {"PGDATABASE": str(connection.settings_dict["NAME"])}
    command = [sys.executable, "-m", "tests.kinds.live_with"]
    done = subprocess.run(  # noqa: S603 - our own interpreter and module
        command, cwd=settings.SERVER, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.endswith("a postcard went the whole way\n")


def test_what_every_kind_needs_stands_in_the_guide():
    """The required fields are those of the guide's example."""
    example = GUIDE.read_text().split("KIND = KINDS.register(")[1].split("```")[0]
    needed = [
        line.split("=")[0].strip() for line in ADDED.read_text().split("ProductKind(\n")[1].splitlines()
    ]
    wanted = [name for name in needed if name.isidentifier() and name not in ("search_words", "max_quantity")]
    assert [name for name in wanted if f"{name}=" not in example] == []
