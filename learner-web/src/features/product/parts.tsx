import type { Spec } from '../../api/types'

/** Names side by side. */
export function Tags({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="rounded-full border border-line bg-surface px-3.5 py-1.5 text-[15px] font-medium"
        >
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** What a thing is made of, line by line. */
export function Specs({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="overflow-hidden rounded-card border border-line bg-surface">
      {specs.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-line px-4.5 py-3 not-first:border-t sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-muted">
            <bdi>{label}</bdi>
          </dt>
          <dd className="font-semibold text-strong">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
