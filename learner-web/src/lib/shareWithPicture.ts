export type Shared = 'shared' | 'copied' | 'closed'

interface ShareContent {
  title?: string
  text?: string
  url: string
  /** The address of a PNG of this site. */
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

/** Hands something on by the device's own sheet, with its picture where that is taken; else copies the words. */
export async function shareWithPicture({ picture, ...words }: ShareContent): Promise<Shared> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText([words.text, words.url].filter(Boolean).join(' '))
    return 'copied'
  }
  const file = await fileOf(picture)
  const whole = file ? { ...words, files: [file] } : words
  const card = file && navigator.canShare?.(whole) ? whole : words
  // Whoever closes the sheet has not failed at anything.
  return navigator.share(card).then(
    () => 'shared' as const,
    () => 'closed' as const,
  )
}
