import { getItem, removeItem, setItem } from '../lib/storage'
import { createStore, type Store, useStore } from '../lib/store'

/** The kinds of attempts, each with a token of its own. */
export type SessionName =
  | 'assessment'
  | 'certification'
  | 'oti-quiz'
  | 'elearning-exam'
  | 'elearning-quiz'
  | 'free-assessment'

interface OpenSession {
  token: string
  /** The attempt that the token belongs to: a slug or an id. */
  of: string
}

interface Bearer {
  header: string
  /** The calls that send the token. */
  calls: RegExp
}

const BEARERS: Readonly<Record<SessionName, Bearer>> = {
  assessment: { header: 'X-Assessment-Authorization', calls: /^\/api\/v1\/assessments\// },
  certification: {
    header: 'X-Certification-Authorization',
    calls: /^\/api\/v1\/certifications\//,
  },
  'oti-quiz': { header: 'X-Quiz-Authorization', calls: /^\/api\/v1\/oti\/[^/]+\/quizzes\// },
  'elearning-exam': {
    header: 'X-Elearning-Exam-Authorization',
    calls: /^\/api\/v1\/elearning\/[^/]+\/exams\//,
  },
  'elearning-quiz': {
    header: 'X-Elearning-Quiz-Authorization',
    calls: /^\/api\/v1\/elearning\/[^/]+\/quizzes\//,
  },
  'free-assessment': {
    header: 'X-Free-Assessment-Authorization',
    calls: /^\/api\/v1\/public\/free-assessments\/[^/]+\//,
  },
}

const NAMES = Object.keys(BEARERS) as SessionName[]
const keyOf = (name: SessionName) => `attempt.${name}`
const stores = Object.fromEntries(
  NAMES.map((name) => [name, createStore(getItem<OpenSession>(keyOf(name)))]),
) as Record<SessionName, Store<OpenSession | null>>

/** The tokens of running attempts; stored, so that an attempt survives closing the browser. */
export const attemptSessions = {
  get: (name: SessionName) => stores[name].get(),
  open(name: SessionName, session: OpenSession): void {
    setItem(keyOf(name), session)
    stores[name].set(session)
  },
  close(name: SessionName): void {
    removeItem(keyOf(name))
    stores[name].set(null)
  },
}

// Another tab may have renewed the token or ended the attempt.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const name of NAMES) {
    if (key === null || key === `duxi.${keyOf(name)}`) {
      stores[name].set(getItem<OpenSession>(keyOf(name)))
    }
  }
})

const isFor = (name: SessionName, url: string) => BEARERS[name].calls.test(new URL(url).pathname)

/** The headers for a call to this path. */
export function bearersFor(url: string): [string, string][] {
  return NAMES.flatMap((name) => {
    const token = stores[name].get()?.token
    return token && isFor(name, url) ? [[BEARERS[name].header, `Bearer ${token}`]] : []
  })
}

/** Removes the session that the server refused at this path; others stay. */
export function closeRefused(url: string): void {
  for (const name of NAMES.filter((name) => isFor(name, url))) attemptSessions.close(name)
}

/** The running attempt of one kind in this browser, if any. */
export function useAttemptSession(name: SessionName): OpenSession | null {
  return useStore(stores[name])
}
