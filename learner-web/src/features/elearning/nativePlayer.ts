import type { Player } from './player'

const HLS = 'application/vnd.apple.mpegurl'

/** Whether the browser plays HLS itself, as Safari does. */
export const supportsHls = (element: HTMLVideoElement) => element.canPlayType(HLS) !== ''

const addressOf = (hls: string, isSaving: boolean) => (isSaving ? `${hls}&is_small=true` : hls)

/** Loads a URL and seeks to a position; rejects when it cannot be loaded. */
function load(element: HTMLVideoElement, address: string, startAt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const loading = new AbortController()
    const { signal } = loading
    const onLoaded = () => {
      loading.abort()
      if (startAt > 0) element.currentTime = startAt
      resolve()
    }
    const onError = () => {
      loading.abort()
      reject(new Error('hls'))
    }
    element.addEventListener('loadedmetadata', onLoaded, { signal })
    element.addEventListener('error', onError, { signal })
    element.src = address
    element.load()
  })
}

/** Plays HLS with the browser's own player: without ClearKey, with keys that only owners get. */
export async function openNativePlayer(
  element: HTMLVideoElement,
  { hls, startAt, isSaving }: { hls: string; startAt: number; isSaving: boolean },
  onBroken: () => void,
): Promise<Player> {
  await load(element, addressOf(hls, isSaving), startAt)
  element.addEventListener('error', onBroken)
  const close = async () => {
    element.removeEventListener('error', onBroken)
    element.removeAttribute('src')
    element.load()
  }
  const save = (wanted: boolean) => {
    const wasPlaying = !element.paused
    void load(element, addressOf(hls, wanted), element.currentTime).then(() => {
      if (wasPlaying) void element.play()
    }, onBroken)
  }
  return { save, close }
}
