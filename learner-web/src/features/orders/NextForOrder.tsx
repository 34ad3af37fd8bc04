import { Trans } from '@lingui/react/macro'
import type { TransactionDetail } from '../../api/types'
import { itemOf, servedOf } from './lines'
import { NextForItem } from './NextForItem'

/** Everything that was bought and is there, each with its next step. */
export function NextForOrder({ order }: { order: TransactionDetail }) {
  const served = servedOf(order).flatMap((line) => {
    const item = itemOf(order, line)
    return item ? [{ item, ticketUrl: line.ticket_url }] : []
  })
  if (served.length === 0) return null
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">
        <Trans>Langkah berikutnya</Trans>
      </h2>
      <ul className="grid gap-4">
        {served.map(({ item, ticketUrl }) => (
          <li key={item.item_id}>
            <NextForItem item={item} ticketUrl={ticketUrl} />
          </li>
        ))}
      </ul>
    </div>
  )
}
