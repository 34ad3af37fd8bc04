import { Trans } from '@lingui/react/macro'
import type { OwnedItem } from '../../api/learning'
import type { Transaction } from '../../api/types'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { StepLink } from '../my-learning/StepLink'
import { mostPressing, own, stepOf } from '../my-learning/steps'
import { mainAction } from './actions'

interface StepOfOrderProps {
  order: Transaction
  owned: readonly OwnedItem[]
}

/** The most urgent step of an order's products; the steps of a bundle are on its own page. */
export function StepOfOrder({ order, owned }: StepOfOrderProps) {
  const ids = order.items.map(({ item_id }) => item_id)
  const item = mostPressing(owned.filter(({ item_id }) => ids.includes(item_id)))
  if (!item)
    return (
      <LinkButton to={to.complete(order.order_id)} variant="secondary" className={mainAction}>
        <Trans>Langkah berikutnya</Trans>
      </LinkButton>
    )
  if (stepOf(item).href !== own(item)) return <StepLink item={item} className={mainAction} />
  return (
    <LinkButton to={own(item)} variant="secondary" className={mainAction}>
      {item.starts_at ? <Trans>Lihat jadwal</Trans> : <Trans>Buka produk</Trans>}
    </LinkButton>
  )
}
