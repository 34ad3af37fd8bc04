import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { Button } from '../../ui/Button'

const AccountDialog = lazy(() => import('./AccountDialog'))

interface AccountLineProps {
  order: TransactionDetail
  refund: Refund
  account: NonNullable<Refund['account']>
}

/** The bank account of a refund; it can be changed until the refund is sent. */
export function AccountLine({ order, refund, account }: AccountLineProps) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="min-w-0">
        {account.bank_name} <bdi dir="ltr">{account.masked_number}</bdi>
        <br />
        <span className="text-muted">{account.holder}</span>
      </span>
      {refund.can_change_account && !refund.wants_account && (
        <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
          <Trans>Ubah rekening</Trans>
        </Button>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <AccountDialog order={order} refund={refund} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </div>
  )
}
