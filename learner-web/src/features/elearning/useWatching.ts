import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { courseKey } from './api'
import { frontierOf, merged, playedSpans, type Span } from './spans'
import { type Lesson, type Playback, reportWatched } from './videoApi'

const REPORT_EVERY = 10_000
const TOLERANCE = 2000
const now = (video: HTMLVideoElement) => Math.round(video.currentTime * 1000)

/**
 * Follows what is watched and reports it now and then, and when the video stops or the page is left.
 *
 * The server adds reports up; what it could not take is sent again with the next one.
 */
export function useWatching(
  element: RefObject<HTMLVideoElement | null>,
  lesson: Lesson,
  playback: Playback,
) {
  const client = useQueryClient()
  const [watched, setWatched] = useState(playback.watched)
  // The parts played here, also before the player was reopened, and how much of it was sent.
  const played = useRef<readonly Span[]>([])
  const sent = useRef(played.current)
  const { slug, uuid } = lesson

  const send = useCallback(async () => {
    const video = element.current
    if (!video || played.current === sent.current) return
    const sending = played.current
    sent.current = sending
    try {
      const { results } = await reportWatched({ slug, uuid }, sending, now(video))
      setWatched(results)
      if (results.is_completed) await client.invalidateQueries({ queryKey: courseKey(slug) })
    } catch {
      sent.current = []
    }
  }, [client, element, slug, uuid])

  useEffect(() => {
    const timer = setInterval(() => void send(), REPORT_EVERY)
    const leave = () => void send()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
    }
  }, [send])

  const before = playback.watched.spans as unknown as readonly Span[]
  /** Without what a jump ahead began to play before it was taken back. */
  const allowed = (spans: readonly Span[]) => {
    if (playback.is_skippable) return spans
    const furthest = frontierOf([...before, ...spans])
    return spans.filter(([start]) => start <= furthest)
  }
  const onTimeUpdate = () => {
    const video = element.current
    if (!video) return
    const union = allowed(merged([...played.current, ...playedSpans(video.played)]))
    if (String(union) !== String(played.current)) played.current = union
  }
  const onSeeking = () => {
    const video = element.current
    if (!video) return
    const furthest = frontierOf([...before, ...played.current])
    if (!playback.is_skippable && now(video) > furthest + TOLERANCE)
      video.currentTime = furthest / 1000
  }
  const onStop = () => {
    onTimeUpdate()
    void send()
  }
  return { watched, handlers: { onTimeUpdate, onSeeking, onPause: onStop, onEnded: onStop } }
}
