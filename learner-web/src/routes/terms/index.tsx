import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ContentBlock, contentBlocksQuery } from '../../api/content'
import { messageOf } from '../../api/messageOf'
import { formatDate } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { InIndonesian } from '../../ui/InIndonesian'
import { PageHeader } from '../../ui/PageHeader'
import { RichText } from '../../ui/RichText'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** The terms that an account and an order agree to, as staff write them. */
export function Component() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(contentBlocksQuery())
  usePageMeta(
    t`Ketentuan layanan`,
    t`Hak dan kewajiban Anda saat memakai Duxi: pesanan, pengembalian dana, keluhan, dan data.`,
  )
  const terms = data?.terms
  return (
    <div className="page pb-12">
      {terms ? <Terms block={terms} /> : <PageHeader title={<Trans>Ketentuan layanan</Trans>} />}
      {!terms && error && <ErrorState message={messageOf(error)} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-96 max-w-3xl" />
        </Loading>
      )}
    </div>
  )
}

function Terms({ block }: { block: ContentBlock }) {
  const since = formatDate(block.updated_at)
  return (
    <>
      <PageHeader
        title={<UntranslatedText language={block.text_language}>{block.title}</UntranslatedText>}
        lead={<Trans>Berlaku sejak {since}.</Trans>}
      />
      <div className="grid max-w-3xl gap-4">
        <InIndonesian language={block.text_language} />
        <RichText html={block.html} language={block.text_language} />
      </div>
    </>
  )
}
