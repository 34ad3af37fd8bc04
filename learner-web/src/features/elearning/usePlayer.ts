import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { keep, recall } from '../../lib/storage'
import type { Player } from './player'
import { type Lesson, licencePath, type Playback, playbackQuery } from './videoApi'

export type PlayerState = 'closed' | 'opening' | 'open' | 'failed' | 'unsupported'

const SAVING = 'video.saving'
const MOST_RETRIES = 3

const isUnsupported = (error: unknown) => error instanceof Error && error.name === 'NotSupported'

/** The player of one video: opened by a click, opened anew when its links are over, closed with the page. */
export function usePlayer(
  element: RefObject<HTMLVideoElement | null>,
  lesson: Lesson,
  playback: Playback,
) {
  const client = useQueryClient()
  const player = useRef<Player | null>(null)
  const retries = useRef(0)
  const [state, setState] = useState<PlayerState>('closed')
  const [isSaving, setSaving] = useState(() => recall<boolean>(SAVING) ?? false)

  const open = async (startAt: number) => {
    const video = element.current
    if (!video) return
    setState('opening')
    try {
      const [fresh, { openPlayer }] = await Promise.all([
        client.fetchQuery(playbackQuery(lesson)),
        import('./player'),
      ])
      await player.current?.close()
      const licence = licencePath(lesson, fresh.ticket)
      const source = { manifest: fresh.manifest, licence, startAt, isSaving }
      player.current = await openPlayer(video, source, () => void reopen())
      setState('open')
      await video.play().catch(() => undefined)
    } catch (error) {
      setState(isUnsupported(error) ? 'unsupported' : 'failed')
    }
  }
  const reopen = async () => {
    retries.current += 1
    if (retries.current > MOST_RETRIES) setState('failed')
    else await open(element.current?.currentTime ?? 0)
  }
  const save = (wanted: boolean) => {
    setSaving(wanted)
    keep(SAVING, wanted)
    player.current?.save(wanted)
  }
  useEffect(() => () => void player.current?.close(), [])

  const { position, is_completed } = playback.watched
  const isOver = is_completed || position >= playback.duration - 1000
  return { state, isSaving, save, start: () => open(isOver ? 0 : position / 1000) }
}
