const WIDTHS = [320, 640, 960, 1280]
const UPLOADED = /^(.*\/pictures\/[\da-f-]{36})-(\d+)\.(?:jpg|png)$/

export interface PictureSource {
  type: string
  srcSet: string
}

/** The stored files of an uploaded picture, derived from its URL; none for a drawn one. */
export function pictureSources(url: string): PictureSource[] {
  const [, name, largest] = UPLOADED.exec(url) ?? []
  if (!name) return []
  const widths = [...WIDTHS.filter((width) => width < Number(largest)), Number(largest)]
  return ['avif', 'webp'].map((kind) => ({
    type: `image/${kind}`,
    srcSet: widths.map((width) => `${name}-${width}.${kind} ${width}w`).join(', '),
  }))
}
