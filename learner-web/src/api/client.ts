import { type Answer, openEnvelope } from './envelope'
import { transport } from './transport'

export type Scalar = string | number | boolean | null | undefined
export type Fields = Record<string, Scalar>

interface CallOptions {
  query?: Fields | undefined
  form?: Fields | undefined
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** Goes on although the page is left. */
  keepalive?: boolean
}

const BASE = '/api/v1'

function encode(fields: Fields): URLSearchParams {
  const pairs = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))
}

function address(path: string, query: Fields = {}): string {
  const encoded = encode(query).toString()
  return new URL(`${BASE}${path}${encoded && `?${encoded}`}`, location.origin).href
}

/** Calls the learner API and opens the envelope, message included. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { query, form, headers = {}, signal, keepalive = false }: CallOptions = {},
): Promise<Answer<T>> {
  const init: RequestInit = { method, headers, keepalive }
  if (form) init.body = encode(form)
  if (signal) init.signal = signal
  return openEnvelope<T>(await transport(new Request(address(path, query), init)))
}

/** Reads the results of a GET. */
export async function read<T>(path: string, query?: Fields, signal?: AbortSignal): Promise<T> {
  return (await call<T>('GET', path, { query, signal })).results
}

/** Posts a form and gives the results with the server's message. */
export function post<T>(path: string, form: Fields = {}): Promise<Answer<T>> {
  return call<T>('POST', path, { form })
}
