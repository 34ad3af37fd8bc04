import type {
  AssessmentDetail,
  KindSlug,
  ProductCard,
  ProductDetail,
  TrainingDetail,
} from '../api/types'

type CardSpine = Omit<ProductCard, 'kind' | 'item_id' | 'product_id' | 'slug' | 'title'>

/** What a card says beside its name. */
export const cardSpine: CardSpine = {
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
}

const spine = {
  ...cardSpine,
  description: 'Paragraf pertama.\n\nParagraf kedua.',
  benefits: ['Hasil per unit'],
  requirements: ['Internet yang stabil'],
  pictures: [],
  teachers: [],
  themes: [],
  place: null,
  units: [{ uk_code: 'J.620900.001.01', uk_name: 'Menganalisis Risiko', required_level: 3 }],
}

export const anAssessment: AssessmentDetail = {
  ...spine,
  kind: 'assessment',
  item_id: 6,
  product_id: 1,
  slug: 'asesmen-analis-data',
  title: 'Asesmen Analis Data',
  job_role: { id: 3, slug: 'analis-data', name: 'Analis Data' },
  duration_minutes: 75,
  question_count: 32,
  unit_count: 4,
  related: [],
}

export const aTraining: TrainingDetail = {
  ...spine,
  kind: 'training',
  item_id: 24,
  product_id: 2,
  slug: 'basis-data-bandung',
  title: 'Perancangan Basis Data – Bandung',
  subject_code: 'TRN-ABD-01',
  subject_title: 'Perancangan Basis Data',
  mode: 'offline',
  location_name: 'Bandung',
  starts_at: '2027-03-18T09:00:00+07:00',
  ends_at: '2027-03-21T16:00:00+07:00',
  schedules: [],
  duration_hours: 30,
  seats_left: 4,
  syllabus: ['Model data', 'Indeks'],
  related: [],
}

/** One product of every kind. */
export const samples: Record<KindSlug, ProductDetail> = {
  assessment: anAssessment,
  training: aTraining,
}
