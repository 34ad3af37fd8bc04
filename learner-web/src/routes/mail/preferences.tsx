import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { mailPreferencesQuery } from '../../api/mail'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { BrokenLink } from '../../features/auth/illustrations'
import { MailChoices } from '../../features/mail/MailChoices'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  usePageMeta(t`Pilihan email`)
  useNoIndex()
  const query = useQuery(mailPreferencesQuery(token))
  return (
    <QueryView
      query={query}
      pending={
        <AuthLayout title={<Trans>Pilihan email</Trans>} lead={<Trans>Memuat pilihan Anda…</Trans>}>
          <Skeleton className="h-44 rounded-card" />
        </AuthLayout>
      }
      missing={<Unknown />}
    >
      {(preferences) => (
        <AuthLayout
          title={<Trans>Pilihan email</Trans>}
          lead={
            <Trans>
              Atur email yang dikirim ke <bdi className="font-semibold">{preferences.email}</bdi>.
            </Trans>
          }
        >
          <MailChoices token={token} preferences={preferences} />
        </AuthLayout>
      )}
    </QueryView>
  )
}

function Unknown() {
  return (
    <AuthLayout
      picture={<BrokenLink />}
      title={<Trans>Tautan tidak dikenal</Trans>}
      lead={<Trans>Buka tautan lengkap dari email Anda.</Trans>}
    />
  )
}
