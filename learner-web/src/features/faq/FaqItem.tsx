import { Trans } from '@lingui/react/macro'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Faq } from '../../api/contentTypes'
import type { FaqBoardName } from '../../api/faqs'
import { to } from '../../app/paths'
import { formatDate } from '../../lib/format'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { RichText } from '../../ui/RichText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { HelpfulVote } from './HelpfulVote'

interface FaqItemProps {
  board: FaqBoardName
  faq: Faq
  open?: boolean
}

/** A question that unfolds its answer. */
export function FaqItem({ board, faq, open = false }: FaqItemProps) {
  // The votes of closed answers are left out of the first view.
  const [wasOpened, setWasOpened] = useState(open)
  // Closed answers come in slices after the questions; the browser's search finds them, too.
  const isRead = useDeferredValue(true, wasOpened)
  return (
    <details
      id={faq.faq_uuid}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      className="group scroll-mt-24 rounded-card border border-line bg-surface transition-colors open:border-primary-line hover:border-primary"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-4.5 py-3.5 group-open:pb-2 hover:text-primary">
        <span className="grid gap-1">
          <h3 className="text-base leading-snug text-wrap text-inherit">
            <UntranslatedText language={faq.text_language}>{faq.faq_title}</UntranslatedText>
          </h3>
          {board === 'spbe' && (
            <span className="text-muted">
              <Origin faq={faq} />
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4.5 pb-4.5">
        <InIndonesian language={faq.text_language} />
        {isRead && <RichText html={faq.faq_answer_html} deeper={2} language={faq.text_language} />}
        {board === 'spbe' && (
          <Link
            to={to.clinicFaq(faq.faq_uuid)}
            className="inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-primary hover:underline"
          >
            <Trans>Buka halaman jawaban ini</Trans>
            <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
          </Link>
        )}
        {wasOpened && <HelpfulVote board={board} uuid={faq.faq_uuid} />}
      </div>
    </details>
  )
}

/** The category and the day of a question. */
export function Origin({ faq: { category, faq_created_at } }: { faq: Faq }) {
  return (
    <span className="text-[13px] font-medium">
      <bdi>{category.name}</bdi> ·{' '}
      <time dateTime={faq_created_at} className="whitespace-nowrap">
        {formatDate(faq_created_at)}
      </time>
    </span>
  )
}
