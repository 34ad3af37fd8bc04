import { type ApiResponse, openEnvelope } from './envelope'
import { transport } from './transport'

/** Fetches a file of the learner API with this tab's session; throws `ApiError` with the server's message. */
export async function download(path: string): Promise<Blob> {
  const response = await transport(new Request(new URL(`/api/v1${path}`, location.origin)))
  if (response.ok && !response.headers.get('content-type')?.includes('json')) return response.blob()
  const refused: ApiResponse<never> = await openEnvelope<never>(response)
  throw new Error(refused.message)
}

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Downloads a link; a file that is only displayed opens in a new tab. */
export function saveLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
