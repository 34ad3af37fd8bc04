import type {
  AssessmentDetail,
  BundleDetail,
  CertificationDetail,
  ElearningDetail,
  InixCertificationDetail,
  KindSlug,
  Lesson,
  OtherDetail,
  OtiDetail,
  ProductCard,
  ProductDetail,
  SubscriptionDetail,
  TrainingDetail,
  WebinarDetail,
  WorkshopDetail,
} from '../api/types'

type CardBase = Omit<ProductCard, 'kind' | 'item_id' | 'product_id' | 'slug' | 'title'>

/** What a card says beside its name. */
export const cardBase: CardBase = {
  summary: 'Ringkasan produk.',
  price: 150_000,
  strike_price: 200_000,
  is_free: false,
  image_url: '/media/covers/contoh.svg',
  category_slug: null,
  category_name: null,
  mode: '',
  difficulty: '',
  language: 'id',
  location_name: null,
  starts_at: null,
  ends_at: null,
  rating_average: null,
  rating_count: 0,
  seats_left: null,
  on_sale: true,
  awaits_date: false,
  voluntary_minimum: null,
}

const baseDetail = {
  ...cardBase,
  description: 'Paragraf pertama.\n\nParagraf kedua.',
  benefits: ['Hasil per unit'],
  text_language: 'id',
  sale_until: null,
  requirements: ['Internet yang stabil'],
  pictures: [],
  teachers: [],
  themes: [],
  place: null,
  units: [{ uk_code: 'DX.KSI.001.01', uk_name: 'Menganalisis Risiko', required_level: 3 }],
}

export const anAssessment: AssessmentDetail = {
  ...baseDetail,
  kind: 'assessment',
  item_id: 6,
  product_id: 1,
  slug: 'asesmen-analis-data',
  title: 'Asesmen Analis Data',
  job_role: { id: 3, slug: 'analis-data', name: 'Analis Data' },
  duration_minutes: 75,
  question_count: 32,
  unit_count: 4,
  levels: [
    { number: 3, name: 'Mahir', description: 'Memilih cara kerja yang tepat.' },
    { number: 4, name: 'Ahli', description: 'Merancang cara kerja.' },
  ],
  sample_question: {
    uk_name: 'Menelaah data',
    level: 2,
    text: 'Dua tabel berbeda nama kelurahannya. Apa kunci yang tepat?',
    options: ['Kode wilayah', 'Nama kelurahan'],
  },
  related: [],
}

export const aTraining: TrainingDetail = {
  ...baseDetail,
  kind: 'training',
  item_id: 24,
  product_id: 2,
  slug: 'basis-data-bandung',
  title: 'Perancangan Basis Data – Bandung',
  subject_code: 'TRN-ABD-01',
  subject_title: 'Perancangan Basis Data',
  other_dates: 0,
  mode: 'offline',
  location_name: 'Bandung',
  starts_at: '2027-03-18T09:00:00+07:00',
  ends_at: '2027-03-21T16:00:00+07:00',
  schedules: [],
  schedules_total: 0,
  duration_hours: 30,
  seats_left: 4,
  day_agenda: [
    { day: 1, time: '09:00', topic: 'Pembukaan' },
    { day: 2, time: '09:00', topic: 'Latihan normalisasi' },
  ],
  syllabus: ['Model data', 'Indeks'],
  related: [],
}

export const aCertification: CertificationDetail = {
  ...baseDetail,
  kind: 'certification',
  item_id: 31,
  product_id: 3,
  slug: 'sertifikasi-analis-data',
  title: 'Sertifikasi Analis Data',
  scheme_code: 'SKM-AD-02',
  issuer: 'LSP Cakrawala Digital',
  validity_months: 36,
  exam_minutes: 120,
  passing_score: 70,
  exam_window: { opens_at: null, closes_at: null, meets_assessor: false },
  steps: ['Unggah berkas', 'Ikuti uji kompetensi'],
  documents: ['Pas foto', 'Ijazah terakhir'],
  related: [],
}

export const aWebinar: WebinarDetail = {
  ...baseDetail,
  kind: 'webinar',
  item_id: 41,
  product_id: 4,
  slug: 'keamanan-untuk-semua',
  title: 'Keamanan untuk Semua',
  mode: 'online',
  starts_at: '2027-04-01T13:00:00+07:00',
  ends_at: '2027-04-01T15:00:00+07:00',
  duration_minutes: 120,
  is_external: false,
  has_certificate: true,
  agenda: [{ time: '13.00–13.30', topic: 'Pembukaan' }],
  external_url: null,
  related: [],
}

