import createClient from 'openapi-fetch'
import { asHttpError, asNetworkError, type Envelope } from './envelope'
import type { paths } from './schema'
import { noteError, sessionFetch } from './session'

export const BASE = '/api/backoffice/v1'

/** An address that the contract knows, or one below it. */
export type Path =
  | keyof paths
  | `${keyof paths}/${string}`
  | `${typeof BASE}/registrations/${string}`
type Method = 'get' | 'post' | 'put' | 'delete'
type Query = Record<string, string | number | undefined>

/** Every path of the back office shares one shape, so that resources can be addressed by name. */
interface Operation {
  parameters: { query?: Query | undefined }
  requestBody?: { content: { 'application/json': object } }
  responses: { 200: { content: { 'application/json': Envelope<unknown> } } }
}
type AnyPath = Record<string, Record<Method, Operation>>

const client = createClient<AnyPath>({
  baseUrl: location.origin,
  fetch: sessionFetch,
})

export interface CallOptions {
  query?: Query | undefined
  body?: object | undefined
  signal?: AbortSignal | undefined
}

async function perform(method: Method, path: Path, options: CallOptions) {
  const { query, body, signal } = options
  try {
    const sent = { params: { query }, body, ...(signal && { signal }) }
    return await client.request(method, path, sent)
  } catch (error) {
    throw asNetworkError(error)
  }
}

/** Calls the server and gives `results`; throws an HttpError with the server's sentence. */
export async function call<T>(method: Method, path: Path, options: CallOptions = {}) {
  const { data, error, response } = await perform(method, path, options)
  if (data && data.code < 400) return data.results as T
  const envelope = data ?? (typeof error === 'object' ? (error as Envelope<unknown>) : null)
  throw noteError(asHttpError(response.status, envelope))
}

/** Calls the server with or for a file and gives the answer unread. */
export async function callFile(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await sessionFetch(new Request(new URL(path, location.origin), init)).catch(
    (error) => {
      throw asNetworkError(error)
    },
  )
  if (response.ok) return response
  const envelope = await response.json().catch(() => null)
  throw noteError(asHttpError(response.status, envelope))
}
