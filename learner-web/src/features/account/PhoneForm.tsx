import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { hasVerifiedPhone, savePhone } from '../../api/account'
import type { Country, Profile } from '../../api/accountTypes'
import { fieldError } from '../../api/envelope'
import { keys } from '../../api/keys'
import { messageOf } from '../../api/messageOf'
import { internationalPhone, nationalDigits } from '../../lib/phone'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'
import { openOtp } from '../otp/wanted'
import { CountryDialog } from './CountryDialog'
import { countryOf } from './countries'
import { type PhoneValues, phoneSchema } from './schemas'
import { useRefreshProfile } from './useProfile'

function useSavePhone() {
  const { t } = useLingui()
  const client = useQueryClient()
  const refresh = useRefreshProfile()
  return useMutation({
    mutationFn: ({ phone, dial_code }: PhoneValues) =>
      savePhone(internationalPhone(phone, dial_code), dial_code),
    meta: { errors: 'inline' },
    onSuccess: async ({ message }, { phone, dial_code }) => {
      toast.success(message || t`Nomor telepon diperbarui`)
      await refresh()
      const saved = client.getQueryData<Profile>(keys.profile())
      if (saved && hasVerifiedPhone(saved)) return
      const wanted = { phone: internationalPhone(phone, dial_code), channel: 'wa' } as const
      openOtp({ ...wanted, fresh: true, leaves: true })
    },
  })
}

interface PhoneFormProps {
  profile: Profile
  countries: readonly Country[]
}

/** A number with its country; saving it leads to its verification. */
export function PhoneForm({ profile, countries }: PhoneFormProps) {
  const first = countryOf(countries, profile.phone_dial_code)?.dial_code ?? '+62'
  const { mutate, error, isPending } = useSavePhone()
  const { register, handleSubmit, formState, watch, setValue } = useForm<PhoneValues>({
    resolver: zodResolver(phoneSchema),
    defaultValues: { dial_code: first, phone: nationalDigits(profile.phone ?? '', first) },
  })
  const alert = error && messageOf(error)
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        onSubmit={handleSubmit((values) => mutate(values))}
        className="grid max-w-lg gap-4"
      >
        {alert && !fieldError(error, 'phone') && <FormAlert tone="danger">{alert}</FormAlert>}
        <Field
          label={<Trans>Nomor telepon</Trans>}
          hint={
            <Trans>
              Tanpa angka 0 di depan, misalnya{' '}
              <bdi dir="ltr" className="whitespace-nowrap">
                812 3456 7890
              </bdi>
              .
            </Trans>
          }
          error={formState.errors.phone?.message ?? fieldError(error, 'phone')}
        >
          {(control) => (
            <div className="flex gap-2 rtl:flex-row-reverse">
              <CountryButton
                countries={countries}
                dialCode={watch('dial_code')}
                onChoose={(code) =>
                  setValue('dial_code', code, { shouldValidate: formState.isSubmitted })
                }
              />
              <Input
                {...control}
                {...register('phone')}
                dir="ltr"
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                className="tabular-nums"
              />
            </div>
          )}
        </Field>
        <div>
          <Button type="submit" busy={isPending} className="max-sm:w-full">
            <Trans>Simpan dan verifikasi</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface CountryButtonProps {
  countries: readonly Country[]
  dialCode: string
  onChoose: (dialCode: string) => void
}

function CountryButton({ countries, dialCode, onChoose }: CountryButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<Country>()
  const country = picked ?? countryOf(countries, dialCode)
  const choose = (next: Country) => {
    setPicked(next)
    onChoose(next.dial_code)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Kode negara: ${country?.name ?? ''} ${dialCode}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-field bg-surface px-3.5 text-base text-strong tabular-nums transition-colors hover:border-primary"
      >
        <span aria-hidden className="text-xl leading-none">
          {country?.flag}
        </span>
        <bdi dir="ltr">{dialCode}</bdi>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </button>
      {open && (
        <CountryDialog
          countries={countries}
          chosen={country?.code ?? ''}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
