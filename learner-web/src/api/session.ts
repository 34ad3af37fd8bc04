import { forget, keep, recall } from '../lib/storage'
import { createStore, useStore } from '../lib/store'
import type { Tokens } from './types'

interface SessionNews {
  was: string
  tokens: Tokens | null
}

const KEY = 'session'
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('duxi.session') : null

function stored(): Tokens | null {
  return recall<Tokens>(KEY) ?? recall<Tokens>(KEY, sessionStorage)
}

const store = createStore<Tokens | null>(stored())

function write(tokens: Tokens | null, area: Storage): void {
  if (tokens === null) forget(KEY, area)
  else keep(KEY, tokens, { area })
  store.set(tokens)
}

function areaInUse(): Storage {
  return recall<Tokens>(KEY) === null ? sessionStorage : localStorage
}

function tell(was: Tokens | null, tokens: Tokens | null): void {
  const news: SessionNews = { was: was?.secret_token ?? '', tokens }
  channel?.postMessage(news)
}

/** The signed-in account's tokens: remembered ones outlive the browser, others the tab. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  open(tokens: Tokens, remember: boolean): void {
    session.close()
    write(tokens, remember ? localStorage : sessionStorage)
  },
  renew(tokens: Tokens): void {
    const was = store.get()
    write(tokens, areaInUse())
    tell(was, tokens)
  },
  close(): void {
    const was = store.get()
    forget(KEY, sessionStorage)
    write(null, localStorage)
    if (was) tell(was, null)
  },
  /** Whether the session outlives the browser. */
  isRemembered: (): boolean => recall<Tokens>(KEY) !== null,
  /** Takes over what another tab stored meanwhile. */
  reload(): Tokens | null {
    store.set(stored())
    return store.get()
  },
}

channel?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
  if (store.get()?.secret_token === data.was) write(data.tokens, areaInUse())
})
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === `duxi.${KEY}`) session.reload()
})

/** Whether somebody is signed in, followed live. */
export function useSignedIn(): boolean {
  return useStore(store) !== null
}
