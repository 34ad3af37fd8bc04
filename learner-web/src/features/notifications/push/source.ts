import type { PushConfig } from '../../../api/accountTypes'

/** A service that gives this browser an address to push to; the server knows its tokens by the same name. */
export interface TokenSource {
  /** Whether this browser can be pushed to at all. */
  isSupported: () => Promise<boolean>
  /** This browser's token; the permission must be there. */
  token: (config: PushConfig) => Promise<string>
}

/** Firebase, which is loaded only now: nobody else pays for it. */
export async function firebaseSource(): Promise<TokenSource> {
  return (await import('./firebase')).firebase
}
