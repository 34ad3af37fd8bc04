import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { updateProfile } from '../../api/account'
import type { Profile } from '../../api/accountTypes'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'
import { Section } from './Section'
import { type ProfileValues, profileSchema } from './schemas'
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
  const { mutate, error, isPending } = useSave()
  const { register, handleSubmit, formState } = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    values: { fullname, organisation, position, city },
    resetOptions: { keepDirtyValues: true },
  })
  const issue = (name: keyof ProfileValues) =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const alert = error && messageOf(error)
  return (
    <Section
      title={<Trans>Data diri</Trans>}
      lead={<Trans>Nama lengkap Anda tampil di sertifikat.</Trans>}
    >
      <form
        noValidate
        onSubmit={handleSubmit((values) => mutate(values))}
        className="grid gap-4 sm:grid-cols-2"
      >
        {alert && (
          <div className="sm:col-span-2">
            <FormAlert tone="danger">{alert}</FormAlert>
          </div>
        )}
        <div className="sm:col-span-2">
          <TextField
            label={<Trans>Nama lengkap</Trans>}
            error={issue('fullname')}
            field={register('fullname')}
            autoComplete="name"
          />
        </div>
        <TextField
          optional
          label={<Trans>Instansi atau perusahaan</Trans>}
          error={issue('organisation')}
          field={register('organisation')}
          autoComplete="organization"
        />
        <TextField
          optional
          label={<Trans>Jabatan</Trans>}
          error={issue('position')}
          field={register('position')}
          autoComplete="organization-title"
        />
        <TextField
          optional
          label={<Trans>Kota</Trans>}
          error={issue('city')}
          field={register('city')}
          autoComplete="address-level2"
        />
        <div className="flex items-end justify-end">
          <Button type="submit" busy={isPending} className="max-sm:w-full">
            <Trans>Simpan</Trans>
          </Button>
        </div>
      </form>
    </Section>
  )
}

interface TextFieldProps {
  label: ReactNode
  error: string | undefined
  field: UseFormRegisterReturn
  autoComplete: string
  optional?: boolean
}

function TextField({ label, error, field, autoComplete, optional = false }: TextFieldProps) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => <Input {...control} {...field} autoComplete={autoComplete} />}
    </Field>
  )
}
