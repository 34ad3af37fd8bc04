import { type RefObject, useEffect } from 'react'
import type { Playback } from './videoApi'

type Caption = Playback['captions'][number]

/** Languages of captions in their own words. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  id: 'Bahasa Indonesia',
  en: 'English',
}

/** Captions in the reader's language come first, then Indonesian ones. */
export function inLanguageFirst(captions: readonly Caption[], language: string): Caption[] {
  const rank = (caption: Caption) =>
    caption.language === language ? 0 : caption.language === 'id' ? 1 : 2
  return captions.toSorted((one, other) => rank(one) - rank(other))
}

const isCaptions = ({ kind }: TextTrack) => kind === 'captions'

/** The captions of a video element. */
export const captionTracks = (video: HTMLVideoElement) =>
  Array.from(video.textTracks).filter(isCaptions)

/** Gives a track the cues of a caption in the place of those that it had. */
function fill(track: TextTrack, cues: Caption['cues']): void {
  const mode = track.mode
  // A disabled track does not show its cues.
  track.mode = 'hidden'
  for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
  for (const { start, end, text } of cues) track.addCue(new VTTCue(start / 1000, end / 1000, text))
  track.mode = cues.length > 0 ? mode : 'disabled'
}

/** Puts the captions into the video element; the browser's own controls switch them. */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: readonly Caption[],
): void {
  useEffect(() => {
    const video = element.current
    if (!video) return
    for (const track of captionTracks(video))
      if (!captions.some(({ language }) => language === track.language)) fill(track, [])
    captions.forEach(({ language, cues }) => {
      const before = captionTracks(video)
      const found = before.find((track) => track.language === language)
      const track =
        found ?? video.addTextTrack('captions', LANGUAGES[language] ?? language, language)
      if (!found) track.mode = before.length === 0 ? 'showing' : 'disabled'
      fill(track, cues)
    })
  }, [element, captions])
}
