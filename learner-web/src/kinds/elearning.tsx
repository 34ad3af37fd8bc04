import { msg } from '@lingui/core/macro'
import type { ElearningCard } from '../api/types'
import { difficulty, duration } from './facts/common'
import { lessons } from './facts/elearning'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  priceFilter,
  tagFilter,
  timedTitleSorts,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const elearning: Kind<ElearningCard> = {
  heading: msg`E-learning`,
  lead: msg`Materi pendek yang dapat Anda putar kapan saja, dengan kuis dan tugas di setiap bagian.`,
  pageSize: 8,
  filters: [
    titleFilter,
    categoryFilter,
    jobRoleFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: timedTitleSorts,
  relatedKinds: ['webinar', 'oti', 'training'],
  eyebrow: ({ category_name }) => category_name,
  cardFacts: (card) => [duration(card.duration_minutes), lessons(card), ...difficulty(card)],
}
