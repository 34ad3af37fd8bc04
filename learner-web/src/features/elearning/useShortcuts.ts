import type { KeyboardEvent, RefObject } from 'react'
import { nextRate, setRate } from './rates'
import { captionTracks } from './useCaptions'

const STEP = 10

const ACTIONS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: (video) => void (video.paused ? video.play() : video.pause()),
  j: (video) => {
    video.currentTime -= STEP
  },
  l: (video) => {
    video.currentTime += STEP
  },
  m: (video) => {
    video.muted = !video.muted
  },
  f: (video) => void video.requestFullscreen(),
  c: (video) => {
    const tracks = captionTracks(video)
    const track = tracks.find(({ mode }) => mode === 'showing') ?? tracks[0]
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
  },
  '<': (video) => setRate(video, nextRate(video.playbackRate, -1)),
  '>': (video) => setRate(video, nextRate(video.playbackRate, 1)),
}

/** Letters control the video while its area has the focus, except in text fields. */
export function useShortcuts(element: RefObject<HTMLVideoElement | null>) {
  return (event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('input, textarea, select')
    const action = ACTIONS[event.key.toLowerCase()]
    const video = element.current
    if (!action || !video || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action(video)
  }
}
