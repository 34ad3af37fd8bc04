import { Trans } from '@lingui/react/macro'
import { Award, BookOpen, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AssessmentResult } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { certificationsOf, nextAttempt } from './facts'

interface PathProps {
  result: AssessmentResult
  /** The recommended first step. */
  first: AssessmentResult['suggestions'][number] | null
}

const LINK =
  'font-semibold text-primary underline underline-offset-2 print:text-inherit print:no-underline'

/** From here to the proof in three steps. */
export function Path({ result, first }: PathProps) {
  const { name: role } = result.job_role
  return (
    <ol className="grid gap-4 border-t border-line pt-5 desk:col-span-2 desk:grid-cols-3 desk:gap-6 print:col-span-2 print:grid-cols-3 print:pt-3">
      <Step icon={BookOpen} title={<Trans>1. Belajar</Trans>}>
        {first ? (
          <TitleText>{first.title}</TitleText>
        ) : (
          <Trans>Pilih kelas yang melatih unit ini.</Trans>
        )}
      </Step>
      <Step icon={RotateCcw} title={<Trans>2. Ukur lagi</Trans>}>
        <Link to={nextAttempt(result)} className={LINK}>
          <Again price={result.product_price} />
        </Link>{' '}
        <Trans>dan bandingkan dengan hasil ini.</Trans>
      </Step>
      <Step icon={Award} title={<Trans>3. Buktikan</Trans>}>
        <Trans>
          Begitu semua unit kompeten, ambil{' '}
          <Link to={certificationsOf(result.job_role)} className={LINK}>
            sertifikasi {role}
          </Link>
          .
        </Trans>
      </Step>
    </ol>
  )
}

interface StepProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
}

function Step({ icon: Icon, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint text-primary no-print">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="grid min-w-0 content-start text-sm text-muted">
        <b className="text-strong">{title}</b>
        <span>{children}</span>
      </div>
    </li>
  )
}

/** The full assessment, where this one is not taken again. */
function Again({ price: amount }: { price: number | null }) {
  if (amount === null) return <Trans>Ikuti asesmen lengkap</Trans>
  if (amount === 0) return <Trans>Ambil asesmen ini lagi (gratis)</Trans>
  const price = formatRupiah(amount)
  return <Trans>Ambil asesmen ini lagi ({price})</Trans>
}
