import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Rule } from '../api/list'
import type { KindSlug, Level, ProductCard, ProductDetail, Schedule } from '../api/types'
import type { DetailSection } from './section'

/** A fact about a product: on a card its icon and value, on the detail page its label too. */
export interface Fact {
  icon: LucideIcon
  label: ReactNode
  value: ReactNode
  /** A long value, which the detail page gives a row of its own. */
  isWide?: true
}

interface Choice {
  value: string
  label: MessageDescriptor
}

interface FilterBase {
  /** The name of its search parameter. */
  name: string
  label: MessageDescriptor
  /** The server's filter rules for a value. */
  rules: (value: string) => Rule[]
}

export interface TypedFilter extends FilterBase {
  field: 'text' | 'date'
  placeholder?: MessageDescriptor
  /** The label of a value among the active filters. */
  valueLabel?: (value: string) => MessageDescriptor
}

/** One of the ranges that the server counts and labels. */
export interface RangeFilter extends FilterBase {
  field: 'range'
  /** The label of a range that the server does not count. */
  valueLabel: (value: string) => MessageDescriptor
}

/**
 * Values that the server counts, with multiple selection; `choices` labels them if the server sends only
 * codes.
 */
export interface FacetFilter extends FilterBase {
  field: 'facet'
  choices?: readonly Choice[]
  /** The list with the labels of values that the server does not count. */
  source?: 'jobRoles' | 'agencies' | 'subjects'
}

export type Filter = TypedFilter | RangeFilter | FacetFilter

export interface Sort extends Choice {
  sort: string
  /** Rules that the sort adds to the filters. */
  rules?: () => Rule[]
}

/** The parts of a kind that a list needs to keep filters and sort in the URL. */
export type Listing = Pick<Kind, 'filters' | 'sorts' | 'pageSize'>

interface Trial {
  label: ReactNode
  path: string
}

/**
 * What lists show of a product kind; its icon, name and API path are in its `KindMeta`. Functions are
 * methods, so that kinds with different card types fit into one table.
 */
export interface Kind<C extends ProductCard = ProductCard> {
  /** Title and description of the kind's list. */
  heading: MessageDescriptor
  lead: MessageDescriptor
  pageSize: number
  filters: readonly Filter[]
  /** The first one is the shop's own order. */
  sorts: readonly Sort[]
  /** Kinds to suggest when nothing is found. */
  relatedKinds: readonly KindSlug[]
  /** The line above a card's title. */
  eyebrow(card: C): ReactNode
  cardFacts(card: C): Fact[]
  /** A free trial before buying. */
  trial?: Trial
}

/** The parts of a product's first screen that depend on its kind. */
export interface KindDetail<D extends ProductDetail = ProductDetail> {
  facts(detail: D): Fact[]
  /** The job role whose agencies its buyer may choose from. */
  agencyRole?(detail: D): string
  /** Other dates that a buyer may choose; each is a separate product. */
  schedules?(detail: D): readonly Schedule[]
  /** The total number of dates, and the path of their list. */
  allSchedules?(detail: D): { total: number; path: string }
  /**
   * Consists of other products: its page begins with them, and waiting lists are those of the missing part.
   */
  isComposite?: boolean
  /** The first part that is unavailable. */
  missingPart?(detail: D): ProductCard | undefined
  /** There is a free version, which its page distinguishes. */
  hasFreeCheck?: boolean
  /** A part that is sold but not available yet; shown before the price. */
  comingSoon?(detail: D): ReactNode
  /** Content on top of its picture. */
  onPicture?(detail: D): ReactNode
  /** The URL of another site where it is held; such a product is not bought through the cart. */
  externalUrl?(detail: D): string | null
}

/** The parts below it. */
export interface KindChapters<D extends ProductDetail = ProductDetail> {
  unitsTitle: MessageDescriptor
  /** The meaning of the levels that its units require. */
  levels?(detail: D): readonly Level[]
  /** Sections that only this kind has, such as a syllabus. */
  sections(detail: D): DetailSection[]
}
