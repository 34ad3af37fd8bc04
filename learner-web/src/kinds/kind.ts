import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Rule } from '../api/list'
import type { KindSlug, Level, ProductCard, ProductDetail, Schedule } from '../api/types'
import type { DetailSection } from './section'

/** One thing worth knowing of a product: on a card its icon and value, on the detail page its label too. */
export interface Fact {
  icon: LucideIcon
  label: ReactNode
  value: ReactNode
}

interface Choice {
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
  /** Names a value among the active filters. */
  valueLabel?: (value: string) => MessageDescriptor
}

/** One of the ranges that the server counts and names. */
export interface RangeFilter extends FilterBase {
  field: 'range'
  /** Names a range that the server does not count. */
  valueLabel: (value: string) => MessageDescriptor
}

/** Values that the server counts, several at once; `choices` names them where the wire has only codes. */
export interface FacetFilter extends FilterBase {
  field: 'facet'
  choices?: readonly Choice[]
  /** Which list names its values where the server does not count them. */
  source?: 'jobRoles' | 'agencies' | 'subjects'
}

export type Filter = TypedFilter | RangeFilter | FacetFilter

export interface Sort extends Choice {
  sort: string
  /** What the order leaves out besides. */
  rules?: () => Rule[]
}

/** What a list needs to keep its filters and order in the address. */
export type Listing = Pick<Kind, 'filters' | 'sorts' | 'pageSize'>

interface Trial {
  label: ReactNode
  path: string
}

/**
 * What lists show of a product kind; its icon, name and place on the server are its `KindMeta`.
 *
 * Functions are methods, so that the kinds, each of which knows its own card, stand in one table.
 */
export interface Kind<C extends ProductCard = ProductCard> {
  /** Title and description of the kind's own list. */
  heading: MessageDescriptor
  lead: MessageDescriptor
  pageSize: number
  filters: readonly Filter[]
  /** The first one is the shop's own order. */
  sorts: readonly Sort[]
  /** Where somebody who finds nothing here may look instead. */
  relatedKinds: readonly KindSlug[]
  /** The line above a card's title. */
  eyebrow(card: C): ReactNode
  cardFacts(card: C): Fact[]
  /** What anybody may try before buying one. */
  trial?: Trial
}

/** What the page of a product shows because of its kind. */
export interface KindDetail<D extends ProductDetail = ProductDetail> {
  unitsTitle: MessageDescriptor
  /** What the levels mean that its units require. */
  levels?(detail: D): readonly Level[]
  facts(detail: D): Fact[]
  /** Chapters that only this kind has, such as a syllabus. */
  sections(detail: D): DetailSection[]
  /** The job role whose agencies its buyer may choose from. */
  agencyRole?(detail: D): string
  /** The other dates that a buyer may choose from; each is a product of its own. */
  schedules?(detail: D): readonly Schedule[]
  /** How many dates there are in all, and the list of them. */
  allSchedules?(detail: D): { total: number; path: string }
  /**
   * Consists of other products: its page begins with them, and nobody waits for the whole, but for the part
   * that is missing.
   */
  isComposite?: boolean
  /** The first part that cannot be had. */
  missingPart?(detail: D): ProductCard | undefined
  /** There is a free check of the same, which its page tells apart. */
  hasFreeCheck?: boolean
  /** What of it is sold but not there yet; stands before the price. */
  comingSoon?(detail: D): ReactNode
  /** Stands on its picture. */
  onPicture?(detail: D): ReactNode
  /** Where it is joined when that is not here; such a product is never bought by cart. */
  externalUrl?(detail: D): string | null
}
