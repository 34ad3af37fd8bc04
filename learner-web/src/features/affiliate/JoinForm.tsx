import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AffiliateState, affiliateKey, sendAffiliate } from '../../api/affiliate'
import { fieldError } from '../../api/envelope'
import { Card } from '../../ui/Card'
import { Form, Submit } from '../../ui/form/Form'
import { CheckboxRow, SelectField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import type { JoinValues } from './joinSchema'

/** Who an affiliate is, and where commissions go. */
export function JoinForm({ state }: { state: AffiliateState }) {
  const [agreed, setAgreed] = useState(false)
  const before = state.registered
  const sending = useMutation({
    mutationFn: (form: JoinValues) => sendAffiliate(form, before !== null, agreed),
    meta: { errors: 'inline', invalidates: [affiliateKey] },
    onSuccess: ({ message }) => {
      toast.success(message)
    },
  })
  const form = useSchemaForm<JoinValues>({
    schema: async () => (await import('./joinSchema')).joinSchema,
    sending,
    defaultValues: {
      holder_type: before?.holder_type ?? 'individual',
      name: before?.name ?? '',
      id_number: '',
      npwp: '',
      bank: before?.bank ?? '',
      account_number: '',
      account_holder: before?.account_holder ?? '',
      channel: before?.channel ?? '',
      wanted_code: before?.wanted_code ?? '',
    },
    onSubmit: (values) => sending.mutate(values),
  })
  const isCompany = form.values.holder_type === 'company'
  return (
    <Card className="p-5 desk:p-7">
      <Form form={form} className="sm:grid-cols-2">
        <SelectField label={<Trans>Mendaftar sebagai</Trans>} {...form.field('holder_type')}>
          <option value="individual">{t`Perorangan`}</option>
          <option value="company">{t`Badan usaha`}</option>
        </SelectField>
        <TextField
          label={isCompany ? <Trans>Nama badan usaha</Trans> : <Trans>Nama sesuai KTP</Trans>}
          {...form.field('name')}
        />
        {!isCompany && (
          <TextField label="NIK" inputMode="numeric" maxLength={20} {...form.field('id_number')} />
        )}
        <TextField label="NPWP" inputMode="numeric" optional={!isCompany} {...form.field('npwp')} />
        <SelectField label="Bank" {...form.field('bank')}>
          <option value="">{t`Pilih bank`}</option>
          {state.banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<Trans>Nomor rekening</Trans>}
          inputMode="numeric"
          {...form.field('account_number')}
        />
        <TextField label={<Trans>Nama pemilik rekening</Trans>} {...form.field('account_holder')} />
        <TextField
          label={<Trans>Kode yang Anda inginkan</Trans>}
          optional
          maxLength={20}
          {...form.field('wanted_code')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={<Trans>Di mana Anda akan mengajak?</Trans>}
            hint={<Trans>Misalnya akun media sosial, blog, atau komunitas.</Trans>}
            optional
            {...form.field('channel')}
          />
        </div>
        <div className="grid gap-4 sm:col-span-2">
          {!before && (
            <CheckboxRow
              name="agreed"
              label={<Trans>Saya menyetujui syarat dan ketentuan program afiliasi</Trans>}
              checked={agreed}
              error={fieldError(sending.error, 'agreed')}
              onChange={(event) => setAgreed(event.target.checked)}
            />
          )}
          <Submit form={form}>
            {before ? (
              <Trans>Kirim perbaikan</Trans>
            ) : (
              <Trans context="to a programme">Daftar</Trans>
            )}
          </Submit>
        </div>
      </Form>
    </Card>
  )
}
