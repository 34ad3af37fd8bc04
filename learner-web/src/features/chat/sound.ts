import { playNotes } from 'duxi-web-core/tone'

const DELAY_MS = 100
const RISING = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.07 },
]

/** A short sound for a message that came, a tenth of a second later; silent where the browser forbids it. */
export function playNotification(): void {
  setTimeout(() => playNotes(RISING), DELAY_MS)
}
