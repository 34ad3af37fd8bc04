export interface Note {
  /** In hertz. */
  pitch: number
  /** Seconds after the first tone. */
  at: number
}

const LENGTH_S = 0.14
let context: AudioContext | undefined

function play({ pitch, at }: Note, audio: AudioContext, volume: number): void {
  const [tone, gain] = [audio.createOscillator(), audio.createGain()]
  const start = audio.currentTime + at
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + LENGTH_S)
}

/** Plays a short sound where the device and browser allow it. */
export function playNotes(notes: readonly Note[], volume = 0.08): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') return
    for (const note of notes) play(note, context, volume)
  } catch {
    // no sound on this device; the screen shows the same
  }
}
