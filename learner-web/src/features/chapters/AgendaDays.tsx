import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { TrainingAgendaPoint } from '../../api/types'
import { formatLongDay } from '../../lib/format'
import { groupBy } from '../../lib/groupBy'
import { isDesktop } from '../../lib/useIsDesktop'
import { Agenda } from './Agenda'

interface AgendaDaysProps {
  points: readonly TrainingAgendaPoint[]
  starts: string | null
  ends: string | null
}

const DAY = 86_400_000

/** The programme of each day of a class; on a desktop the first day is expanded. */
export function AgendaDays({ points, starts, ends }: AgendaDaysProps) {
  const days = groupBy(points, ({ day }) => day)
  const first = startOfConsecutive(days.length, starts, ends)
  return (
    <ol className="grid gap-2.5">
      {days.map(({ key: day, items: lines }, index) => (
        <li key={day}>
          <details
            open={index === 0 && isDesktop()}
            className="rounded-card border border-line bg-surface open:pb-4 [&[open]_svg]:rotate-180"
          >
            <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2.5 px-4 py-3 font-semibold text-strong">
              <Trans>Hari {day}</Trans>
              {first !== null && (
                <span className="text-sm font-normal text-muted">
                  {formatLongDay(new Date(first + (day - 1) * DAY).toISOString())}
                </span>
              )}
              <ChevronDown
                aria-hidden
                className="ms-auto size-4.5 text-muted transition-transform"
              />
            </summary>
            <div className="px-4 pt-2">
              <Agenda points={lines} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

/** When the class begins, where its days follow one another without a pause; otherwise days stay without dates. */
function startOfConsecutive(count: number, starts: string | null, ends: string | null) {
  if (!starts || !ends) return null
  const [from, until] = [Date.parse(starts), Date.parse(ends)]
  return Math.ceil((until - from) / DAY) === count ? from : null
}
