import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../api/faqs'
import type { ListQuery } from '../../api/list'
import { paths } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { FaqItem } from '../faq/FaqItem'

const ASKED: ListQuery = {
  page: 1,
  rows: 4,
  rules: [{ field: 'faq_segment', op: 'eq', value: 'assessment' }],
  sort: 'helped|desc',
}

/** What people ask before they are measured. */
export function RoleQuestions() {
  const { data } = useQuery(faqsQuery('help', ASKED))
  if (!data || data.rows.length === 0) return null
  return (
    <PageSection title={<Trans>Sering ditanyakan</Trans>} all={paths.helpCenter}>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:gap-3 desk:grid-cols-2">
        {data.rows.map((faq) => (
          <li key={faq.faq_uuid}>
            <FaqItem board="help" faq={faq} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
