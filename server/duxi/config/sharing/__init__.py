"""Pictures for sharing: drawn by the server as PNG, because messengers show no SVG."""
