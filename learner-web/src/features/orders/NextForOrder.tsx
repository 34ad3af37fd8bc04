import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OwnedItem, ownedOfProductsQuery } from '../../api/learning'
import type { TransactionDetail } from '../../api/types'
import { isPressing } from '../my-learning/StepLink'
import { mostPressing } from '../my-learning/steps'
import { inOrder, itemOf, servedOf } from './lines'
import { NextForItem } from './NextForItem'

/** What comes first: what is due, else the first product of the cart. */
function firstDue(ids: readonly number[], owned: readonly OwnedItem[]): number | undefined {
  const isDue = (id: number) => {
    const step = mostPressing(owned.filter(({ item_id }) => item_id === id))
    return step !== undefined && isPressing(step)
  }
  return ids.find(isDue) ?? ids[0]
}

/** Everything that was bought and is there, each with its next step. */
export function NextForOrder({ order }: { order: TransactionDetail }) {
  const served = servedOf({ lines: inOrder(order) }).flatMap((line) => {
    const item = itemOf(order, line)
    return item ? [{ item, ticketUrl: line.ticket_url }] : []
  })
  const ids = served.map(({ item }) => item.item_id)
  const owned = useQuery(ownedOfProductsQuery(ids.toSorted((one, other) => one - other)))
  if (served.length === 0) return null
  const rows = owned.isPending ? undefined : (owned.data?.rows ?? [])
  const due = firstDue(ids, rows ?? [])
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">
        <Trans>Langkah berikutnya</Trans>
      </h2>
      <ul className="grid gap-4">
        {served.map(({ item, ticketUrl }) => (
          <li key={item.item_id}>
            <NextForItem
              item={item}
              owned={rows?.filter(({ item_id }) => item_id === item.item_id)}
              ticketUrl={ticketUrl}
              isFirst={item.item_id === due}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
