import type { HttpError } from 'react-admin'
import { BASE } from './client'
import { asNetworkError, unwrap } from './envelope'
import { noteError, sessionFetch } from './session'

/** Sends files and short texts as a form; gives `results`. */
export async function sendFile<T>(path: string, parts: Record<string, string | File>): Promise<T> {
  const body = new FormData()
  for (const [name, part] of Object.entries(parts)) body.append(name, part)
  const request = new Request(new URL(`${BASE}${path}`, location.origin), { method: 'POST', body })
  const response = await sessionFetch(request).catch((error) => {
    throw asNetworkError(error)
  })
  return unwrap<T>(response).catch((error: HttpError) => {
    throw noteError(error)
  })
}
