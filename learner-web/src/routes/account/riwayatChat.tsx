import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../features/account/AccountPage'
import { ChatHistory } from '../../features/chat-history/ChatHistory'
import { usePageMeta } from '../../lib/pageMeta'

/** The user's chats with Si Duxi. */
export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Riwayat chat`)
  return (
    <AccountPage
      title={<Trans>Riwayat chat</Trans>}
      lead={<Trans>Percakapan Anda dengan Si Duxi dan agen kami, di perangkat mana pun.</Trans>}
    >
      <ChatHistory />
    </AccountPage>
  )
}
