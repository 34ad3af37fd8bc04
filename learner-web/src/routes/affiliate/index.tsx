import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { affiliateQuery } from '../../api/affiliate'
import { AffiliateDashboard } from '../../features/affiliate/AffiliateDashboard'
import { JoinForm } from '../../features/affiliate/JoinForm'
import { Terms } from '../../features/affiliate/Terms'
import { usePageMeta } from '../../lib/pageMeta'
import { FormAlert } from '../../ui/form/FormAlert'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Program afiliasi`)
  return (
    <div className="page pb-10">
      <PageHeader
        title={<Trans>Program afiliasi</Trans>}
        lead={<Trans>Ajak orang lain belajar, dan dapatkan komisi dari setiap pembelian.</Trans>}
      />
      <QueryView
        query={useQuery(affiliateQuery())}
        pending={
          <Loading>
            <Skeleton className="h-80 rounded-card" />
          </Loading>
        }
      >
        {(state) => <Place state={state} />}
      </QueryView>
    </div>
  )
}

function Place({ state }: { state: Parameters<typeof Terms>[0]['state'] }) {
  const member = state.registered
  if (member?.status === 'active') return <AffiliateDashboard member={member} state={state} />
  if (member?.status === 'submitted')
    return (
      <EmptyState title={<Trans>Pendaftaran Anda sedang ditinjau</Trans>}>
        <Trans>Kami mengabari Anda begitu kode dan tautan Anda aktif.</Trans>
      </EmptyState>
    )
  if (member?.status === 'suspended')
    return (
      <EmptyState title={<Trans>Keanggotaan Anda dinonaktifkan</Trans>}>
        {member.review_note}
      </EmptyState>
    )
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4">
        {member && (
          <FormAlert tone="info">
            <strong>
              <Trans>Pendaftaran Anda perlu diperbaiki.</Trans>
            </strong>{' '}
            {member.review_note}
          </FormAlert>
        )}
        <JoinForm state={state} />
      </div>
      <div className="max-desk:order-first">
        <Terms state={state} />
      </div>
    </div>
  )
}
