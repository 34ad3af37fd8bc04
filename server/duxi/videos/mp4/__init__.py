"""Reads and writes MP4 files box by box (ISO/IEC 14496-12, 23001-7)."""
