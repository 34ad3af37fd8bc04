import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { fieldError } from '../../api/envelope'
import type { OrderLine, TransactionDetail } from '../../api/types'
import { brokenAtDots, formatDateTime, formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useFocusFirstError } from '../../ui/form/Form'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { Price } from '../../ui/Price'
import { TextArea } from '../../ui/TextArea'
import { TitleText } from '../../ui/TitleText'
import { AccountFields } from './AccountFields'
import { isAccount, NO_ACCOUNT, normalizedAccount } from './account'
import { amountOfSeats, openAmountOf, refundableOf, seatsOf } from './lines'
import { SeatChoice } from './SeatChoice'
import { useRefund } from './useRemedy'

const LONGEST_REASON = 500

interface RefundDialogProps {
  order: TransactionDetail
  onClose: () => void
}

/** Gives lines back: which ones, why, and what comes back. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const lines = refundableOf(order)
  const [chosen, setChosen] = useState(lines.length === 1 ? lines.map((line) => line.line_id) : [])
  const [seats, setSeats] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [attempts, setAttempts] = useState(0)
  const isSubmitted = attempts > 0
  const byTransfer = order.refund_by_transfer
  const { mutate, error, isPending } = useRefund(order.order_id, onClose)
  const form = useFocusFirstError({ attempts, refusal: error })
  const picked = lines.filter(({ line_id }) => chosen.includes(line_id))
  const total = formatRupiah(picked.reduce((sum, line) => sum + amountOfSeats(line, seats), 0))
  const hasReason = reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (picked.length === 0 || !hasReason || (byTransfer && !isAccount(account))) return
    const target = byTransfer ? normalizedAccount(account) : null
    mutate({
      lineIds: chosen,
      seats: seatsOf(picked, seats),
      reason: reason.trim(),
      account: target,
    })
  }
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const missing = picked.length === 0 ? t`Pilih produk yang ingin dikembalikan.` : null
  const alert = formError(error) ?? (isSubmitted ? missing : null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Kembalikan dana</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isPending}>
            {picked.length > 0 ? <Trans>Kembalikan {total}</Trans> : <Trans>Kembalikan dana</Trans>}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <fieldset className="grid gap-2">
          <legend className="pb-2 text-[15px]">
            {byTransfer ? (
              <Trans>
                Yang dikembalikan tidak dapat Anda ikuti lagi. Dana kami kirim lewat transfer bank
                ke rekening Anda.
              </Trans>
            ) : (
              <Trans>
                Yang dikembalikan tidak dapat Anda ikuti lagi. Dana kembali lewat cara Anda
                membayar.
              </Trans>
            )}
          </legend>
          {lines.map((line) => (
            <Choice
              key={line.line_id}
              line={line}
              checked={chosen.includes(line.line_id)}
              isMissing={isSubmitted && picked.length === 0}
              onToggle={() => toggle(line.line_id)}
            >
              <SeatChoice line={line} chosen={seats} onChange={setSeats} />
            </Choice>
          ))}
        </fieldset>
        <p className="text-sm text-muted">
          <Trans>
            Kami kabari lewat email begitu dananya dikirim. Kapan tiba di rekening Anda ditentukan
            bank atau penyedia pembayaran.
          </Trans>
        </p>
        <Field
          label={<Trans>Alasan Anda</Trans>}
          error={
            fieldError(error, 'reason') ??
            (isSubmitted && !hasReason ? t`Tuliskan alasan Anda dengan singkat.` : undefined)
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {byTransfer && (
          <AccountFields
            value={account}
            onChange={setAccount}
            isSubmitted={isSubmitted}
            error={error}
          />
        )}
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  line: OrderLine
  checked: boolean
  isMissing: boolean
  onToggle: () => void
  children: ReactNode
}

function Choice({ line, checked, isMissing, onToggle, children }: ChoiceProps) {
  const until = line.refundable_until && brokenAtDots(formatDateTime(line.refundable_until))
  return (
    <div className="grid gap-2">
      <label className="flex items-start gap-3 rounded-control border border-line p-3 has-checked:border-primary has-checked:bg-primary-tint">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={isMissing}
          onChange={onToggle}
          className="mt-0.5 size-5 shrink-0 accent-primary dark:[color-scheme:dark]"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:gap-3">
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-semibold text-strong">
              <TitleText>{line.title}</TitleText>
            </span>
            {until && (
              <span className="text-sm text-muted">
                <Trans>Dapat dikembalikan sampai {until}</Trans>
              </span>
            )}
          </span>
          <Price amount={openAmountOf(line)} />
        </span>
      </label>
      {checked && line.seats.length > 1 && children}
    </div>
  )
}
