import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { extended, frontierOf, type Span } from './spans'
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
  const unsent = useRef<readonly Span[]>([])
  const seen = useRef<readonly Span[]>(playback.watched.spans as unknown as readonly Span[])
  const last = useRef<number | null>(null)
  const { slug, uuid } = lesson

  const send = useCallback(async () => {
    const video = element.current
    if (!video || unsent.current.length === 0) return
    const sending = unsent.current
    unsent.current = []
    try {
      const { results } = await reportWatched({ slug, uuid }, sending, now(video))
      setWatched(results)
      if (results.is_completed) await client.invalidateQueries({ queryKey: ['course', slug] })
    } catch {
      unsent.current = [...sending, ...unsent.current]
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

  const onTimeUpdate = () => {
    const video = element.current
    if (!video) return
    const moment = now(video)
    if (last.current !== null && !video.seeking) {
      unsent.current = extended(unsent.current, last.current, moment)
      seen.current = extended(seen.current, last.current, moment)
    }
    last.current = moment
  }
  const onSeeking = () => {
    const video = element.current
    if (!video) return
    const furthest = frontierOf(seen.current)
    if (!playback.is_skippable && now(video) > furthest + TOLERANCE)
      video.currentTime = furthest / 1000
    last.current = now(video)
  }
  const onStop = () => void send()
  return { watched, handlers: { onTimeUpdate, onSeeking, onPause: onStop, onEnded: onStop } }
}
