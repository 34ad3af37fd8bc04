"""Reads of growth."""
