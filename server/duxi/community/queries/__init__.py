"""Reads of the forum."""
