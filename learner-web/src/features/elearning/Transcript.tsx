import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../../lib/format'
import { Button } from '../../ui/Button'
import { bringIntoSight } from '../../ui/bringIntoSight'
import { cn } from '../../ui/cn'
import { SearchBox } from '../../ui/SearchBox'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { LANGUAGES } from './useCaptions'
import type { Cue, Playback } from './videoApi'

interface TranscriptProps {
  captions: Playback['captions']
  /** The moment that plays, in milliseconds. */
  moment: number
  onJump: (moment: number) => void
}

// Room for the button above the end of the list, which must not cover a line with the focus.
const ABOVE_BUTTON = { paddingBottom: '3.5rem', scrollPaddingBottom: '3.5rem' } as const

/** What is said, to read, to search, and to jump to. */
export function Transcript({ captions, moment, onJump }: TranscriptProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [language, setLanguage] = useState('')
  const cues = (captions.find((one) => one.language === language) ?? captions[0])?.cues ?? []
  const wanted = words.trim().toLowerCase()
  const found = cues.filter(({ text }) => text.toLowerCase().includes(wanted))
  const { list, isFollowing, resume } = useFollowing()
  const isAway = !isFollowing && wanted === ''
  return (
    <div className="grid gap-3">
      {captions.length > 1 && (
        <SegmentedControl
          legend={t`Bahasa transkrip`}
          value={language || (captions[0]?.language ?? '')}
          onChange={setLanguage}
          segments={captions.map((one) => ({
            value: one.language,
            label: LANGUAGES[one.language] ?? one.language,
          }))}
        />
      )}
      <SearchBox
        label={t`Cari dalam transkrip`}
        placeholder={t`Cari dalam transkrip`}
        value={words}
        onChange={setWords}
      />
      <div className="relative">
        <ol
          ref={list}
          className="max-h-80 overflow-y-auto overscroll-contain"
          {...(isAway && { style: ABOVE_BUTTON })}
        >
          {found.map((cue) => (
            <li key={cue.start}>
              <Line
                cue={cue}
                current={cue.start <= moment && moment < cue.end}
                isFollowing={isFollowing && wanted === ''}
                onJump={(start) => {
                  resume()
                  onJump(start)
                }}
              />
            </li>
          ))}
        </ol>
        {isAway && (
          <Button
            size="sm"
            variant="secondary"
            className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-overlay"
            onClick={resume}
          >
            <ArrowDownToLine aria-hidden className="size-4" />
            <Trans>Ikuti video lagi</Trans>
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <p className="text-muted">
          <Trans>Tidak ada kalimat yang cocok.</Trans>
        </p>
      )}
    </div>
  )
}

const READING_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']

/** Scrolling the transcript stops following the video until the user resumes it. */
function useFollowing() {
  const list = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  useEffect(() => {
    const read = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      if (!isKey || READING_KEYS.includes(event.key)) setFollowing(false)
    }
    const stopping = new AbortController()
    for (const name of ['wheel', 'touchmove', 'keydown'] as const)
      list.current?.addEventListener(name, read, { passive: true, signal: stopping.signal })
    return () => stopping.abort()
  }, [])
  return { list, isFollowing, resume: () => setFollowing(true) }
}

interface LineProps {
  cue: Cue
  current: boolean
  /** Whether the line that is said is kept in sight. */
  isFollowing: boolean
  onJump: (moment: number) => void
}

function Line({ cue, current, isFollowing, onJump }: LineProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current && isFollowing && button.current) bringIntoSight(button.current)
  }, [current, isFollowing])
  return (
    <button
      ref={button}
      type="button"
      aria-current={current || undefined}
      onClick={() => onJump(cue.start)}
      className={cn(
        'flex min-h-11 w-full gap-3 rounded-control px-3 py-2 text-start hover:bg-sunken',
        current && 'bg-primary-tint text-primary',
      )}
    >
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {formatClock(Math.floor(cue.start / 1000))}
      </span>
      <UntranslatedText>{cue.text}</UntranslatedText>
    </button>
  )
}
