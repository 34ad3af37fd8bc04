import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AssessmentResult } from '../../api/types'
import { formatDateTime, formatDuration } from '../../lib/format'
import { minutesTaken } from './facts'

// How an attempt ends needs no word where its participant handed it in.
const endings: Record<AssessmentResult['end_reason'], ReactNode> = {
  submitted: null,
  timeout: <Trans>Waktu habis</Trans>,
  supervisor: <Trans>Diakhiri pengawas</Trans>,
}

/** When it ended, how long it took, and how much was answered; on a phone one line each. */
export function SummaryFacts({ result }: { result: AssessmentResult }) {
  const { answered, total, follow_ups_answered, follow_ups, duration_minutes, end_reason } = result
  // A supervisor's extra time and pauses make it longer than the exam is.
  const taken = minutesTaken(result)
  return (
    <dl className="grid gap-x-6 gap-y-1.5 border-t border-white/15 bg-black/15 px-5 py-3.5 text-sm sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-y-4 sm:px-9 sm:py-5 print:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] print:border-b print:border-line print:bg-transparent print:px-0 print:py-3">
      <Fact label={<Trans context="time">Selesai</Trans>}>{formatDateTime(result.ended_at)}</Fact>
      <Fact label={<Trans>Waktu terpakai</Trans>}>
        <TimeTaken taken={taken} all={duration_minutes} />
      </Fact>
      <Fact label={<Trans>Soal dijawab</Trans>}>
        <Trans>
          {answered} dari {total}
        </Trans>
        {follow_ups > 0 && <FollowUps answered={follow_ups_answered} all={follow_ups} />}
      </Fact>
      {endings[end_reason] && (
        <Fact label={<Trans>Cara berakhir</Trans>}>{endings[end_reason]}</Fact>
      )}
    </dl>
  )
}

function TimeTaken({ taken, all }: { taken: number; all: number }) {
  if (taken === 0) return <Trans>Kurang dari 1 Menit</Trans>
  if (taken > all) return formatDuration(taken)
  return (
    <Trans>
      {formatDuration(taken)} dari {formatDuration(all)}
    </Trans>
  )
}

/** The questions that answers have opened, which the numbered ones do not count. */
function FollowUps({ answered, all }: { answered: number; all: number }) {
  return (
    <>
      {', '}
      {answered === all ? (
        <Plural value={all} other="ditambah # soal lanjutan" />
      ) : (
        <Plural value={all} other={`ditambah ${answered} dari # soal lanjutan`} />
      )}
    </>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 sm:grid sm:content-start sm:justify-start sm:gap-0.5 print:grid print:content-start">
      <dt className="shrink-0 text-white/70 print:text-muted">{label}</dt>
      <dd className="font-semibold max-sm:text-end print:text-start">{children}</dd>
    </div>
  )
}
