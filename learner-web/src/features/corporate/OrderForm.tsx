import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { orderQuotation, type Terms } from '../../api/corporate'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useCorporateAction } from './useCorporate'

/** How a company pays for an accepted quotation; ordering it makes the instalments. */
export function OrderForm({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const id = useId()
  const [terms, setTerms] = useState<Terms>('full')
  const [wantsTaxInvoice, setTaxInvoice] = useState(true)
  const { mutate, isPending } = useCorporateAction(() =>
    orderQuotation(uuid, terms, wantsTaxInvoice),
  )
  const choices = [
    ['full', t`Lunas dalam 14 hari`],
    ['two', t`Dua termin, 14 dan 44 hari`],
    ['three', t`Tiga termin, 14, 44, dan 74 hari`],
  ] as const
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <label htmlFor={id} className="font-semibold text-strong">
        <Trans>Cara bayar dengan transfer</Trans>
      </label>
      <Select id={id} value={terms} onChange={(event) => setTerms(event.target.value as Terms)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Checkbox
        label={<Trans>Kami membutuhkan faktur pajak</Trans>}
        checked={wantsTaxInvoice}
        onChange={(event) => setTaxInvoice(event.target.checked)}
      />
      <Button className="justify-self-start" disabled={isPending} onClick={() => mutate(undefined)}>
        <Trans>Pesan sekarang</Trans>
      </Button>
    </div>
  )
}
