import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../ui/Chip'

/** What the app must know of a product kind to show it anywhere. */
export interface Kind {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
}
