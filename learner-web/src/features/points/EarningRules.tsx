import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { earningRulesQuery } from '../../api/points'
import { formatNumber, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'

/** The rules by which points are earned. */
export function EarningRules() {
  const { data } = useQuery(earningRulesQuery())
  if (!data?.rows.length) return null
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-base">
        <Trans>Cara mendapat poin</Trans>
      </h2>
      <ul className="grid gap-2 text-[15px]">
        {data.rows.map((rule) => (
          <li key={rule.cause} className="flex justify-between gap-4">
            <span>{rule.label}</span>
            <span className="text-end font-semibold text-primary">
              {rule.points > 0 && <Trans>{formatNumber(rule.points)} poin</Trans>}
              {rule.rupiah_per_point > 0 && (
                <Trans>1 poin tiap {formatRupiah(rule.rupiah_per_point)}</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
