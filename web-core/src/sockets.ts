/** Codes with which the server closes a socket. */
export const TOKEN_EXPIRED = 4490
const RESTARTING = 4503

/** Everybody lost the server at the same moment: they come back over so long a time, not in one wave. */
const RESTART_SPREAD_MS = 5000

export interface Backoff {
  firstMs: number
  longestMs: number
}

/** Doubles with every failure; half of it is chance, so that clients do not come back in one wave. */
export function backoffMs(attempt: number, backoff: Backoff, chance = Math.random()): number {
  const longest = Math.min(backoff.longestMs, backoff.firstMs * 2 ** attempt)
  return longest * (0.5 + chance / 2)
}

/** How long to wait before a socket that was closed with this code is opened anew. */
export function reconnectMs(code: number, attempt: number, backoff: Backoff): number {
  if (code === RESTARTING) return Math.random() * RESTART_SPREAD_MS
  return backoffMs(attempt, backoff)
}

export function socketAddress(path: string): string {
  const url = new URL(path, location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** What came over the wire, or null where it is no JSON; its shape is the contract's word. */
export function parseFrame<T>(text: unknown): T | null {
  try {
    return JSON.parse(String(text)) as T
  } catch {
    return null
  }
}
