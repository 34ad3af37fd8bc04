/** The speeds that a video is watched at. */
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed in a direction; the fastest and the slowest stay. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const place = RATES.findIndex((one) => one >= rate)
  return RATES[Math.min(RATES.length - 1, Math.max(0, place + direction))] ?? 1
}

/** Sets the speed, for what is loaded into the element later as well. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}
