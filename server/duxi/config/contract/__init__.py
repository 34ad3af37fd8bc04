"""What the contracts say beside what the code declares: names, texts, errors and examples."""
