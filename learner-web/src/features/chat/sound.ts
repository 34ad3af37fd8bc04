const DELAY_MS = 100
const SECONDS = 0.14

let context: AudioContext | null = null

function ring(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') return
  const tone = context.createOscillator()
  const volume = context.createGain()
  const start = context.currentTime
  tone.frequency.setValueAtTime(660, start)
  tone.frequency.setValueAtTime(880, start + SECONDS / 2)
  volume.gain.setValueAtTime(0.08, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + SECONDS)
}

/** A short sound for a message that came, a tenth of a second later; silent where the browser forbids it. */
export function playNotification(): void {
  setTimeout(() => {
    try {
      ring()
    } catch {
      return
    }
  }, DELAY_MS)
}
