const NOTES = { ok: [880, 1320], refused: [220, 165] } as const
const LENGTH_S = 0.12

let context: AudioContext | undefined

/** Two rising notes for a welcome, two falling ones for a refusal; phones shake besides. */
export function signal(result: keyof typeof NOTES): void {
  navigator.vibrate?.(result === 'ok' ? 80 : [120, 60, 120])
  try {
    context ??= new AudioContext()
    NOTES[result].forEach((pitch, index) => {
      play(pitch, index * LENGTH_S)
    })
  } catch {
    // a device without sound: the screen says it as well
  }
}

function play(pitch: number, delay: number): void {
  if (!context) return
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + delay
  tone.frequency.value = pitch
  volume.gain.value = 0.15
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + LENGTH_S)
}
