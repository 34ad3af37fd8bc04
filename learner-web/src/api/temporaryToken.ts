import { getItem, removeItem, setItem } from '../lib/storage'

const KEY = 'arrival'
/** As long as the server keeps a temporary token. */
const LIFETIME_S = 60

export interface TemporaryToken {
  token: string
  /** Whether whoever is signed in is signed out first (`?clear_token=yes`). */
  clearFirst: boolean
}

/**
 * The temporary token (`?token=`) that somebody arrived with.
 *
 * The guard takes it out of the address and keeps it here for the screen at `paths.authenticating`,
 * whose own address carries no more than `?next=`.
 */
export const temporaryToken = {
  set: (arrived: TemporaryToken): void =>
    setItem(KEY, arrived, { area: sessionStorage, seconds: LIFETIME_S }),
  get: (): TemporaryToken | null => getItem<TemporaryToken>(KEY, sessionStorage),
  clear: (): void => removeItem(KEY, sessionStorage),
}
