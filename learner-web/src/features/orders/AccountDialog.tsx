import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { AccountFields } from './AccountFields'
import { useAccountForm } from './useAccountForm'

interface AccountDialogProps {
  order: TransactionDetail
  refund: Refund
  onClose: () => void
}

/** The form to change the bank account of a refund. */
export default function AccountDialog({ order, refund, onClose }: AccountDialogProps) {
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
