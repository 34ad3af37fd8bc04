"""Worker jobs of certificates."""

from duxi.certificates.actions.issue import issue_missing


def issue_missing_certificates() -> int:
    """Issue what an interrupted process missed; returns how many."""
    return issue_missing()
