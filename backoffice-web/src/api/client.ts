import { call } from './call'
import type { Rest, Results } from './contract'
import { asHttpError, asNetworkError } from './envelope'
import { noteError, sessionFetch } from './session'

export const BASE = '/api/backoffice/v1'

/** Reads from the server. */
export const read = <const P extends string>(
  path: P,
  ...rest: Rest<'get', P>
): Promise<Results<'get', P>> => call('get', path, ...rest)

/** What changes nothing although it is posted. */
type Question = `${typeof BASE}/${
  | 'batches/compare'
  | 'courses/preview'
  | 'mail-previews'
  | 'markdown-previews'
  | `refunds/${string}/account`
  | 'segment-counts'
  | 'wall/preview'}`

/** Asks what takes more than an address to say. */
export const ask = <const P extends Question>(
  path: P,
  ...rest: Rest<'post', P>
): Promise<Results<'post', P>> => call('post', path, ...rest)

/** Reads a file from the server; its answer is given unread. */
export async function readFile(path: string): Promise<Response> {
  const request = new Request(new URL(path, location.origin))
  const response = await sessionFetch(request).catch((error) => {
    throw asNetworkError(error)
  })
  if (response.ok) return response
  const envelope = await response.json().catch(() => null)
  throw noteError(asHttpError(response.status, envelope))
}
