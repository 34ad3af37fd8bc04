import createClient from 'openapi-fetch'
import type { Method, Rest, Results } from './contract'
import { asHttpError, asNetworkError, type Envelope } from './envelope'
import { sendFile } from './sendFile'
import { noteError, sessionFetch } from './session'

interface Sent {
  query?: object | undefined
  body?: object | undefined
  signal?: AbortSignal | undefined
}

/** Every address shares one shape, so that resources can be addressed by name. */
interface Operation {
  parameters: { query?: object | undefined }
  requestBody?: { content: { 'application/json': object } }
  responses: { 200: { content: { 'application/json': Envelope<unknown> } } }
}

const client = createClient<Record<string, Record<Method, Operation>>>({
  baseUrl: location.origin,
  fetch: sessionFetch,
})

async function perform(method: Method, path: string, { query, body, signal }: Sent) {
  try {
    const sent = { params: { query }, body, ...(signal && { signal }) }
    return await client.request(method, path, sent)
  } catch (error) {
    throw asNetworkError(error)
  }
}

/** Calls an address that is put together from the name of a resource; nothing is known of its answer. */
export async function callByName(method: Method, path: string, sent: Sent = {}): Promise<unknown> {
  const { data, error, response } = await perform(method, path, sent)
  if (data && data.code < 400) return data.results
  const envelope = data ?? (typeof error === 'object' ? (error as Envelope<unknown>) : null)
  throw noteError(asHttpError(response.status, envelope))
}

/** Calls the server and gives `results`; throws an HttpError with the server's sentence. */
export function call<M extends Method, const P extends string>(
  method: M,
  path: P,
  ...[options]: Rest<M, P>
) {
  return callByName(method, path, options) as Promise<Results<M, P>>
}

/** How something is changed on the server. */
export const send = Object.assign(call, { byName: callByName, file: sendFile })
export type Send = typeof send
