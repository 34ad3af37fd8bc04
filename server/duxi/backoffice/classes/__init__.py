"""Classes in the back office: what trainers see and do."""
