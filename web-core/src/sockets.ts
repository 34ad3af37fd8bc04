/** The server's close codes. */
export const TOKEN_EXPIRED = 4490
const RESTARTING = 4503

/** All clients lose the server at the same time, so they reconnect spread over this period. */
const RESTART_SPREAD_MS = 5000

export interface Backoff {
  firstMs: number
  longestMs: number
}

/** Exponential backoff with 50 % jitter, so that clients do not reconnect in one wave. */
export function backoffMs(attempt: number, backoff: Backoff, chance = Math.random()): number {
  const longest = Math.min(backoff.longestMs, backoff.firstMs * 2 ** attempt)
  return longest * (0.5 + chance / 2)
}

/** How long to wait before reconnecting after this close code. */
export function reconnectMs(code: number, attempt: number, backoff: Backoff): number {
  if (code === RESTARTING) return Math.random() * RESTART_SPREAD_MS
  return backoffMs(attempt, backoff)
}

export function socketAddress(path: string): string {
  const url = new URL(path, location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** The parsed JSON of a frame, or null; its type is that of the contract. */
export function parseFrame<T>(text: unknown): T | null {
  try {
    return JSON.parse(String(text)) as T
  } catch {
    return null
  }
}
