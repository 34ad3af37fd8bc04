import { useEffect, useEffectEvent, useRef, useState } from 'react'

const LOOKS_EVERY_MS = 250
const SAME_CODE_AGAIN_MS = 3000
const SIDE = 480

type Decode = (image: ImageData) => string | null

async function loadDecoder(): Promise<Decode> {
  const { default: decodeQR } = await import('qr/decode.js')
  return (image) => {
    try {
      return decodeQR(image)
    } catch {
      return null // no code in this frame
    }
  }
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const side = Math.min(video.videoWidth, video.videoHeight)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!(side && context)) return null
  canvas.width = SIDE
  canvas.height = SIDE
  const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2]
  context.drawImage(video, x, y, side, side, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE)
}

/** Opens the camera while the component is mounted and reports each code once. */
export function useCodeScanner(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasProblem, setProblem] = useState(false)
  const seen = useEffectEvent(onCode)
  useEffect(() => {
    const closing = new AbortController()
    scan(video.current, closing.signal, (code) => seen(code)).catch(() => setProblem(true))
    return () => closing.abort()
  }, [])
  return { video, hasProblem }
}

async function scan(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (!video) return
  const [decode, stream] = await Promise.all([
    loadDecoder(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  video.srcObject = stream
  await video.play()
  const timer = setInterval(look(video, decode, onCode), LOOKS_EVERY_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    stop()
  })
}

function look(video: HTMLVideoElement, decode: Decode, onCode: (code: string) => void) {
  const canvas = document.createElement('canvas')
  let last = { code: '', at: 0 }
  return () => {
    const picture = pictureOf(video, canvas)
    const code = picture && decode(picture)
    if (!code || (code === last.code && Date.now() - last.at < SAME_CODE_AGAIN_MS)) return
    last = { code, at: Date.now() }
    onCode(code)
  }
}