export const aWorkshop: WorkshopDetail = {
  ...baseDetail,
  kind: 'workshop',
  item_id: 51,
  product_id: 5,
  slug: 'dasbor-dalam-sehari',
  title: 'Dasbor dalam Sehari',
  mode: 'offline',
  location_name: 'Makassar',
  place: {
    name: 'Makassar',
    province: 'Sulawesi Selatan',
    address: 'Jalan Contoh 5',
    time_zone: 'Asia/Makassar',
  },
  starts_at: '2027-04-05T08:00:00+07:00',
  ends_at: '2027-04-05T15:00:00+07:00',
  seats_left: 12,
  duration_hours: 7,
  outcome: 'Satu dasbor yang siap dipakai',
  syllabus: ['Menata data', 'Menyusun grafik'],
  tools: ['Lembar kerja', 'SQL'],
  related: [],
}

export const aSubscription: SubscriptionDetail = {
  ...baseDetail,
  kind: 'workshop-subscription',
  item_id: 61,
  product_id: 6,
  slug: 'langganan-triwulan',
  title: 'Langganan Triwulan',
  period_days: 90,
  workshop_quota: null,
  covered_categories: [{ slug: 'data', name: 'Data' }],
  terms: ['Berlaku sejak pembayaran'],
  related: [],
}

const aLesson = (more: Partial<Lesson>): Lesson => ({
  uuid: 'c0',
  title: 'Apa itu tabel',
  type: 'video',
  duration_minutes: 30,
  is_preview: false,
  is_ready: true,
  ...more,
})

export const anElearning: ElearningDetail = {
  ...baseDetail,
  kind: 'elearning',
  item_id: 71,
  product_id: 7,
  slug: 'sql-dari-nol',
  title: 'SQL dari Nol',
  duration_minutes: 150,
  content_count: 2,
  section_count: 1,
  sections: [
    {
      title: 'Mengenal tabel',
      duration_minutes: 150,
      contents: [
        aLesson({ uuid: 'c1', title: 'Apa itu tabel', is_preview: true }),
        aLesson({ uuid: 'c2', title: 'Kuis tabel', type: 'quiz', duration_minutes: 120 }),
      ],
    },
  ],
  related: [],
}

export const anInixCertification: InixCertificationDetail = {
  ...baseDetail,
  kind: 'inix-certification',
  item_id: 81,
  product_id: 8,
  slug: 'jaringan-madya',
  title: 'Jaringan Madya',
  vendor: 'Nusa Networks',
  exam_code: 'NN-200',
  validity_months: null,
  exam_minutes: 90,
  question_count: 60,
  passing_score: 75,
  topics: ['Perutean', 'Keamanan jaringan'],
  related: [],
}

export const anOther: OtherDetail = {
  ...baseDetail,
  kind: 'other',
  item_id: 91,
  product_id: 9,
  slug: 'buku-kerja-data',
  title: 'Buku Kerja Data',
  unit_label: 'buku',
  max_quantity: 10,
  specs: [{ label: 'Halaman', value: '120' }],
  related: [],
}

export const anOtiClass: OtiDetail = {
  ...baseDetail,
  kind: 'oti',
  item_id: 111,
  product_id: 11,
  slug: 'kelas-analis-data',
  title: 'Kelas Analis Data',
  mode: 'hybrid',
  location_name: 'Yogyakarta',
  starts_at: '2027-05-03T09:00:00+07:00',
  ends_at: '2027-05-21T16:00:00+07:00',
  seats_left: 3,
  duration_days: 15,
  session_count: 1,
  job_roles: [{ slug: 'analis-data', name: 'Analis Data' }],
  benefits_detail: [{ icon: 'community', title: 'Kelas kecil', text: 'Paling banyak 20 orang.' }],
  sessions: [
    {
      title: 'Pembukaan',
      starts_at: '2027-05-03T09:00:00+07:00',
      duration_minutes: 90,
      mode: 'online',
    },
  ],
  related: [],
}

export const aBundle: BundleDetail = {
  ...baseDetail,
  kind: 'bundle',
  item_id: 131,
  product_id: 13,
  slug: 'paket-analis',
  title: 'Paket Analis',
  item_count: 2,
  items_price: 250_000,
  saves: 100_000,
  items: [
    { ...anAssessment, price: 100_000, strike_price: null, quantity: 1 },
    { ...anOther, price: 75_000, strike_price: null, quantity: 2 },
  ],
  related: [],
}

/** One product of every kind. */
export const samples: Record<KindSlug, ProductDetail> = {
  assessment: anAssessment,
  training: aTraining,
  certification: aCertification,
  webinar: aWebinar,
  workshop: aWorkshop,
  'workshop-subscription': aSubscription,
  elearning: anElearning,
  'inix-certification': anInixCertification,
  other: anOther,
  oti: anOtiClass,
  bundle: aBundle,
}
