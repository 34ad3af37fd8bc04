import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { AccountFields } from './AccountFields'
import { useAccountForm } from './useAccountForm'

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
      {isChanging && <Change order={order} refund={refund} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

interface ChangeProps {
  order: TransactionDetail
  refund: Refund
  onClose: () => void
}

function Change({ order, refund, onClose }: ChangeProps) {
  const id = useId()
  const { form, fields, submit, isPending } = useAccountForm({ order, refund, onDone: onClose })
  const alert = formError(fields.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ubah rekening tujuan</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" form={id} busy={isPending}>
            <Trans>Simpan rekening</Trans>
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <AccountFields {...fields} />
      </form>
    </Dialog>
  )
}
