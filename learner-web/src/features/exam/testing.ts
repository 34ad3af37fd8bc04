import type { Question, QuestionType, SavedAnswer } from '../../api/types'
import type { ExamPlan } from './api'

export const CLOCK = {
  attempt_uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000000',
  time_start: '2026-12-01T09:00:00+07:00',
  is_paused: false,
  time_end: '2026-12-01T10:00:00+07:00',
  time_now: '2026-12-01T09:00:00+07:00',
}

/** Question `n` of tests: code `Q-n`, options `n1`, `n2`, `n3`. */
export function question(n: number, more: Partial<Question> = {}): Question {
  return {
    sesi_soal_id: n,
    soal_id: n,
    soal_code: `Q-${n}`,
    soal_text: `Soal nomor ${n}?`,
    number: n,
    label: String(n),
    has_child: false,
    is_closed: false,
    flag: 'no',
    options: [1, 2, 3].map((at) => ({ jwb_id: n * 10 + at, jwb_text: `Pilihan ${n}${at}` })),
    user_jwb_id: null,
    revision: 0,
    ...more,
  }
}

/** A room of one unit with these root questions. */
export function plan(
  roots: Question[],
  { answered = 0, type = 'single' }: { answered?: number; type?: QuestionType } = {},
): ExamPlan {
  const counts = { total: roots.length, answered }
  return {
    sesi_id: 7,
    sesi_uuid: 'sesi-7',
    title: 'Asesmen Analis Data',
    job_role: { slug: 'analis-data', name: 'Analis Data' },
    sections: [{ type, ...counts }],
    ...counts,
    ...CLOCK,
    units: [{ type, uk_code: 'UK-1', uk_name: 'Unit satu', ...counts, roots }],
  }
}

/** The server's answer to a saved choice. */
export function saved(id: number, jwb: number, revision: number): SavedAnswer {
  return {
    sesi_soal_id: id,
    user_jwb_id: jwb,
    revision,
    answered: 2,
    total: 2,
    ...CLOCK,
  }
}
