"""The texts of steps in the current language."""

STEP_SUBJECT = "step"
"""Translations of a step, by its uuid."""
