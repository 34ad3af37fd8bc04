import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { oldPasswordQuery } from '../../api/account'
import { siteQuery } from '../../api/queries'
import { paths } from '../../app/paths'
import { AccountPage } from '../../features/account/AccountPage'
import { Loaded } from '../../features/account/Loaded'
import { PasswordForm } from '../../features/account/PasswordForm'
import { useProfile } from '../../features/account/useProfile'
import { usePageMeta } from '../../lib/pageMeta'
import { FormAlert } from '../../ui/form/FormAlert'

const BLANKS = ['min-h-96']

export function Component() {
  const { t } = useLingui()
  const profile = useProfile()
  const old = useQuery(oldPasswordQuery())
  usePageMeta(t`Ganti kata sandi`)
  return (
    <AccountPage
      title={<Trans>Ganti kata sandi</Trans>}
      crumbs={[{ label: <Trans>Keamanan</Trans>, to: paths.security }]}
    >
      <Loaded query={profile} blanks={BLANKS}>
        {(own) => (
          <>
            {own.update_password && <Wanted />}
            <Loaded query={old} blanks={BLANKS}>
              {({ required }) => <PasswordForm profile={own} asksOld={required} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}

function Wanted() {
  const product = useQuery(siteQuery()).data?.product_name ?? 'Duxi'
  return (
    <FormAlert tone="info">
      <Trans>Mohon update password akun {product} anda</Trans>
    </FormAlert>
  )
}
