"""Draws the covers of the demo's catalogue: batik grounds, and one figure for each kind of product."""
