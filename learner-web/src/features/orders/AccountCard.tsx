import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Refund, TransactionDetail } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { AccountFields } from './AccountFields'
import { REFUNDS_ID } from './Refunds'
import { useAccountForm } from './useAccountForm'

/** What the notification that asks for the account adds to the order's address. */
const ACCOUNT_HASH = '#refund-account'

interface AccountCardProps {
  order: TransactionDetail
  refund: Refund
}

/** A refund waits for the buyer's bank account, which is entered here. */
export default function AccountCard({ order, refund }: AccountCardProps) {
  const { form, fields, submit, isPending } = useAccountForm({
    order,
    refund,
    onDone: () => document.getElementById(REFUNDS_ID)?.focus(),
  })
  const heading = useFocusWhereLed()
  const amount = formatRupiah(refund.amount)
  const alert = formError(fields.error)
  return (
    <Card className="p-5">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
            <Trans>Ke mana uang Anda kami kirim?</Trans>
          </h2>
          <p className="text-[15px] text-muted">
            <Trans>
              {amount} kami kembalikan lewat transfer bank. Isi rekening Anda; kami tidak pernah
              meminta PIN, OTP, atau kata sandi.
            </Trans>
          </p>
        </div>
        {refund.account_problem && <FormAlert tone="info">{refund.account_problem}</FormAlert>}
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <AccountFields {...fields} />
        <Button type="submit" busy={isPending} className="w-fit">
          <Trans>Simpan rekening</Trans>
        </Button>
      </form>
    </Card>
  )
}

/** The heading takes the focus where the notification's link leads to it. */
function useFocusWhereLed() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === ACCOUNT_HASH) heading.current?.focus()
  }, [hash])
  return heading
}
