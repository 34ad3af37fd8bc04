"""Running classes, for trainers and staff."""
