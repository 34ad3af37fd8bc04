import { msg } from '@lingui/core/macro'
import type { WorkshopCard } from '../api/types'
import { difficulty, duration, moment, place } from './facts/common'
import {
  agencyFilter,
  categoryFilter,
  datedSorts,
  dateFilters,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  locationFilter,
  modeFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const workshop: Kind<WorkshopCard> = {
  heading: msg`Jadwal workshop`,
  lead: msg`Belajar dengan mengerjakan: satu hasil nyata di akhir hari, dibimbing dari awal sampai jadi.`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    modeFilter,
    locationFilter,
    ...dateFilters,
    jobRoleFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['workshop-subscription', 'training', 'webinar'],
  eyebrow: moment,
  cardFacts: (card) => [place(card), duration(card.duration_hours * 60), ...difficulty(card)],
}
