import { type ApiResponse, openEnvelope } from './envelope'
import { transport } from './transport'

/** A file of the learner API, with the sign-in of this tab; throws an `ApiError` in the server's words. */
export async function download(path: string): Promise<Blob> {
  const response = await transport(new Request(new URL(`/api/v1${path}`, location.origin)))
  if (response.ok && !response.headers.get('content-type')?.includes('json')) return response.blob()
  const refused: ApiResponse<never> = await openEnvelope<never>(response)
  throw new Error(refused.message)
}

/** Gives a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The same for what is at a link; a file that is only shown gets a tab of its own. */
export function saveLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
