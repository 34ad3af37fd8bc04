"""Server, storefront and back office call a kind of products by one name."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.utils.translation import override

from duxi.catalog.kinds import KINDS

ROOT = Path(settings.SERVER).parent
STOREFRONT = ROOT / "learner-web/src/kinds/kindMeta.tsx"
BACK_OFFICE = ROOT / "backoffice-web/src/resources/content/kinds.ts"

_OF_STOREFRONT = re.compile(r"^  '?([\w-]+)'?: \{.*?label: <Trans>(.*?)</Trans>", re.MULTILINE | re.DOTALL)
_OF_BACK_OFFICE = re.compile(r"^  '?([\w-]+)'?: msg`(.*?)`", re.MULTILINE)


@pytest.mark.parametrize(("path", "names"), [(STOREFRONT, _OF_STOREFRONT), (BACK_OFFICE, _OF_BACK_OFFICE)])
def test_a_kind_has_one_name(path, names):
    with override("id"):
        expected = {kind.slug: str(kind.label) for kind in KINDS}
    assert dict(names.findall(path.read_text())) == expected
