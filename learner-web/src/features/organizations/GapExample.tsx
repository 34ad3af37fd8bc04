import { Trans } from '@lingui/react/macro'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../../ui/Chip'

interface ExampleUnit {
  name: ReactNode
  /** Levels that the team lacks in the unit. */
  gap: number
}

const MOST = 10
const UNITS: readonly ExampleUnit[] = [
  { name: <Trans>Membersihkan data</Trans>, gap: 9 },
  { name: <Trans>Menelaah data</Trans>, gap: 6 },
  { name: <Trans>Memvalidasi data</Trans>, gap: 2 },
  { name: <Trans>Mengumpulkan data</Trans>, gap: 0 },
]

/** What an analysis of a team shows: an example, named as one. */
export function GapExample() {
  return (
    <figure className="rise w-full max-w-md overflow-hidden rounded-card bg-surface text-ink shadow-overlay desk:w-104">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-4.5 py-3">
        <span className="grid">
          <strong className="text-strong">
            <Trans>Kesenjangan tim</Trans>
          </strong>
          <span className="text-[13px] font-semibold text-muted">
            <Trans>Tim data, 12 orang</Trans>
          </span>
        </span>
        <Chip>
          <Trans>Contoh</Trans>
        </Chip>
      </figcaption>
      <ul className="grid gap-3 p-4.5">
        {UNITS.map((unit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the example is fixed
          <UnitLine key={index} {...unit} />
        ))}
        <li className="text-end text-xs text-muted">
          <Trans>level yang masih kurang</Trans>
        </li>
      </ul>
      <p className="flex items-center gap-3 border-t border-line bg-primary-tint px-4.5 py-3 text-sm font-semibold text-primary">
        <GraduationCap aria-hidden className="size-5 shrink-0" />
        <Trans>Disarankan: kelas membersihkan data untuk 5 orang</Trans>
      </p>
    </figure>
  )
}

function UnitLine({ name, gap }: ExampleUnit) {
  return (
    <li className="grid gap-1.5">
      <span className="flex justify-between gap-3 text-sm font-semibold">
        <span>{name}</span>
        <span className={gap > 0 ? 'text-price tabular-nums' : 'text-success tabular-nums'}>
          {gap}
        </span>
      </span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-price"
          style={{ width: `${(gap / MOST) * 100}%` }}
        />
      </span>
    </li>
  )
}
