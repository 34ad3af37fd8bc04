"""The compiled translations: made when a catalogue changed or a compiled one is missing."""

from pathlib import Path

import pytest

from launcher import texts


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[object]]:
    """Two catalogues, and a compiler that only notes that it was called and makes both files."""
    calls: list[list[object]] = []
    sources = [tmp_path / locale / "LC_MESSAGES" / "django.po" for locale in ("en", "fr")]
    for source in sources:
        source.parent.mkdir(parents=True)
        source.write_text("")

    def compile_both(command: list[object], cwd: Path) -> None:
        calls.append(command)
        for source in sources:
            source.with_suffix(".mo").write_text("")

    monkeypatch.setattr(texts, "_FOLDER", tmp_path)
    monkeypatch.setattr(texts, "must_run", compile_both)
    return calls


def test_they_are_compiled_once_while_nothing_changes(compiled: list[list[object]]) -> None:
    texts.ensure()
    texts.ensure()
    assert [call[-2:] for call in compiled] == [["duxi.config.texts", "compile"]]


def test_a_changed_catalogue_is_compiled_again(compiled: list[list[object]], tmp_path: Path) -> None:
    texts.ensure()
    (tmp_path / "fr" / "LC_MESSAGES" / "django.po").write_text("# news")
    texts.ensure()
    assert len(compiled) == 2


def test_a_missing_file_is_made_again(compiled: list[list[object]], tmp_path: Path) -> None:
    texts.ensure()
    (tmp_path / "en" / "LC_MESSAGES" / "django.mo").unlink()
    texts.ensure()
    assert len(compiled) == 2
