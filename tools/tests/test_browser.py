"""Tests of the browser selection for journeys."""

from pathlib import Path

import pytest

from launcher import browser
from launcher.console import Trouble


def _program(path: Path, code: int = 0) -> Path:
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return path


@pytest.fixture(autouse=True)
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without Chromium, on which the package from npm is not installed either."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "e2e").mkdir()
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(browser, "_INSTALLED", ("our-chromium",))
    monkeypatch.setattr(browser, "E2E", tmp_path / "e2e")


def test_the_named_browser_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = _program(tmp_path / "named")
    _program(tmp_path / "bin" / "our-chromium")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert browser.find(tmp_path / "scratch") == named


def test_a_name_that_leads_nowhere_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nowhere"))
    with pytest.raises(Trouble, match="does not exist"):
        browser.find(tmp_path / "scratch")


def test_an_installed_browser_stands_in_for_the_one_from_npm(tmp_path: Path) -> None:
    installed = _program(tmp_path / "bin" / "our-chromium")
    assert browser.find(tmp_path / "scratch") == installed


def test_what_does_not_start_is_passed_over(tmp_path: Path) -> None:
    _program(tmp_path / "bin" / "our-chromium", code=127)
    with pytest.raises(Trouble, match="No browser starts"):
        browser.find(tmp_path / "scratch")
