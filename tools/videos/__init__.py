"""Makes the demo videos: slides that are drawn, sentences that are spoken, captions that fit."""
