import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ContentBlock, passagesQuery } from '../../api/content'
import { messageOf } from '../../api/messageOf'
import { formatDate } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { Content } from '../../ui/Content'
import { PageHeader } from '../../ui/PageHeader'
import { RichText } from '../../ui/RichText'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

/** The terms that an account and an order agree to, as staff write them. */
export function Component() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(passagesQuery())
  usePageMeta(
    t`Ketentuan layanan`,
    t`Hak dan kewajiban Anda saat memakai Duxi: pesanan, pengembalian dana, keluhan, dan data.`,
  )
  const terms = data?.terms
  return (
    <div className="page pb-12">
      {terms ? <Terms passage={terms} /> : <PageHeader title={<Trans>Ketentuan layanan</Trans>} />}
      {!terms && error && <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-96 max-w-3xl" />
        </Loading>
      )}
    </div>
  )
}

function Terms({ passage }: { passage: ContentBlock }) {
  const since = formatDate(passage.updated_at)
  return (
    <>
      <PageHeader
        title={<Content>{passage.title}</Content>}
        lead={<Trans>Berlaku sejak {since}.</Trans>}
      />
      <div className="max-w-3xl">
        <RichText html={passage.html} />
      </div>
    </>
  )
}
