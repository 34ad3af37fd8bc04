import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DOWNLOAD_ROWS, downloadsQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { formatDateTime } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, buttonLook, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Unduhan`)
  const { page } = useListParams()
  const query = useQuery(downloadsQuery(page))
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Unduhan</Trans>}
        lead={
          <Trans>Faktur, lampiran, dan berkas lain milik Anda, yang terbaru lebih dahulu.</Trans>
        }
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={5} className="grid gap-3" item="h-20 rounded-card" />}
        empty={
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
        }
      >
        {({ rows, total }) => (
          <>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li key={`${row.download_kind}-${row.download_title}-${row.download_created_at}`}>
                  <Row {...row} />
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

interface RowProps {
  download_label: string
  download_title: string
  download_created_at: string
  download_url: string | null
}

function Row({ download_label, download_title, download_created_at, download_url }: RowProps) {
  const { t } = useLingui()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-base break-words">{download_title}</h2>
        <p className="text-sm text-muted">
          {download_label} · {formatDateTime(download_created_at)}
        </p>
      </div>
      {download_url ? (
        <a href={download_url} className={buttonLook({ variant: 'secondary' })}>
          <Download aria-hidden className="size-4.5" />
          <Trans>Unduh</Trans>
        </a>
      ) : (
        <Button
          variant="secondary"
          onClick={() => toast.error(t`gagal membuat link download`, 'download')}
        >
          <Trans>Unduh</Trans>
        </Button>
      )}
    </Card>
  )
}
