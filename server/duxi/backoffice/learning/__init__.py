"""What staff keep for learning: feedback templates, souvenirs, and classes that change."""
