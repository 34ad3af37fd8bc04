import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { formatTimeLeft } from '../../lib/timeLeft'
import type { ExamIntro } from './api'

type Window = Pick<ExamIntro, 'opens_at' | 'closes_at'>

const isAhead = (moment: string | null, now: number): moment is string =>
  moment !== null && now < Date.parse(moment)

/** Whether a new attempt can begin now. */
export const isWithinWindow = ({ opens_at, closes_at }: Window, now: number): boolean =>
  !isAhead(opens_at, now) && (closes_at === null || isAhead(closes_at, now))

const DAY_MS = 86_400_000

/** Whether the time until it opens is counted down. */
export const isOpeningSoon = ({ opens_at }: Window, now: number): boolean =>
  isAhead(opens_at, now) && Date.parse(opens_at) - now < DAY_MS

/** When an exam that takes no new attempts opens, or since when it is over. */
export function OutsideWindow({ exam, now }: { exam: Window; now: number }) {
  const { opens_at, closes_at } = exam
  const closes = closes_at ? formatDateTime(closes_at) : ''
  if (!isAhead(opens_at, now))
    return (
      <Door>
        <Trans>Tidak dapat dimulai lagi sejak {closes}.</Trans>
      </Door>
    )
  const opens = formatDateTime(opens_at)
  return (
    <Door>
      <Trans>Dapat dimulai dari {opens}.</Trans>
      {isOpeningSoon(exam, now) && (
        <OpensIn seconds={Math.ceil((Date.parse(opens_at) - now) / 1000)} />
      )}
      {closes && (
        <span className="block text-sm font-normal text-muted">
          <LastStart closes={closes} />
        </span>
      )}
    </Door>
  )
}

function OpensIn({ seconds }: { seconds: number }) {
  const left = formatTimeLeft(seconds)
  return (
    <span role="timer" className="block tabular-nums">
      <Trans>
        Dibuka dalam <bdi>{left}</bdi>
      </Trans>
    </span>
  )
}

/** Until when an open exam can be started; nothing for one without an end. */
export function LastStartOf({ exam: { closes_at } }: { exam: Window }) {
  return closes_at ? <LastStart closes={formatDateTime(closes_at)} /> : null
}

function LastStart({ closes }: { closes: string }) {
  return <Trans>Paling lambat dimulai {closes}.</Trans>
}

function Door({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-card bg-sunken p-5 font-semibold text-strong">
      <CalendarClock aria-hidden className="size-5.5 shrink-0 text-primary" />
      <span>{children}</span>
    </p>
  )
}
