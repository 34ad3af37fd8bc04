"""Placeholder until the gateway lands in the next commit."""


class EmbeddedSnap:
    snap_js_url = "/snap/snap.js"
    client_key = "embedded"
