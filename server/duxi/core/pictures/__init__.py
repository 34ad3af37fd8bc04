"""Uploaded pictures: validated, and re-encoded in the sizes that pages show."""
