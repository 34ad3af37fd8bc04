import shaka from 'shaka-player/dist/shaka-player.dash'
import { BASE } from '../../api/client'
import { readTokens } from '../../api/tokens'

const KEY_SYSTEM = 'org.w3.clearkey'
const DASH = 'application/dash+xml'

export interface PreviewSource {
  contentId: number
  manifest: string
  ticket: string
}

/** The manifest is part of another response, so nothing is fetched. */
shaka.net.NetworkingEngine.registerScheme('data', (uri, originalRequest) => {
  const written = decodeURIComponent(uri.slice(uri.indexOf(',') + 1))
  return shaka.util.AbortableOperation.completed({
    uri,
    originalUri: uri,
    originalRequest,
    data: shaka.util.StringUtils.toUTF8(written),
    headers: { 'content-type': DASH },
    status: 200,
  })
})

const licencePath = ({ contentId, ticket }: PreviewSource) =>
  `${BASE}/course-contents/${contentId}/preview/licence?ticket=${encodeURIComponent(ticket)}`

/**
 * Plays a packaged video in an element; returns a function that closes it. Rejects if it cannot be loaded.
 */
export async function playPreview(element: HTMLVideoElement, source: PreviewSource) {
  shaka.polyfill.installAll()
  const player = new shaka.Player()
  await player.attach(element)
  player.configure({ drm: { servers: { [KEY_SYSTEM]: licencePath(source) } } })
  player.getNetworkingEngine()?.registerRequestFilter((type, request) => {
    if (type !== shaka.net.NetworkingEngine.RequestType.LICENSE) return
    request.headers['Content-Type'] = 'application/json'
    request.headers['X-Requested-With'] = 'XMLHttpRequest'
    request.headers.Authorization = `Bearer ${readTokens()?.token ?? ''}`
  })
  await player.load(`data:${DASH},${encodeURIComponent(source.manifest)}`, 0, DASH)
  return () => void player.destroy()
}
