"""What the contracts contain besides the code's declarations: names, texts, errors and examples."""
