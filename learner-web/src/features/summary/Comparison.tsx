import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { dateFormatFor } from '../../lib/dateFormatFor'
import { formatNumber } from '../../lib/format'
import { formatScore } from '../../lib/formatScore'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { isComparable, movedUnits } from './facts'

type Earlier = NonNullable<AssessmentResult['earlier']>

interface ComparisonProps {
  result: AssessmentResult
  earlier: Earlier
}

/** The change since the previous attempt. */
export function Comparison({ result, earlier }: ComparisonProps) {
  return (
    <Card className="grid gap-5 p-5 break-inside-avoid desk:grid-cols-2 desk:items-center desk:gap-10 desk:p-6 print:grid-cols-2 print:border-0 print:p-0">
      <div className="grid gap-1.5">
        <h2 className="text-lg">
          {isComparable(result) ? (
            <Difference result={result} earlier={earlier} />
          ) : (
            <Trans>Dibandingkan dengan perkiraan awal</Trans>
          )}
        </h2>
        <p className="text-ink">
          {isComparable(result) ? (
            <Moved result={result} />
          ) : (
            <Trans>
              Cek gratis menanyakan satu soal untuk tiap level, jadi wajar bila hasil asesmen
              lengkap berbeda. Hasil inilah yang dapat Anda pegang.
            </Trans>
          )}
        </p>
        <p className="text-sm text-muted">
          <Trans>
            Dibandingkan dengan{' '}
            <Link
              to={to.summary(earlier.sesi_uuid)}
              className="font-semibold text-primary underline underline-offset-2 print:text-inherit print:no-underline"
            >
              <TitleText>{earlier.title}</TitleText>
            </Link>
          </Trans>
        </p>
      </div>
      <dl className="grid gap-3">
        <Bar label={endOf(result, earlier)} score={earlier.score} />
        <Bar label={<Trans>Hasil ini</Trans>} score={result.score} isNow />
      </dl>
    </Card>
  )
}

interface BarProps {
  label: ReactNode
  score: number
  isNow?: boolean
}

function Bar({ label, score, isNow = false }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
      <dt className={isNow ? 'font-semibold text-strong' : 'text-muted'}>{label}</dt>
      <dd className="font-bold text-strong tabular-nums">{formatScore(score)}</dd>
      <dd
        aria-hidden
        className="col-span-2 h-2.5 overflow-hidden rounded-full bg-line [print-color-adjust:exact]"
      >
        <span
          className={cn('block h-full rounded-full', isNow ? 'bg-primary' : 'bg-muted')}
          style={{ inlineSize: `${score}%` }}
        />
      </dd>
    </div>
  )
}

/** When the earlier attempt ended; with its hour if that was on the same day. */
const endOf = (result: ComparisonProps['result'], earlier: ComparisonProps['earlier']) =>
  dateFormatFor([earlier.ended_at, result.ended_at])(earlier.ended_at)

/** The number of units with a higher, equal and lower level than before. */
function Moved({ result }: Pick<ComparisonProps, 'result'>) {
  const { up, same, down } = movedUnits(result)
  const parts = [
    up > 0 && <Plural key="up" value={up} other="# unit naik level" />,
    same > 0 && <Plural key="same" value={same} other="# unit tetap" />,
    down > 0 && <Plural key="down" value={down} other="# unit turun level" />,
  ].filter((part) => part !== false)
  return parts.map((part, index) => (
    <span key={part.key}>
      {index > 0 && ' · '}
      {part}
    </span>
  ))
}

function Difference({ result, earlier }: ComparisonProps) {
  // Of the numbers that are shown, so that both add up.
  const difference = Math.round(result.score) - Math.round(earlier.score)
  const points = formatNumber(Math.abs(difference))
  const day = endOf(result, earlier)
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
