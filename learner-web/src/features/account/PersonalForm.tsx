import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { updateProfile } from '../../api/account'
import type { Profile } from '../../api/accountTypes'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import { useRefreshProfile } from './useProfile'

function useSave() {
  const { t } = useLingui()
  const refresh = useRefreshProfile()
  return useMutation({
    mutationFn: updateProfile,
    meta: { errors: 'inline' },
    onSuccess: async ({ message }) => {
      toast.success(message || t`Profil diperbarui`)
      await refresh()
    },
  })
}

/** Name, organisation, position and city. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const { fullname, organisation, position, city } = profile
  const values = { fullname, organisation, position, city }
  const save = useSave()
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).profileSchema,
    defaultValues: values,
    values,
    sending: save,
    onSubmit: (changed) => save.mutate(changed),
  })
  return (
    <CardSection
      title={<Trans>Data diri</Trans>}
      lead={<Trans>Nama lengkap Anda tampil di sertifikat.</Trans>}
    >
      <Form form={form} className="sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={<Trans>Nama lengkap</Trans>}
            {...form.field('fullname')}
            autoComplete="name"
          />
        </div>
        <TextField
          optional
          label={<Trans>Instansi atau perusahaan</Trans>}
          {...form.field('organisation')}
          autoComplete="organization"
        />
        <TextField
          optional
          label={<Trans>Jabatan</Trans>}
          {...form.field('position')}
          autoComplete="organization-title"
        />
        <TextField
          optional
          label={<Trans>Kota</Trans>}
          {...form.field('city')}
          autoComplete="address-level2"
        />
        <div className="flex items-end justify-end">
          <Button type="submit" busy={form.busy} className="max-sm:w-full">
            <Trans>Simpan</Trans>
          </Button>
        </div>
      </Form>
    </CardSection>
  )
}
