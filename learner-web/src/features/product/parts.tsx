import {
  Award,
  Briefcase,
  ClipboardCheck,
  Hammer,
  Headphones,
  type LucideIcon,
  Users,
  Video,
  Wrench,
} from 'lucide-react'
import type { OtiBenefit, Spec } from '../../api/types'
import { Content } from '../../ui/Content'

/** Names side by side. */
export function Tags({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="rounded-full border border-line bg-surface px-3.5 py-1.5 text-[15px] font-medium"
        >
          <Content>{item}</Content>
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
            <Content>{label}</Content>
          </dt>
          <dd className="font-semibold text-strong">
            <Content>{value}</Content>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ICONS: Record<OtiBenefit['icon'], LucideIcon> = {
  certificate: Award,
  mentor: Headphones,
  project: Hammer,
  career: Briefcase,
  community: Users,
  recording: Video,
  tools: Wrench,
  assessment: ClipboardCheck,
}

/** Gains, each with a drawing and a sentence. */
export function Tiles({ benefits }: { benefits: readonly OtiBenefit[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {benefits.map(({ icon, title, text }) => {
        const Icon = ICONS[icon]
        return (
          <li key={title} className="flex gap-3.5 rounded-card border border-line bg-surface p-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
              <Icon aria-hidden className="size-5.5" />
            </span>
            <div className="grid content-start gap-0.5">
              <h3 className="text-base">
                <Content>{title}</Content>
              </h3>
              <p className="text-[15px] text-muted">
                <Content>{text}</Content>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
