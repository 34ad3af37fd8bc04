"""Outgoing webhooks: signed messages about what happened, sent to other systems until they are accepted."""
