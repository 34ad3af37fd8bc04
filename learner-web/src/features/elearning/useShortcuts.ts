import type { KeyboardEvent, RefObject } from 'react'

const STEP = 10
const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2]

function nextRate(rate: number, direction: number): number {
  const place = RATES.findIndex((one) => one >= rate)
  return RATES[Math.min(RATES.length - 1, Math.max(0, place + direction))] ?? 1
}

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
    const track = video.textTracks[0]
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
  },
  '<': (video) => {
    video.playbackRate = nextRate(video.playbackRate, -1)
  },
  '>': (video) => {
    video.playbackRate = nextRate(video.playbackRate, 1)
  },
}

/** Letters steer the video while the focus is in its area, but not while somebody writes. */
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
