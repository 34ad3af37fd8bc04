import { readFile } from '../api/client'

/** The name that the server gave to a file, if it gave one. */
function filenameFrom(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null
}

/** Fetches a file with the bearer and hands it to the browser as a download. */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await readFile(path)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = filenameFrom(response.headers.get('Content-Disposition')) ?? fallbackName
  link.click()
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
