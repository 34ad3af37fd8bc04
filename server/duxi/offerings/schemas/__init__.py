"""Wire schemas about products, except the kinds' own."""
