"""The launcher behind ./dev: standard library only, so that it runs before anything is installed."""
