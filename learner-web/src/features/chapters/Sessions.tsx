import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ClassSession, Place } from '../../api/types'
import { MODES } from '../../kinds/facts/names'
import { formatDuration, formatTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { TitleText } from '../../ui/TitleText'
import { DateTile } from '../catalogue/DateTile'

interface SessionsProps {
  sessions: readonly ClassSession[]
  place: Place | null
}

/** So many fit on a phone before the rest of the page is far away. */
const SHOWN = 4

/** The meetings of a class, on phones the first of them, each with its leaf of the calendar, in the time of the place. */
export function Sessions({ sessions, place }: SessionsProps) {
  const [isWhole, setWhole] = useState(sessions.length <= SHOWN + 1)
  return (
    <ol className="grid gap-2.5 sm:grid-cols-2">
      {sessions.map((session, index) => (
        <li
          key={session.starts_at}
          className={cn(
            'flex items-center gap-4 rounded-card border border-line bg-surface p-3.5',
            !isWhole && index >= SHOWN && 'max-sm:hidden',
          )}
        >
          <DateTile day={session.starts_at} />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="text-[13px] font-semibold text-muted">
              <Trans>Sesi {index + 1}</Trans>
            </p>
            <h3 className="text-[15px]">
              <TitleText>{session.title}</TitleText>
            </h3>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px] text-muted">
              <span>{formatTime(session.starts_at, undefined, place?.time_zone)}</span>
              <span>{formatDuration(session.duration_minutes)}</span>
              <Chip>{MODES[session.mode]}</Chip>
            </p>
          </div>
        </li>
      ))}
      {!isWhole && (
        <li className="sm:hidden">
          <Button variant="secondary" block onClick={() => setWhole(true)}>
            <Trans>Lihat semua {sessions.length} sesi</Trans>
          </Button>
        </li>
      )}
    </ol>
  )
}
