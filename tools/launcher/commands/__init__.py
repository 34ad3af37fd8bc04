"""The commands of ./dev, one module each."""
