import { ChevronDown } from 'lucide-react'
import type { Faq } from '../../api/contentTypes'
import { cn } from '../../ui/cn'
import { RichText } from '../../ui/RichText'

interface FaqListProps {
  faqs: readonly Faq[]
  /** On phones the first three. */
  isShort?: boolean
}

/** Questions that open on their answers. */
export function FaqList({ faqs, isShort = false }: FaqListProps) {
  return (
    <div
      className={cn(
        'overflow-hidden rounded-card border border-line bg-surface',
        isShort && 'max-sm:*:nth-[n+4]:hidden',
      )}
    >
      {faqs.map(({ faq_uuid, faq_title, faq_answer_html, text_language }) => (
        <details key={faq_uuid} className="group border-line not-first:border-t">
          <summary className="flex min-h-14 items-center gap-3 px-4.5 py-3 font-semibold text-strong hover:bg-sunken">
            <span className="flex-1">
              <bdi>{faq_title}</bdi>
            </span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-4.5 pt-1 pb-4">
            <RichText html={faq_answer_html} deeper={1} language={text_language} />
          </div>
        </details>
      ))}
    </div>
  )
}
