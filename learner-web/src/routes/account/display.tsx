import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../features/account/AccountPage'
import { LanguageSection, ThemeSection } from '../../features/account/DisplaySettings'
import { usePageMeta } from '../../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Bahasa & tampilan`)
  return (
    <AccountPage title={<Trans>Bahasa & tampilan</Trans>}>
      <LanguageSection />
      <ThemeSection />
    </AccountPage>
  )
}
