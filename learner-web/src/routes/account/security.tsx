import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { Profile } from '../../api/accountTypes'
import { twoFactorQuery } from '../../api/twoFactor'
import { paths } from '../../app/paths'
import { AccountPage } from '../../features/account/AccountPage'
import { DeviceList } from '../../features/account/DeviceList'
import { Loaded } from '../../features/account/Loaded'
import { useProfile } from '../../features/account/useProfile'
import { TwoFactor } from '../../features/second-factor/TwoFactor'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Chip } from '../../ui/Chip'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Keamanan`)
  return (
    <AccountPage
      title={<Trans>Keamanan</Trans>}
      lead={
        <Trans>
          Kata sandi, verifikasi dua langkah, dan perangkat yang sedang masuk ke akun ini.
        </Trans>
      }
    >
      <Loaded query={useProfile()} blanks={['min-h-24', 'min-h-40']}>
        {(profile) => (
          <>
            <Password profile={profile} />
            <OwnTwoFactor profile={profile} />
          </>
        )}
      </Loaded>
      <DeviceList />
    </AccountPage>
  )
}

function OwnTwoFactor({ profile }: { profile: Profile }) {
  return (
    <Loaded query={useQuery(twoFactorQuery())} blanks={['min-h-40']}>
      {(state) => <TwoFactor state={state} hasPassword={profile.has_password} />}
    </Loaded>
  )
}

function Password({ profile }: { profile: Profile }) {
  return (
    <CardSection
      title={<Trans>Kata sandi</Trans>}
      lead={
        profile.has_password ? (
          <Trans>Pakai kata sandi yang tidak Anda gunakan di tempat lain.</Trans>
        ) : (
          <Trans>Akun ini masuk lewat Google. Anda dapat menambahkan kata sandi.</Trans>
        )
      }
      action={
        <LinkButton to={paths.changePassword} variant="secondary">
          <KeyRound aria-hidden className="size-4.5" />
          {profile.has_password ? <Trans>Ganti kata sandi</Trans> : <Trans>Buat kata sandi</Trans>}
        </LinkButton>
      }
    >
      {profile.google_linked && (
        <div>
          <Chip tone="success">
            <Trans>Terhubung dengan Google</Trans>
          </Chip>
        </div>
      )}
    </CardSection>
  )
}
