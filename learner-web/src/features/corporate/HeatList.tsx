import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { TnaResults } from '../../api/corporate'
import { formatNumber } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { heatOf } from './heat'
import { Radar } from './OwnResults'
import { type HeatProps, type HeatRow, RowName } from './RowName'

/** The same on phones: each person with how much they lack, the units behind a tap. */
export function HeatList({ results, chosen, onChoose }: HeatProps) {
  return (
    <Card>
      <h3 className="px-4 pt-4 pb-1 text-sm font-normal text-muted">
        <Trans>Level yang masih kurang, per orang dan unit kompetensi</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {results.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people without consent have no name
          <li key={index} className="grid gap-2 p-4">
            <button
              type="button"
              aria-expanded={index === chosen}
              onClick={() => onChoose(index === chosen ? -1 : index)}
              className="flex min-h-11 items-center justify-between gap-3 text-start"
            >
              <span className="min-w-0">
                <span className="font-semibold text-strong">
                  <RowName row={row} />
                </span>
                <span className="block text-sm text-muted">{row.job_role}</span>
                <Lacking row={row} />
              </span>
              <ChevronDown
                aria-hidden
                className={cn('size-5 shrink-0 text-muted', index === chosen && 'rotate-180')}
              />
            </button>
            {index === chosen && (
              <>
                <Gaps {...{ results, row }} />
                <Radar results={results} row={row} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How much is missing, while the units are folded away. */
function Lacking({ row }: { row: HeatRow }) {
  const lacking = row.cells.filter(({ gap }) => gap > 0)
  const levels = lacking.reduce((sum, { gap }) => sum + gap, 0)
  return (
    <span className="block text-sm">
      {lacking.length === 0 ? (
        <Trans>Semua unit sudah cukup</Trans>
      ) : (
        <Trans>
          Kurang {formatNumber(levels)} level di {formatNumber(lacking.length)} unit
        </Trans>
      )}
    </span>
  )
}

function Gaps({ results, row }: { results: TnaResults; row: HeatRow }) {
  const lacking = row.cells.filter(({ gap }) => gap > 0).sort((a, b) => b.gap - a.gap)
  const enough = row.cells.length - lacking.length
  const nameOf = (id: number) => results.units.find(({ unit_id }) => unit_id === id)?.name
  return (
    <ul className="grid gap-1.5 text-sm">
      {lacking.map(({ unit_id, gap }) => (
        <li key={unit_id} className="flex items-center justify-between gap-3">
          <bdi>{nameOf(unit_id)}</bdi>
          <span
            className={cn('rounded-full px-2.5 py-0.5 whitespace-nowrap tabular-nums', heatOf(gap))}
          >
            <Trans>kurang {formatNumber(gap)}</Trans>
          </span>
        </li>
      ))}
      {enough > 0 && (
        <li className="text-muted">
          <Plural value={enough} other="# unit sudah cukup" />
        </li>
      )}
    </ul>
  )
}
