import type { HttpError } from 'react-admin'
import type { Parts, Results } from './contract'
import { asNetworkError, unwrap } from './envelope'
import { noteError, sessionFetch } from './session'

function formOf(parts: object): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) if (part !== null) form.append(name, part)
  return form
}

/** Sends a file and short texts as a form; gives `results`. */
export async function sendFile<const P extends string>(
  path: P,
  parts: Parts<P>,
): Promise<Results<'post', P>> {
  const url = new URL(path, location.origin)
  const request = new Request(url, { method: 'POST', body: formOf(parts) })
  const response = await sessionFetch(request).catch((error) => {
    throw asNetworkError(error)
  })
  return unwrap<Results<'post', P>>(response).catch((error: HttpError) => {
    throw noteError(error)
  })
}
