import type { Fact } from '../../kinds/kind'

/** What a buyer asks first, at a glance. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className="-me-px -mb-px grid grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {facts.map(({ icon: Icon, label, value }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
            key={index}
            className="grid content-start gap-1 border-e border-b border-line p-4 last:odd:max-sm:col-span-2"
          >
            <dt className="flex items-center gap-1.5 text-[13px] text-muted">
              <Icon aria-hidden className="size-4 text-primary" />
              {label}
            </dt>
            <dd className="font-semibold text-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
