import { ApiError, openEnvelope } from './envelope'
import { session } from './session'
import type { Refreshed, Tokens } from './types'

let underWay: Promise<Tokens | null> | null = null

async function requestTokens(secretToken: string): Promise<Tokens> {
  const response = await fetch('/api/v1/auth/refresh', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ secret_token: secretToken }),
  }).catch(() => {
    throw new ApiError(0, 0, 'Network Error')
  })
  const { results } = await openEnvelope<Refreshed>(response)
  return { token: results.token, secret_token: results.secret_token }
}

async function renew(staleToken: string): Promise<Tokens | null> {
  const current = session.reload()
  if (current === null || current.token !== staleToken) return current
  const tokens = await requestTokens(current.secret_token)
  session.renew(tokens)
  return tokens
}

function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('duxi.refresh', work) : work()
}

/**
 * Exchanges the refresh token once, however many calls and tabs request it. Null without a session. Throws an
 * ApiError where the server refuses or is unreachable.
 */
export function refreshOnce(staleToken: string): Promise<Tokens | null> {
  underWay ??= withRefreshLock(() => renew(staleToken)).finally(() => {
    underWay = null
  })
  return underWay
}
