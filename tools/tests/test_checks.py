"""The checks of the web apps, by name and by what they find."""

from launcher import checks

AROUND = checks.Around("v0.0.0", lambda: None)


def test_both_apps_are_held_to_their_contract() -> None:
    names = [check.name for check in checks.web_static(AROUND)]
    assert [name for name in names if name.endswith("-contracts")] == [
        "learner-contracts",
        "backoffice-contracts",
    ]
