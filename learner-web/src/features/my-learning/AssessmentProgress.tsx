import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { latestAssessmentsQuery } from '../../api/assessments'
import { formatTimeLeft } from '../../lib/timeLeft'
import { useCountdown } from '../../lib/useCountdown'
import { sessionQuery } from '../assessment/api'

/** How much of a running assessment is answered, and how long it still lasts. */
export function AssessmentProgress({ sesiId }: { sesiId: number }) {
  const rows = useQuery(latestAssessmentsQuery()).data?.rows ?? []
  const session = useQuery(sessionQuery(sesiId)).data
  const row = rows.find(({ sesi_id }) => sesi_id === sesiId)
  const { answered = 0, total = null } = row ?? {}
  return (
    <>
      {total !== null && (
        <Trans>
          {answered} dari {total} soal dijawab
        </Trans>
      )}
      {total !== null && session?.time_end && ' · '}
      {session?.time_end && <TimeLeft end={session.time_end} now={session.time_now} />}
    </>
  )
}

function TimeLeft({ end, now }: { end: string; now: string }) {
  const left = formatTimeLeft(useCountdown(end, now).seconds)
  return (
    <Trans>
      sisa <bdi>{left}</bdi>
    </Trans>
  )
}
