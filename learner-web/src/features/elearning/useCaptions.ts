import { type RefObject, useEffect } from 'react'
import type { Playback } from './videoApi'

const NAMES: Readonly<Record<string, string>> = { id: 'Bahasa Indonesia', en: 'English' }

/** Puts the captions into the video element; the browser's own controls switch them. */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: Playback['captions'],
): void {
  useEffect(() => {
    const video = element.current
    if (!video || video.textTracks.length > 0) return
    captions.forEach(({ language, cues }, number) => {
      const track = video.addTextTrack('captions', NAMES[language] ?? language, language)
      for (const { start, end, text } of cues)
        track.addCue(new VTTCue(start / 1000, end / 1000, text))
      track.mode = number === 0 ? 'showing' : 'disabled'
    })
  }, [element, captions])
}
