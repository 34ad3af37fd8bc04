import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { fieldError } from '../../api/envelope'
import { meQuery } from '../../api/queries'
import type { TaxDetails } from '../../api/types'
import { Checkbox, Field, Input } from '../../ui/Field'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { TextArea } from '../../ui/TextArea'
import { taxMemory } from './taxMemory'
import { digitsOf } from './taxNumber'
import { type TaxValues, taxSchema } from './taxSchema'

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

/** Fills in what this account has on this device, once it is known who that is. */
function useRemembered({ reset, formState }: UseFormReturn<TaxValues>): string {
  const owner = useQuery(meQuery()).data?.email ?? ''
  const isTouched = formState.isDirty
  useEffect(() => {
    const known = owner && !isTouched ? taxMemory.recall(owner) : null
    if (known) reset({ ...known, remember: true })
  }, [owner, isTouched, reset])
  return owner
}

function useTaxForm({ onReady }: Pick<TaxFormProps, 'onReady'>) {
  const form = useForm<TaxValues>({ resolver: zodResolver(taxSchema), defaultValues: EMPTY })
  const owner = useRemembered(form)
  const submit = form.handleSubmit(({ remember, ...values }) => {
    const details = { ...values, tax_id: digitsOf(values.tax_id) }
    if (remember && owner) taxMemory.keep(owner, details)
    else taxMemory.forget()
    onReady(details)
  })
  return { form, submit }
}

/** To whom the tax invoice is made out. Whoever presses the button that belongs to it sends it. */
export function TaxForm({ id, off, error, onReady }: TaxFormProps) {
  const { t } = useLingui()
  const { form, submit } = useTaxForm({ onReady })
  const { register, control, formState, watch } = form
  const issue = (name: keyof TaxDetails) =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const isNik = watch('tax_id_type') === 'nik'
  return (
    <form id={id} noValidate onSubmit={submit}>
      <fieldset disabled={off} className="grid gap-4">
        <Controller
          control={control}
          name="tax_id_type"
          render={({ field }) => (
            <SegmentedControl
              legend={t`Jenis nomor`}
              value={field.value}
              onChange={field.onChange}
              segments={[
                { value: 'npwp', label: <Trans>NPWP</Trans> },
                { value: 'nik', label: <Trans>NIK</Trans> },
              ]}
            />
          )}
        />
        <Field
          label={isNik ? <Trans>Nomor NIK</Trans> : <Trans>Nomor NPWP</Trans>}
          hint={isNik ? <Trans>16 angka sesuai KTP.</Trans> : <Trans>15 atau 16 angka.</Trans>}
          error={issue('tax_id')}
        >
          {(ids) => (
            <Input
              {...ids}
              {...register('tax_id')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={25}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field label={<Trans>Nama pada faktur</Trans>} error={issue('tax_name')}>
          {(ids) => <Input {...ids} {...register('tax_name')} autoComplete="organization" />}
        </Field>
        <Field label={<Trans>Alamat pada faktur</Trans>} error={issue('tax_address')}>
          {(ids) => (
            <TextArea
              {...ids}
              {...register('tax_address')}
              rows={2}
              autoComplete="street-address"
            />
          )}
        </Field>
        <Checkbox
          {...register('remember')}
          label={<Trans>Ingat data ini di perangkat ini</Trans>}
        />
      </fieldset>
    </form>
  )
}
