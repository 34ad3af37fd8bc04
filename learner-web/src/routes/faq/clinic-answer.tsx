import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Faq } from '../../api/contentTypes'
import { ApiError } from '../../api/envelope'
import { clinicFaqQuery, faqsQuery } from '../../api/faqs'
import { messageOf } from '../../api/messageOf'
import { paths, to } from '../../app/paths'
import { AskSection } from '../../features/faq/AskSection'
import { Origin } from '../../features/faq/FaqItem'
import { HelpfulVote } from '../../features/faq/HelpfulVote'
import { usePageMeta } from '../../lib/pageMeta'
import { plainText } from '../../lib/plainText'
import { Banner } from '../../ui/Banner'
import { Card } from '../../ui/Card'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { NotFoundState } from '../../ui/NotFoundState'
import { Breadcrumb } from '../../ui/PageHeader'
import { RichText } from '../../ui/RichText'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'

const OTHERS = 6
const NOT_FOUND = 404

export function Component() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(clinicFaqQuery(id))
  usePageMeta(data?.faq_title ?? t`Klinik SPBE`, data && plainText(data.faq_answer_html))
  if (data) return <Answer key={id} faq={data} />
  if (isPending) return <AnswerSkeleton />
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <NotFoundState
        title={<Trans>Jawaban ini sudah tidak ada</Trans>}
        back={{ to: paths.clinic, label: <Trans>Ke Klinik SPBE</Trans> }}
      >
        <Trans>Mungkin pertanyaannya sudah diperbarui. Cari di Klinik SPBE.</Trans>
      </NotFoundState>
    )
  return <ErrorState message={messageOf(error)} onRetry={refetch} />
}

function Answer({ faq }: { faq: Faq }) {
  return (
    <>
      <Banner
        isLow
        above={<Breadcrumb crumbs={[{ label: <Trans>Klinik SPBE</Trans>, to: paths.clinic }]} />}
        title={<UntranslatedText language={faq.text_language}>{faq.faq_title}</UntranslatedText>}
        lead={<Origin faq={faq} />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-9">
        <article>
          <Card className="grid gap-5 p-5 desk:p-8">
            <InIndonesian language={faq.text_language} />
            <RichText html={faq.faq_answer_html} language={faq.text_language} />
            <HelpfulVote board="spbe" uuid={faq.faq_uuid} />
          </Card>
        </article>
        <Others faq={faq} />
      </div>
      <AskSection />
    </>
  )
}

function Others({ faq }: { faq: Faq }) {
  const rules = [{ field: 'faq_category_uuid', op: 'eq', value: faq.faq_category_uuid } as const]
  const { data } = useQuery(faqsQuery('spbe', { rows: OTHERS, rules }))
  const others = data?.rows.filter(({ faq_uuid }) => faq_uuid !== faq.faq_uuid) ?? []
  if (others.length === 0) return null
  return (
    <Card className="h-fit p-5">
      <h2 className="pb-2 text-base">
        <Trans>Pertanyaan terkait</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {others.map(({ faq_uuid, faq_title, text_language }) => (
          <li key={faq_uuid}>
            <Link
              to={to.clinicFaq(faq_uuid)}
              className="flex min-h-11 items-center py-2.5 text-[15px] font-medium hover:text-primary hover:underline"
            >
              <UntranslatedText language={text_language}>{faq_title}</UntranslatedText>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AnswerSkeleton() {
  return (
    <Loading>
      <div className="h-40 bg-banner" />
      <div className="page pt-9">
        <Skeleton className="h-56 w-full max-w-3xl" />
      </div>
    </Loading>
  )
}
