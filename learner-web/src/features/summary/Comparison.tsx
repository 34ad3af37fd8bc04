import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { formatDate, formatNumber } from '../../lib/format'
import { formatScore } from '../../lib/formatScore'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { changes, type UnitChange } from './facts'

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
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {changes(result.units, earlier.units).map((change) => (
          <Change key={change.code} {...change} isPlain={isEstimate} />
        ))}
      </ul>
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

const LOOK = { up: 'text-success', same: 'text-muted', down: 'text-price' } as const
const ICON = { up: ArrowUpRight, same: ArrowRight, down: ArrowDownRight } as const

interface ChangeProps extends UnitChange {
  /** Two levels side by side, neither praised nor blamed. */
  isPlain: boolean
}

function wayOf({ before, after, isPlain }: ChangeProps): keyof typeof LOOK {
  if (isPlain || after === before) return 'same'
  return after > before ? 'up' : 'down'
}

/** There is no level 0: a dash. */
const digit = (level: number) => (level === 0 ? '–' : level)

/** Both levels in words. */
function useLevels(before: number, after: number): string {
  const { t } = useLingui()
  if (before === 0 && after === 0) return t`Tetap belum mencapai level 1`
  if (before === 0) return t`Dari belum mencapai level 1 ke level ${after}`
  if (after === 0) return t`Dari level ${before} ke belum mencapai level 1`
  return t`Dari level ${before} ke level ${after}`
}

function Change(props: ChangeProps) {
  const { name, before, after } = props
  const levels = useLevels(before, after)
  const way = wayOf(props)
  const Icon = ICON[way]
  return (
    <li className="flex items-center justify-between gap-4 rounded-control bg-sunken px-4 py-2.5 text-sm print:border print:border-line print:bg-transparent print:py-1.5">
      <span className="text-ink">{name}</span>
      <span
        className={cn('flex shrink-0 items-center gap-1.5 font-bold tabular-nums', LOOK[way])}
        role="img"
        aria-label={levels}
      >
        {digit(before)}
        <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
        {digit(after)}
      </span>
    </li>
  )
}
