import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { transactionsQuery } from '../../api/transactions'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'

/** The newest order that waits for its payment, where its buyer may look for it; nothing without one. */
export function PendingOrder() {
  const order = useQuery(transactionsQuery('process', 1)).data?.data[0]
  if (!order) return null
  const number = <strong className="whitespace-nowrap">{order.order_id}</strong>
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="flex min-w-0 items-center gap-2.5">
        <Hourglass aria-hidden className="size-5 shrink-0 text-warning" />
        <span>
          <Trans>Pesanan {number} menunggu pembayaran.</Trans>
        </span>
      </p>
      <LinkButton to={to.transaction(order.order_id)} className="max-sm:w-full">
        <Trans>Lanjutkan</Trans>
      </LinkButton>
    </Card>
  )
}
