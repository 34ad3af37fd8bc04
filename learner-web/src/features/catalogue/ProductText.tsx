import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { RequiredUnit } from '../../api/types'
import { cn } from '../../ui/cn'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** One chapter of a product's page. */
export function TextBlock({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Plain text whose paragraphs are parted by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className="grid max-w-[68ch] gap-4 leading-relaxed">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <UntranslatedText>{paragraph}</UntranslatedText>
        </p>
      ))}
    </div>
  )
}

type Mark = 'check' | 'number' | 'dot'

/** Short statements; checked for gains, numbered for a course of things, dotted otherwise. */
export function BulletList({ items, mark }: { items: readonly string[]; mark: Mark }) {
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List className={cn('grid gap-x-8 gap-y-3', mark === 'check' && 'sm:grid-cols-2')}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <Bullet mark={mark} number={index + 1} />
          <UntranslatedText>{item}</UntranslatedText>
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

/** The units of competence, with the level that the role requires where there is one. */
export function UnitTable({ units, caption }: { units: readonly RequiredUnit[]; caption: string }) {
  const leveled = units.some(({ required_level }) => required_level !== null)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-[13px] text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-start font-semibold">
              <Trans>Unit</Trans>
            </th>
            {leveled && (
              <th scope="col" className="w-28 px-4 py-2.5 text-end font-semibold">
                <Trans>Level disyaratkan</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {units.map(({ uk_code, uk_name, required_level }) => (
            <tr key={uk_code} className="border-t border-line">
              <th
                scope="row"
                className="grid gap-0.5 px-4 py-3 text-start font-semibold text-strong"
              >
                <UntranslatedText>{uk_name}</UntranslatedText>
                <span className="text-[13px] font-normal text-muted tabular-nums">{uk_code}</span>
              </th>
              {leveled && (
                <td className="px-4 py-3 text-end">
                  <Level level={required_level} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Level({ level }: { level: number | null }) {
  return (
    <span className="inline-grid size-9 place-items-center rounded-full bg-primary-tint font-bold text-primary tabular-nums">
      {level ?? '–'}
    </span>
  )
}
