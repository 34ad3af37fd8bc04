const YOUTUBE = 'https://www.youtube-nocookie.com/embed/'
const VIMEO = 'https://player.vimeo.com/video/'
const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{4,15}$/

const YOUTUBE_HOSTS = [
  'www.youtube-nocookie.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube.com',
]
const VIMEO_HOSTS = ['player.vimeo.com', 'vimeo.com', 'www.vimeo.com']

function lastPart({ pathname }: URL): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? ''
}

function youtubeId(url: URL): string | null {
  if (url.hostname === 'youtu.be') return lastPart(url)
  if (!YOUTUBE_HOSTS.includes(url.hostname)) return null
  return url.searchParams.get('v') ?? lastPart(url)
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

/**
 * The embeddable URL of a video: YouTube without cookies, Vimeo's player, or our own page. Null for other
 * sites, as in the server's `frame-src`.
 */
export function embedOf(address: string, origin = location.origin): string | null {
  const url = parsed(address, origin)
  if (!url) return null
  if (url.origin === origin) return url.href
  if (url.protocol !== 'https:') return null
  const youtube = youtubeId(url)
  if (youtube !== null) return YOUTUBE_ID.test(youtube) ? YOUTUBE + youtube : null
  const vimeo = VIMEO_HOSTS.includes(url.hostname) ? lastPart(url) : ''
  return VIMEO_ID.test(vimeo) ? VIMEO + vimeo : null
}
