import { msg } from '@lingui/core/macro'
import type { OtiCard } from '../api/types'
import { dates, difficulty, place } from './facts/common'
import { days, meetings } from './facts/oti'
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

export const oti: Kind<OtiCard> = {
  heading: msg`Kelas OTI`,
  lead: msg`Kelas menyeluruh untuk satu peran: sesi bersama pengajar, kuis, tugas, sampai siap bekerja.`,
  pageSize: 12,
  filters: [
    titleFilter,
    jobRoleFilter,
    categoryFilter,
    modeFilter,
    locationFilter,
    ...dateFilters,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['training', 'bundle', 'elearning'],
  eyebrow: dates,
  cardFacts: (card) => [place(card), days(card), meetings(card), ...difficulty(card)],
}
