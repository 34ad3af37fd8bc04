"""Generates the covers of the demo's catalogue: batik backgrounds, and one figure per kind of product."""
