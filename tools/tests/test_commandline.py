"""What commands find in their environment."""

import sys
from pathlib import Path

import pytest

from launcher import commandline
from launcher.commandline import must_run, tool_environment


def test_bytecode_is_stored_away_from_sources_where_the_caller_wants_none_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setattr(commandline, "DATA", tmp_path / "data")
    (tmp_path / "once.py").touch()
    must_run([sys.executable, "-c", "import once"], cwd=tmp_path, env=tool_environment())
    assert not (tmp_path / "__pycache__").exists()
    assert len(list((tmp_path / "data" / "bytecode").rglob("once.*.pyc"))) == 1


def test_bytecode_is_stored_as_usual_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    assert "PYTHONPYCACHEPREFIX" not in tool_environment()
