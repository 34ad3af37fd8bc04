import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { faqsQuery } from '../../api/faqs'
import { paths } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { FaqList } from '../chapters/FaqList'

const OF_INSTITUTIONS = {
  rows: 4,
  rules: [{ field: 'faq_title', op: 'contains', value: 'instansi' }],
} as const

/** What the help centre answers about institutions; nothing where it says nothing. */
export function Questions() {
  const faqs = useQuery(faqsQuery('help', OF_INSTITUTIONS)).data?.rows ?? []
  if (faqs.length === 0) return null
  return (
    <PageSection title={<Trans>Pertanyaan tentang instansi</Trans>} all={paths.helpCenter}>
      <FaqList faqs={faqs} />
    </PageSection>
  )
}
