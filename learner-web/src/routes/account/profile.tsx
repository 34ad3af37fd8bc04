import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../features/account/AccountPage'
import { BetaSection } from '../../features/account/BetaSection'
import { EmailSection } from '../../features/account/EmailSection'
import { Loaded } from '../../features/account/Loaded'
import { PersonalForm } from '../../features/account/PersonalForm'
import { PhoneSection } from '../../features/account/PhoneSection'
import { PhotoSection } from '../../features/account/PhotoSection'
import { RolesSection } from '../../features/account/RolesSection'
import { useProfile } from '../../features/account/useProfile'
import { usePageMeta } from '../../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Profil`)
  return (
    <AccountPage title={<Trans>Profil</Trans>}>
      <Loaded query={useProfile()} blanks={['min-h-28', 'min-h-80', 'min-h-44']}>
        {(profile) => (
          <>
            <PhotoSection profile={profile} />
            <PersonalForm profile={profile} />
            <EmailSection profile={profile} />
            <PhoneSection profile={profile} />
            <RolesSection roles={profile.phl_roles} />
            <BetaSection profile={profile} />
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}
