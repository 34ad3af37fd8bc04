import type { Results } from '../api/contract'

const WITHOUT_WINDOW = { opens_at: null, closes_at: null } as const

/** A certification that can be sat for the first time. */
export const ownedExam: Results<'GET', '/certifications/my-cert'>['rows'][number] = {
  ...WITHOUT_WINDOW,
  memcert_id: 1,
  item_id: 5,
  slug: 'analis-data',
  title: 'Sertifikasi Analis Data',
  status: 'ready',
  exam_uuid: 'e-1',
  certsesi_id: null,
  time_end: null,
  ended_at: null,
  score: null,
  attempts_left: 3,
  duration_minutes: 60,
  purchased_at: '2026-11-01T09:00:00+07:00',
}

/** The door of its exam. */
export const examIntro: Results<'GET', `/exams/${string}`> = {
  ...WITHOUT_WINDOW,
  uuid: 'e-1',
  kind: 'certification',
  title: 'Ujian Sertifikasi',
  instructions: '',
  text_language: 'id',
  duration_minutes: 60,
  question_count: 7,
  passing_percent: 75,
  attempts_left: 1,
  is_running: false,
  running: null,
  has_password: false,
  review: 'never',
  product: { title: 'Sertifikasi Analis Data', slug: 'analis-data' },
  history: [],
}
