import { Trans } from '@lingui/react/macro'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { formatDate, formatNumber } from '../../lib/format'
import { formatScore } from '../../lib/formatScore'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'

type Earlier = NonNullable<AssessmentResult['earlier']>

/** How far somebody has come since the attempt before. */
export function Comparison({ result, earlier }: { result: AssessmentResult; earlier: Earlier }) {
  // One question of every level says too little for a rise or a fall.
  const isEstimate = earlier.is_free && !result.is_free
  return (
    <Card className="grid gap-4 p-5 break-inside-avoid desk:p-6 print:border-0 print:p-0">
      <div className="grid gap-1">
        <h2 className="text-lg">
          {isEstimate ? (
            <Trans>Dibandingkan dengan perkiraan awal</Trans>
          ) : (
            <Difference result={result} earlier={earlier} />
          )}
        </h2>
        {isEstimate && (
          <p className="text-ink">
            <Trans>
              Cek gratis menanyakan satu soal untuk tiap level, jadi wajar bila hasil asesmen
              lengkap berbeda. Hasil inilah yang dapat Anda pegang.
            </Trans>
          </p>
        )}
        <p className="text-sm text-muted">
          <Trans>
            Dibandingkan dengan{' '}
            <Link
              to={to.summary(earlier.sesi_uuid)}
              className="font-semibold text-primary underline underline-offset-2 print:text-inherit print:no-underline"
            >
              <bdi>{earlier.title}</bdi>
            </Link>{' '}
            · skor {formatScore(earlier.score)}
          </Trans>
        </p>
      </div>
    </Card>
  )
}

function Difference({ result, earlier }: { result: AssessmentResult; earlier: Earlier }) {
  // Of the numbers that are shown, so that both add up.
  const difference = Math.round(result.score) - Math.round(earlier.score)
  const points = formatNumber(Math.abs(difference))
  const day = formatDate(earlier.ended_at)
  if (difference === 0) return <Trans>Skor sama dengan {day}</Trans>
  return difference > 0 ? (
    <Trans>
      Naik {points} poin sejak {day}
    </Trans>
  ) : (
    <Trans>
      Turun {points} poin sejak {day}
    </Trans>
  )
}
