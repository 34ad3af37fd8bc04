import type { LoadedRoom, Question } from './types'

/** Question `id` of tests with the options `id1`, `id2`, `id3`. */
export function question(id: string, more: Partial<Question> = {}): Question {
  return {
    id,
    number: 1,
    text: `Soal ${id}?`,
    answeredBy: 'one',
    options: [1, 2, 3].map((n) => ({ id: `${id}${n}`, text: `Pilihan ${id}${n}` })),
    selected: [],
    written: '',
    flagged: false,
    revision: 0,
    ...more,
  }
}

/** A room of one section. */
export function room(questions: readonly Question[]): LoadedRoom {
  return {
    title: 'Kuis uji',
    attempt: '6f0d3c1e-8f0a-4c59-9d8e-000000000000',
    waiting: [],
    sections: [{ code: 's', name: 'Bagian satu', questions }],
    clock: {
      time_start: '2026-12-01T09:00:00+07:00',
      time_now: '2026-12-01T09:00:00+07:00',
      time_end: '2026-12-01T09:20:00+07:00',
      is_paused: false,
    },
  }
}
