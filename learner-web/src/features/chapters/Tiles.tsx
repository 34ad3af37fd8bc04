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
import type { OtiBenefit } from '../../api/types'

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
                <bdi>{title}</bdi>
              </h3>
              <p className="text-[15px] text-muted">
                <bdi>{text}</bdi>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
