"""Feedback templates, souvenirs and e-learning courses."""
