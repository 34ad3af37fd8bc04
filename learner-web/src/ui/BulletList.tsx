import { Check } from 'lucide-react'
import { cn } from './cn'

type Mark = 'check' | 'number' | 'dot'

/** Short statements: checked for benefits, numbered for steps, with dots otherwise. */
export function BulletList({ items, mark }: { items: readonly string[]; mark: Mark }) {
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List className={cn('grid gap-x-8 gap-y-3', mark === 'check' && 'sm:grid-cols-2')}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <Bullet mark={mark} number={index + 1} />
          <bdi>{item}</bdi>
        </li>
      ))}
    </List>
  )
}

function Bullet({ mark, number }: { mark: Mark; number: number }) {
  if (mark === 'dot')
    return <span aria-hidden className="mt-2.25 size-1.5 shrink-0 rounded-full bg-primary" />
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-tint text-xs font-bold text-primary tabular-nums"
    >
      {mark === 'check' ? <Check className="size-3.5" strokeWidth={3} /> : number}
    </span>
  )
}
