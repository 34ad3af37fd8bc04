"""Wire schemas of learning."""
