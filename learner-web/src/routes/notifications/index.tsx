import { Trans, useLingui } from '@lingui/react/macro'
import { Settings2 } from 'lucide-react'
import { paths } from '../../app/paths'
import { NoticeList } from '../../features/notifications/NoticeList'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Notifikasi`)
  return (
    <div className="page max-w-3xl pb-4">
      <PageHeader
        title={<Trans>Notifikasi</Trans>}
        actions={
          <LinkButton
            to={paths.noticePreferences}
            variant="secondary"
            aria-label={t`Atur notifikasi`}
          >
            <Settings2 aria-hidden className="size-4.5" />
            <Trans>Atur</Trans>
          </LinkButton>
        }
      />
      <NoticeList />
    </div>
  )
}
