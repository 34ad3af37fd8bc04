import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasVerifiedPhone, savePhone } from '../../api/account'
import type { Country, Profile } from '../../api/accountTypes'
import { profileQuery } from '../../api/profile'
import { internationalPhone, nationalDigits } from '../../lib/phone'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Field, Input } from '../../ui/Field'
import { Form } from '../../ui/form/Form'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import { openOtp } from '../otp/otpPrompt'
import { CountryDialog } from './CountryDialog'
import { countryOf, dialCodeOf } from './countries'
import { Flag } from './Flag'
import type { PhoneValues } from './schemas'
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
      const saved = client.getQueryData<Profile>(profileQuery().queryKey)
      if (saved && hasVerifiedPhone(saved)) return
      const wanted = { phone: internationalPhone(phone, dial_code), channel: 'wa' } as const
      openOtp({ ...wanted, fresh: true, leaves: true })
    },
  })
}

/** A request to change the number focuses its field, also if this page is already open. */
function useFocusOnPhone() {
  const phone = useRef<HTMLInputElement>(null)
  const { key, state } = useLocation()
  const isWanted = (state as { focusesPhone?: boolean } | null)?.focusesPhone === true
  useEffect(() => {
    if (!(key && isWanted)) return
    phone.current?.focus()
    phone.current?.select()
  }, [key, isWanted])
  return phone
}

interface PhoneFormProps {
  profile: Profile
  countries: readonly Country[]
}

/** A number with its country; saving it leads to its verification. */
export function PhoneForm({ profile, countries }: PhoneFormProps) {
  const first = countryOf(countries, dialCodeOf(countries, profile))?.dial_code ?? '+62'
  const save = useSavePhone()
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).phoneSchema,
    defaultValues: { dial_code: first, phone: nationalDigits(profile.phone ?? '', first) },
    sending: save,
    onSubmit: (values) => save.mutate(values),
  })
  const { error, ...phone } = form.field('phone')
  const input = useFocusOnPhone()
  // The number is judged by its country.
  const choose = (code: string) => {
    form.setValue('dial_code', code)
    if (form.attempts > 0) void form.validateField('phone')
  }
  return (
    <Card className="p-5 sm:p-6">
      <Form form={form} className="max-w-lg">
        <Field
          label={<Trans>Nomor telepon</Trans>}
          hint={<Hint dialCode={form.values.dial_code} />}
          error={error}
        >
          {(control) => (
            <div className="flex gap-2 rtl:flex-row-reverse">
              <CountryButton
                countries={countries}
                dialCode={form.values.dial_code}
                onChoose={choose}
              />
              <Input
                {...control}
                {...phone}
                ref={input}
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
          <Button type="submit" busy={form.busy} className="max-sm:w-full">
            <Trans>Simpan dan verifikasi</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** How the number is written; the example is one of Indonesia. */
function Hint({ dialCode }: { dialCode: string }) {
  if (dialCode !== '+62') return <Trans>Tanpa kode negara dan angka 0 di depan.</Trans>
  return (
    <Trans>
      Tanpa angka 0 di depan, misalnya{' '}
      <bdi dir="ltr" className="whitespace-nowrap">
        812 3456 7890
      </bdi>
      .
    </Trans>
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
        <Flag code={country?.code ?? ''} />
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
