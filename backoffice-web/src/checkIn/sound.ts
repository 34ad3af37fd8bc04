import { playNotes } from 'duxi-web-core/tone'

const PITCHES = { ok: [880, 1320], refused: [220, 165] } as const
const APART_S = 0.12
const VOLUME = 0.15

/** Two rising notes for a welcome, two falling ones for a refusal; phones shake besides. */
export function signal(result: keyof typeof PITCHES): void {
  navigator.vibrate?.(result === 'ok' ? 80 : [120, 60, 120])
  const notes = PITCHES[result].map((pitch, index) => ({ pitch, at: index * APART_S }))
  playNotes(notes, VOLUME)
}
