"""Paths within a checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "server"
FIXTURES = ROOT / "fixtures"
CONTRACTS = ROOT / "contracts"
BENCH = ROOT / "bench"
E2E = ROOT / "e2e"
VENV = ROOT / ".venv"
PROGRAMS = VENV / "bin"
PYTHON = str(PROGRAMS / "python")
DATA = ROOT / ".data"
EMPTY_DATA = DATA.with_name(".data-empty")
BACKOFFICE_WEB = ROOT / "backoffice-web"
WEB_CORE = ROOT / "web-core"
WEB_APPS = (ROOT / "learner-web", BACKOFFICE_WEB)
