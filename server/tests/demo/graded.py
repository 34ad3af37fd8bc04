"""Queries with graded results: 3 is the wanted document, 2 helps, 1 is related, all else is 0.

Judged by hand over the demo catalogue. A rule is a grade and a pattern over a line that describes a document:
`type kind slug free|paid mode difficulty`; the first matching rule counts. An ideal list sorts the catalogue
by these grades.
"""

Rules = tuple[tuple[int, str], ...]

_CLASS = r"^product (training|elearning|oti|webinar|workshop) "
_COURSE = r"^product (training|elearning|oti) "

GRADED: dict[str, Rules] = {
    # kinds of product in the query
    "webinar gratis": ((3, r"^product webinar \S+ free"), (1, r"^product webinar")),
    "webinar": ((3, r"^product webinar"),),
    "pelatihan": ((3, r"^product training"), (2, r"^product (oti|elearning)")),
    "kursus": ((3, r"^product (training|elearning|oti)"),),
    "sertifikasi": ((3, r"^product (certification|inix-certification)"),),
    "asesmen": ((3, r"^product assessment"),),
    "asesmen gratis": ((3, r"^product assessment \S+ free"),),
    "workshop": ((3, r"^product (workshop|workshop-subscription)"),),
    "e-learning": ((3, r"^product elearning"),),
    "paket": ((3, r"^product bundle"),),
    "kelas oti": ((3, r"^product oti"),),
    # a theme and its main documents
    "keamanan": (
        (3, r"^(job_role|product (assessment|training)) .*keamanan"),
        (2, r"keamanan"),
        (1, r"(insiden|risiko|penetrasi|siber)"),
    ),
    "basis data": ((3, r"^(job_role|product (assessment|training)) .*basis-data"), (2, r"basis-data")),
    "spbe": ((3, r"^(job_role|product (assessment|training)) .*spbe"), (2, r"spbe")),
    "analis": ((3, r"^(job_role|product assessment) .*analis"), (1, r"analis")),
    "anal": ((3, r"^(job_role|product assessment) .*analis"), (2, r"analis")),
    "arsitek": ((3, r"arsitek-"), (2, r"arsitektur")),
    "devops": ((3, r"devops"),),
    "auditor": ((3, r"auditor"), (2, r"audit")),
    "penguji": ((3, r"^job_role .*penguji"), (1, r"penguji")),
    "jaringan": ((3, r"^job_role .*jaringan"), (2, r"jaringan")),
    "manajer layanan": ((3, r"manajer-layanan-ti"), (1, r"layanan-ti")),
    "manajer proyek": ((3, r"manajer-proyek"),),
    "ilmuwan data": ((3, r"ilmuwan-data"),),
    "insinyur data": ((3, r"insinyur-data"),),
    "walidata": ((3, r"walidata"),),
    "pengembang aplikasi": ((3, r"^(job_role|product assessment) .*pengembang-aplikasi"), (1, r"aplikasi")),
    # kind and theme together
    "asesmen keamanan": ((3, r"^product assessment \S*keamanan"), (1, r"^product assessment")),
    "asesmen basis data": ((3, r"^product assessment \S*basis-data"), (1, r"^product assessment")),
    "asesmen spbe": ((3, r"^product assessment \S*spbe"), (1, r"^product assessment")),
    "asesmen pengembang web": ((3, r"^product assessment \S*web"), (1, r"^product assessment")),
    "asesmen kilat": ((3, r"^product assessment \S*kilat"), (1, r"^product assessment")),
    "asesmen kilat analis data": ((3, r"asesmen-kilat-analis-data"), (1, r"asesmen-analis-data")),
    "pelatihan basis data": (
        (3, r"^product training \S*basis-data"),
        (2, r"^product (oti|elearning) \S*basis-data"),
    ),
    "pelatihan spbe": ((3, r"^product training \S*spbe"), (2, r"^product (oti|elearning) \S*spbe")),
    "pelatihan insiden": ((3, r"^product training \S*insiden"), (1, r"insiden")),
    "pelatihan risiko": ((3, r"^product training \S*risiko"), (1, r"risiko")),
    # as it is written in a title
    "perancangan dan kinerja basis data": ((3, r"perancangan-dan-kinerja-basis-data"),),
    "deteksi dan penanganan insiden siber": ((3, r"deteksi-dan-penanganan-insiden-siber"),),
    "antarmuka web yang mudah diakses": ((3, r"antarmuka-web-yang-mudah-diakses"),),
    "validasi dan pembersihan data": ((3, r"validasi-dan-pembersihan-data"),),
    "pencadangan pemulihan": ((3, r"pencadangan-pemulihan"),),
    "pemrograman terstruktur": ((3, r"pemrograman-terstruktur"),),
    # synonyms, other forms, misspelt
    "pentest": ((3, r"penguji-penetrasi"), (1, r"penetrasi")),
    "dba": ((3, r"^(job_role|product assessment) .*administrator-basis-data"), (1, r"basis-data")),
    "data analyst": ((3, r"analis-data"),),
    "keamnan": ((3, r"^(job_role|product (assessment|training)) .*keamanan"), (2, r"keamanan")),
    "basisdata": ((3, r"^(job_role|product (assessment|training)) .*basis-data"), (2, r"basis-data")),
    "perancang ux": ((3, r"perancang-pengalaman-pengguna"),),
    # kinds by everyday and English words, and the cheapest first
    "kelas": ((3, _CLASS),),
    "kelas murah": ((3, _CLASS + r"\S+ free"), (1, _CLASS)),
    "kelas keamanan": ((3, _CLASS + r"\S*keamanan"), (1, _CLASS + r"\S*(siber|risiko|penetrasi|pribadi)")),
    "kelas data pemula": ((3, _CLASS + r"\S*data.* basic$"), (1, _CLASS + r".* basic$")),
    "ujian": ((3, r"^product (certification|inix-certification)"),),
    "tryout": ((3, r"^product assessment \S*kilat"),),
    "seminar gratis": ((3, r"^product webinar \S+ free"), (1, r"^product webinar")),
    "diklat spbe": ((3, r"^product training \S*spbe"), (1, r"spbe")),
    "free course": ((3, _COURSE + r"\S+ free"), (1, _COURSE)),
    "cybersecurity training": (
        (3, _COURSE + r"\S*(keamanan|siber)"),
        (1, _COURSE + r"\S*(penetrasi|pribadi|insiden)"),
    ),
    "data analyst course": ((3, _COURSE + r"\S*analis-data"), (1, _COURSE + r"\S*data")),
    "ui ux": ((3, r"pengalaman-pengguna"), (2, r"antarmuka"), (1, r"(css|formulir)")),
    "python": ((3, r"python"), (1, r"(pemrograman|ilmuwan-data|insinyur-data)")),
    "sql": ((3, r"sql"), (1, r"(basis-data|analis-data)")),
    "pelathan data": ((3, r"^product training \S*data"), (2, r"^product (oti|elearning) \S*data")),
    "webminar gratis": ((3, r"^product webinar \S+ free"), (1, r"^product webinar")),
    "keamanan sibr": ((3, r"siber"), (2, r"keamanan"), (1, r"(insiden|risiko|penetrasi)")),
}
