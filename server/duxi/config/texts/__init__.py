"""The server's texts in seven languages: collected from the code, stored in .po files, compiled to .mo files.

Indonesian is the language of the code and has no file of its own. Nothing here needs Django's settings,
a database, or GNU gettext: `python -m duxi.config.texts collect|compile|check`.
"""
