"""Pictures for sharing: rendered as PNG, because messengers show no SVG."""
