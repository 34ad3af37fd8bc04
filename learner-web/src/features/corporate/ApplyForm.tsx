import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { applyForCompany, type Workspace } from '../../api/corporate'
import { Card } from '../../ui/Card'
import { type AttachedFile, FileField } from '../../ui/FileField'
import { Form, Submit } from '../../ui/form/Form'
import { TextAreaField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import type { ApplyValues } from './applySchema'
import { useCorporateAction } from './useCorporate'

const blank = { name: '', npwp: '', address: '', phone: '' }

/** A company's application for a workspace; one that was turned down is mended and sent again. */
export function ApplyForm({ refused }: { refused: Workspace['refused'] }) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const sending = useCorporateAction(
    (form: ApplyValues) =>
      applyForCompany({
        ...form,
        headcount: Number(form.headcount),
        document_uuid: files[0]?.uuid ?? null,
      }),
    undefined,
    { errors: 'inline' },
  )
  const form = useSchemaForm({
    schema: async () => (await import('./applySchema')).applySchema,
    sending,
    defaultValues: { ...(refused ?? blank), headcount: String(refused?.headcount ?? '') },
    onSubmit: (values) => sending.mutate(values),
  })
  return (
    <Card className="p-5 desk:p-7">
      <Form form={form} className="sm:grid-cols-2">
        <TextField
          label={<Trans>Nama perusahaan</Trans>}
          autoComplete="organization"
          {...form.field('name')}
        />
        <TextField label="NPWP" inputMode="numeric" optional {...form.field('npwp')} />
        <TextField
          label={<Trans>Telepon</Trans>}
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <TextField
          label={<Trans>Jumlah karyawan</Trans>}
          inputMode="numeric"
          {...form.field('headcount')}
        />
        <div className="grid gap-4 sm:col-span-2">
          <TextAreaField
            label={<Trans>Alamat</Trans>}
            rows={3}
            autoComplete="street-address"
            {...form.field('address')}
          />
          <div className="grid gap-1.5">
            <p className="text-sm font-semibold text-strong">
              <Trans>Akta, NIB, atau surat kuasa</Trans>{' '}
              <span className="font-normal text-muted">
                <Trans>(opsional)</Trans>
              </span>
            </p>
            <FileField files={files} onChange={setFiles} most={1} />
          </div>
          <Submit form={form}>
            <Trans>Ajukan</Trans>
          </Submit>
        </div>
      </Form>
    </Card>
  )
}
