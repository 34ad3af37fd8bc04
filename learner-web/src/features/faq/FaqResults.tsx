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
}

/** The questions that the address asks for. */
export function FaqResults({ board, params }: FaqResultsProps) {
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
      <p role="status" className="pb-3 font-semibold text-strong">
        {isUnasked(params) ? (
          <Trans>{data.total} pertanyaan, yang paling membantu lebih dulu</Trans>
        ) : (
          <Trans>{data.total} pertanyaan</Trans>
        )}
      </p>
      <ul className={cn('grid gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {others.map((faq) => (
          <li key={faq.faq_uuid}>
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
