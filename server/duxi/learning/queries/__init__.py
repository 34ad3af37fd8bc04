"""Reads of learning; only the `…_of(user)` functions scope rows to a user."""
