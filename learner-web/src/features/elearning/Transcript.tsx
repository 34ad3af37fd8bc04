import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '../../lib/format'
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

/** What is said, to read, to search, and to jump to. */
export function Transcript({ captions, moment, onJump }: TranscriptProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [language, setLanguage] = useState('')
  const cues = (captions.find((one) => one.language === language) ?? captions[0])?.cues ?? []
  const wanted = words.trim().toLowerCase()
  const found = cues.filter(({ text }) => text.toLowerCase().includes(wanted))
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
      <ol className="max-h-80 overflow-y-auto">
        {found.map((cue) => (
          <li key={cue.start}>
            <Line cue={cue} current={cue.start <= moment && moment < cue.end} onJump={onJump} />
          </li>
        ))}
      </ol>
      {found.length === 0 && (
        <p className="text-muted">
          <Trans>Tidak ada kalimat yang cocok.</Trans>
        </p>
      )}
    </div>
  )
}

interface LineProps {
  cue: Cue
  current: boolean
  onJump: (moment: number) => void
}

function Line({ cue, current, onJump }: LineProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current && button.current) bringIntoSight(button.current)
  }, [current])
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
