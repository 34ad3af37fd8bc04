import { forget, keep, recall } from '../lib/storage'
import { createStore, useStore } from '../lib/store'
import type { StartedSession } from './types'

type ExamSession = Pick<StartedSession, 'token' | 'sesi_id'>

const KEY = 'exam'
const store = createStore<ExamSession | null>(recall<ExamSession>(KEY))

/** The running assessment's own bearer; it survives a closed browser so that the exam can go on. */
export const examSession = {
  get: store.get,
  open(exam: ExamSession): void {
    keep(KEY, exam)
    store.set(exam)
  },
  close(): void {
    forget(KEY)
    store.set(null)
  },
}

// Another tab may resume with a newer token, or end the session.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === `duxi.${KEY}`) store.set(recall<ExamSession>(KEY))
})

/** The running assessment of this browser, if any. */
export function useExamSession(): ExamSession | null {
  return useStore(store)
}
