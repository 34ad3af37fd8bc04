import type { Fact } from '../../kinds/kind'
import { cn } from '../../ui/cn'

const FOURS = ['', 'sm:col-span-4', 'sm:col-span-3', 'sm:col-span-2']

// No empty cell: as many columns as divide the facts, or else four, with a last cell that fills the row.
function layout(count: number): { columns: string; last: string | undefined } {
  if (count % 4 !== 0 && count % 5 === 0) return { columns: 'sm:grid-cols-5', last: undefined }
  if (count % 4 !== 0 && count % 3 === 0) return { columns: 'sm:grid-cols-3', last: undefined }
  return { columns: 'sm:grid-cols-4', last: FOURS[count % 4] }
}

/** What a buyer asks first, at a glance; wide facts come last, each on a row of its own. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  const short = facts.filter(({ isWide }) => !isWide)
  const wide = facts.filter(({ isWide }) => isWide)
  const { columns, last } = layout(short.length)
  const isOdd = short.length % 2 === 1
  const lastShort = cn(last, isOdd && 'min-[20rem]:max-sm:col-span-2')
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className={cn('-me-px -mb-px grid grid-cols-2 max-[20rem]:grid-cols-1', columns)}>
        {short.map((fact, index) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
            key={index}
            fact={fact}
            className={index === short.length - 1 ? lastShort : undefined}
          />
        ))}
        {wide.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
          <Cell key={index} fact={fact} className="col-span-full" />
        ))}
      </dl>
    </div>
  )
}

interface CellProps {
  fact: Fact
  className: string | undefined
}

function Cell({ fact: { icon: Icon, label, value }, className }: CellProps) {
  return (
    <div className={cn('grid content-start gap-1 border-e border-b border-line p-4', className)}>
      <dt className="flex items-center gap-1.5 text-[13px] text-muted">
        <Icon aria-hidden className="size-4 text-primary" />
        {label}
      </dt>
      <dd className="font-semibold text-balance text-strong">{value}</dd>
    </div>
  )
}
