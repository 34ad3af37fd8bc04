import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, PartyPopper, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AssessmentResult } from '../../api/types'
import { paths, to } from '../../app/paths'
import { formatRupiah } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PrintedLevelMeanings } from '../levels/LevelMeanings'
import { RadarChart } from '../levels/RadarChart'
import { Comparison } from './Comparison'
import { isCompetent } from './facts'
import { GapTable } from './GapTable'
import { HowItIsCounted } from './HowItIsCounted'
import { Plan } from './Plan'
import { PrintPage } from './PrintPage'
import { Suggestions } from './Suggestions'
import { SummaryHero } from './SummaryHero'

interface SummaryProps {
  result: AssessmentResult
  /** What is to be done about the result itself, right below the head. */
  notice?: ReactNode
}

/** Everything that an assessment has shown. */
export function Summary({ result, notice }: SummaryProps) {
  return (
    <div className="page grid max-w-6xl max-[20rem]:grid-cols-1 max-[20rem]:wrap-anywhere gap-6 py-6 desk:gap-8 desk:py-10 print:block print:max-w-none print:space-y-5 print:p-0">
      <PrintPage />
      <SummaryHero result={result} />
      {notice}
      {isCompetent(result) && <Praise role={result.job_role} />}
      <Plan result={result} />
      {result.earlier && <Comparison result={result} earlier={result.earlier} />}
      <Radar result={result} />
      <GapTable result={result} />
      <HowItIsCounted result={result} />
      <PrintedLevelMeanings levels={result.levels} />
      <Suggestions result={result} />
      <div className="no-print flex flex-wrap justify-center gap-3 border-t border-line pt-6">
        <LinkButton variant="secondary" to={paths.myLearning}>
          <Trans>Belajar saya</Trans>
        </LinkButton>
        <LinkButton variant="tonal" to={nextAttempt(result)}>
          <RotateCcw aria-hidden className="size-4.5" />
          {result.is_free ? (
            <Trans>Ikuti asesmen lengkap</Trans>
          ) : (
            <TakeAgain price={result.product_price} />
          )}
        </LinkButton>
      </div>
    </div>
  )
}

function TakeAgain({ price }: { price: number | null }) {
  return (
    <>
      <Trans>Ambil asesmen lagi</Trans>
      {price !== null && ' · '}
      {price === 0 ? <Trans>Gratis</Trans> : price !== null && formatRupiah(price)}
    </>
  )
}

/** Where the assessment is bought again, or else all of the role. */
const nextAttempt = ({ product_slug, job_role }: AssessmentResult) =>
  product_slug ? to.detail('assessment', product_slug) : to.jobRole(job_role.slug)

function Praise({ role: { name: role, slug } }: { role: AssessmentResult['job_role'] }) {
  return (
    <div className="rise flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-success-tint px-5 py-4 print:border-0 print:bg-transparent print:p-0">
      <p className="flex items-center gap-4 font-semibold text-success">
        <PartyPopper aria-hidden className="size-6 shrink-0" />
        <Trans>Selamat! Semua unit yang disyaratkan untuk {role} telah Anda kuasai.</Trans>
      </p>
      <LinkButton
        to={`${to.kind('certification')}?job_role=${slug}`}
        className="no-print max-sm:w-full"
      >
        <Trans>Buktikan dengan sertifikasi</Trans>
        <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
      </LinkButton>
    </div>
  )
}

function Radar({ result: { units, levels } }: { result: AssessmentResult }) {
  const { t } = useLingui()
  const axes = units.map(({ uk_name, achieved_level, required_level }) => ({
    label: uk_name,
    achieved: achieved_level,
    required: required_level,
  }))
  return (
    <Card className="grid grid-rows-[auto_1fr] gap-3 p-5 break-inside-avoid [&>figure]:self-center print:border-0 print:p-0 print:[&_ol]:hidden">
      <h2 className="text-lg">
        <Trans>Peta kompetensi</Trans>
      </h2>
      <RadarChart title={t`Level tercapai dan disyaratkan`} axes={axes} max={levels.length} />
    </Card>
  )
}
