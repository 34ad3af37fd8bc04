import { BASE, readFile } from '../api/client'

/** Downloads a file with the columns of an import kind. */
export async function downloadSample(kind: string): Promise<void> {
  const response = await readFile(`${BASE}/import-kinds/${kind}/sample`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `contoh-${kind.replace(':', '-')}.xlsx`
  link.click()
  URL.revokeObjectURL(link.href)
}
