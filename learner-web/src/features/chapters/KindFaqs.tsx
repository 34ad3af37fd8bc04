import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { faqsQuery } from '../../api/faqs'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { TextBlock } from '../catalogue/ProductText'
import { FaqList } from './FaqList'

const SHOWN = 5

/** The questions that people ask of a kind, and the way to all of them. */
export function KindFaqs({ segment }: { segment: string }) {
  const { t } = useLingui()
  const rules = [{ field: 'faq_segment', op: 'eq', value: segment }] as const
  const faqs = useQuery(faqsQuery('help', { rows: SHOWN, rules })).data?.rows ?? []
  if (faqs.length === 0) return null
  return (
    <TextBlock title={<Trans>Pertanyaan yang sering diajukan</Trans>} short={t`Tanya jawab`}>
      <FaqList isShort faqs={faqs} />
      <Link
        to={paths.helpCenter}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-primary hover:underline"
      >
        <Trans>Buka pusat bantuan</Trans>
        <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
      </Link>
    </TextBlock>
  )
}
