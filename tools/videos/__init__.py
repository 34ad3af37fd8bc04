"""Generates the demo videos: slides, speech and captions."""
