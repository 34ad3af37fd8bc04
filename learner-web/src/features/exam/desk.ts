import { ApiError, fieldError } from '../../api/envelope'
import type { SavedAnswer } from '../../api/types'
import { createStore, type Store } from '../../lib/store'
import type { OutgoingAnswer } from './api'
import { type Kept, reduce, type Sheet, type SheetEvent, waiting } from './sheet'

const STALE = 409
const LONGEST_WAIT_MS = 15_000
const FLUSH_MS = 4_000

export interface DeskParts {
  sheet: Sheet
  send: (answer: OutgoingAnswer) => Promise<SavedAnswer>
  /** Keeps what must outlive a reload. */
  remember: (kept: Kept) => void
  /** The server holds a newer answer, which now stands on the page too. */
  onStale: () => void
  /** The server does not take this answer; the page shows the saved one again. */
  onDropped: (error: ApiError) => void
  onSaved: (saved: SavedAnswer, sent: OutgoingAnswer) => void
}

export interface Desk {
  store: Store<Sheet>
  dispatch: (event: SheetEvent) => void
  /** Sends what waits, now. True when everything has arrived. */
  flush: () => Promise<boolean>
  start: () => void
  stop: () => void
}

/** Milliseconds before the next try: 1, 2, 4, 8 and then every 15 seconds. */
export function backOff(failures: number): number {
  return failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - 1))
}

function isTrouble(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status === 429 || error.status >= 500
}

function verdictOn(error: unknown, id: number): SheetEvent {
  if (isTrouble(error)) return { type: 'failed' }
  const newer = error instanceof ApiError ? fieldError(error, 'revision') : undefined
  // Other conflicts bring no revision: the answer stands because its follow-up was opened, or a pause.
  if (!(error instanceof ApiError) || error.code !== STALE || newer === undefined) {
    return { type: 'dropped', id }
  }
  const revision = Number(newer)
  const jwb = fieldError(error, 'user_jwb_id')
  return { type: 'refused', id, revision, jwb: jwb ? Number(jwb) : null }
}

/** The participant's desk: takes answers at once and delivers them one after the other. */
export function createDesk(parts: DeskParts): Desk {
  const store = createStore(parts.sheet)
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = false

  function dispatch(event: SheetEvent): void {
    const before = store.get()
    store.set(reduce(before, event))
    const { queue, answers, flags } = store.get()
    if (queue !== before.queue || answers !== before.answers || flags !== before.flags) {
      parts.remember({ waiting: waiting(store.get()), flags })
    }
    pump()
  }

  function pump(): void {
    clearTimeout(timer)
    const sheet = store.get()
    const next = waiting(sheet)[0]
    if (open && next && !sheet.sending) timer = setTimeout(deliver, backOff(sheet.failures), next)
  }

  async function deliver(answer: OutgoingAnswer): Promise<void> {
    dispatch({ type: 'sending', answer })
    try {
      const saved = await parts.send(answer)
      dispatch({ type: 'saved', saved })
      parts.onSaved(saved, answer)
    } catch (error) {
      const verdict = verdictOn(error, answer.sesi_soal_id)
      dispatch(verdict)
      if (verdict.type === 'refused') parts.onStale()
      if (verdict.type === 'dropped' && error instanceof ApiError) parts.onDropped(error)
    }
  }

  function hurry(): void {
    clearTimeout(timer)
    const sheet = store.get()
    const next = waiting(sheet)[0]
    if (open && next && !sheet.sending) void deliver(next)
  }

  function flush(): Promise<boolean> {
    const failures = store.get().failures
    return new Promise((done) => {
      const finish = (arrived: boolean) => {
        clearTimeout(limit)
        unsubscribe()
        done(arrived)
      }
      const judge = () => {
        const sheet = store.get()
        if (sheet.queue.length === 0 && !sheet.sending) finish(true)
        else if (sheet.failures > failures) finish(false)
      }
      const limit = setTimeout(finish, FLUSH_MS, false)
      const unsubscribe = store.subscribe(judge)
      hurry()
      judge()
    })
  }

  function start(): void {
    open = true
    addEventListener('online', hurry)
    pump()
  }

  function stop(): void {
    open = false
    clearTimeout(timer)
    removeEventListener('online', hurry)
  }

  return { store, dispatch, flush, start, stop }
}
