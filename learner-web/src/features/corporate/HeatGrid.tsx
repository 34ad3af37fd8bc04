import { Trans, useLingui } from '@lingui/react/macro'
import type { TnaResults } from '../../api/corporate'
import { formatNumber } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { heatOf } from './heat'
import { type HeatProps, type HeatRow, RowName } from './RowName'

/** The gaps of people in units, side by side. */
export function HeatGrid({ results, chosen, onChoose }: HeatProps) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 p-3 text-sm">
        <caption className="px-5 pt-4 text-start text-muted">
          <Trans>Level yang masih kurang, per orang dan unit kompetensi</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start">
              <Trans>Anggota</Trans>
            </th>
            {results.units.map((unit) => (
              <th key={unit.unit_id} scope="col" className="min-w-28 p-2 text-center align-bottom">
                <span className="line-clamp-3 text-xs font-semibold" title={unit.code}>
                  <bdi>{unit.name}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people without consent have no name
            <tr key={index}>
              <th scope="row" className="p-0 text-start">
                <button
                  type="button"
                  aria-pressed={index === chosen}
                  onClick={() => onChoose(index)}
                  className={cn(
                    'min-h-11 w-full min-w-40 rounded-control px-2 py-1 text-start font-semibold hover:text-primary',
                    index === chosen && 'bg-primary-tint text-primary',
                  )}
                >
                  <RowName row={row} />
                </button>
              </th>
              {results.units.map((unit) => (
                <HeatCell key={unit.unit_id} row={row} unitId={unit.unit_id} />
              ))}
            </tr>
          ))}
          <Sums results={results} />
        </tbody>
      </table>
      {results.rows.some((row) => row.cells.length < results.units.length) && (
        <p className="px-5 pb-4 text-sm text-muted">
          <Trans>– bukan unit perannya</Trans>
        </p>
      )}
    </Card>
  )
}

function Sums({ results }: { results: TnaResults }) {
  return (
    <tr>
      <th scope="row" className="p-2 text-start">
        <Trans>Jumlah</Trans>
      </th>
      {results.units.map((unit) => (
        <td key={unit.unit_id} className="p-2 text-center font-bold tabular-nums">
          {formatNumber(unit.gap)}
        </td>
      ))}
    </tr>
  )
}

function HeatCell({ row, unitId }: { row: HeatRow; unitId: number }) {
  const { t } = useLingui()
  const cell = row.cells.find(({ unit_id }) => unit_id === unitId)
  if (!cell) return <td className="p-2 text-center text-muted">–</td>
  return (
    <td
      className={cn('rounded-control p-2 text-center tabular-nums', heatOf(cell.gap))}
      title={t`Disyaratkan ${cell.required}, dinilai ${cell.own ?? '–'} dan ${cell.superior ?? '–'}`}
    >
      {formatNumber(cell.gap)}
    </td>
  )
}
