import { Trans } from '@lingui/react/macro'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupiah } from '../../lib/format'
import { TitleText } from '../../ui/TitleText'
import type { Change } from './changes'

interface PriceChangesProps {
  title: ReactNode
  changes: readonly Change[]
  /** Whether it is an answer to what the buyer did just now. */
  urgent?: boolean
}

/** What does not cost what the buyer saw before; nothing where nothing changed. */
export function PriceChanges({ title, changes, urgent = false }: PriceChangesProps) {
  if (changes.length === 0 && !urgent) return null
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className="grid gap-2 rounded-card bg-warning-tint px-4 py-3 text-[15px] text-warning"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>{title}</span>
      </p>
      <ul className="grid gap-1 ps-5">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap gap-x-3">
            <TitleText>{change.title}</TitleText>
            <FromTo before={change.before} now={change.now} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FromTo({ before, now }: Pick<Change, 'before' | 'now'>) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <del>
        <bdi dir="ltr">{formatRupiah(before)}</bdi>
      </del>
      <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
      <strong>
        {now === null ? <Trans>Tidak tersedia</Trans> : <bdi dir="ltr">{formatRupiah(now)}</bdi>}
      </strong>
    </span>
  )
}
