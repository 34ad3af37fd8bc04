import { msg } from '@lingui/core/macro'
import type { TrainingCard } from '../api/types'
import { dates, difficulty, duration, place } from './facts/common'
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
  subjectFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const training: Kind<TrainingCard> = {
  heading: msg`Jadwal pelatihan`,
  lead: msg`Kelas daring dan tatap muka bersama pengajar berpengalaman, disusun menurut unit kompetensi yang Anda perlukan.`,
  pageSize: 10,
  filters: [
    titleFilter,
    modeFilter,
    locationFilter,
    ...dateFilters,
    priceFilter,
    categoryFilter,
    subjectFilter,
    jobRoleFilter,
    difficultyFilter,
    languageFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['workshop', 'oti', 'elearning'],
  eyebrow: dates,
  cardFacts: (card) => [place(card), duration(card.duration_hours * 60), ...difficulty(card)],
}
