import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { countriesQuery } from '../../api/account'
import { AccountPage } from '../../features/account/AccountPage'
import { Loaded } from '../../features/account/Loaded'
import { PhoneForm } from '../../features/account/PhoneForm'
import { PhoneStatus } from '../../features/account/PhoneSection'
import { useProfile } from '../../features/account/useProfile'
import { usePageMeta } from '../../lib/pageMeta'
import { Card } from '../../ui/Card'
import { FormAlert } from '../../ui/form/FormAlert'

const BLANKS = ['min-h-56']

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const profile = useProfile()
  const countries = useQuery(countriesQuery())
  usePageMeta(t`Nomor telepon`)
  return (
    <AccountPage
      title={<Trans>Nomor telepon</Trans>}
      lead={
        <Trans>Kami mengirim kode ke nomor ini untuk memastikan bahwa nomor itu milik Anda.</Trans>
      }
    >
      <Loaded query={profile} blanks={BLANKS}>
        {(own) => (
          <>
            {params.has('required') && !own.phone && (
              <FormAlert tone="info">
                <Trans>Silakan lengkapi nomor telepon anda</Trans>
                <span className="block font-normal">
                  <Trans>Setelah kode dimasukkan, Anda kembali ke halaman tadi.</Trans>
                </span>
              </FormAlert>
            )}
            {own.phone && (
              <Card className="p-5 sm:p-6">
                <PhoneStatus profile={own} phone={own.phone} />
              </Card>
            )}
            <Loaded query={countries} blanks={BLANKS}>
              {({ rows }) => <PhoneForm profile={own} countries={rows} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}
