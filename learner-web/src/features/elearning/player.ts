import shaka from 'shaka-player/dist/shaka-player.dash'
import { session } from '../../api/session'

const KEY_SYSTEM = 'org.w3.clearkey'
const SMALL = 400

export interface Source {
  manifest: string
  /** For browsers without ClearKey that play HLS themselves; null where the video has none. */
  hls: string | null
  licence: string
  startAt: number
  isSaving: boolean
}

export interface Player {
  /** Small pictures alone, for slow or expensive connections. */
  save: (isSaving: boolean) => void
  close: () => Promise<void>
}

/** This browser cannot play encrypted video. */
export class NotSupported extends Error {
  override name = 'NotSupported'
}

const DASH = 'application/dash+xml'

/** The manifest came with the answer of another call: there is nothing left to fetch. */
shaka.net.NetworkingEngine.registerScheme('data', (uri, originalRequest) => {
  const written = decodeURIComponent(uri.slice(uri.indexOf(',') + 1))
  const data = shaka.util.StringUtils.toUTF8(written)
  const headers = { 'content-type': DASH }
  return shaka.util.AbortableOperation.completed({
    uri,
    originalUri: uri,
    originalRequest,
    data,
    headers,
    status: 200,
  })
})

/** Seconds of the old pictures that are kept, so that the video does not stop while new ones load. */
const SAFE_MARGIN = 2

const highest = (isSaving: boolean) => (isSaving ? SMALL : 10_000)

/** Limits the automatic choice of quality, so that the limit can be lifted again. */
const limits = (isSaving: boolean) => ({ restrictions: { maxHeight: highest(isSaving) } })

const ENCRYPTED = [
  {
    initDataTypes: ['cenc'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }],
  },
]

async function hasClearKey(): Promise<boolean> {
  try {
    await navigator.requestMediaKeySystemAccess(KEY_SYSTEM, ENCRYPTED)
    return true
  } catch {
    return false
  }
}

/** Shows pictures of the wanted size within seconds: what was loaded ahead is loaded again. */
function resize(player: shaka.Player, isSaving: boolean): void {
  player.configure({ abr: limits(isSaving) })
  const { estimatedBandwidth } = player.getStats()
  const [smallest, ...larger] = player
    .getVariantTracks()
    .filter(({ height }) => (height ?? 0) <= highest(isSaving))
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
  const chosen = larger.findLast(({ bandwidth }) => bandwidth < estimatedBandwidth) ?? smallest
  if (chosen) player.selectVariantTrack(chosen, true, SAFE_MARGIN)
}

/** Plays an encrypted video in an element; rejects when it cannot be loaded. */
export async function openPlayer(
  element: HTMLVideoElement,
  source: Source,
  onBroken: () => void,
): Promise<Player> {
  shaka.polyfill.installAll()
  if (!shaka.Player.isBrowserSupported() || !(await hasClearKey())) throw new NotSupported()
  const player = new shaka.Player()
  await player.attach(element)
  player.configure({
    drm: { servers: { [KEY_SYSTEM]: source.licence } },
    abr: limits(source.isSaving),
    streaming: { bufferingGoal: 30, rebufferingGoal: 1 },
  })
  player.getNetworkingEngine()?.registerRequestFilter((type, request) => {
    if (type !== shaka.net.NetworkingEngine.RequestType.LICENSE) return
    request.headers['Content-Type'] = 'application/json'
    request.headers['X-Requested-With'] = 'XMLHttpRequest'
    request.headers.Authorization = `Bearer ${session.get()?.token ?? ''}`
  })
  player.addEventListener('error', onBroken)
  const address = `data:${DASH},${encodeURIComponent(source.manifest)}`
  await player.load(address, source.startAt, DASH)
  return {
    save: (isSaving) => resize(player, isSaving),
    close: () => player.destroy(),
  }
}
