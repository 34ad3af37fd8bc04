import { Trans } from '@lingui/react/macro'
import { TextField } from '../../ui/form/fields'
import type { useSchemaForm } from '../../ui/form/useSchemaForm'
import type { AskValues } from './askSchema'

/** Details of the team; every field is optional. */
export function TeamFields({ form }: { form: ReturnType<typeof useSchemaForm<AskValues>> }) {
  return (
    <>
      <TextField
        optional
        label={<Trans>Instansi atau perusahaan</Trans>}
        {...form.field('organization')}
        autoComplete="organization"
        maxLength={150}
      />
      <div className="grid items-end gap-4 sm:grid-cols-[3fr_2fr]">
        <TextField
          optional
          label={<Trans>Perkiraan jumlah peserta</Trans>}
          {...form.field('headcount')}
          inputMode="numeric"
          maxLength={6}
        />
        <TextField
          optional
          label={<Trans>Telepon</Trans>}
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
    </>
  )
}
