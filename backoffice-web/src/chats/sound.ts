const DELAY_MS = 100
const SECONDS = 0.14

let context: AudioContext | null = null

const ring = (): void => {
  context ??= new AudioContext()
  if (context.state === 'suspended') return
  const tone = context.createOscillator()
  const volume = context.createGain()
  const start = context.currentTime
  tone.frequency.setValueAtTime(880, start)
  volume.gain.setValueAtTime(0.08, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + SECONDS)
}

/** A short sound and, where the agent allowed it, a notification of the browser. */
export function alertAgent(title: string, body: string): void {
  setTimeout(() => {
    try {
      ring()
    } catch {
      return
    }
  }, DELAY_MS)
  const isAllowed = 'Notification' in window && Notification.permission === 'granted'
  if (isAllowed && document.visibilityState !== 'visible')
    new Notification(title, { body, tag: title })
}
