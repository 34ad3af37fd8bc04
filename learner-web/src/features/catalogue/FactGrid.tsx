import type { Fact } from '../../kinds/kind'

/** What a buyer asks first, at a glance. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
      {facts.map(({ icon: Icon, label, value }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
          key={index}
          className="grid content-start gap-1 bg-surface p-4 last:odd:max-sm:col-span-2"
        >
          <dt className="flex items-center gap-1.5 text-[13px] text-muted">
            <Icon aria-hidden className="size-4 text-primary" />
            {label}
          </dt>
          <dd className="font-semibold text-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
