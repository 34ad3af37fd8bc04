export type Shared = 'shared' | 'copied' | 'closed'

interface ShareContent {
  title?: string
  text?: string
  url: string
  /** The URL of a PNG on this site. */
  picture: string
}

async function fileOf(picture: string): Promise<File | null> {
  try {
    const answer = await fetch(picture)
    if (!answer.ok) return null
    return new File([await answer.blob()], 'duxi.png', { type: 'image/png' })
  } catch {
    return null
  }
}

/** Shares through the device's share sheet, with the picture if supported; otherwise copies the text. */
export async function shareWithPicture({ picture, ...words }: ShareContent): Promise<Shared> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText([words.text, words.url].filter(Boolean).join(' '))
    return 'copied'
  }
  const file = await fileOf(picture)
  const whole = file ? { ...words, files: [file] } : words
  const card = file && navigator.canShare?.(whole) ? whole : words
  // Closing the share sheet is not an error.
  return navigator.share(card).then(
    () => 'shared' as const,
    () => 'closed' as const,
  )
}
