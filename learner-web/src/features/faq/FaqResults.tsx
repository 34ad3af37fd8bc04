import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Faq } from '../../api/contentTypes'
import { type FaqBoardName, faqsQuery } from '../../api/faqs'
import { messageOf } from '../../api/messageOf'
import { pageOf, pageSearch } from '../../lib/listParams'
import { cn } from '../../ui/cn'
import { Pagination } from '../../ui/Pagination'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { FaqItem } from './FaqItem'
import { askedFaq, FAQ_ROWS, faqListQuery, isUnasked, oneFaqQuery } from './faqState'
import { NothingAnswered } from './NothingAnswered'

interface FaqResultsProps {
  board: FaqBoardName
  params: URLSearchParams
  /** Nothing stands beside the answers. */
  isStart: boolean
}

/** The questions that the address asks for. */
export function FaqResults({ board, params, isStart }: FaqResultsProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    faqsQuery(board, faqListQuery(params)),
  )
  const asked = useAsked(board, params)
  if (isPending) return <FaqSkeleton />
  if (!data) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  if (data.rows.length === 0 && !asked) return <NothingAnswered board={board} params={params} />
  const others = data.rows.filter((faq) => faq.faq_uuid !== asked?.faq_uuid)
  return (
    <div>
      {asked && (
        <div className="pb-5">
          <FaqItem key={asked.faq_uuid} open board={board} faq={asked} />
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <p role="status" className="font-semibold text-strong">
          <Trans>{data.total} pertanyaan</Trans>
        </p>
        {isUnasked(params) && (
          <p className="text-sm text-muted">
            <Trans>Paling membantu lebih dulu</Trans>
          </p>
        )}
      </div>
      <ul
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-2 transition-opacity sm:gap-3',
          isStart && 'desk:grid-cols-2 desk:[&_summary]:min-h-18',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {others.map((faq) => (
          <li key={faq.faq_uuid} className="grid">
            <FaqItem board={board} faq={faq} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pageOf(params)}
        pages={Math.ceil(data.total / FAQ_ROWS)}
        href={(page) => pageSearch(params, page)}
      />
    </div>
  )
}

/** The question in the URL: expanded above the others, whatever its page. */
function useAsked(board: FaqBoardName, params: URLSearchParams): Faq | undefined {
  const uuid = askedFaq(params)
  const { data } = useQuery({
    ...faqsQuery(board, oneFaqQuery(uuid ?? '')),
    enabled: uuid !== null,
  })
  return uuid ? data?.rows[0] : undefined
}

function FaqSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 pt-9">
        {Array.from({ length: FAQ_ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <Skeleton key={index} className="h-14 rounded-card" />
        ))}
      </div>
    </Loading>
  )
}
