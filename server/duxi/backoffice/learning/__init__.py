"""What staff manage for learning: feedback templates, souvenirs, and classes that change."""
