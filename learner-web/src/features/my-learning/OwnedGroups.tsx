import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { OwnedItem, Phase } from '../../api/learning'
import { Card } from '../../ui/Card'
import { OwnedRow } from './OwnedRow'

/** In the order in which the rows come. */
const GROUPS: readonly { phase: Phase; title: ReactNode }[] = [
  { phase: 'running', title: <Trans>Berlangsung</Trans> },
  { phase: 'coming', title: <Trans>Akan datang</Trans> },
  { phase: 'open', title: <Trans>Bisa dibuka kapan saja</Trans> },
  { phase: 'past', title: <Trans>Selesai</Trans> },
]

/** What one owns, by where it stands in time. */
export function OwnedGroups({ rows }: { rows: readonly OwnedItem[] }) {
  return GROUPS.map(({ phase, title }) => {
    const items = rows.filter((item) => item.phase === phase)
    return items.length > 0 && <Group key={phase} title={title} items={items} />
  })
}

function Group({ title, items }: { title: ReactNode; items: readonly OwnedItem[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.uuid}>
              <OwnedRow item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
