import type { PushConfig } from '../../../api/accountTypes'

/** A push service that issues a token for this browser; the server uses the same name. */
export interface TokenSource {
  /** Whether this browser can be pushed to at all. */
  isSupported: () => Promise<boolean>
  /** This browser's token; the permission must be there. */
  token: (config: PushConfig) => Promise<string>
}

/** Firebase, loaded on demand only. */
export async function firebaseSource(): Promise<TokenSource> {
  return (await import('./firebase')).firebase
}
