import { getItem, removeItem, setItem } from '../lib/storage'
import { createStore, useStore } from '../lib/store'
import type { Tokens } from './types'

/** Messages between tabs: renewed or removed tokens, and requests for them. */
type SessionNews =
  | { kind: 'changed'; was: string; tokens: Tokens | null }
  | { kind: 'asked' }
  | { kind: 'shared'; tokens: Tokens }

const KEY = 'session'
/** Set while a tab holds a session that is not remembered, so that new tabs ask for it. */
const SHARED = 'session.shared'
const LONGEST_ANSWER_MS = 300
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('duxi.session') : null

function stored(): Tokens | null {
  return getItem<Tokens>(KEY) ?? getItem<Tokens>(KEY, sessionStorage)
}

const store = createStore<Tokens | null>(stored())

function write(tokens: Tokens | null, area: Storage): void {
  if (tokens === null) removeItem(KEY, area)
  else setItem(KEY, tokens, { area })
  store.set(tokens)
}

function areaInUse(): Storage {
  return getItem<Tokens>(KEY) === null ? sessionStorage : localStorage
}

function broadcast(news: SessionNews): void {
  channel?.postMessage(news)
}

function share(tokens: Tokens): void {
  if (session.isRemembered()) return
  setItem(SHARED, true)
  broadcast({ kind: 'shared', tokens })
}

function adopt(tokens: Tokens): void {
  if (store.get() === null) write(tokens, sessionStorage)
}

/** The signed-in account's tokens: remembered ones outlive the browser, others the tab. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  open(tokens: Tokens, remember: boolean): void {
    session.close()
    write(tokens, remember ? localStorage : sessionStorage)
    share(tokens)
  },
  renew(tokens: Tokens): void {
    const was = store.get()
    write(tokens, areaInUse())
    broadcast({ kind: 'changed', was: was?.secret_token ?? '', tokens })
  },
  close(): void {
    const was = store.get()
    removeItem(KEY, sessionStorage)
    removeItem(SHARED)
    write(null, localStorage)
    if (was) broadcast({ kind: 'changed', was: was.secret_token, tokens: null })
  },
  /** Whether the session outlives the browser. */
  isRemembered: (): boolean => getItem<Tokens>(KEY) !== null,
  /** Adopts what another tab stored meanwhile. */
  reload(): Tokens | null {
    store.set(stored())
    return store.get()
  },
}

channel?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
  const own = store.get()
  if (data.kind === 'asked' && own) share(own)
  if (data.kind === 'shared') adopt(data.tokens)
  if (data.kind === 'changed' && own?.secret_token === data.was) write(data.tokens, areaInUse())
})

async function askOthers(): Promise<void> {
  const answered = new Promise<void>((done) => {
    const stop = store.subscribe(() => {
      stop()
      done()
    })
  })
  broadcast({ kind: 'asked' })
  await Promise.race([answered, new Promise((done) => setTimeout(done, LONGEST_ANSWER_MS))])
  // No tab answered: the browser was closed meanwhile, which ended the session.
  if (store.get() === null) removeItem(SHARED)
}

/** Resolves when the session is known: a new tab asks the other tabs for theirs. */
export const sessionKnown: Promise<void> =
  channel && store.get() === null && getItem<boolean>(SHARED) ? askOthers() : Promise.resolve()
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === `duxi.${KEY}`) session.reload()
})

/** Whether a user is signed in, as a hook. */
export function useSignedIn(): boolean {
  return useStore(store) !== null
}
