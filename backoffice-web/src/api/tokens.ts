import type { Tokens } from './types'

const KEY = 'duxi.backoffice.tokens'

/** The stored tokens, or null when no one is signed in. */
export function readTokens(): Tokens | null {
  const text = localStorage.getItem(KEY)
  return text ? (JSON.parse(text) as Tokens) : null
}

/** Keeps a new pair; every tab of this browser sees it. */
export function writeTokens({ token, secret_token }: Tokens): void {
  localStorage.setItem(KEY, JSON.stringify({ token, secret_token }))
}

/** Forgets the pair. */
export function clearTokens(): void {
  localStorage.removeItem(KEY)
}
