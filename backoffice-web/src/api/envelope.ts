import { t } from '@lingui/core/macro'
import { HttpError } from 'react-admin'

/** What every JSON answer of the server looks like. */
export interface Envelope<T> {
  code: number
  message: string
  results: T
  errors?: Record<string, string[]> | null
}

/** `results` of every list call. */
export interface ListResults<T> {
  rows: T[]
  total: number
  /** Long lists are counted only so far; then `total` is the least they have. */
  is_total_exact?: boolean
}

export const EXPIRED = 490
const offline = () => t`Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.`

/** The body of a JSON answer; null when the answer is something else (a file, a proxy's page). */
export async function readEnvelope(response: Response): Promise<Envelope<unknown> | null> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return isJson ? ((await response.json()) as Envelope<unknown>) : null
}

/** One sentence per field, in the form that react-admin puts beside the inputs. */
function fieldErrors(errors: Envelope<unknown>['errors']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, messages]) => [field, messages.join(' ')]),
  )
}

/** The error that react-admin understands, with the server's own sentence. */
export function asHttpError(status: number, envelope: Envelope<unknown> | null): HttpError {
  const message = envelope?.message || `${offline()} (${status})`
  return new HttpError(message, envelope?.code ?? status, {
    errors: fieldErrors(envelope?.errors),
  })
}

/** Unwraps an answer: `results` of a good one, a thrown HttpError for any other. */
export async function unwrap<T>(response: Response): Promise<T> {
  const envelope = await readEnvelope(response)
  if (response.ok && envelope && envelope.code < 400) return envelope.results as T
  throw asHttpError(response.status, envelope)
}

/** A request that never reached the server becomes the same kind of error. */
export function asNetworkError(error: unknown): unknown {
  return error instanceof TypeError ? new HttpError(offline(), 0, {}) : error
}
