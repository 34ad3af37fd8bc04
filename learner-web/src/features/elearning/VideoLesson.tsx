import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { type Tab, Tabs } from '../../ui/Tabs'
import { Transcript } from './Transcript'
import { inLanguageFirst, useCaptions } from './useCaptions'
import { usePlayer } from './usePlayer'
import { useShortcuts } from './useShortcuts'
import { useWatching } from './useWatching'
import { VideoBar } from './VideoBar'
import { VideoEnd } from './VideoEnd'
import { VideoNotes } from './VideoNotes'
import { VideoOverlay } from './VideoOverlay'
import { type Lesson, type Playback, playbackQuery } from './videoApi'

interface VideoLessonProps {
  lesson: Lesson
  /** The ways to the contents around it. */
  steps: ReactNode
  /** What to offer at its end. */
  onNext: (() => void) | undefined
}

/** A video of a course: the player, the transcript, and notes. */
export function VideoLesson({ lesson, ...around }: VideoLessonProps) {
  return (
    <QueryView
      query={useQuery({ ...playbackQuery(lesson), refetchOnWindowFocus: false })}
      pending={<ListSkeleton count={1} className="grid" item="aspect-video rounded-control" />}
    >
      {(playback) => <Opened lesson={lesson} playback={playback} {...around} />}
    </QueryView>
  )
}

function Opened({ lesson, playback, steps, onNext }: VideoLessonProps & { playback: Playback }) {
  const { i18n } = useLingui()
  const captions = useMemo(
    () => inLanguageFirst(playback.captions, i18n.locale),
    [playback.captions, i18n.locale],
  )
  const element = useRef<HTMLVideoElement>(null)
  const [moment, setMoment] = useState(playback.watched.position)
  const { watched, handlers } = useWatching(element, lesson, playback)
  const player = usePlayer(element, lesson)
  const onKeyDown = useShortcuts(element)
  const [hasEnded, setEnded] = useState(false)
  useCaptions(element, captions)
  const jump = (to: number) => {
    if (player.state === 'open' && element.current) element.current.currentTime = to / 1000
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters steer the video from anywhere in its area
    <div className="grid grid-cols-1 gap-4" onKeyDown={onKeyDown}>
      <div className="relative overflow-hidden bg-black max-sm:-mx-4 sm:rounded-control">
        <video
          ref={element}
          controls={player.state === 'open'}
          playsInline
          poster={playback.poster_url ?? undefined}
          aria-label={playback.title}
          className="aspect-video w-full"
          {...handlers}
          onEnded={() => {
            handlers.onEnded()
            setEnded(true)
          }}
          onSeeking={() => {
            handlers.onSeeking()
            setEnded(false)
          }}
          onTimeUpdate={() => {
            handlers.onTimeUpdate()
            setMoment(Math.floor((element.current?.currentTime ?? 0) * 1000))
          }}
        />
        <VideoOverlay
          playback={playback}
          state={player.state}
          onStart={() => void player.start()}
        />
        {hasEnded && <VideoEnd onAgain={() => void element.current?.play()} onNext={onNext} />}
      </div>
      <VideoBar
        element={element}
        percent={watched.percent}
        isSkippable={playback.is_skippable}
        isSaving={player.isSaving}
        onSaving={player.save}
      />
      {steps}
      <Beside
        lesson={lesson}
        playback={playback}
        captions={captions}
        moment={moment}
        onJump={jump}
      />
    </div>
  )
}

interface BesideProps {
  lesson: Lesson
  playback: Playback
  captions: Playback['captions']
  moment: number
  onJump: (moment: number) => void
}

type Side = 'transcript' | 'notes'

function Beside({ lesson, playback, captions, moment, onJump }: BesideProps) {
  const { t } = useLingui()
  const [side, setSide] = useState<Side>(captions.length > 0 ? 'transcript' : 'notes')
  const notes: Tab<Side> = {
    value: 'notes',
    label: <Trans>Catatan</Trans>,
    panel: <VideoNotes lesson={lesson} notes={playback.notes} moment={moment} onJump={onJump} />,
  }
  const transcript: Tab<Side> = {
    value: 'transcript',
    label: <Trans>Transkrip</Trans>,
    panel: <Transcript captions={captions} moment={moment} onJump={onJump} />,
  }
  const tabs = captions.length > 0 ? [transcript, notes] : [notes]
  return <Tabs label={t`Pendamping video`} tabs={tabs} value={side} onChange={setSide} />
}
