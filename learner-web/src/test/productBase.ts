import type { ProductCard, SampleCertificate } from '../api/types'

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

export const baseDetail = {
  ...cardBase,
  description: 'Paragraf pertama.\n\nParagraf kedua.',
  benefits: ['Hasil per unit'],
  head_language: 'id',
  text_language: 'id',
  sale_until: null,
  requirements: ['Internet yang stabil'],
  pictures: [],
  teachers: [],
  themes: [],
  roles: [],
  place: null,
  units: [{ uk_code: 'DX.KSI.001.01', uk_name: 'Menganalisis Risiko', required_level: 3 }],
}

export const aSampleCertificate: SampleCertificate = {
  type: 'competence',
  title: 'Analis Data',
  issuer: 'LSP Cakrawala Digital',
  signatory_name: 'Dr. Laksmi',
  signatory_title: 'Ketua',
  validity_months: 36,
  heading: 'Sertifikat Kompetensi',
  statement: 'dinyatakan kompeten pada',
  accent: '#0f766e',
  minutes: null,
  sessions: null,
}
