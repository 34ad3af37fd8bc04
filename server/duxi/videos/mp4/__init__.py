"""MP4 files, read and written box by box (ISO/IEC 14496-12, 23001-7)."""
