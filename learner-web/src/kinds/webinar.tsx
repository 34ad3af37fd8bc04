import { msg } from '@lingui/core/macro'
import type { WebinarCard } from '../api/types'
import { duration, moment } from './facts/common'
import { extras } from './facts/webinar'
import {
  agencyFilter,
  categoryFilter,
  datedSorts,
  dateFilters,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const webinar: Kind<WebinarCard> = {
  heading: msg`Webinar`,
  lead: msg`Satu atau dua jam bersama praktisi dari mana saja, banyak di antaranya gratis.`,
  pageSize: 12,
  filters: [
    titleFilter,
    categoryFilter,
    ...dateFilters,
    jobRoleFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['workshop', 'elearning'],
  eyebrow: moment,
  cardFacts: (card) => [duration(card.duration_minutes), ...extras(card)],
}
