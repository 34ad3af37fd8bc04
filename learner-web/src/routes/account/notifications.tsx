import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../features/account/AccountPage'
import { Preferences } from '../../features/notifications/Preferences'
import { PushSection } from '../../features/notifications/push/PushSection'
import { usePageMeta } from '../../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Pengaturan notifikasi`)
  return (
    <AccountPage
      title={<Trans>Pengaturan notifikasi</Trans>}
      lead={<Trans>Pilih kabar yang ingin Anda terima, dan lewat mana.</Trans>}
    >
      <PushSection />
      <Preferences />
    </AccountPage>
  )
}
