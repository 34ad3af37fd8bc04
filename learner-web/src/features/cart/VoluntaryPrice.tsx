import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import type { CartRow } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/Field'
import { isEnter, Step } from './QuantityStepper'
import { unitPriceOf } from './sums'
import { useChangeOwnPrice } from './useCartMutations'
import { issueOf, type OwnPrice, quickAmounts, rupiahIn } from './voluntary'

interface VoluntaryPriceProps {
  row: CartRow
  own: OwnPrice
}

function useAmount({ row, own }: VoluntaryPriceProps) {
  const change = useChangeOwnPrice(row.cart_id)
  const value = unitPriceOf(row)
  const [draft, setDraft] = useState<number | null>(null)
  const [issue, setIssue] = useState<ReturnType<typeof issueOf>>(null)
  const choose = (amount: number) => {
    const found = issueOf(own, amount)
    setIssue(found)
    setDraft(found ? amount : null)
    if (!found && amount !== value) change.mutate(amount)
  }
  const commit = () => draft !== null && choose(draft)
  return { value, shown: draft ?? value, issue, error: change.error, setDraft, choose, commit }
}

/** What the buyer wants to pay for one of a line: typed, a step at a time, or one of a few amounts. */
export function VoluntaryPrice({ row, own }: VoluntaryPriceProps) {
  const { t } = useLingui()
  const amount = useAmount({ row, own })
  const minimum = formatRupiah(own.minimum)
  const step = formatRupiah(own.step)
  const issues = {
    tooLow: t`Paling sedikit ${minimum}.`,
    offStep: t`Gunakan kelipatan ${step}, mulai dari ${minimum}.`,
  }
  const refused =
    amount.error &&
    (fieldError(amount.error, 'cart_voluntary_price') ?? messageOf(amount.error) ?? undefined)
  const current = formatRupiah(amount.value)
  const error = amount.issue
    ? `${issues[amount.issue]} ${t`Yang dihitung masih ${current}.`}`
    : refused
  return (
    <div className="grid gap-2">
      <Field
        label={<Trans>Harga pilihan Anda</Trans>}
        hint={
          <Trans>
            Mulai {minimum}, kelipatan {step}.
          </Trans>
        }
        error={error || undefined}
      >
        {(control) => (
          <span className="flex max-w-md items-center gap-1">
            <Step
              icon={Minus}
              label={t`Kurangi harga`}
              off={amount.value <= own.minimum}
              onPress={() => amount.choose(amount.value - own.step)}
            />
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={formatRupiah(amount.shown)}
              onChange={(event) => amount.setDraft(rupiahIn(event.target.value) ?? 0)}
              onBlur={amount.commit}
              onKeyDown={(event) => isEnter(event) && amount.commit()}
              className="text-center font-semibold tabular-nums"
            />
            <Step
              icon={Plus}
              label={t`Tambah harga`}
              off={false}
              onPress={() => amount.choose(amount.value + own.step)}
            />
          </span>
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t`Pilihan harga`}</legend>
        {quickAmounts(own, row.list_price).map((quick) => (
          <Button
            key={quick}
            size="sm"
            variant={quick === amount.value ? 'tonal' : 'secondary'}
            aria-pressed={quick === amount.value}
            onClick={() => amount.choose(quick)}
          >
            {formatRupiah(quick)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
