import type { Form, FormArgument, Method, Query, Results, Url } from './contract'
import { type ApiResponse, openEnvelope } from './envelope'
import { transport } from './transport'

export type Scalar = string | number | boolean | null | undefined

interface SendOptions {
  query?: object | undefined
  form?: object | undefined
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** Continues when the page is left. */
  keepalive?: boolean
}

type CallOptions<M extends Method, U extends string> = Omit<SendOptions, 'query' | 'form'> & {
  query?: Query<M, U> | undefined
  form?: Form<M, U> | undefined
}

const BASE = '/api/v1'

// Lists and objects are JSON inside a form.
function written(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function encode(fields: object): URLSearchParams {
  const pairs = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(pairs.map(([key, value]) => [key, written(value)]))
}

function address(path: string, query: object = {}): string {
  const encoded = encode(query).toString()
  return new URL(`${BASE}${path}${encoded && `?${encoded}`}`, location.origin).href
}

async function send<R>(
  method: Method,
  path: string,
  { query, form, headers = {}, signal, keepalive = false }: SendOptions,
): Promise<ApiResponse<R>> {
  const init: RequestInit = { method, headers, keepalive }
  if (form) init.body = encode(form)
  if (signal) init.signal = signal
  return openEnvelope<R>(await transport(new Request(address(path, query), init)))
}

/** Makes a typed call of the learner API and returns results and message of the envelope. */
export function call<M extends Method, U extends Url<M>>(
  method: M,
  path: U,
  options: CallOptions<M, U> = {},
): Promise<ApiResponse<Results<M, U>>> {
  return send(method, path, options as SendOptions)
}

/** The results of a GET. */
export async function read<U extends Url<'GET'>>(
  path: U,
  query?: Query<'GET', U>,
  signal?: AbortSignal,
): Promise<Results<'GET', U>> {
  return (await send<Results<'GET', U>>('GET', path, { query: query as object, signal })).results
}

/** Posts a form and returns results and message. */
export function post<U extends Url<'POST'>>(
  path: U,
  ...[form]: FormArgument<'POST', U>
): Promise<ApiResponse<Results<'POST', U>>> {
  return send('POST', path, { form: (form ?? {}) as object })
}
