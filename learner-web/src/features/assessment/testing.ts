import type { Question, QuestionType, SavedAnswer } from '../../api/types'
import { type AssessmentUnit, questionOf } from './kind'

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

/** A unit with these root questions, as the room knows it. */
export function unit(type: QuestionType, roots: readonly Question[]): AssessmentUnit {
  return {
    code: `${type}-UK-1`,
    name: 'Unit satu',
    type,
    uk_code: 'UK-1',
    followUps: { answered: 0, total: 0 },
    questions: roots.map((root) => questionOf(type, root)),
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
    follow_ups_answered: 0,
    follow_ups: 0,
    ...CLOCK,
  }
}
