import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DOWNLOAD_ROWS, downloadsQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { DownloadRow } from '../../features/downloads/DownloadRow'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Unduhan`)
  const { page, get, set } = useListParams()
  const order = get('order') === 'asc' ? 'asc' : 'desc'
  const query = useQuery(downloadsQuery(page, order))
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Unduhan</Trans>}
        lead={<Trans>Sertifikat, faktur, materi, dan berkas lain milik Anda.</Trans>}
        actions={
          query.data?.total !== 0 && (
            <SegmentedControl
              legend={t`Urutan`}
              value={order}
              onChange={(next) => set('order', next === 'asc' ? next : '')}
              segments={[
                { value: 'desc', label: <Trans>Terbaru</Trans> },
                { value: 'asc', label: <Trans>Terlama</Trans> },
              ]}
            />
          )
        }
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={5} className="grid gap-3" item="h-20 rounded-card" />}
        empty={<NoDownloads />}
      >
        {({ rows, total }) => (
          <>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li key={`${row.download_kind}-${row.download_title}-${row.download_created_at}`}>
                  <DownloadRow row={row} page={page} order={order} />
                </li>
              ))}
            </ul>
            <ListPages total={total} rows={DOWNLOAD_ROWS} />
          </>
        )}
      </QueryView>
    </div>
  )
}

function NoDownloads() {
  return (
    <EmptyState
      title={<Trans>Belum ada berkas</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      }
    >
      <Trans>Berkas dari pembelian dan kelas Anda akan terkumpul di sini.</Trans>
    </EmptyState>
  )
}
