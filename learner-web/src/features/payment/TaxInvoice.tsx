import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { TaxDetails } from '../../api/types'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'

// Few want one: the form and its rules come when the switch is turned on.
const TaxForm = lazy(async () => ({ default: (await import('./TaxForm')).TaxForm }))

/** The form that the pay button sends while a tax invoice is wanted. */
export const TAX_FORM = 'tax-invoice'

interface TaxInvoiceProps {
  wanted: boolean
  onChange: (wanted: boolean) => void
  off: boolean
  error: Error | null
  onReady: (details: TaxDetails) => void
}

/** Whether a tax invoice is wanted, and to whom it is made out. */
export function TaxInvoice({ wanted, onChange, off, error, onReady }: TaxInvoiceProps) {
  return (
    <Card className="grid gap-4 p-5">
      <Switch
        label={<Trans>Minta faktur pajak</Trans>}
        hint={
          <Trans>
            Untuk perusahaan atau instansi yang membutuhkan bukti pungutan PPN. Harga tidak berubah.
          </Trans>
        }
        checked={wanted}
        onChange={onChange}
        disabled={off}
      />
      {wanted && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <TaxForm id={TAX_FORM} off={off} error={error} onReady={onReady} />
        </Suspense>
      )}
    </Card>
  )
}
