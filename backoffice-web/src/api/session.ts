import { t } from '@lingui/core/macro'
import type { HttpError } from 'react-admin'
import { chosenLocale } from '../i18n/locale'
import { EXPIRED, readEnvelope, unwrap } from './envelope'
import { clearTokens, readTokens, writeTokens } from './tokens'
import type { Tokens } from './types'

const LOCK = 'duxi.backoffice.refresh'
const SESSION_ENDED = 491

type Listener = (error: HttpError) => void
const listeners = new Set<Listener>()

/** Tells the listener whenever a call finds that the session is over; returns how to stop. */
export function onSessionOver(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the page know of an error that means a new sign-in. */
export function noteError(error: HttpError): HttpError {
  if (isSessionOver(error.status)) for (const listener of listeners) listener(error)
  return error
}

let queue: Promise<unknown> = Promise.resolve()

/** Runs one task at a time: across tabs where Web Locks exist (secure origins), else in this tab. */
function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, task) as Promise<T>
  const turn = queue.then(task, task)
  queue = turn.catch(() => undefined)
  return turn
}

/** Sends a request with the headers that every call of Duxi carries. */
function send(request: Request, token?: string): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('X-Requested-With', 'XMLHttpRequest')
  headers.set('Accept-Language', chosenLocale())
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return fetch(new Request(request, { headers }))
}

async function requestNewPair(secret_token: string): Promise<Tokens> {
  const request = new Request(new URL('/api/backoffice/v1/auth/refresh', location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret_token }),
  })
  return unwrap<Tokens>(await send(request))
}

/** Renews the pair, unless another call or tab has done so since `stale` was used. */
export function refreshSession(stale: string): Promise<string> {
  return exclusively(async () => {
    const current = readTokens()
    if (current && current.token !== stale) return current.token
    const fresh = await requestNewPair(current?.secret_token ?? '')
    writeTokens(fresh)
    return fresh.token
  })
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status === EXPIRED) return true
  if (!response.ok) return false
  return (await readEnvelope(response.clone()))?.code === EXPIRED
}

/** The answer to the caller when the pair can no longer be renewed. */
function sessionOver(): Response {
  clearTokens()
  const message = t`Sesi Anda telah berakhir, silakan masuk kembali.`
  return Response.json({ code: SESSION_ENDED, message, results: null }, { status: SESSION_ENDED })
}

/** `fetch` with the bearer; an expired token is renewed once and the request repeated once. */
export async function sessionFetch(request: Request): Promise<Response> {
  const spare = request.clone()
  const token = readTokens()?.token
  const response = await send(request, token)
  if (!token || !(await isExpired(response))) return response
  try {
    return await send(spare, await refreshSession(token))
  } catch (error) {
    if (isSessionOver((error as HttpError).status)) return sessionOver()
    throw error
  }
}

/** Whether a status means that the person has to sign in again. */
export const isSessionOver = (status: number | undefined): boolean =>
  status === 401 || status === SESSION_ENDED
