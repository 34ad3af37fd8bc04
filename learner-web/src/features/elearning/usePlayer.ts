import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { getItem, setItem } from '../../lib/storage'
import type { Player, Source } from './player'
import { type Lesson, licencePath, type Playback, playbackQuery } from './videoApi'

export type PlayerState = 'closed' | 'opening' | 'open' | 'failed' | 'unsupported'

const SAVING = 'video.saving'
const MOST_RETRIES = 3

const isUnsupported = (error: unknown) => error instanceof Error && error.name === 'NotSupported'

/** The player of one video: opened by a click, reopened when its links expire, closed with the page. */
export function usePlayer(element: RefObject<HTMLVideoElement | null>, lesson: Lesson) {
  const client = useQueryClient()
  const player = useRef<Player | null>(null)
  const retries = useRef(0)
  const [state, setState] = useState<PlayerState>('closed')
  const [isSaving, setSaving] = useState(() => getItem<boolean>(SAVING) ?? false)

  const open = async (again?: number) => {
    const video = element.current
    if (!video) return
    setState('opening')
    try {
      const fresh = await client.fetchQuery(playbackQuery(lesson))
      await player.current?.close()
      const licence = licencePath(lesson, fresh.ticket)
      const startAt = again ?? resumeAt(fresh)
      const source = { manifest: fresh.manifest, hls: fresh.hls_url, licence, startAt, isSaving }
      player.current = await openAny(video, source, () => void reopen())
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
    setItem(SAVING, wanted)
    player.current?.save(wanted)
  }
  useEffect(() => () => void player.current?.close(), [])

  return { state, isSaving, save, start: () => open() }
}

/** Where to go on, in seconds: wherever one was last, on any device. */
function resumeAt({ watched, duration }: Playback): number {
  const isOver = watched.is_completed || watched.position >= duration - 1000
  return isOver ? 0 : watched.position / 1000
}

/** With ClearKey where the browser has it, else as HLS where the browser plays that. */
async function openAny(
  video: HTMLVideoElement,
  source: Source,
  onBroken: () => void,
): Promise<Player> {
  const { openPlayer, NotSupported } = await import('./player')
  try {
    return await openPlayer(video, source, onBroken)
  } catch (error) {
    const { supportsHls, openNativePlayer } = await import('./nativePlayer')
    if (!(error instanceof NotSupported) || !source.hls || !supportsHls(video)) throw error
    return openNativePlayer(video, { ...source, hls: source.hls }, onBroken)
  }
}
