import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { meQuery } from '../../api/queries'
import type { TaxDetails } from '../../api/types'
import { useFocusFirstError } from '../../ui/form/Form'
import { CheckboxRow, TextAreaField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { storedTaxDetails } from './storedTaxDetails'
import { digitsOf } from './taxNumber'
import type { TaxValues } from './taxSchema'

const EMPTY: TaxValues = {
  tax_id_type: 'npwp',
  tax_id: '',
  tax_name: '',
  tax_address: '',
  remember: false,
}

interface TaxFormProps {
  id: string
  off: boolean
  /** What the server said of the last attempt. */
  error: Error | null
  onReady: (details: TaxDetails) => void
}

function useTaxForm({ error, onReady }: Pick<TaxFormProps, 'error' | 'onReady'>) {
  const owner = useQuery(meQuery()).data?.email ?? ''
  // What this account has on this device, once it is known who that is.
  const stored = useMemo(() => (owner ? storedTaxDetails.get(owner) : null), [owner])
  return useSchemaForm<TaxValues>({
    schema: async () => (await import('./taxSchema')).taxSchema,
    defaultValues: EMPTY,
    values: stored ? { ...stored, remember: true } : undefined,
    sending: { error, isPending: false },
    onSubmit: ({ remember, ...values }) => {
      const details = { ...values, tax_id: digitsOf(values.tax_id) }
      if (remember && owner) storedTaxDetails.set(owner, details)
      else storedTaxDetails.clear()
      onReady(details)
    },
  })
}

/** The recipient of the tax invoice. The form's own button submits it. */
export function TaxForm({ id, off, error, onReady }: TaxFormProps) {
  const { t } = useLingui()
  const form = useTaxForm({ error, onReady })
  const element = useFocusFirstError(form)
  const { tax_id_type: type } = form.values
  const isNik = type === 'nik'
  return (
    <form id={id} ref={element} noValidate onFocus={form.prepare} onSubmit={form.submit}>
      <fieldset disabled={off} className="grid gap-4">
        <SegmentedControl
          legend={t`Jenis nomor`}
          value={type}
          onChange={(chosen) => form.setValue('tax_id_type', chosen)}
          segments={[
            { value: 'npwp', label: <Trans>NPWP</Trans> },
            { value: 'nik', label: <Trans>NIK</Trans> },
          ]}
        />
        <TextField
          label={isNik ? <Trans>Nomor NIK</Trans> : <Trans>Nomor NPWP</Trans>}
          hint={isNik ? <Trans>16 angka sesuai KTP.</Trans> : <Trans>15 atau 16 angka.</Trans>}
          {...form.field('tax_id')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={25}
          className="tabular-nums"
        />
        <TextField
          label={<Trans>Nama pada faktur</Trans>}
          {...form.field('tax_name')}
          autoComplete="organization"
        />
        <TextAreaField
          label={<Trans>Alamat pada faktur</Trans>}
          {...form.field('tax_address')}
          rows={2}
          autoComplete="street-address"
        />
        <CheckboxRow
          label={<Trans>Ingat data ini di perangkat ini</Trans>}
          {...form.field('remember')}
        />
      </fieldset>
    </form>
  )
}
