import { ApiError, fieldError } from '../../api/envelope'
import { createStore, type Store } from '../../lib/store'
import { type AttemptEvent, type AttemptState, reduce, unsentAnswers } from './attemptState'
import type { AttemptKind, OutgoingAnswer } from './types'

const LONGEST_WAIT_MS = 15_000
const FLUSH_MS = 4_000
const WRITING_PAUSE_MS = 2_500
const LONGEST_WRITING_MS = 15_000
const PAUSED = 423

export interface QueueParts {
  state: AttemptState
  send: AttemptKind['save']
  storedAnswer?: AttemptKind['storedAnswer'] | undefined
  /** Stores what must outlive a reload. */
  remember: (waiting: readonly OutgoingAnswer[]) => void
  /** The server does not take this answer; the page shows the saved one again. */
  onDropped: (error: ApiError) => void
  /** A supervisor has paused the attempt; answers wait until it is resumed. */
  onHeld?: (() => void) | undefined
  onSaved?: ((sent: OutgoingAnswer) => void) | undefined
}

export interface AnswerQueue {
  store: Store<AttemptState>
  dispatch: (event: AttemptEvent) => void
  /** Sends what waits, now. True when everything has arrived. */
  flush: () => Promise<boolean>
  start: () => void
  stop: () => void
}

/** Milliseconds before the next try: 1, 2, 4, 8 and then every 15 seconds. */
export function backOff(failures: number): number {
  return failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - 1))
}

// A lost connection, too many calls or a server in trouble: the answer waits. Else it is refused.
function isTrouble(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status === 429 || error.status >= 500
}

const isPause = (error: unknown) => error instanceof ApiError && error.status === PAUSED

/** Takes answers at once and delivers them one after the other, also after the connection was lost. */
export function createAnswerQueue(parts: QueueParts): AnswerQueue {
  const store = createStore(parts.state)
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = false
  let writingSince: number | null = null
  let flushes = 0

  function dispatch(event: AttemptEvent): void {
    const before = store.get()
    store.set(reduce(before, event))
    const after = store.get()
    if (after.queue !== before.queue || after.answers !== before.answers) {
      parts.remember(unsentAnswers(after))
    }
    pump()
  }

  function next(): OutgoingAnswer | undefined {
    const state = store.get()
    return open && !state.sending && !state.isHeld ? unsentAnswers(state)[0] : undefined
  }

  // Typing is not interrupted by saving each letter, but saved at least now and then.
  function delayOf({ answeredBy }: OutgoingAnswer): number {
    const { failures } = store.get()
    if (failures > 0 || flushes > 0 || answeredBy !== 'text') return backOff(failures)
    writingSince ??= Date.now()
    const left = writingSince + LONGEST_WRITING_MS - Date.now()
    return Math.max(0, Math.min(WRITING_PAUSE_MS, left))
  }

  function pump(): void {
    clearTimeout(timer)
    const answer = next()
    if (answer) timer = setTimeout(deliver, delayOf(answer), answer)
  }

  async function deliver(answer: OutgoingAnswer): Promise<void> {
    writingSince = null
    dispatch({ type: 'sending', answer })
    try {
      const { revision, followUps } = await parts.send(answer)
      dispatch({ type: 'saved', sent: answer, revision, followUps })
      parts.onSaved?.(answer)
    } catch (error) {
      if (isTrouble(error)) return dispatch({ type: 'failed' })
      if (isPause(error)) return hold()
      refuse(answer.id, error)
    }
  }

  function hold(): void {
    dispatch({ type: 'held' })
    parts.onHeld?.()
  }

  // After a failed delivery a newer revision is the server's own copy of it, whose confirmation was lost.
  function lostRevision(refusal: ApiError | null): number | null {
    const revision = fieldError(refusal, 'revision')
    return store.get().failures > 0 && revision !== undefined ? Number(revision) : null
  }

  function refuse(id: string, error: unknown): void {
    const refusal = error instanceof ApiError ? error : null
    const revision = lostRevision(refusal)
    if (revision !== null) {
      dispatch({ type: 'rebased', id, revision })
      return
    }
    const stored = refusal && parts.storedAnswer?.(refusal)
    dispatch(stored ? { type: 'replaced', id, stored } : { type: 'dropped', id })
    if (refusal) parts.onDropped(refusal)
  }

  function hurry(): void {
    clearTimeout(timer)
    const answer = next()
    if (answer) void deliver(answer)
  }

  function flush(): Promise<boolean> {
    const { failures } = store.get()
    flushes += 1
    return new Promise((done) => {
      const finish = (arrived: boolean) => {
        clearTimeout(limit)
        unsubscribe()
        flushes -= 1
        done(arrived)
      }
      const check = () => {
        const state = store.get()
        if (state.queue.length === 0 && !state.sending) finish(true)
        else if (state.failures > failures) finish(false)
      }
      const limit = setTimeout(finish, FLUSH_MS, false)
      const unsubscribe = store.subscribe(check)
      hurry()
      check()
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
