"""PDF documents: fonts and colours, logo, page frame, QR codes."""
