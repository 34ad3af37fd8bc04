import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { formatTimeLeft } from '../../lib/timeLeft'
import { LastStart, WindowSentence } from '../exam-window/WindowSentence'
import { isAhead, isOpeningSoon, type Window } from '../exam-window/window'

interface OutsideWindowProps {
  exam: Window
  now: number
}

/** When an exam that takes no new attempts opens, or since when it is over. */
export function OutsideWindow({ exam, now }: OutsideWindowProps) {
  return (
    <p className="flex gap-3 rounded-card bg-sunken p-5 font-semibold text-strong">
      <CalendarClock aria-hidden className="size-5.5 shrink-0 text-primary" />
      <span>
        <WindowSentence window={exam} now={now} />
        <Ahead exam={exam} now={now} />
      </span>
    </p>
  )
}

/** What else to know of an exam that is still to open. */
function Ahead({ exam, now }: OutsideWindowProps) {
  const { opens_at, closes_at } = exam
  if (!isAhead(opens_at, now)) return null
  return (
    <>
      {isOpeningSoon(exam, now) && (
        <OpensIn seconds={Math.ceil((Date.parse(opens_at) - now) / 1000)} />
      )}
      {closes_at && (
        <span className="block text-sm font-normal text-muted">
          <LastStart at={closes_at} />
        </span>
      )}
    </>
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
