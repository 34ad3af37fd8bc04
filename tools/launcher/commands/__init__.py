"""What ./dev can do, one module for each command."""
