import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedIn } from '../../api/session'
import type { AssessmentResult } from '../../api/types'
import { paths } from '../../app/paths'
import { formatRupiah } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PrintedLevelMeanings } from '../levels/LevelMeanings'
import { RadarChart } from '../levels/RadarChart'
import { Comparison } from './Comparison'
import { isComparable, isWhole, levelBefore, nextAttempt } from './facts'
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
    <div className="page grid grid-cols-1 max-[20rem]:wrap-anywhere gap-6 py-6 desk:gap-8 desk:py-10 print:block print:max-w-none print:space-y-5 print:p-0">
      <PrintPage />
      <SummaryHero result={result} />
      {notice}
      <Plan result={result} />
      {result.earlier && <Comparison result={result} earlier={result.earlier} />}
      <Units result={result} />
      <HowItIsCounted result={result} />
      <PrintedLevelMeanings levels={result.levels} />
      <Suggestions result={result} />
      <div className="no-print flex flex-wrap justify-center gap-3 border-t border-line pt-6">
        <Onward result={result} />
      </div>
    </div>
  )
}

/** The full assessment after a free one, else another attempt; a visitor has no learning of their own yet. */
function Onward({ result }: { result: AssessmentResult }) {
  const { is_free: isFree, product_price: price } = result
  return (
    <>
      {useSignedIn() && (
        <LinkButton variant="secondary" to={paths.myLearning}>
          <Trans>Belajar saya</Trans>
        </LinkButton>
      )}
      {(isFree || !isWhole(result)) && (
        <LinkButton
          variant={isFree ? 'primary' : 'tonal'}
          to={nextAttempt(result)}
          className="max-sm:w-full"
        >
          <RotateCcw aria-hidden className="size-4.5" />
          {isFree ? <Trans>Ikuti asesmen lengkap</Trans> : <TakeAgain price={price} />}
        </LinkButton>
      )}
    </>
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

/** The units once: as a map, and beside it what each shows. */
function Units({ result }: { result: AssessmentResult }) {
  const { t } = useLingui()
  const axes = result.units.map(({ uk_code, uk_name, achieved_level, required_level }) => ({
    label: uk_name,
    achieved: achieved_level,
    required: required_level,
    before: isComparable(result) ? levelBefore(result, uk_code) : null,
  }))
  return (
    <Card className="overflow-clip print:overflow-visible print:rounded-none print:border-0">
      <h2 className="px-5 pt-5 pb-3 text-lg print:px-0 print:pt-0 print:break-after-avoid">
        <Trans>Peta kompetensi</Trans>
      </h2>
      <div className="grid grid-cols-1 items-start desk:grid-cols-[30rem_minmax(0,1fr)] print:block">
        <div className="break-inside-avoid px-5 pb-5 desk:sticky desk:top-24 print:p-0 print:pb-3">
          <RadarChart
            title={t`Level tercapai dan disyaratkan`}
            axes={axes}
            max={result.levels.length}
            isListed={false}
          />
        </div>
        <GapTable result={result} />
      </div>
    </Card>
  )
}
