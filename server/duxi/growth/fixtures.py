"""Loads `fixtures/affiliates.yaml`."""

from pathlib import Path

from duxi.accounts.models import User
from duxi.core.fixtures import read_yaml
from duxi.growth.models import AffiliateCode


def load_affiliates(path: Path) -> None:
    """Create the codes that are not there yet."""
    for item in read_yaml(path):
        owner = User.objects.get(email=item["owner"])
        AffiliateCode.objects.get_or_create(
            code=item["code"], defaults={"owner": owner, "name": item["name"]}
        )
