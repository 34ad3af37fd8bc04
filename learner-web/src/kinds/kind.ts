import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Rule } from '../api/list'
import type { ProductCard, ProductDetail } from '../api/types'
import type { Tone } from '../ui/Chip'

/** One thing worth knowing of a product: on a card its icon and value, on the detail page its label too. */
export interface Fact {
  icon: LucideIcon
  label: ReactNode
  value: ReactNode
}

export interface Choice {
  value: string
  label: MessageDescriptor
}

interface FilterBase {
  /** Its name in the address. */
  name: string
  label: MessageDescriptor
  /** What a value means to the server. */
  rules: (value: string) => Rule[]
}

export interface TypedFilter extends FilterBase {
  field: 'text' | 'date'
  placeholder?: MessageDescriptor
}

export interface ChoiceFilter extends FilterBase {
  field: 'choice'
  choices: readonly Choice[]
}

/** A choice of the job roles that have an assessment; the server knows which. */
export interface JobRoleFilter extends FilterBase {
  field: 'jobRole'
}

export type Filter = TypedFilter | ChoiceFilter | JobRoleFilter

export interface Sort extends Choice {
  sort: string
  /** What the order leaves out besides. */
  rules?: () => Rule[]
}

export interface Begin {
  label: ReactNode
  path: string
}

export interface Section {
  title: ReactNode
  items: readonly string[]
}

/**
 * What the app must know of a product kind to show it anywhere.
 *
 * Functions are methods, so that the kinds, each of which knows its own card, stand in one table.
 */
export interface Kind<
  C extends ProductCard = ProductCard,
  D extends C & ProductDetail = C & ProductDetail,
> {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
  /** Title and description of the kind's own list. */
  heading: MessageDescriptor
  lead: MessageDescriptor
  unitsTitle: MessageDescriptor
  /** Where the server lists it; a detail stands under `path/slug`. */
  path: string
  pageSize: number
  filters: readonly Filter[]
  /** The first one is the shop's own order. */
  sorts: readonly Sort[]
  /** The line above a card's title. */
  eyebrow(card: C): ReactNode
  cardFacts(card: C): Fact[]
  detailFacts(detail: D): Fact[]
  /** Lists that only this kind has, such as a syllabus. */
  sections(detail: D): Section[]
  /** The job role whose agencies its buyer may choose from; null where nobody asks. */
  agencyRole(detail: D): string | null
  /** What its buyer does first; null where there is a date to wait for. */
  begin(itemId: number): Begin | null
}
