import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { CartRow } from '../../api/types'
import { Card } from '../../ui/Card'
import { policiesOf } from './changes'

/** Until when the money comes back, said before it is paid. */
export function RefundPolicies({ rows }: { rows: readonly CartRow[] }) {
  const policies = policiesOf(rows)
  if (policies.length === 0) return null
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Undo2 aria-hidden className="size-5 text-primary rtl:rotate-180" />
        <Trans>Jaminan pengembalian dana</Trans>
      </h2>
      <ul className="grid gap-3 text-[15px]">
        {policies.map(({ text, titles }) => (
          <li key={text} className="grid gap-0.5">
            <span>{text}</span>
            {policies.length > 1 && (
              <span className="text-sm text-muted">
                <bdi>{titles.join(', ')}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
