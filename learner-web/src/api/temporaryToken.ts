import { getItem, removeItem, setItem } from '../lib/storage'

const KEY = 'arrival'
/** The lifetime of a temporary token on the server. */
const LIFETIME_S = 60

export interface TemporaryToken {
  token: string
  /** Whether to sign out the current user first (`?clear_token=yes`). */
  clearFirst: boolean
}

/**
 * The temporary token (`?token=`) of this visit. The guard removes it from the URL and stores it here for the
 * screen at `paths.authenticating`, whose own URL has only `?next=`.
 */
export const temporaryToken = {
  set: (arrived: TemporaryToken): void =>
    setItem(KEY, arrived, { area: sessionStorage, seconds: LIFETIME_S }),
  get: (): TemporaryToken | null => getItem<TemporaryToken>(KEY, sessionStorage),
  clear: (): void => removeItem(KEY, sessionStorage),
}
