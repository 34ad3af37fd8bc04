import { Trans } from '@lingui/react/macro'
import { ArrowRight, ClipboardCheck } from 'lucide-react'
import { paths } from '../../app/paths'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'

const WIDE = ['xl:hidden', 'xl:col-span-2 xl:block', 'xl:col-span-1 xl:block'] as const

/** The position after so many tiles, only to fill an incomplete last row. */
const placeAfter = (count: number) => cn('hidden', count % 2 === 1 && 'sm:block', WIDE[count % 3])

/** Helps to choose, in the place that the last row of tiles leaves empty. */
export function HelpTile({ after }: { after: number }) {
  return (
    <li className={placeAfter(after)}>
      <Card
        interactive
        className="group flex h-full flex-col items-start justify-center gap-3 bg-primary-tint p-6"
      >
        <ClipboardCheck aria-hidden className="size-8 text-primary" />
        <p className="text-lg leading-snug font-bold text-strong">
          <Trans>Belum yakin mana yang tepat?</Trans>
        </p>
        <p className="max-w-md text-[15px] text-ink">
          <Trans>
            Sepuluh menit, tanpa mendaftar: lihat unit yang sudah Anda kuasai dan yang belum.
          </Trans>
        </p>
        <Link
          to={paths.freeAssessments}
          className="inline-flex items-center gap-1.5 font-semibold text-primary outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          <Trans>Cek kemampuan gratis</Trans>
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </Link>
      </Card>
    </li>
  )
}
