import { forget, keep, recall } from '../lib/storage'

const KEY = 'arrival'
/** As long as the server keeps a temporary token. */
const LIFETIME_S = 60

/**
 * The temporary token (`?token=`) that somebody arrived with.
 *
 * The guard takes it out of the address and keeps it here for the screen at `paths.authenticating`,
 * whose own address carries no more than `?next=`.
 */
export const arrival = {
  keep: (token: string): void => keep(KEY, token, { area: sessionStorage, seconds: LIFETIME_S }),
  token: (): string | null => recall<string>(KEY, sessionStorage),
  forget: (): void => forget(KEY, sessionStorage),
}
