"""Worker jobs of files."""

from duxi.files.actions import exports, imports, uploads


def run_export(job_id: int) -> None:
    exports.run_export(job_id=job_id)


def remove_expired_exports() -> int:
    """Delete expired export files; returns how many."""
    return exports.remove_expired()


def fail_lost_exports() -> int:
    """Fail exports whose job is no longer queued; returns how many."""
    return exports.fail_lost()


def remove_unattached_uploads() -> int:
    """Delete unattached uploads; returns how many."""
    return uploads.remove_unattached()


def check_import(job_id: int) -> None:
    """Check what each row of an upload would do."""
    imports.check(job_id=job_id)


def apply_import(job_id: int) -> None:
    """Write a confirmed import."""
    imports.apply(job_id=job_id)


def remove_old_imports() -> int:
    """Delete old imports; returns how many."""
    return imports.remove_old()
